import type { Words } from '../Words';

export const words: Words['device'] = {
  sharedIngredients: {
    heading: '¿Añadir esto a tu lista?',
    leftOut: (lines) => `Omitido: ${lines.join(' · ')}`,
    add: 'Añadir a la lista',
  },
  offline: {
    newVersion: 'Hay una versión nueva.',
    reload: 'Recargar',
  },
};
