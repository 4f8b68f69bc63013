import type { SharedWords } from '../Words';

const LEFT_OUT: Record<string, string> = {
  vegetarian: 'ingredientes que no son vegetarianos',
  vegan: 'ingredientes que no son veganos',
  pescatarian: 'ingredientes que no son pescetarianos',
  'no pork': 'cerdo',
  halal: 'ingredientes que no son halal',
  kosher: 'ingredientes que no son kosher',
};

/** The Spanish words that several parts say. */
export const words: SharedWords = {
  plan: {
    plan: 'Prever',
    planned: 'Prevista',
    planTitle: (title) => `Prever ${title}`,
    heading: 'Para cocinar',
    servings: (title) => `Raciones de ${title}`,
    asWritten: 'como está escrita',
    remove: 'Quitar',
    shoppingList: 'Lista de la compra',
    thisRecipe: 'esta receta',
    removeTitle: (title) => `Quitar ${title} de lo previsto`,
  },
  links: {
    broken: 'Este enlace está incompleto. Cópialo entero e inténtalo otra vez.',
    blank: 'Este enlace no tiene ninguna receta.',
    newer:
      'El enlace es de una versión más nueva de esta página. Recarga la página y ábrelo otra vez.',
    tooLarge: 'La receta compartida es demasiado grande para abrirla.',
    tooLong: 'Esta receta es demasiado larga para un enlace. Descárgala.',
  },
  connections: {
    browserModel: 'el modelo del navegador',
    anyProvider: 'un proveedor de su elección',
    quoted: (provider) => `«${provider}»`,
  },
  pending: {
    checking: (things) => `Comprobando: ${things}…`,
    notChecked: (things) => `Sin comprobar: ${things}.`,
    tryAgain: 'Intentar otra vez',
    leftOutBy: (diet) => LEFT_OUT[diet] ?? diet,
  },
  ui: {
    full: (longest) => `Aquí no cabe más: ${longest} caracteres. El resto se omite.`,
    alsoCheck: (things) => `Comprobar también: ${things}`,
    aboutChecks: 'Esto solo se lo pide al modelo. Para que se compruebe cada receta:',
  },
};
