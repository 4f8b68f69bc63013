import type { SharedWords } from '../Words';

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'des ingrédients non végétariens',
  vegan: 'des ingrédients non végans',
  pescatarian: 'des ingrédients non pescétariens',
  'no pork': 'du porc',
  halal: 'des ingrédients qui ne sont pas halal',
  kosher: 'des ingrédients qui ne sont pas casher',
};

/** The French words that several parts say. */
export const words: SharedWords = {
  plan: {
    plan: 'Prévoir',
    planned: 'Prévu',
    planTitle: (title) => `Prévoir ${title}`,
    heading: 'À cuisiner',
    servings: (title) => `Portions de ${title}`,
    asWritten: 'comme écrit',
    remove: 'Enlever',
    shoppingList: 'Liste de courses',
    thisRecipe: 'cette recette',
    removeTitle: (title) => `Enlever ${title} des repas prévus`,
  },
  links: {
    broken: 'Ce lien est incomplet. Copie-le en entier, puis réessaie.',
    blank: 'Ce lien ne contient pas de recette.',
    newer:
      'Ce lien vient d’une version plus récente de cette page. Recharge la page, puis rouvre le lien.',
    tooLarge: 'La recette partagée est trop grande pour être ouverte.',
    tooLong: 'Cette recette est trop longue pour un lien. Télécharge-la plutôt.',
  },
  connections: {
    browserModel: 'le modèle du navigateur',
    anyProvider: 'un fournisseur de son choix',
    quoted: (provider) => `« ${provider} »`,
  },
  pending: {
    checking: (things) => `Vérification : ${things}…`,
    notChecked: (things) => `Pas vérifié : ${things}.`,
    tryAgain: 'Réessayer',
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    full: (longest) =>
      `Il n’y a plus de place : ${longest} caractères. Le reste est laissé de côté.`,
    alsoCheck: (things) => `Vérifier aussi : ${things}`,
    aboutChecks: 'Ce n’est qu’une demande au modèle. Pour que chaque recette soit vérifiée :',
  },
};
