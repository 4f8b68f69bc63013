import type { Allergen } from '../../../../machines/preferences';
import type { Words } from '../Words';

const ALLERGENS: Record<Allergen, string> = {
  milk: 'lait',
  eggs: 'œufs',
  peanuts: 'arachides',
  nuts: 'fruits à coque',
  gluten: 'gluten',
  fish: 'poisson',
  crustaceans: 'crustacés',
  molluscs: 'mollusques',
  soya: 'soja',
  celery: 'céleri',
  mustard: 'moutarde',
  sesame: 'sésame',
  sulphites: 'sulfites',
  lupin: 'lupin',
};

const TOOLS = {
  oven: 'four',
  stove: 'plaques de cuisson',
  microwave: 'micro-ondes',
  'air fryer': 'friteuse à air',
};

/** The French words of the first screen. */
export const words: Words['first'] = {
  language: { code: 'fr', days: 'fr', allergen: (allergen) => ALLERGENS[allergen] },
  app: {
    kitchenName: (brand) => `La cuisine de ${brand}`,
    icon: 'Toque de chef',
    cookbook: 'Livre de cuisine',
    add: 'Ajouter une recette',
    photo: 'Photo',
    model: 'Modèle : ',
    modelNames: {
      signIn: 'Connecté',
      token: 'Ton jeton',
      browser: 'Ton navigateur',
      local: 'Cet ordinateur',
      sample: 'Recettes d’exemple',
    },
    shortModel: (id) => id.replace(/^.*\/|-(instruct|chat|it)\b.*/gi, ''),
    couldNotOpen: ' – n’a pas pu être chargé. Réessaie.',
    sampleNote: 'Tu utilises des recettes d’exemple. ',
    connect: 'Connecte un modèle pour en avoir plus.',
    planned: (recipes) => (recipes === 1 ? '1 repas prévu' : `${recipes} repas prévus`),
    legalNotice: 'Mentions légales',
    keptMissing: 'Ce que tu avais ici n’a pas pu être chargé. Recharge la page.',
    openingLink: 'Ouverture de la recette partagée…',
    writer: (choice) =>
      choice === 'sample'
        ? 'Aucun modèle de langage n’écrit les recettes.'
        : 'Un modèle de langage écrit les recettes.',
    linkFailed: 'La recette partagée n’a pas pu être chargée. Recharge la page.',
  },
  kitchen: {
    pane: 'Ta cuisine',
    inputLabel: 'Ajoute plus d’un ingrédient',
    lead: 'Qu’as-tu dans ta cuisine ?',
    add: 'Ajouter l’ingrédient',
    addShort: 'Ajouter',
    addWhat: ' l’ingrédient',
    listHeading: 'Ingrédients sous la main',
    count: (ingredients) => ` · ${ingredients}`,
    startOver: 'Recommencer',
    useUp: ' · à finir',
    remove: (ingredient) => `Retirer ${ingredient}`,
    added: 'Ajouté : ',
    removed: 'Retiré : ',
    changed: 'Modifié : ',
    undo: 'Annuler',
    promptHeading: 'Prêt pour une recette ?',
    prompt: 'Fais écrire une recette à partir de ta liste d’ingrédients.',
    offline: 'Tu sembles hors ligne.',
    sample: 'Recette d’exemple',
    request: 'Obtenir une recette',
    ideas: 'D’abord trois idées',
    generating: 'La recette s’écrit…',
    drafted: 'Ingrédients jusqu’ici, pas entièrement vérifiés',
    findingIdeas: 'Recherche d’idées…',
    stop: 'Arrêter',
    interrupted: 'Le rechargement a interrompu ta demande.',
    more: (names) => `${names} de plus`,
    addedFoods: (foods) => (foods === 1 ? '1 ingrédient ajouté.' : `${foods} ingrédients ajoutés.`),
    skipped: (lines) => `Laissé de côté : ${lines}.`,
    quoted: (line) => `« ${line} »`,
    notices: {
      duplicates: (names) => `Déjà sur ta liste : ${names}.`,
      removal: (names) => `Retiré : ${names}`,
      clear: () => 'Ta cuisine est vide',
      request: () => 'Demande d’une recette',
      ideasRequest: () => 'Recherche d’idées…',
      retry: (_, attempt, attempts) =>
        `Ça n’a pas marché. Nouvel essai, ${attempt} sur ${attempts}`,
      slowness: () => 'Le modèle est lent. Tu peux attendre ou arrêter.',
      interruption: () => 'Le rechargement a interrompu ta demande.',
      stop: () => 'Arrêté',
      recipe: () => 'Ta recette est prête',
      ideas: () => 'Tes idées sont prêtes',
      opening: () => 'La recette est ouverte',
    },
  },
  preferencesLine: {
    label: 'Préférences : ',
    unreadable:
      'Tes préférences enregistrées n’ont pas pu être lues. Indique à nouveau tes allergies.',
    tabOnly: 'cet onglet seulement',
    any: 'aucun régime ni allergie indiqué',
    people: (count) => (count === 1 ? 'pour 1 personne' : `pour ${count}`),
    minutes: (minutes) => `${minutes} minutes`,
    diet: (diet) =>
      ({
        vegetarian: 'végétarien',
        vegan: 'végan',
        pescatarian: 'pescétarien',
        'no pork': 'sans porc',
        halal: 'halal',
        kosher: 'casher',
      })[diet],
    without: (food) => `sans ${food}`,
    equipment: (tool) => TOOLS[tool],
    only: (tools) => `seulement ${tools}`,
    units: { metric: 'unités métriques', us: 'unités américaines' },
  },
  recipePane: {
    pane: 'Recette',
    heading: (kitchenName, { origin, changed, source }) =>
      changed
        ? `Demandé : \u2068${changed}\u2069`
        : {
            request: `${kitchenName} recommande :`,
            shared: 'Recette partagée',
            cookbook: 'De ton livre de cuisine',
            imported: source?.name ? `De \u2068${source.name}\u2069` : 'Recette importée',
          }[origin],
    emptyLead: 'Ta recette apparaîtra ici',
    empty: 'Note au moins deux ingrédients.',
    begunLead: 'Qu’as-tu d’autre ?',
    begun: 'Plus la liste est longue, meilleure est la recette.',
    splitOrAdd: 'Coupe la ligne en deux, ou ajoute encore un ingrédient.',
    enough: 'Ajoute encore, ou demande ta recette maintenant.',
    cooking: 'Sur le feu',
    failure:
      'Erreur : aucune recette n’est venue après plusieurs essais. Vérifie ton jeton, le modèle ou ta connexion.',
  },
};
