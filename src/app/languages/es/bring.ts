import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';

const count = (number: number, name: string) =>
  `${number || 'sin'} ${name}${number === 1 ? '' : 's'}`;

export const words: Pick<Words['cookbook'], 'bring' | 'edit' | 'refusals' | 'share' | 'credit'> = {
  bring: {
    heading: 'Añadir una receta',
    recipe: 'Receta',
    about: 'El texto se queda como está, y leerlo no envía nada a ningún sitio.',
    open: 'Abrir la receta',
    choose: 'Elegir archivos',
    files: 'Archivos con recetas',
    formats:
      'O suelta archivos: texto, markdown, páginas guardadas y exportaciones de Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD y esta página.',
    reading: 'Leyendo…',
    soFar: (files) => `${files} hasta ahora`,
    stop: 'Detener',
    stopped: 'Detenido. No se ha añadido nada.',
    paste: 'Pega o escribe antes una receta.',
    isList: 'Parece una lista de ingredientes.',
    asFoods: 'Añadir como ingredientes',
    notLoaded: 'No se ha podido cargar. Inténtalo otra vez.',
    pasted: 'Lo que has pegado',
    found: (name) => (name ? `«${name}» está en el campo.` : 'Hay una receta en el campo.'),
    refused: (refusals) =>
      refusals === 1
        ? 'Esto no se ha podido añadir:'
        : `Estos ${refusals} no se han podido añadir:`,
    more: (refusals) => `Y ${refusals} más.`,
    quoted: (name) => `«${name}»`,
  },
  edit: {
    edit: 'Editar',
    heading: 'Editar la receta',
    write: 'Escribir una',
    writing: 'Escribir una receta',
    adding: 'Encontrar la receta en el texto',
    title: 'Título',
    keepOnly:
      'Deja solo la receta y borra el resto. Escribe «Ingredientes» y «Preparación», cada uno en su línea.',
    keepSelection: 'Dejar solo la selección',
    select: 'Selecciona antes la receta en el texto.',
    undo: 'Deshacer',
    undone: 'Deshecho.',
    find: 'Encontrar la receta en él',
    stop: 'Detener',
    asking: (model) => `Preguntando a ${model}…`,
    foundIt: 'El modelo ha señalado estas líneas. Míralas.',
    notFound: 'El modelo no ha encontrado ninguna receta. Nada ha cambiado.',
    stopped: 'Detenido. Nada ha cambiado.',
    sent: ({ model, recipients, sent, all }) => {
      const what =
        sent < all
          ? `hasta ${sent} líneas de ${all}, que más parecen de una receta`
          : 'todo este texto';
      return recipients.length === 0
        ? `${upperFirst(model)} lee ${what}. Nada sale de este dispositivo.`
        : `Envía ${what}, con los nombres y direcciones que haya, a ${model} en ${joinNames(recipients)}.`;
    },
    recipe: 'Receta',
    about: 'Primero el título, luego «Ingredientes» y «Preparación», con una línea para cada uno.',
    marks: 'Deja los # y los - al principio de la línea: le dicen a la página qué es.',
    note: 'Tu nota',
    done: 'Listo',
    cancel: 'Cancelar',
    ask: '¿Descartar tus cambios?',
    discard: 'Descartar',
    resume: 'Seguir editando',
    found: (ingredients, steps) =>
      `${upperFirst(count(ingredients, 'ingrediente'))} · ${count(steps, 'paso')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'No está revisado del todo.',
  },
  refusals: {
    empty: (name) => `${name} está vacío.`,
    picture: (name) =>
      `${name} es una imagen, y esta página no puede leerla. Escribe o pega su texto.`,
    pdf: (name) => `${name} es un PDF. Ábrelo, copia la receta y pégala aquí.`,
    office: (name) => `${name} es un documento. Ábrelo, copia la receta y pégala aquí.`,
    address: () =>
      'Esta página no puede leer otros sitios. Abre la página, copia la receta y pégala aquí.',
    locked: (name) => `${name} está protegido con contraseña. Expórtalo otra vez sin ella.`,
    damaged: (name) => `${name} está dañado, o le falta una parte. Expórtalo otra vez.`,
    bomb: (name) => `${name} contiene mucho más que recetas. Expórtalo otra vez sin imágenes.`,
    encoding: (name) =>
      `${name} está en una codificación antigua. Guárdalo como UTF-8, o copia la receta y pégala aquí.`,
    noRecipe: (name) =>
      `${name} no tiene ninguna receta que esta página pueda leer. Copia la receta y pégala aquí.`,
    csv: (name) =>
      `${name} es una tabla (CSV) que esta página no puede leer. Exporta JSON, HTML o texto desde tu programa.`,
    mealMaster: (name) =>
      `${name} es un archivo de Meal-Master o RezKonv que esta página no puede leer. Ábrelo, copia las recetas una a una y pégalas aquí.`,
    masterCook: (name) =>
      `${name} es un archivo de MasterCook que esta página no puede leer. Copia las recetas una a una y pégalas aquí.`,
    programData: (name) =>
      `${name} es XML o YAML de otro programa, que esta página no puede leer. Exporta allí JSON, HTML o texto.`,
    mealieBackup: (name) =>
      `${name} es una copia de seguridad de Mealie que esta página no puede leer. En Mealie, selecciona las recetas en la gestión de datos y expórtalas.`,
    tooLong: (name) => `${name} pasa de 65.536 bytes. Copia solo la receta y pégala aquí.`,
    tooLarge: (name) => `${name} tiene más de 25 MB de recetas. Exporta menos de una vez.`,
    tooMany: (name) => `${name} tiene más de 10.000 recetas. Exporta menos de una vez.`,
    tooManyFiles: (name, unread) =>
      `${name} tiene más de 5.000 archivos con recetas. ${unread} no se han leído. Exporta menos de una vez.`,
    tooMuchMarkup: (name) =>
      `${name} tiene más marcado del que esta página puede leer. Copia solo la receta y pégala aquí.`,
    unreadable: (name) => `${name} no se puede abrir. Elígelo otra vez.`,
  },
  share: {
    copy: 'Copiar',
    share: 'Compartir un enlace',
    print: 'Imprimir',
    export: 'Exportar…',
    copied: 'Copiado',
    linkCopied: 'Enlace copiado',
    copyByHand: 'Este navegador no deja copiar a la página. Copia el texto del campo.',
    asText: 'Receta como texto',
    asLink: 'Enlace a la receta',
  },
  credit: {
    written: (model, kitchen) => `Escrita por ${model}, un modelo de lenguaje, con ${kitchen}.`,
    sample: (kitchen) => `Una receta de muestra de ${kitchen}.`,
    shared: (kitchen, claim) => `Compartida con ${kitchen}. Según su enlace, ${claim}.`,
    fromCookbook: (kitchen, claim) => `De un recetario en ${kitchen}, según el cual ${claim}.`,
    brought: (kitchen, place) => `Traída a ${kitchen} desde ${place}.`,
    claims: {
      imported: (place) => `se importó de ${place}`,
      written: (model) => `la escribió ${model}, un modelo de lenguaje`,
      sample: 'es una receta de muestra',
    },
    elsewhere: 'otro sitio',
    quoted: (name) => `«${name}»`,
    edited: 'Se editó después.',
    byHand: 'Escrita a mano.',
    cut: 'El modelo se detuvo demasiado pronto, así que quizá falta el final.',
    check: 'Comprueba los alérgenos y las temperaturas de cocción.',
    servings: (count) => (count === '1' ? '1 ración' : `${count} raciones`),
  },
};
