import type { FoodLanguage } from '../FoodLanguage';
import DAIRY_AND_MEAT from './dairyAndMeat.txt?raw';
import FOODS from './foods.txt?raw';
import GRAINS from './grains.txt?raw';
import PANTRY from './pantry.txt?raw';
import PLANTS from './plants.txt?raw';
import WORDS from './words.txt?raw';

export const language: FoodLanguage = {
  code: 'fr',
  foods: FOODS,
  foodWords: [DAIRY_AND_MEAT, GRAINS, PLANTS, PANTRY],
  words: [WORDS],
  endings: ['s', 'x', 'e', 'es'],
  alike: /[esx]+$/,
  links: [],
  of: /^(?:(?:à|aux?|de|en|une?|des)\s+(?:la\s+)?|[^\s,;.:()]+\s+(?:(?:de\s+la|de|du|des)\s+|(?:de\s+)?d'))$/i,
  particles: [],
  beforeVerbs: [],
  describesBehind: true,
  besides:
    'selon suivant voir facon type style chez rayon qualite epicerie magasin variete origine'.split(
      ' ',
    ),
  neither: ['contient', 'ni'],
  inTexts: [
    // "Sans beurre, ce n'est pas une tarte": it has some.
    {
      text: /\bsans [^.;:!?]{2,40},? (?:ce n|il n|elle n|pas de|rien)/i,
      words: ['sans'],
      says: 'not without',
      isFirst: true,
    },
    // Moulds, not mussels.
    {
      text: /(?:dans|remplir|remplissez|garnissez|garnir|(?:beurr|huil|graiss|farin|chemis|tapiss|sucr|démoul|fond )\S*(?: et \S+)?)(?: (?:les|des|vos|tes|de|\d+|deux|quatre|six|huit))* (?:petits |mini[- ]?)?moules|moules (?:en|indiv|beurr|huil|graiss|chemis|rond|rectang|antiadh|jetable|rempli|souple|à (?:muffin|cake|gâteau|tarte|manqu|cann?el|madeleine|brioche|empreinte|savarin|charlotte|charnière))/i,
      words: ['moules', 'moule'],
    },
    // Knives, not razor clams.
    {
      text: /(?:avec|entre|aide de) (?:deux|2|des) couteaux|couteaux? (?:de (?:cuisine|table|boucher|chef)|aiguis|affût|tranch|électr|et (?:\S+ )?fourch)/i,
      words: ['couteaux'],
      says: 'rolling pin',
    },
    {
      text: /^(?:1|un) jaune(?! (?:vif|citron))|(?<!et |ou |, )(?<![\p{L}])(?:au|avec le|un|du) jaune(?=$|[.,;:!]| (?:pour|battu|dilué|délayé|hors|et|puis))/iu,
      words: ['jaune'],
      says: 'egg yolk',
    },
    {
      text: /^(?:1|un) blanc(?=$|[.,;:(]| (?:batt|mont|en neige|pour|légèrement))/i,
      words: ['blanc'],
      says: 'egg white',
    },
    {
      text: /steaks? d(?:e |['’])(?:choux?|courg|butternut|céleri|betterave|patate|légume|aubergine|champignon|portobello|soja|lentille|pois|haricot|tofu|quinoa|thon|saumon|espadon)/i,
      words: ['steak', 'steaks'],
    },
    {
      text: /(?:form|façonn|roul)\S+ (?:(?:de|en|un|des|petits?|deux|\d+) )+(?:boudin|chausson|quenelle)/i,
      words: ['boudin', 'boudins', 'chausson', 'chaussons', 'quenelle', 'quenelles'],
    },
    {
      text: /poireaux?[^.;]*\bblancs?\b(?!.*(?:neige|batt|mont))/i,
      words: ['blanc', 'blancs'],
    },
    {
      text: /(?:rouges?|verte?s?|noire?s?|oranges?|violettes?|,) (?:et|ou) jaunes|jaunes(?: et| ou|,) (?:rouge|vert|orange|noir|violet)/i,
      words: ['jaunes'],
    },
    { text: /noix pour l/i, words: ['noix'] },
    {
      text: /(?:color\S+|couleur|teinte|sent\S*|odeur|goût|devien\S+|brun|blond|est|soit)(?: la| de)? noisette/i,
      words: ['noisette'],
    },
    { text: /bricks? de (?:lait|cr|jus|soupe|coulis)/i, words: ['brick', 'bricks'] },
    {
      text: /blancs? d(?:e |['’])(?:oignon|c[ée]bette|b?l?ette|fenouil)/i,
      words: ['blanc', 'blancs'],
    },
    {
      text: /pommes? de terre|patates/i,
      words: ['charlotte', 'charlottes', 'amandine', 'amandines'],
    },
    {
      text: /kcal|nutritionnel|glucides|lipides/i,
      words: ['proteines', 'lipides', 'fibres', 'sel'],
    },
  ],
  noFood:
    /(?:é|ée|és|ées|ments?|tions?|ants?|antes?|ez|er|ir|iques?|eux|euses?|ifs?|ives?|[ai]bles?|[inrv](?:al|ales?|aux)|iel(?:le)?s?|i[èe]res?|eurs?|oirs?|oires?|[tz]aines?|ais|aises?|ois|oises?|iens?|iennes?|[dnt]ues?|colores?|ismes?)$/,
  pluralOf: (unit) => unit.replace(/^\p{L}{3,}[^sxz]$/u, '$&s'),
  respell: (word) => word,
};
