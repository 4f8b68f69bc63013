import type { Words } from '../Words';

export const words: Words['device'] = {
  sharedIngredients: {
    heading: 'Zu deiner Liste hinzufügen?',
    leftOut: (lines) => `Ausgelassen: ${lines.join(' · ')}`,
    add: 'Zur Liste hinzufügen',
  },
  offline: {
    newVersion: 'Eine neue Version ist da.',
    reload: 'Neu laden',
  },
};
