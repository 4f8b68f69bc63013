import type { Words } from '../createLanguage';
import { bareThing, of, others } from './avoided';

const TOOLS = {
  oven: 'four',
  stove: 'plaques de cuisson',
  microwave: 'micro-ondes',
  'air fryer': 'friteuse à air chaud',
};

/**
 * The French words of the first screen.
 *
 * The page says "tu" and uses the imperative: "Réessaie". Buttons are infinitives: "Enregistrer".
 * No word shows whether the reader is a man or a woman: "Envie d’une recette ?" for "Prêt".
 * Recipes and ideas are feminine: "Enregistrée". Ingredients are masculine: "Ajouté".
 * The imperative and "it does" are one word for verbs in -er. "Envoie l’image" could be an order, so a sentence that
 * says what happens has a subject: "Ce bouton envoie".
 * Two things that a recipe goes without are joined by "ni": "sans lait ni œufs".
 * A narrow no-break space (U+202F) is before : ; ! ?, inside «» and in numbers, as the character itself.
 */
export const words: Words['first'] = {
  language: {
    code: 'fr',
    days: 'fr',
    onItsWay: ' – un instant…',
    couldNotOpen: ' – chargement impossible. Réessaie.',
    undo: 'Annuler',
    tryAgain: 'Réessayer',
    allergen: bareThing,
    left: (dish, found) =>
      `${dish} (restes${found.length > 0 ? ` ; contient ${found.join(', ')}` : ''})`,
  },
  app: {
    kitchenName: (brand) => `La cuisine ${of(brand)}`,
    icon: 'Toque de chef',
    cookbook: 'Carnet',
    add: 'Ajouter une recette',
    photo: 'Photo',
    model: 'Recettes : ',
    modelNames: {
      signIn: 'ton compte',
      token: 'ton compte',
      browser: 'ton navigateur',
      local: 'cet appareil',
      sample: 'livre d’exemples',
    },
    sampleNote: 'Tu reçois des recettes d’exemple. Pour de nouvelles recettes, ',
    connect: 'connecte un modèle d’IA.',
    planned: (recipes) => (recipes === 1 ? '1 repas prévu' : `${recipes} repas prévus`),
    keptMissing: 'Impossible de charger ce que tu avais ici. Recharge la page.',
    openingLink: 'Ouverture du lien…',
    writer: 'Un modèle d’IA écrit les recettes.',
    linkFailed: 'Impossible d’ouvrir le lien. Recharge la page.',
    brokenDialog: 'Impossible d’afficher cela. Réessaie.',
  },
  kitchen: {
    pane: 'Ta cuisine',
    inputLabel: 'Ajoute plusieurs ingrédients',
    lead: 'Qu’as-tu dans ta cuisine ?',
    add: 'Ajouter l’ingrédient',
    addShort: 'Ajouter',
    addWhat: ' l’ingrédient',
    usual:
      'œufs, riz, oignons, tomates, pâtes, fromage, pommes de terre, poulet, carottes, lait, farine, pain, pois chiches, champignons',
    listHeading: 'Tes ingrédients',
    example: 'Écris ou colle ce que tu as : œufs, riz, oignons nouveaux',
    count: (ingredients) => `\u00a0· ${ingredients}`,
    startOver: 'Recommencer',
    unchecked: 'pas vérifié',
    useUp: '\u00a0· à finir',
    remove: (ingredient) => `Retirer ${ingredient}`,
    added: 'Ajouté : ',
    removed: 'Retiré : ',
    changed: 'Modifié : ',
    promptHeading: 'Envie d’une recette ?',
    prompt: 'Demande une recette à partir de ta liste d’ingrédients.',
    offline: 'On dirait que tu es hors ligne.',
    sample: 'Recette d’exemple',
    request: 'Demander une recette',
    ideas: 'D’abord trois idées',
    stop: 'Arrêter',
    more: others,
    addedFoods: (foods) => (foods === 1 ? '1 ingrédient ajouté' : `${foods} ingrédients ajoutés`),
    interrupted: 'Ta demande s’est arrêtée quand tu as quitté la page.',
    notices: {
      duplicates: (names) => `Déjà sur ta liste : ${names}.`,
      removal: (names) => `Retiré : ${names}`,
      clear: () => 'Ta cuisine est vide',
      'request.started': () => 'Recette demandée',
      ideasRequest: () => 'Recherche d’idées…',
      'attempt.failed': (_, attempt, attempts) =>
        `Ça n’a pas marché. Nouvel essai, ${attempt} sur ${attempts}`,
      'answer.delayed': () => 'Le modèle est lent. Tu peux attendre ou arrêter.',
      'request.stopped': () => 'Arrêté',
      recipe: () => 'Ta recette est prête',
      answer: () => 'Le modèle a répondu',
      ideas: () => 'Tes idées sont prêtes',
      'recipe.opened': () => 'La recette est ouverte',
    },
  },
  preferencesLine: {
    label: 'Préférences : ',
    unreadable: 'Impossible de lire tes préférences enregistrées. Indique à nouveau tes allergies.',
    tabOnly: 'cet onglet seulement',
    ask: 'Allergies ou régime ? ',
    noneSet: 'Rien d’indiqué',
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
    only: (tools) => `seulement : ${tools}`,
    units: { metric: 'unités métriques', us: 'unités américaines' },
  },
  recipePane: {
    pane: 'Recette',
    heading: (kitchenName, { origin, changed, source }) =>
      changed
        ? `Demandé : \u2068${changed}\u2069`
        : {
            request: `${kitchenName} te propose :`,
            shared: 'Recette partagée',
            cookbook: 'De ton carnet de recettes',
            imported: source?.name
              ? `Source : \u2068${source.name}\u2069`
              : 'Recette que tu as ajoutée',
          }[origin],
    generating: 'La recette s’écrit…',
    findingIdeas: 'Recherche d’idées…',
    fragment: 'Recette inachevée',
    failed: 'Pas de recette',
    opening: 'Ouverture de la recette que tu as reçue…',
    emptyLead: 'Ta recette apparaîtra ici',
    orTry: 'Ou demande une recette avec :',
    begunLead: 'Qu’as-tu d’autre ?',
    splitOrAdd: 'Sépare-les, ou ajoute encore un ingrédient.',
    unchecked: 'Cette recette n’a pas pu être vérifiée.',
    failure:
      'Erreur : pas de recette, même après plusieurs essais. Vérifie ton jeton d’accès, le modèle ou ta connexion.',
  },
  pending: {
    checking: (things) => `Vérification de la présence ${of(things)}…`,
    leftOutBy: bareThing,
  },
  ui: {
    close: 'Fermer',
    full: (longest) => `Seulement ${longest} caractères tiennent ici. Le reste est laissé de côté.`,
  },
};
