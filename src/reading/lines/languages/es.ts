import type { Words } from './Words';

export const es: Words = {
  ingredients: 'qué (?:se necesita|lleva|vas a necesitar|hace falta)|vas a necesitar',
  method:
    'cómo (?:se hacen|se preparan?|hacer(?:lo|la)?|preparar(?:lo|la)?|(?:lo|la|los|las) hago)',
  furniture:
    'publicidad|(?:todo )?añadir (?:todo )?al? (?:carrito|lista|cesta)|imprimir|compartir|res ?:',
  labels: 'inicio|recetas',
  comments: 'comentarios?|opiniones',
  greetings: '(?:un )?abrazos?\\b|besos|saludos|enviado d',
  contains: '(?:puede )?contener|contiene',
  credit: 'receta de',
  served: 'para (?:serv|emplat|garni)|emplat',
  some: 'al gusto',
  dangling: 'y|con',
  ofRecipe: '(?:de|para) (?:la|esta) receta',
  wrote: 'escribió',
};
