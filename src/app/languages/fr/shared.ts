import type { SharedWords } from '../Words';
import { bareThing, of } from './avoided';

export const words: SharedWords = {
  plan: {
    plan: 'Prévoir',
    planned: 'Prévue',
    planTitle: (title) => `Prévoir ${title}`,
    heading: 'À cuisiner',
    servings: (title) => `Portions : ${title}`,
    serves: 'Portions',
    asWritten: 'comme dans la recette',
    remove: 'Retirer',
    shoppingList: 'Liste de courses',
    thisRecipe: 'cette recette',
    removeTitle: (title) => `Retirer ${title} des repas prévus`,
  },
  links: {
    broken: 'Ce lien est incomplet. Copie-le en entier, puis réessaie.',
    blank: 'Ce lien ne contient pas de recette.',
    newer:
      'Ce lien vient d’une version plus récente de cette page. Recharge la page, puis rouvre le lien.',
    tooLarge: 'Ce lien contient trop de choses pour s’ouvrir.',
    tooLong: 'Cette recette est trop longue pour un lien. Exporte-la plutôt.',
  },
  connections: {
    browserModel: 'le modèle du navigateur',
    anyProvider: 'un fournisseur de son choix',
    quoted: (provider) => `« ${provider} »`,
  },
  pending: {
    checking: (things) => `Vérification de la présence ${of(things)}…`,
    notChecked: (things) => `Pas vérifié : la présence ${of(things)}.`,
    tryAgain: 'Réessayer',
    unfinished: 'En cours d’écriture. Pas entièrement vérifié.',
    leftOutBy: bareThing,
  },
  ui: {
    close: 'Fermer',
    full: (longest) =>
      `Il n’y a plus de place : ${longest} caractères. Le reste est laissé de côté.`,
    alsoCheck: (things) => `Vérifier aussi : ${things}`,
    aboutChecks: 'C’est seulement demandé au modèle. Pour que chaque recette soit vérifiée :',
  },
};
