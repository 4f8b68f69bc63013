import type { Words } from '../Words';

/** The Spanish words of the page as an app of the device. */
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
