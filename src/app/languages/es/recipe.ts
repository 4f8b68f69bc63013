import { joinNames, upperFirst } from '../../../ui/joinNames';
import type { Words } from '../Words';

const or = (names: readonly string[]) => joinNames(names, 'disjunction');

/** «\u2068paprika\u2069»: the name may be in another direction. */
const quoted = (name: string) => `«\u2068${name}\u2069»`;

const timeOf = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
};

const DIETS = {
  vegetarian: 'vegetariano',
  vegan: 'vegano',
  pescatarian: 'pescetariano',
  halal: 'halal',
  kosher: 'kosher',
};

export const words: Words['recipe'] = {
  recipe: {
    signOff: 'Unas palabras del modelo',
    earlier: (count) => `Recetas anteriores (${count})`,
    backTo: (title) => `Volver a ${title}`,
    earlierIdeas: (titles) => `Ideas: ${titles.join(', ')}`,
    untitled: 'Receta sin título',
    more: 'Más',
    noRecipe: 'Esto no parece una receta. No se ha comprobado.',
    leftOutOfPaste: (lines) =>
      lines === 1
        ? '1 línea del texto pegado se ha dejado fuera.'
        : `${lines} líneas del texto pegado se han dejado fuera.`,
    showPaste: 'Ver el texto',
    cannot: (language, isScaled, hasFoods) => {
      const ways = [
        'comprobar del todo si tiene algo que evitas',
        ...(hasFoods ? [] : ['compararla con tu lista']),
        ...(isScaled ? [] : ['ajustar sus cantidades']),
      ];
      return language
        ? `Esta receta está en ${language}. La página no puede ${or(ways)}.`
        : `La página no conoce el idioma de esta receta. No puede ${or(ways)}.`;
    },
  },
  ideas: {
    time: timeOf,
    uses: (count, total) => `Usa ${count} de tus ${total}`,
    more: (foods) => `${foods} más`,
    needs: (foods) => `necesitarías ${joinNames(foods)}`,
    mayContain: (things) => `Quizá contiene ${joinNames(things)}.`,
    notCheckedFor: (things) => `No se ha podido comprobar si contiene ${joinNames(things)}.`,
    notCompleteFor: (things) => `No se ha comprobado del todo si contiene ${joinNames(things)}.`,
    leftOut: (count, things) =>
      `${count === 1 ? '1 idea descartada: contiene' : `${count} ideas descartadas: contienen`} ${joinNames(things)}.`,
    notChecked:
      'Las ideas solo nombran algunos ingredientes. La receta se comprueba cuando está escrita.',
    others: 'Otras tres',
    quicker: 'Más rápidas',
  },
  // "quizá contiene", and never what labels say of traces: the page sees none (tests/app/languages/phrases.test.ts).
  // "ninguna mención", never "no contiene" or "libre de". "Dejar" also means to leave out, and "seguro" also means safe:
  // neither is for a food that stays or for how sure the page is.
  allergens: {
    label: 'Lo que evitas',
    contains: (things) => `contiene ${joinNames(things)}`,
    mayContain: (things) => `quizá contiene ${joinNames(things)}`,
    isNot: (diet, isSure) => `${isSure ? '' : 'quizá '}no ${DIETS[diet]}`,
    avoided: 'lo evitas',
    notCheckedFor: (thing) => `no se ha podido comprobar si contiene ${thing}`,
    notCompleteFor: (thing) => `no se ha comprobado del todo si contiene ${thing}`,
    mentioned: (things) => `menciona ${joinNames(things)}`,
    unmarked: 'sin comprobar',
    more: (count) => `${count} más`,
    foundIn: (found, foods) =>
      `${upperFirst(found)}${foods.length > 0 ? `: ${joinNames(foods)}` : ''}.`,
    itsTitle: (title) => `el título dice «${title}»`,
    checkLabel: 'Comprueba la etiqueta.',
    whichIsIt: (step, word, listed) =>
      `${step === undefined ? 'El texto' : `El paso ${step}`} dice «${word}»; la lista tiene ${joinNames(listed)}. Comprueba cuál es.`,
    notChecked: (things, lines) =>
      `No se ha podido comprobar si hay ${or(things)} en: ${lines.join(', ')}.`,
    quoted: (line) => `«${line}»`,
    nothingChecked: (things) => `No se ha podido comprobar si esta receta contiene ${or(things)}.`,
    notComplete: (things) => `No se ha comprobado del todo si esta receta contiene ${or(things)}.`,
    cut: (things, isSure) =>
      `${isSure ? 'Falta el final' : 'Quizá falta el final'}, así que no se ha podido comprobar si la receta contiene ${or(things)}.`,
    notLookedAt: {
      vegetarian: 'Esta página no puede comprobar cómo se hacen los quesos y las bebidas.',
      vegan: 'Esta página no puede comprobar cómo se hacen el azúcar y las bebidas.',
      pescatarian: 'Esta página no puede comprobar cómo se hacen los quesos y las bebidas.',
      'no pork': 'Esta página no puede comprobar grasas y aditivos sin nombre.',
      halal: 'Esta página no puede comprobar el certificado halal ni el sacrificio.',
      kosher:
        'Esta página no puede comprobar el certificado kosher, el sacrificio, ni si carne y leche van separadas.',
    },
    mentions: (thing, said) => `La receta menciona ${thing}: ${joinNames(said)}.`,
    saidIn: (words, step) => `«${words}»${step === undefined ? '' : ` (paso ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'Carne y leche' : 'Quizá carne y leche'} en una misma receta: ${joinNames(foods)}.`,
    nothing: (things) =>
      `Esta página no ha encontrado ninguna mención de ${or(things)}. Puede que se le escape alguna, y no ve las trazas: comprueba cada etiqueta.`,
    onlyLetters: (words) =>
      `Esta página no conoce ${joinNames(words.map(quoted))} y solo ha buscado las letras.`,
    nutlike: (foods) =>
      `Algunas personas con alergia a los frutos de cáscara evitan esto: ${joinNames(foods)}.`,
    keptLabel: 'Lo que pediste quitar',
    kept: (things, isByModel) => {
      const names = things.map(
        ({ name, foods }) => quoted(name) + (foods.length > 0 ? ` (${joinNames(foods)})` : ''),
      );
      return `${isByModel ? 'El modelo no ha quitado' : 'La receta aún tiene'} ${joinNames(names)}.`;
    },
    notSureGone: (names) => `No se ha podido saber si se ha quitado ${or(names.map(quoted))}.`,
    mayHave: (foods, name) => `${quoted(name)}: quizá en ${joinNames(foods)}. Mira la etiqueta.`,
    changing: (names) => `Pediste quitar ${joinNames(names.map(quoted))}.`,
    changed: (gone) =>
      `Cambiada: ${joinNames(
        gone.map(({ name, isSure }) => `sin ${isSure ? '' : 'mención de '}${quoted(name)}`),
      )}.`,
    again: 'Pedir otra vez',
    teach: 'Contiene…',
    teachFood: 'Ingrediente',
    teachContains: 'contiene',
    remember: 'Recordar',
    remembered: (food) => `Este navegador avisa ahora dondequiera que lea «${food}».`,
    noRoom: 'La página no puede recordar más.',
    undo: 'Deshacer',
    askAgain: (things) =>
      things.length > 2
        ? 'Pedir otra vez sin todo eso'
        : `Pedir otra vez sin ${things.join(' ni ')}`,
  },
  amounts: {
    servings: 'Raciones',
    fewer: 'Menos raciones',
    more: 'Más raciones',
    original: 'Cantidades de la receta',
    notScaled: 'sin ajustar',
    scaled: (servings) => `Los ingredientes son ahora para ${servings}.`,
    limits: (fewest, most) => `De ${fewest} a ${most} raciones.`,
    largerBatch: (written) =>
      `Los tiempos son para ${written}. Una cantidad mayor puede tardar más: comprueba que esté hecha por dentro.`,
    forThisStep: 'Para este paso',
    stepAmounts: (amounts, written, servings) =>
      `Todavía para ${written}, y tú cocinas para ${servings}: ${amounts}.`,
    scaleToHave: 'Ajustar a lo que tengo',
    iHave: 'Tengo',
    scale: 'Ajustar',
    cannotScale: (amount) => `Eso no se puede comparar con ${amount}.`,
    noScale: (setting) => `${setting}: la receta no dice si son °C o °F.`,
  },
  changes: {
    another: 'Otra receta',
    ideas: 'Tres ideas',
    others: 'Otras tres',
    change: 'Cambiar algo…',
    without: (foods) => `sin ${foods}`,
    lift: {
      minutes: 'Con más tiempo por esta vez',
      equipment: 'Con cualquier aparato por esta vez',
    },
    liftAll: 'Con más tiempo y cualquier aparato por esta vez',
  },
  check: {
    usesNone: 'No usa ninguno de tus ingredientes.',
    usesSome: 'Usa algunos de tus ingredientes.',
    uses: (count, total, maybe) =>
      count === 0
        ? `Quizá usa ${maybe} de tus ${total} ingredientes.`
        : `Usa ${count} de tus ${total} ingredientes${maybe > 0 ? `, y quizá ${maybe} más` : ''}.`,
    usesAll: (total) =>
      total === 1
        ? 'Usa tu único ingrediente.'
        : total === 2
          ? 'Usa tus dos ingredientes.'
          : `Usa tus ${total} ingredientes.`,
    alsoNeeded: (foods) => `También necesitas ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} y ${more} más`,
    mayNeedMore: (foods) => `Quizá necesites más: ${foods.join('; ')}.`,
    short: (food, have, need) => `${food}, ${have} de ${need}`,
    headings: {
      used: 'Usado',
      leftOver: 'Sobra',
      needed: 'Necesitas',
      perhaps: 'Quizá (comprueba el tipo)',
      unclear: 'No se ha podido leer',
    },
    perhaps: (entry, need) => `${entry} para ${need}`,
    shoppingList: 'Lista de la compra',
    shop: 'Compra',
    notOnList: 'No está en tu lista',
    notOnListNamed: (need) => `No está en tu lista: ${need}`,
    haveIt: 'Lo tengo',
    have: (name) => `Tengo ${name}`,
    swapIt: 'Sustituir',
    basics: 'sal, pimienta, agua, aceite de girasol',
    staples: [
      ['aceite', ['aceite de girasol', 'aceite de oliva']],
      ['sal', ['sal']],
      ['pimienta', ['pimienta']],
    ],
    askStaples: (foods) => `¿Siempre tienes ${joinNames(foods)}?`,
    yes: 'Sí',
    no: 'No',
  },
  cooking: {
    cook: 'Cocinar',
    cooking: (title) => (title ? `Cocinando: ${title}` : 'Cocinando'),
    untitled: 'Tu receta',
    ingredients: 'Ingredientes',
    step: (number, count) => `Paso ${number} de ${count}`,
    stepName: (number, part) => (part ? `Paso ${number}, ${part}` : `Paso ${number}`),
    ingredient: (line) => `Ingrediente: ${line}`,
    task: 'Tarea',
    getReady: 'Prepárate',
    oven: ({ setting, step }) => `Horno${setting && ` a ${setting}`}, para el paso ${step + 1}`,
    notAllSteps: 'Quizá faltan pasos aquí. Mira la receta.',
    stepDone: (name) => `${name} hecho`,
    done: 'Hecho',
    back: 'Atrás',
    next: 'Siguiente',
    cooked: 'Ya está cocinado',
    finish: 'Terminar',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'La carne de ave' : 'La carne picada'} está bien hecha a ${temperature} en el centro.`,
    kidneyBeans:
      'Las alubias rojas crudas son tóxicas. Ponlas en remojo 5 horas, tira esa agua y hiérvelas 30 minutos en agua limpia.',
    screenRefused: 'El navegador no deja la pantalla encendida. ¿Queda poca batería?',
    video: (isByModel) =>
      `Un vídeo que nombra ${isByModel ? 'el modelo' : 'la receta'}. Quizá no existe, y no se comprueba si tiene algo que evitas:`,
    playVideo: 'Reproducir',
    videoTitle: (title) => `Vídeo: ${title || 'esta receta'}`,
    searchVideo: 'Buscar en YouTube',
  },
  tables: {
    table: (number) => (number === 1 ? 'Tabla' : `Tabla ${number}`),
    footnotes: 'Notas',
    backTo: (label) => `Volver a la llamada ${label.replace(/^\D+/, '')}`,
  },
  timers: {
    region: 'Temporizadores',
    started: (label) => `Temporizador en marcha: ${label}`,
    timeIsUp: 'Se acabó el tiempo',
    timeIsUpFor: (label) => `Se acabó el tiempo: ${label}`,
    paused: 'En pausa',
    pauseTimer: (label) => `Pausar ${label}`,
    resumeTimer: (label) => `Seguir con ${label}`,
    extend: '+1 min',
    extendTimer: (label) => `+1 min para ${label}`,
    stop: 'Detener',
    stopTimer: (label) => `Detener ${label}`,
    uncertain: 'El reloj se ha atrasado: esto puede llegar tarde.',
    limits: 'Deja esta página abierta y el teléfono desbloqueado, o quizá no oigas el timbre.',
    tell: 'Avísame al acabar',
    telling: {
      missing: '',
      possible: '',
      unanswered: 'Aún no has respondido a tu navegador. Pulsa otra vez para ver su pregunta.',
      on: 'Mientras esta página está oculta, te avisa una notificación.',
      refused:
        'Tu navegador bloquea las notificaciones de esta página. Puedes permitirlas en sus ajustes.',
    },
    stepIsUp: (step) => (step ? `Se acabó el tiempo: paso ${step}` : 'Se acabó el tiempo'),
    sound: {
      ready: '',
      waiting: 'Toca la página en cualquier sitio para activar el sonido.',
      missing: 'Este navegador no puede reproducir sonido. No pierdas de vista la página.',
    },
    over: (time) => `${time} de más`,
    amount: (count, unit) => {
      const name = { hour: 'hora', minute: 'minuto', second: 'segundo' }[unit];
      return `${count} ${name}${count === 1 ? '' : 's'}`;
    },
    start: (duration) => `Poner un temporizador de ${duration}`,
    goTo: (step) => `${step}: ir al temporizador`,
  },
  save: {
    save: 'Guardar',
    isSaved: 'Guardada',
    undo: 'Deshacer',
    pressToRemove: 'Pulsa para quitarla de tu recetario',
    notLoaded: 'No se ha guardado. Inténtalo otra vez.',
    sharingNotLoaded: 'Las opciones para compartir no se han podido cargar. Abre el menú otra vez.',
  },
};
