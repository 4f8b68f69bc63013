import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

export const shoppingList: Words['cookbook']['shoppingList'] = {
  heading: 'Lista de la compra',
  dinners: (titles) => `Para ${joinNames(titles)}.`,
  unread: (titles) =>
    `Fuera de esta lista: no se han podido leer los ingredientes de ${joinNames(titles)}.`,
  nothing: 'No hay nada que comprar.',
  shelf: (shelf) =>
    ({
      'vegetables and fruit': 'verdura y fruta',
      bread: 'pan',
      chilled: 'refrigerados',
      'meat and fish': 'carne y pescado',
      'dry goods': 'despensa',
      spices: 'especias',
      frozen: 'congelados',
      drinks: 'bebidas',
      other: 'otros',
    })[shelf],
  missing: (food, count) => `${food}, ${count} más`,
  haveAndNeed: (have, need) => `Tienes ${have} y necesitas ${need}.`,
  allPlanned: (count) =>
    count === 1 ? 'Mostrar el plato planeado' : `Mostrar los ${count} platos planeados`,
  onlyOne: (title) => `Mostrar solo ${title}`,
  own: 'Tus propias líneas',
  add: 'Añadir',
  newLine: 'Añadir una línea',
  full: 'La lista está llena.',
  remove: (text) => `Quitar ${text}`,
  partsOf: (line) => line.parts.map(({ title, text }) => `${title} ${text}`).join(', '),
  for: (name) => `Para qué es: ${name}`,
  aside: {
    atHand: (lines) => `En casa, si basta: ${lines}`,
    perhaps: (lines) => `Quizá en casa (comprueba el tipo): ${lines}`,
    probably: (lines) => `Probablemente en casa: ${lines}`,
    optional: (lines) => `Si te apetece: ${lines}`,
  },
  buy: 'Comprarlo',
  buyNamed: (text) => `Comprar ${text}`,
  warning: (found) => `⚠ ${found.join('; ')}`,
  withWarnings: 'Con avisos',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Este navegador no deja copiar a la página.',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  tooLong: 'Esta lista es demasiado larga para un enlace. Cópiala.',
  shared: (when) =>
    `Alguien ha compartido esta lista, hecha el ${when}. Lo que marcas se queda en este dispositivo.`,
  print: 'Imprimir',
  allIn: 'Ya está todo en casa',
  movedIn: (count) =>
    count === 1
      ? '1 alimento se ha sumado a tus ingredientes.'
      : `${count} alimentos se han sumado a tus ingredientes.`,
  undo: 'Deshacer',
  notKept:
    'Tu navegador no ha podido guardarlo. Solo se conserva hasta que recargues esta pestaña.',
};
