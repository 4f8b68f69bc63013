import type { Words } from '../Words';

export const words: Words['device'] = {
  sharedIngredients: {
    heading: 'Ajouter ceci à ta liste ?',
    leftOut: (lines) => `Laissé de côté : ${lines.join(' · ')}`,
    add: 'Ajouter à la liste',
  },
  offline: {
    newVersion: 'Une nouvelle version est prête.',
    reload: 'Recharger',
  },
};
