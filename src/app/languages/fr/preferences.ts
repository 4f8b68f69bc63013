import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { bareThing, others, some } from './avoided';

export const words: Words['preferences'] = {
  preferences: {
    standsFor: (word, contents) =>
      `« ${word} » : tout ce qui contient ${some(joinNames(contents.map(bareThing), 'disjunction'))}.`,
    looksFor: (word, names, hasMore, examples) => {
      // "Noix" is the walnut, and many people say it of all nuts.
      const walnuts =
        word.toLowerCase() === 'noix'
          ? ' Pour les autres fruits à coque, coche-les plus haut.'
          : '';
      const such = examples.length > 0 ? ` : ${examples.join(', ')}…` : '.';
      const start = names.join() === word ? 'La' : `« ${word} » : la`;
      return `${start} page cherche ${names.map(bareThing).join(', ')}${hasMore ? '…' : ''} et ce qui en est fait${such}${walnuts}`;
    },
    onlyAWord: (word) =>
      `La page cherche seulement le mot « ${word} ». Elle ne connaît pas cet aliment.`,
    heading: 'Préférences',
    about: (isStored) =>
      `Chaque nouvelle recette devrait les respecter. ${isStored ? 'Ce navigateur les enregistre, et chaque' : 'Chaque'} demande les envoie au modèle. Seules les recettes en anglais, allemand et français sont entièrement vérifiées. Une recette ne peut rien dire des traces. Vérifie chaque étiquette.`,
    lasts: (until) =>
      `Impossible d’enregistrer ceci dans ton navigateur. C’est gardé seulement jusqu’${until === 'close' ? 'à la fermeture' : 'au rechargement'} de cet onglet.`,
    avoidHint: 'Sépare les aliments par des virgules.',
    quoted: (word) => `« ${word} »`,
    more: others,
    notTaken: (names, room) =>
      `Pas ajouté : ${names}. La page ne cherche donc pas cela dans les recettes. Il y a de la place pour ${room.foods} aliments de ${room.letters} lettres au plus, et pour ${room.inAll} lettres en tout.`,
    taught: (name, thing) => `${name} contient : ${thing}.`,
    alwaysHave: 'Tu as toujours chez toi',
    alwaysHaveStays: 'Pour comparer une recette avec ta liste. Cela reste dans ce navigateur.',
    forget: 'Effacer ces préférences',
    forgotten: 'Tes préférences sont effacées.',
    undo: 'Annuler',
    done: 'Terminé',
  },
  fieldNames: {
    people: 'Personnes',
    minutes: 'Temps',
    diet: 'Régime',
    allergens: 'Allergies et intolérances',
    avoid: 'À éviter aussi',
    taught: 'Ce que tu sais des ingrédients',
    equipment: 'Équipement',
    equipmentHint: 'Si tu ne coches rien, une recette peut tout utiliser.',
    units: 'Unités',
    wish: 'Autre chose ?',
    wishExample: 'un plat thaï, pour des enfants…',
  },
  choiceNames: {
    any: 'Peu importe',
    minutes: (minutes) => `${minutes} minutes`,
    noDiet: 'Aucun',
    vegetarian: 'Végétarien',
    vegan: 'Végan',
    pescatarian: 'Pescétarien',
    'no pork': 'Sans porc',
    halal: 'Halal',
    kosher: 'Casher',
    oven: 'Four',
    stove: 'Plaques de cuisson',
    microwave: 'Micro-ondes',
    'air fryer': 'Friteuse à air chaud',
    original: 'Comme dans la recette',
    metric: 'Métriques (g, ml, °C)',
    us: 'Américaines (cups, oz, °F)',
  },
  // The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. "Noix" is the walnut, and for many
  // people any nut: an example, never a name. "Fruits secs" are dried fruit and nuts: "raisins secs".
  allergenNames: {
    milk: ['Lait', 'beurre, fromage, crème, yaourt, lactose'],
    eggs: ['Œufs', 'mayonnaise, meringue, pâtes fraîches'],
    peanuts: ['Arachides (cacahuètes)', 'beurre de cacahuètes, sauce satay'],
    nuts: [
      'Fruits à coque',
      'amandes, noisettes, noix, noix de cajou, pistaches…',
      'Coche les arachides à part. La noix de coco et les pignons sont seulement signalés',
    ],
    gluten: [
      'Céréales contenant du gluten',
      'blé, seigle, orge, avoine, épeautre : pain, pâtes, bière',
    ],
    fish: ['Poissons', 'anchois, nuoc-mâm, sauce Worcestershire'],
    crustaceans: ['Crustacés', 'crevettes, langoustines, crabe, homard'],
    molluscs: ['Mollusques', 'moules, calmars, huîtres, escargots'],
    soya: ['Soja', 'tofu, sauce soja, miso, edamame'],
    celery: ['Céleri', 'céleri-rave, sel de céleri, cubes de bouillon'],
    mustard: ['Moutarde', 'graines de moutarde, beaucoup de vinaigrettes et de currys en poudre'],
    sesame: ['Graines de sésame', 'tahini, houmous, halva'],
    sulphites: ['Anhydride sulfureux et sulfites', 'vin, vinaigre, raisins secs, abricots secs'],
    lupin: ['Lupin', 'farine de lupin, certains pains'],
  },
};
