import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';
import { words as bring } from './bring';
import { shoppingList } from './shopping';

const count = (recipes: number) => `${recipes} receta${recipes === 1 ? '' : 's'}`;

const FIELDS = {
  cut: 'la marca de corte',
  model: 'el modelo',
  ingredients: 'los ingredientes',
  date: 'la fecha',
  name: 'el nombre',
  note: 'la nota',
  cooked: 'los días en que se cocinó',
  planned: 'el plan',
};

const LEFT_BEHIND = { pictures: 'imágenes', ratings: 'valoraciones' };

const ENTRY_ERRORS = {
  notRecipe: 'no es una receta',
  noText: 'no tiene texto',
  textTooLong: 'pasa de 50.000 caracteres',
};

export const words: Words['cookbook'] = {
  ...bring,
  shoppingList,
  cookbook: {
    heading: 'Recetario',
    find: 'Buscar una receta',
    found: (found, all) => `${found} de ${count(all)}`,
    showMore: (next, rest) =>
      next === rest ? `Mostrar ${next} más` : `Mostrar ${next} más de ${count(rest)}`,
    notFound: 'Ninguna receta tiene todas estas palabras.',
    sort: 'Ordenar por',
    orders: {
      saved: 'Últimas guardadas',
      name: 'Nombre',
      cooked: 'Últimas cocinadas',
      have: 'Lo que tienes',
    },
    planFull: (most) => `En el plan caben ${most} recetas.`,
    empty: 'Aún no hay recetas.',
    opening: 'Abriendo tu recetario…',
    note: 'Tus recetas se quedan en este navegador y en ningún otro sitio. A veces los navegadores borran lo que guardan las páginas: exporta tus recetas de vez en cuando.',
    notOpened: 'Tu recetario no se puede abrir.',
    tryAgain: 'Intentar otra vez',
    perhaps: 'Quizá no se ha hecho.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Hay otra receta aquí, pero no se puede leer. Se queda como está.'
        : `Hay ${recipes} recetas más aquí, pero no se pueden leer. Se quedan como están.`,
  },
  files: {
    exportAll: 'Exportar todo',
    add: 'Añadir una receta',
    tooLong: (title) => `«${title}» pasa de 50.000 caracteres.`,
    refused: (recipes) =>
      recipes === 1 ? '1 no se ha podido añadir' : `${recipes} no se han podido añadir`,
    import: 'Importar',
    file: 'Archivo de recetario',
    asCookbook: 'Todo, para importarlo aquí',
    forManagers: 'Para Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, para Obsidian y editores de texto',
    fileName: (day, kind) => `recetario-${day}${kind}`,
    exported: (name) => `${name} descargado`,
    notExported: 'No se ha podido exportar. Inténtalo otra vez.',
    onlyHere: (recipes) => `${recipes} recetas están solo en este navegador.`,
    saveCopy: 'Guardar una copia',
    notNow: 'Ahora no',
    imported: (added, known, rejected, sameName) =>
      [
        `${count(added)} ${added === 1 ? 'añadida' : 'añadidas'}`,
        sameName > 0 && `${sameName} con un nombre que ya tenías`,
        known > 0 && `${known} ya ${known === 1 ? 'estaba' : 'estaban'}`,
        rejected > 0 && `${rejected} ${rejected === 1 ? 'ilegible' : 'ilegibles'}`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (what, added) =>
      `Sus ${joinNames(what.map((one) => LEFT_BEHIND[one]))} no vienen con ${added === 1 ? 'ella' : 'ellas'}.`,
    rejected: (position, code) => `La entrada ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `La entrada ${position} ha llegado sin ${fields.map((field) => FIELDS[field]).join(' ni ')}.`,
    more: (entries) => `Y ${entries} más.`,
    noteLine: (note) => `**Nota:** ${note}`,
    cookedLine: (days) => `**Cocinada:** ${days}`,
    undo: 'Deshacer',
    undone: (recipes, changed) =>
      `${count(recipes)} ${recipes === 1 ? 'quitada' : 'quitadas'} otra vez.${changed > 0 ? ` ${count(changed)} ${changed === 1 ? 'ha cambiado desde entonces y sigue' : 'han cambiado desde entonces y siguen'} aquí.` : ''}`,
  },
  rows: {
    untitled: 'Receta',
    time: (minutes) => {
      const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
      return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
    },
    servings: (saved) =>
      saved.replace(/\bservings?$/, (one) => (one === 'serving' ? 'ración' : 'raciones')),
    cooked: (times, day) =>
      times === 1 ? `Cocinada el ${day}` : `Cocinada ${times} veces, la última el ${day}`,
    imported: 'Receta importada',
    remove: 'Quitar',
    removeTitle: (title) => `Quitar ${title}`,
    undo: 'Deshacer',
    undoTitle: (title) => `Deshacer: recuperar ${title}`,
    removed: 'Quitada',
    edit: (title) => `Editar ${title}`,
    yourNote: 'Tu nota:',
    noteOfFile: 'Nota de un archivo:',
    editedTitle: (title) => `Cambiada: ${title}`,
    meanwhile: {
      removed: 'Mientras tanto, otra pestaña la había quitado. Ha vuelto, con lo que has escrito.',
      text: 'Otra pestaña la había cambiado mientras tanto. Las dos están en tu recetario.',
      note: 'Mientras tanto, otra pestaña había cambiado la nota.',
    },
    removedTitle: (title) => `Quitada: ${title}`,
    restoredTitle: (title) => `Recuperada: ${title}`,
    gone: 'Ya estaba quitada',
  },
  saved: {
    saved: 'Guardada en tu recetario',
    savedInPart: (ingredients) =>
      `Guardada en tu recetario, con ${ingredients} ingredientes de tu lista. No caben más.`,
    removed: 'Quitada de tu recetario',
    restored: 'De vuelta en tu recetario',
    known: 'Ya está en tu recetario',
  },
  cooked: {
    usedUp: '¿Qué se ha acabado?',
    cooked: 'La he cocinado',
    isCooked: '¿La has cocinado?',
    took: (amount) => ` — la receta lleva ${amount}`,
    left: '¿Ha sobrado algo?',
    add: 'Añadir',
    advice:
      'A la nevera en 2 horas. Cómelo en 2 días, el arroz en 1. Recaliéntalo una vez, hasta que humee.',
    done: 'Listo',
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Quitado de tu lista: ${joinNames(gone)}.`] : []),
        ...(left ? [`Añadido a tu lista: ${left.entry}.`] : []),
        'Anotado en tu recetario.',
      ].join(' '),
    listStays: 'Tu lista está como antes.',
    undo: 'Deshacer',
    change: 'Cambiar',
    tryAgain: 'Intentar otra vez',
  },
  cookbookErrors: {
    noStorage: 'Este navegador no puede guardar un recetario.',
    forbidden:
      'Este navegador no deja guardar nada a la página. Quizá es una ventana privada, o un ajuste lo impide.',
    full: 'No queda sitio en este navegador. Lo que guardaste antes sigue ahí.',
    broken: 'El almacenamiento de este navegador ha fallado. Lo que guardaste antes sigue ahí.',
    newerPage:
      'Otra pestaña tiene una versión más nueva de esta página. Recarga esta pestaña para seguir.',
    olderPage:
      'Otra pestaña tiene una versión más antigua de esta página. Ciérrala e inténtalo otra vez.',
    timeout: 'El almacenamiento de este navegador no responde.',
    recipeTooLong: 'Pasa de 50.000 caracteres.',
    cookbookTooLarge: 'Tu recetario pasaría de 20 MB.',
    bothTooLong:
      'Otra pestaña también la ha cambiado, y no hay sitio para las dos cosas. Acorta lo que has escrito.',
    fileTooLarge: 'El archivo pasa de 20 MB.',
    fileUnreadable: 'El archivo no se puede abrir.',
    notCookbookFile:
      'Esto no es un archivo de recetario. Para recetas de otros programas, usa «Añadir una receta».',
    newerFile:
      'El archivo es de una versión más nueva de esta página. Recarga la página e inténtalo otra vez.',
  },
  cookbookFailures: {
    'recipe.save': 'No se ha guardado.',
    'recipe.remove': 'No se ha quitado.',
    'recipe.restore': 'No se ha recuperado.',
    'recipe.cook': 'No se ha guardado.',
    'recipe.uncook': 'No se ha cambiado.',
    'recipe.plan': 'No se ha planeado.',
    'recipe.unplan': 'No se ha cambiado.',
    'recipe.edit': 'No se ha cambiado.',
    'cookbook.import': 'No se ha añadido nada.',
    'cookbook.add': 'No se ha añadido nada.',
    'cookbook.undoImport': 'No se ha quitado nada.',
  },
  proposals: {
    from: 'De tu recetario: ',
    have: ({ have, need }) => `tienes ${have} de ${need}`,
    more: (recipes) => `${recipes} más`,
    mayContain: (things) => `quizá contiene ${joinNames(things, 'disjunction')}`,
    notChecked: (things) =>
      `no se ha comprobado del todo si contiene ${joinNames(things, 'disjunction')}`,
  },
};
