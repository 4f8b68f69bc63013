import type { Language } from './Language';

export const fr: Language = {
  code: 'fr',
  commonWords:
    'le, la, les, et, avec, des, du, dans, pendant, jusqu, une, pour, sur, au, aux, ou, puis, ajoutez, faites, ajouter, sel, poivre, huile, à, de, en, un, mélangez, laissez, minutes, oignon, ail, cuillère, servir, ingrédients, préparation',
  headings: {
    ingredients:
      'ingr[ée]dients?, liste des ingr[ée]dients, ce qu.il (?:vous )?faut, il vous faut, liste de courses, il (?:te|nous) faut, ce dont (?:vous avez|tu as|on a) besoin, (?:vous aurez|tu auras) besoin de, les courses',
    method:
      'préparation, instructions?, étapes?(?: de (?:la )?(?:préparation|recette))?, réalisation, méthode, déroulement, la recette, recette pas à pas, pas à pas, marche à suivre, mode opératoire, comment (?:faire|préparer|procéder), comment (?:on fait|je (?:la |le |les )?fais), on fait comment, proc',
    parts:
      'cuisson, dressage, montage, assemblage, finition, finitions, (?:préparer|préparez|préparation d[eu]|cuire|réaliser|faire|montage d[eu]) .{1,30}',
    notes:
      '(?:ingrédients? )?(?:non|pas) utilisés?(?: .{1,30})?, (?:ingrédients? )?inutilisés?(?: .{1,30})?, attention, important, (?:l.)?astuces?(?: .{1,30})?, (?:le )?conseils?(?: .{1,30})?, petits? conseils?, notes?(?: .{1,30})?, remarques?, variantes?, variations?, conservation, valeurs? nutritionnelles?(?: .{1,30})?, informations? nutritionnelles?(?: .{1,30})?, calories, nutrition, suggestions?(?: .{1,30})?, accompagnements?, service, pour servir, accords?(?: .{1,30})?, allergènes?, bon à savoir, substitutions?, le truc en plus, bon appétit, facultatif, dégustation',
    ready: 'matériel(?: .{1,30})?, ustensiles?(?: .{1,30})?, équipement, avant de commencer',
    facts:
      "en bref, informations?, détails, infos?(?: pratiques)?, aperçu, portions, temps, d'un coup d.œil",
  },
  served: 'pour (?:le )?serv, (?:pour )?garni',
  step: 'étape',
  groupLead: 'pour (?:la|le|les|l.|une?)\\b, pour ',
  needs:
    "il vous faut, il te faut, il vous faudra, il faut, vous aurez besoin de, vous aurez besoin d[’'], tu as besoin de",
  choices: 'option, recette, idée, choix',
  openings:
    "bien sûr, bien sur, avec plaisir, bonjour, salut, voici, voilà, je (?:vous|te) (?:propose|recommande|suggère|conseille), je (?:propose|recommande|suggère), avec (?:ces|vos|tes|les ingrédients), à partir, d'après, parfait, super, merci, certainement, d'accord, pourquoi pas",
  dangling: 'de, du, des, et, pour, ou, avec, le, la, les, une, dans',
  closings:
    "bon app[ée]tit, bonne dégustation, régalez, régale, j'espère, n'hésite[zs]?, si vous (?:voulez|souhaitez|le souhaitez), si tu (?:veux|souhaites), voulez-vous, souhaitez-vous, dites-moi, dis-moi, savourez",
  asking: 'dites-moi, dis-moi, je peux aussi, voulez-vous, souhaitez-vous, veux-tu',
  dishLeads:
    'recette (?:de|du|des|d.|pour), (?:propose|recommande|suggère|conseille)(?: de (?:préparer|faire|cuisiner))?',
  dishTails:
    'avec (?:vos|tes|les|ces), qui, que, à partir, pour vous, à base, utilisant, en utilisant, facile',
  facts: {
    prep: '(?:temps de )?pr[ée]paration, pr[ée]p\\.?',
    active: '(?:temps )?actif, temps de travail',
    cook: '(?:temps de )?cuisson',
    total: 'temps total, total, temps, durée(?: totale)?, prêt en',
    servings:
      'portions?, personnes?, parts?, pour, nombre de (?:portions|personnes|parts), rendement, quantité, couverts',
    servingsLead: 'pour, donne, ingr[ée]dients pour, ingr[ée]dients \\(pour',
    servingsUnit: 'personnes?, portions?, parts?, pers\\.?, convives',
  },
  amounts: {
    decimalSeparator: ',',
    units:
      'c. à (?:soupe|café|thé|table|[sc].), c.à.[sc]., càs, càc, cs, cc, cuill(?:.|[eè]r[ée]?e)s? à (?:soupe|café|thé|table), gousses?, pincées?, bottes?, branches?, brins?, tranches?, boîtes?, sachets?, verres?, filets?, poignées?, feuilles?, noix, pots?, bouquets?, tasses?, litres?, morceaux, morceau, bâtons?, tiges?, cubes?, zestes?, briques?, grammes?, paquets?, pièces?, têtes?, boules?, douzaines?',
    range: 'à, ou',
    of: "de, d'",
    about: 'environ, env., à peu près, au moins',
    numbers:
      'un=1, une=1, deux=2, trois=3, quatre=4, cinq=5, six=6, sept=7, huit=8, neuf=9, dix=10, onze=11, douze=12',
    columns: {
      amount: 'quantités?, dose',
      unit: 'unités?',
      food: 'ingr[ée]dients?, aliments?',
      note: 'notes?, remarques?, préparation, détails?',
    },
  },
  times: {
    hours: 'heures?, h',
    minutes: 'minutes?, min\\.?, mn\\.?',
    seconds: 'secondes?, sec\\.?, s',
    longer: 'jours?, semaines?, mois, années?',
    and: 'et',
    andHalf: 'et demie?=0.5, et quart=0.25',
    between: 'entre=et',
    more: 'bonnes, petites, autres',
    brief: "à, au, en, et, ou, dans, sur, environ, jusqu'à, puis",
    tail: '',
    numbers:
      "(?:une )?demi-=0.5, un quart d'=0.25, trois quarts d'=0.75, une dizaine de=10, une quinzaine de=15, une vingtaine de=20, une trentaine de=30, quinze=15, vingt-cinq=25, quarante-cinq=45, vingt=20, trente=30, quarante=40, cinquante=50, soixante=60, septante=70, huitante=80, nonante=90",
  },
  waiting: {
    doing:
      '(?:laiss|mijot|repos|enfourn|dor|saut|grill|(?:ré|pré)?chauff|infus|marin|mélang|fouett|mix|lev|tremp|égoutt|brais|étuv|continu|remu|réfrigér|réserv|entrepos|gratin|caramélis|rissol|gonfl|macér|compt|poêl|pass|torréfi|congel|toast|plac|plong|gliss)(?:er|ez|e|ent|ant), (?:bouilli|rôti|pétri|refroidi|blanchi|frémi|reveni|saisi|tiédi|épaissi|blondi|rédui)(?:re?|s?sez|ez|s)?, cui(?:re|sez|s|sent|se), poch(?:er|ez), batt(?:re|ez), bats, poursui(?:vre|vez|s), attend(?:re|ez|s), mett(?:re|ez), suer, compoter, fondre, prendre, faites, frire, confire, à \\d{2,3} ?°c?',
    resting:
      'reposer, repos, refroidir, tiédir, attendez, attendre, attends, gonfler, lever, infuser, patientez',
    sureLead:
      'pendant, durant, (?:poursui(?:vre|vez|s)|prolong(?:er|ez|e)|continu(?:er|ez|e)) la cuisson',
    lead: 'puis, pendant, durant, au moins, encore, pour, minimum, de nouveau',
    leadToPass:
      "en, dans, après, avant, toutes les, tous les, chaque, au bout de, d'ici, il y a, moins de, plus de, jusqu'à, à, par, depuis, sous, cuisson, préparation, temps, durée, prend, prennent, dure, faut, total, repos, entre, maximum, vers",
    determiners: "de, les, ces, dernières, premières, des, que, d'",
    rangeLead: 'de, entre',
    tailToTake: "(?:environ )?à feu, jusqu'à ce que",
    tailSure: 'par (?:face|côté), (?:de|sur) chaque (?:face|côté)',
    tailToPass:
      "plus tard, plus tôt, à l'avance, auparavant, de moins, d'avance, par kilo, par kg, par livre, pour 100, pour chaque, de préparation, de plus que, de cuisson par, trop",
    tailBefore: 'avant, après',
    theEnd: 'fin, final, cuisson',
    sentenceToPass:
      'conserv\\p{L}{1,6}, gard(?:e|ez) au (?:frais|réfrigérateur), se garde, ne jamais, jamais, prêts? en, prête en, au lieu de, sans dépasser',
  },
  shares: {
    said: 'moitié(?= d)=0.5, tiers(?= d)=0.3333, quart(?= d)=0.25, reste(?= d), restante?s?, autre moitié(?= d), fond de=moved, (?:retourn|transvas|transfér|retir|remett|surveill|vérifi)\\p{L}*(?!.* (?:de|du|des|et|avec|dans) )=moved, serv\\p{L}*=served',
    unclear:
      'un peu, quelques, partie, deux tiers, trois quarts, demi\\p{L}?, sauf, réserv\\p{L}+, filet, (?:si|au) (?:nécessaire|besoin)',
    rest: 'le reste(?! d)',
  },
};
