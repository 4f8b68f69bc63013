import type { SharedWords } from '../Words';

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'ingredientes no vegetarianos',
  vegan: 'ingredientes no veganos',
  pescatarian: 'ingredientes no pescetarianos',
  'no pork': 'cerdo',
  halal: 'ingredientes no halal',
  kosher: 'ingredientes no kosher',
};

export const words: SharedWords = {
  plan: {
    plan: 'Planear',
    planned: 'Planeada',
    planTitle: (title) => `Planear ${title}`,
    heading: 'Para cocinar',
    servings: (title) => `Raciones de ${title}`,
    serves: 'Raciones',
    asWritten: 'como está escrita',
    remove: 'Quitar',
    shoppingList: 'Lista de la compra',
    thisRecipe: 'esta receta',
    removeTitle: (title) => `Quitar ${title} del plan`,
  },
  links: {
    broken: 'Este enlace no funciona. Cópialo entero e inténtalo otra vez.',
    blank: 'Este enlace no tiene ninguna receta.',
    newer:
      'El enlace es de una versión más nueva de esta página. Recarga la página y ábrelo otra vez.',
    tooLarge: 'Este enlace contiene demasiado para abrirlo.',
    tooLong: 'Esta receta es demasiado larga para un enlace. Expórtala.',
  },
  connections: {
    browserModel: 'el modelo del navegador',
    anyProvider: 'un proveedor de su elección',
    quoted: (provider) => `«${provider}»`,
  },
  pending: {
    checking: (things) => `Comprobando si contiene ${things}…`,
    notChecked: (things) => `No se ha comprobado si contiene ${things}.`,
    tryAgain: 'Intentar otra vez',
    unfinished: 'Aún se está escribiendo. Sin comprobar del todo.',
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    close: 'Cerrar',
    full: (longest) => `Aquí no cabe más: ${longest} caracteres. El resto se omite.`,
    alsoCheck: (things) => `Comprobar también: ${things}`,
    aboutChecks: 'Esto solo se le pide al modelo. Para que se compruebe cada receta:',
  },
};
