import type { PageWords } from './PageWords';

export const es: PageWords = {
  furniture:
    'publicidad|(?:todo )?(?:añadir|agregar) (?:todo )?al? (?:carrito|lista|cesta)|imprimir|(?:ir|saltar|brincar) al? |compartir|res ?:',
  labels: 'inicio|recetas',
  comments: 'comentarios?|opiniones',
  greetings: '(?:un )?abrazos?\\b|besos|saludos|enviado d',
  contains: '(?:puede )?contener|contiene',
  credit: 'receta de',
  some: 'al gusto',
  ofRecipe: '(?:de|para) (?:la|esta) receta',
  wrote: 'escribió',
  warnings: 'cuidad|aten[cç]|adverten',
  adverts: 'afilia',
  nutrition: 'valor',
};
