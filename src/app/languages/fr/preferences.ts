import { listOf } from '../../../ui/listOf';
import type { Words } from '../Words';

/** The French words of the preferences dialog. */
export const words: Words['preferences'] = {
  preferences: {
    standsFor: (word, contents) =>
      `« ${word} » : tout ce qui contient ${listOf(contents, 'disjunction')}.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? ` : ${examples.join(', ')}…` : '.';
      const start = names.join() === word.toLowerCase() ? 'Cherche' : `« ${word} » : cherche`;
      return `${start} ${names.join(', ')}${hasMore ? '…' : ''} et ce qui en est fait${such}`;
    },
    onlyAWord: (word) =>
      `Cherche seulement le mot « ${word} ». La page ne connaît pas cet aliment.`,
    heading: 'Préférences',
    close: 'Fermer',
    about: (isStored) =>
      `Chaque nouvelle recette devrait les respecter. ${isStored ? 'Ce navigateur les enregistre, et chaque' : 'Chaque'} demande les envoie au modèle. Une recette ne dit rien des traces. Vérifie chaque étiquette.`,
    lasts: (until) =>
      `Ton navigateur n’a pas pu l’enregistrer. C’est gardé seulement jusqu’${until === 'close' ? 'à la fermeture' : 'au rechargement'} de cet onglet.`,
    avoidHint: 'Sépare les aliments par des virgules.',
    quoted: (word) => `« ${word} »`,
    more: (count) => `${count} de plus`,
    notTaken: (names, room) =>
      `Pas ajouté, donc aucune recette n’est vérifiée : ${names}. Il y a de la place pour ${room.foods} aliments de ${room.letters} lettres au plus, et pour ${room.inAll} lettres en tout.`,
    forget: 'Les oublier',
    forgotten: 'Tes préférences sont oubliées.',
    undo: 'Annuler',
    done: 'Terminé',
  },
  fieldNames: {
    people: 'Personnes',
    minutes: 'Temps',
    diet: 'Régime',
    allergens: 'Allergies et intolérances',
    avoid: 'À éviter aussi',
    equipment: 'Équipement',
    equipmentHint: 'Coche ce que tu as. Si tu ne coches rien, une recette peut tout utiliser.',
    units: 'Unités',
    wish: 'Autre chose ?',
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
    'air fryer': 'Friteuse à air',
    original: 'Comme dans la recette',
    metric: 'Métriques (g, ml, °C)',
    us: 'Américaines (cups, oz, °F)',
  },
  // The names of the label law, beside everyday words.
  allergenNames: {
    milk: ['Lait', 'beurre, fromage, crème, yaourt, lactose'],
    eggs: ['Œufs', 'mayonnaise, meringue, pâtes fraîches'],
    peanuts: ['Arachides (cacahuètes)', 'beurre de cacahuètes, satay'],
    nuts: [
      'Fruits à coque (noix)',
      'amandes, noix, noix de cajou… La noix de coco et les pignons sont seulement signalés. Coche les arachides à part',
    ],
    gluten: [
      'Céréales contenant du gluten',
      'blé, seigle, orge, avoine, épeautre : pain, pâtes, bière',
    ],
    fish: ['Poisson', 'anchois, sauce de poisson, sauce Worcestershire'],
    crustaceans: ['Crustacés', 'crevettes, crabe, homard'],
    molluscs: ['Mollusques', 'moules, calmars, huîtres, escargots'],
    soya: ['Soja', 'tofu, sauce soja, miso, edamame'],
    celery: ['Céleri', 'céleri-rave, sel de céleri, bouillons cubes'],
    mustard: ['Moutarde', 'graines de moutarde, beaucoup de vinaigrettes et de currys'],
    sesame: ['Sésame', 'tahini, houmous, halva'],
    sulphites: ['Anhydride sulfureux et sulfites', 'vin, fruits secs, vinaigre'],
    lupin: ['Lupin', 'farine de lupin, certains pains'],
  },
};
