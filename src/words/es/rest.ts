import type { Choice } from '../../../machines/connection/connectionMachine';
import type { LocalServer } from '../../../machines/connection/diagnosis';
import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Words } from '../createLanguage';
import { language } from '../en/first';
import { joinNames, upperFirst } from '../format';

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

const WRITERS: Record<Choice, string> = {
  host: 'el modelo de esta página',
  signIn: 'tu modelo',
  token: 'tu modelo',
  browser: 'el modelo de tu navegador',
  local: 'el modelo de este dispositivo',
  sample: 'el libro de recetas de esta página',
};

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

const countPictures = (number: number) => (number === 1 ? '1 imagen' : `${number} imágenes`);

const ENTRY_ERRORS = {
  notRecipe: 'no es una receta',
  noText: 'no tiene texto',
  textTooLong: 'pasa de 50.000 caracteres',
};

const counted = (number: number, name: string) =>
  `${number || 'sin'} ${name}${number === 1 ? '' : 's'}`;

const routeOf = (provider: string | null) =>
  `Tus ingredientes van a Hugging Face y luego a la empresa que ofrece el modelo${provider ? `: «${provider}», si no eliges otra` : ''}.`;

const startServer = (server: string | null) =>
  server ? `Arranca ${server}:` : 'Arranca el servidor e inténtalo otra vez.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Cierra Ollama y arráncalo para esta página:',
  lmStudio: 'Arranca el servidor con CORS:',
  vllm: 'Arranca vLLM para esta página:',
};

/** For sentences: contents that a visitor's word may mean. */
const OTHERS: Partial<Record<string, string>> = {
  meat: 'carne',
  pork: 'cerdo',
  alcohol: 'alcohol',
  gelatine: 'gelatina',
  honey: 'miel',
  rennet: 'cuajo',
};

/** Foods keep their own name. */
const nameOf = (name: string) => OTHERS[name] ?? language.allergen(name as Allergen) ?? name;

/** All words that the first screen does not need. */
export const words: Words['rest'] = {
  recipe: {
    earlier: (count) => `Recetas anteriores (${count})`,
    backTo: (title) => `Volver a ${title}`,
    backToIdeas: (ideas) => `Volver a las ${ideas === 3 ? 'tres ' : ''}ideas`,
    earlierIdeas: (titles) => `Ideas: ${titles.join(', ')}`,
    untitled: 'Receta sin título',
    more: 'Más',
    noRecipe: 'Esto no parece una receta. No se ha comprobado.',
    clip: (host) => `La receta dice ser de ${host}. Esta página no puede comprobarlo.`,
    goTo: (host) => `Ir a su página (${host})`,
    around: (words) => `El texto alrededor de la receta menciona ${joinNames(words)}.`,
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
  // "quizá contiene", and never what labels say of traces: the page sees none (tests/words/first.test.ts).
  // "ninguna mención", never "no contiene" or "libre de". "Dejar" also means to leave out, and "seguro" also means safe:
  // neither is for a food that stays or for how sure the page is.
  allergens: {
    unfinished: 'Aún se está escribiendo. Sin comprobar del todo.',
    label: 'Comprobación de alergias y dieta',
    contains: (things) => `contiene ${joinNames(things)}`,
    mayContain: (things) => `quizá contiene ${joinNames(things)}`,
    isNot: (diet, isSure) => `${isSure ? '' : 'quizá '}no ${DIETS[diet]}`,
    avoided: 'lo evitas',
    notCheckedFor: (thing) => `no se ha podido comprobar si contiene ${thing}`,
    notCompleteFor: (thing) => `no se ha comprobado del todo si contiene ${thing}`,
    mentioned: (things) => `menciona ${joinNames(things)}`,
    unmarked: 'sin comprobar',
    checking: 'comprobando …',
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
    nothingChecked: (things, isRest) =>
      `No se ha podido comprobar si ${isRest ? 'el resto de la' : 'esta'} receta contiene ${or(things)}.`,
    notComplete: (things, isRest) =>
      `No se ha comprobado del todo si ${isRest ? 'el resto de la' : 'esta'} receta contiene ${or(things)}.`,
    photo: (things) =>
      `Leída de una foto, así que no se ha comprobado del todo si contiene ${or(things)}. Puede faltar una línea.`,
    clip: (things) =>
      `No se ha leído el resto de esa página, así que no se ha comprobado del todo si contiene ${or(things)}.`,
    leftOut: 'Se ha dejado fuera una indicación de alérgenos.',
    cut: (things, isSure) =>
      `${isSure ? 'Falta el final' : 'Quizá falta el final'}, así que no se ha comprobado del todo si la receta contiene ${or(things)}.`,
    notLookedAt: {
      vegetarian: 'Esta página no puede comprobar cómo se hacen los quesos y las bebidas.',
      vegan: 'Esta página no puede comprobar cómo se hacen el azúcar y las bebidas.',
      pescatarian: 'Esta página no puede comprobar cómo se hacen los quesos y las bebidas.',
      'no pork': 'Esta página no puede comprobar grasas y aditivos sin nombre.',
      halal: 'Esta página no puede comprobar el certificado halal ni el sacrificio.',
      kosher:
        'Esta página no puede comprobar el certificado kosher, el sacrificio, ni si carne y leche van separadas.',
    },
    mentions: (said) => `La receta dice ${joinNames(said)}. Compruébalo por tu cuenta.`,
    saidIn: (words, step) => `«${words}»${step === undefined ? '' : ` (paso ${step})`}`,
    together: (foods, isSure) =>
      `${isSure ? 'Carne y leche' : 'Quizá carne y leche'} en una misma receta: ${joinNames(foods)}.`,
    nothing: (things, others = []) =>
      `Esta página no ha encontrado ${joinNames([things, others].flatMap((names, at) => (names.length > 0 ? `ninguna ${at ? 'otra ' : ''}mención de ${or(names)}` : [])))}. Puede que se le escape alguna, y no ve las trazas: comprueba cada etiqueta.`,
    onlyLetters: (words) =>
      `Esta página no conoce ${joinNames(words.map(quoted))} y solo ha buscado las letras.`,
    countedAsNuts: 'Algunos países los cuentan entre los frutos de cáscara.',
    nutsToo: 'hay quien evita esto si es alérgico a los frutos de cáscara',
    nutlike: (foods) =>
      `Algunas personas con alergia a los frutos de cáscara evitan esto: ${joinNames(foods)}.`,
    peanutsToo:
      'No has marcado los cacahuetes. Mucha gente que evita los frutos de cáscara también los evita.',
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
      `Cambiada: ${gone.map(({ name }) => `sin \u2068${name}\u2069`).join(', ')}.${gone.every(({ isSure }) => isSure) ? '' : ' Lee cada etiqueta.'}`,
    again: 'Pedir otra vez',
    teach: 'Contiene…',
    teachFood: 'Ingrediente',
    teachContains: 'contiene',
    remember: 'Recordar',
    remembered: (food) => `Este navegador avisa ahora dondequiera que lea «${food}».`,
    noRoom: 'La página no puede recordar más.',
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
    noServings: 'La receta ya no dice para cuántas personas es.',
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
    change: 'Cambiar o preguntar algo…',
    without: (foods) => `sin ${foods}`,
    waive: {
      minutes: 'Con más tiempo por esta vez',
      equipment: 'Con cualquier aparato por esta vez',
    },
    waiveAll: 'Con más tiempo y cualquier aparato por esta vez',
  },
  check: {
    usesNone: 'No usa nada de tu lista.',
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
    needs: (foods) => `Aún necesitas: ${foods}.`,
    andMore: (foods, more) => `${foods.join(', ')} y ${more} más`,
    mayNeedMore: (foods) => `Quizá necesites más: ${foods.join('; ')}.`,
    short: (food, have, need) => `${food}, ${have} de ${need}`,
    look: (foods) => `Comprueba si alcanza: ${foods.join('; ')}.`,
    lookAt: (food, have, need) => `${food} (tienes ${have} y hacen falta ${need})`,
    more: (food, amount) => `${food}, unos ${amount} más`,
    headings: {
      used: 'Usado',
      unused: 'Sobra',
      needed: 'Necesitas',
      perhaps: 'Quizá (comprueba el tipo)',
      unclear: 'No se ha podido leer',
    },
    perhaps: (entry, need) => `${entry} para ${need}`,
    shoppingList: 'Lista de la compra',
    shop: 'Compra',
    need: 'falta',
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
    stepName: (number, part) => (part ? `Paso ${number}, ${part}` : `Paso ${number}`),
    ingredient: (line) => `Ingrediente: ${line}`,
    task: 'Tarea',
    cookedThrough: (food, temperature) =>
      `${food === 'poultry' ? 'La carne de ave' : 'La carne picada'} está bien hecha a ${temperature} en el centro.`,
    kidneyBeans:
      'Las alubias rojas crudas son tóxicas. Ponlas en remojo 5 horas, tira esa agua y hiérvelas 30 minutos en agua limpia.',
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
    pressToRemove: 'Pulsa para quitarla de tu recetario',
    notLoaded: 'No se ha guardado. Inténtalo otra vez.',
    sharingNotLoaded: 'Las opciones para compartir no se han podido cargar. Abre el menú otra vez.',
  },
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Vuelve a conectar tu cuenta en «Modelo de IA…»: ya no está conectada.';
      if (kind === 'fewIdeas')
        return 'Inténtalo otra vez: no ha llegado ninguna idea que esta página pueda leer.';
      if (kind === 'requestTooLong')
        return 'Acorta tu lista, o elige otro modelo: tu petición es demasiado larga para este.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Prueba una receta de muestra, o usa tu propio modelo: esta página ha gastado sus recetas por ahora.';
      const way = choice === 'sample' ? '' : ', o prueba una receta de muestra';
      if (kind === 'brokenOff') return `Inténtalo otra vez${way}: la respuesta se ha cortado.`;
      return `Inténtalo otra vez${way}: ${WRITERS[choice]} no está disponible ahora.`;
    },
    declined: (words) => `El modelo se ha negado: «\u2068${words}\u2069»`,
    details: 'Detalles',
    lastAttempt: 'El último intento:',
    offline: 'No tienes conexión. Cuando vuelva, inténtalo otra vez desde aquí.',
    onlineAgain: 'No tenías conexión. Inténtalo ahora.',
    sample: 'Receta de muestra',
    aboutSample: 'De un pequeño libro de recetas de esta página. No la escribe ningún modelo.',
    notChecked: (things) => `No se ha comprobado si contiene ${things}.`,
    chooseModel: 'Modelo de IA…',
    connectOwn: 'Usar un modelo de IA tuyo…',
    titles: {
      timeIsUp: 'Se acabó el tiempo',
      generating: 'Escribiendo…',
      failed: 'Sin receta',
      ready: 'Receta lista',
      ideas: 'Ideas listas',
    },
  },
  wait: {
    for: 'Para ',
    changing: (change) => `Cambio: ${change}`,
    refused: 'Se rechazó el acceso. Otro intento…',
    thinking: 'pensando…',
    attempt: (attempt, attempts) => `Intento ${attempt} de ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'El modelo va lento.',
    askAgain: 'Pedir otra vez',
  },
  notes: {
    cut: 'El modelo se detuvo demasiado pronto. Quizá falta el final.',
    check: 'Comprueba los alérgenos y las temperaturas de cocción.',
    written: (model) => `Escrita por ${model}, un modelo de IA.`,
    fromBook: 'Del libro de recetas de esta página.',
    edited: 'Editada después.',
    byHand: 'Escrita a mano.',
    imported: (place) => `Importada de ${place}.`,
    byLink: (claim) => `Según su enlace, ${claim}.`,
    byCookbook: (claim) => `Según tu recetario, ${claim}.`,
    claims: {
      imported: (place) => `se importó de ${place}`,
      written: (model) => `la escribió ${model}, un modelo de IA`,
      fromBook: 'es una receta de muestra',
    },
    elsewhere: 'otro sitio',
    photo: 'una foto',
    quoted: (name) => `«${name}»`,
  },
  questions: {
    send: 'Actualizar la receta',
    sendsChange: (model, recipients) =>
      recipients.length > 0
        ? `Envía esta receta y tu lista a ${model} en ${joinNames(recipients)}.`
        : `${model} la cambia. Nada sale de este dispositivo.`,
    asked: (wish) => wish.toLowerCase(),
    wishes: {
      quicker: 'Más rápida',
      simpler: 'Más sencilla',
      forChildren: 'Para niños',
    },
    ask: 'Preguntar',
    stop: 'Parar',
    sends: (model, recipients) =>
      recipients.length > 0
        ? `Envía esta receta, tu pregunta y tus preferencias a ${model} en ${joinNames(recipients)}.`
        : `${model} responde. Nada sale de este dispositivo.`,
    asking: (model) => `Preguntando a ${model}…`,
    by: (model) =>
      `Respuesta de ${model}, que puede equivocarse. No cambia la comprobación de arriba.`,
    cut: 'La respuesta se corta aquí.',
    doThat: 'Hacerlo así',
    safety:
      'Los modelos se equivocan a menudo con las alergias y la seguridad de los alimentos, así que esta página no les pregunta.',
    found: 'Esto es lo que ha encontrado:',
    nothingToFind:
      'Indica en las preferencias lo que evitas, y esta página lo buscará en cada receta.',
    unclear:
      'Esta página no puede saber si se trata de alergias o de la seguridad de los alimentos, así que no pregunta a ningún modelo. Prueba con otras palabras.',
    failed: 'No ha llegado ninguna respuesta. No ha cambiado nada.',
    stopped: 'Parado. No ha cambiado nada.',
  },
  typing: {
    isRecipe: 'Parece una receta.',
    openIt: 'Abrirla',
    asFoods: 'Añadir como ingredientes',
    useUp: 'Usar primero',
    refused: 'Tu navegador no puede guardar tu lista. Si cierras esta pestaña, se pierde.',
    age: (day) => `Lista del ${day}. ¿Sigue bien?`,
    eatByLabel: 'Usar hasta',
    eatBy: (day) => `\u00a0· Usar hasta el ${day}`,
    past: '\u00a0· Ya pasó su fecha. ¿Sigue bueno?',
    edit: (ingredient) => `Cambiar ${ingredient}`,
    split: (pieces) => `Dividir en ${pieces.length}: ${pieces.join(', ')}`,
    skipped: (lines) => `Omitido: ${lines}.`,
    quoted: (line) => `«${line}»`,
  },
  bring: {
    heading: 'Añadir una receta',
    recipe: 'Receta',
    about:
      'Pega una receta de una página web, de un mensaje o de donde sea. La página guarda todo el texto pegado en este dispositivo, junto a la receta.',
    open: 'Abrir',
    add: 'Añadir al recetario',
    choose: 'Elegir archivos',
    photo: 'De una foto',
    files: 'Archivos con recetas',
    app: 'De otra aplicación',
    formats: (canDrop) =>
      `${canDrop ? 'O suelta' : 'Elige'} archivos: texto, markdown, páginas guardadas y exportaciones de Mealie, Tandoor, Nextcloud Cookbook, Paprika, RecipeSage, Recipe Keeper, Copy Me That, Cooklang, RecipeMD y esta página.`,
    reading: 'Leyendo…',
    soFar: (files) => `${files} hasta ahora`,
    stop: 'Detener',
    stopped: 'Detenido. No se ha añadido nada.',
    paste: 'Pega o escribe antes una receta.',
    isList: 'Parece una lista de ingredientes.',
    asFoods: 'Añadir como ingredientes',
    notLoaded: 'No se ha podido cargar. Inténtalo otra vez.',
    pasted: 'Lo que has pegado',
    more: (refusals) => `Y ${refusals} más.`,
    quoted: (name) => `«${name}»`,
  },
  edit: {
    edit: 'Editar',
    headings: {
      recipe: 'Editar la receta',
      new: 'Escribir una receta',
      paste: 'Comparar con el texto',
      photo: 'De una foto',
    },
    comparing: 'Comparar con el texto',
    source: 'El texto',
    text: (lines) => `Texto (sin ${lines} ${lines === 1 ? 'línea' : 'líneas'})`,
    leftOut: (lines) =>
      lines === 0
        ? 'La receta tiene todas las líneas.'
        : `${lines} ${lines === 1 ? 'línea fuera' : 'líneas fuera'}. Pulsa una línea para ponerla donde está el cursor.`,
    around: 'Del texto que rodea la receta. Lo que marques se queda como nota.',
    differs: (words, lines) =>
      `La copia no es el texto al pie de la letra: ${[
        words > 0 && `${words} ${words === 1 ? 'lugar difiere' : 'lugares difieren'}`,
        lines > 0 &&
          `${lines === 1 ? 'falta 1 línea' : `faltan ${lines} líneas`} del texto, marcadas allí`,
      ]
        .filter(Boolean)
        .join('; ')}.`,
    goTo: 'Ir allí',
    copyOut: 'Que el modelo la copie',
    write: 'Escribir una',
    compare:
      'Compara cada línea con la imagen. Un modelo puede leer mal un número o saltarse una línea.',
    picture: 'La imagen',
    take: 'Usar su respuesta',
    outcomes: {
      put: 'Puesto en la receta.',
      copied: 'El modelo la ha copiado. Compárala con el texto.',
      offered: 'El modelo ha respondido. Lo que has escrito sigue ahí.',
      notCopied: 'El modelo no ha encontrado ninguna receta. Nada ha cambiado.',
      stopped: 'Detenido. Nada ha cambiado.',
      undone: 'Deshecho.',
    },
    stop: 'Detener',
    asking: (model) => `Preguntando a ${model}…`,
    sent: ({ model, recipients, sendsAll }) => {
      const what = sendsAll
        ? 'todo este texto'
        : 'la parte de este texto que más parece una receta';
      return recipients.length === 0
        ? `${upperFirst(model)} lee ${what}. Nada sale de este dispositivo.`
        : `Envía ${what}, con los nombres y direcciones que haya, a ${model} en ${joinNames(recipients)}.`;
    },
    recipe: 'Receta',
    about: 'Primero el título, luego «Ingredientes» y «Preparación», con una línea para cada uno.',
    marks: 'Deja los # y los - al principio de la línea: le dicen a la página qué es esa línea.',
    note: 'Tu nota',
    done: 'Listo',
    cancel: 'Cancelar',
    ask: '¿Descartar tus cambios?',
    discard: 'Descartar',
    resume: 'Seguir editando',
    askText: 'Aún no hay ingredientes ni pasos. ¿Usarlo de todos modos como texto sin más?',
    takeText: 'Usarlo',
    found: (ingredients, steps) =>
      `${upperFirst(counted(ingredients, 'ingrediente'))}\u00a0· ${counted(steps, 'paso')}`,
    finds: (finds) => finds.map((find) => `${upperFirst(find)}.`).join(' '),
    notFully: 'No está revisado del todo.',
    kept: 'Aún sin guardar: tus cambios están en «Editar».',
    noTitle: 'Aún no hay título: escríbelo en la primera línea.',
    noIngredients: 'Aún no hay ingredientes: escribe «Ingredientes» encima.',
    noSteps: 'Aún no hay pasos: escribe «Preparación» encima.',
  },
  doubts: {
    'two recipes': 'El texto tiene varias recetas. Esta es la primera.',
    'two lists': 'El texto da los ingredientes dos veces. Esta es una de las listas.',
    'no title': 'No está claro qué línea es el título.',
    'no list': 'No está claro qué líneas son los ingredientes.',
    'no method': 'No está claro qué líneas son la preparación.',
    'two titles': 'El título puede ser otra línea.',
    torn: 'La receta está en varios sitios, o cortada.',
    mixed: 'Hay notas dentro de la receta.',
    'end of list': 'La lista de ingredientes puede acabar en otro sitio.',
    'other in list': 'Puede que algunas líneas de la lista no sean ingredientes.',
    'other in method': 'Puede que algunas líneas de la preparación no sean pasos.',
    'joined lines': 'Puede que dos líneas sean una.',
    'several writers': 'Varias personas escriben sobre el plato.',
    columns: 'Puede que haya dos columnas mezcladas.',
    'long text': 'El texto es largo, así que la página ha tomado la parte de la lista.',
    guessed: 'La página ha adivinado qué es ingrediente y qué es paso.',
    'mostly other': 'La mayor parte del texto trata de otra cosa.',
    'cut off': 'Falta el final del texto.',
  },
  refusals: {
    empty: (name) => `${name} está vacío.`,
    picture: (name) => `${name} es una imagen. Usa «De una foto».`,
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
    share: 'Compartir',
    link: 'Enlace',
    file: 'Imprimir, archivo…',
    print: 'Imprimir',
    copied: 'Copiado',
    linkCopied: 'Enlace copiado',
    copyByHand: 'Este navegador no deja copiar a la página. Copia el texto del campo.',
    asText: 'Receta como texto',
    asLink: 'Enlace a la receta',
  },
  credit: {
    written: (model, kitchen) => `Escrita por ${model}, un modelo de IA, con ${kitchen}.`,
    sample: (kitchen) => `Una receta de muestra de ${kitchen}.`,
    shared: (kitchen, claim) => `Compartida con ${kitchen}. Según su enlace, ${claim}.`,
    fromCookbook: (kitchen, claim) => `De un recetario en ${kitchen}, según el cual ${claim}.`,
    brought: (kitchen, place) => `Traída a ${kitchen} desde ${place}.`,
    photo: 'Leída de una foto (📷): puede faltar una línea.',
    copy: 'Copiada por un modelo (✍): puede diferir una línea.',
    leftOut: 'Se ha dejado fuera una indicación de alérgenos (⚠).',
    clip: 'Tomada de una página abierta (✂): el resto no se ha leído.',
    servings: (count) => (count === '1' ? '1 ración' : `${count} raciones`),
  },
  shoppingList: {
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
    look: (have, need) => `Compruébalo: tienes ${have} y hacen falta ${need}.`,
    about: (amount) => `unos ${amount}`,
    aboutEnough: (line) => `${line} (más o menos suficiente)`,
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
      optional: (lines) => `Opcional: ${lines}`,
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
    allIn: 'Lo marcado está comprado',
    movedIn: (count) =>
      count === 1
        ? '1 alimento se ha sumado a tus ingredientes.'
        : `${count} alimentos se han sumado a tus ingredientes.`,
    notKept:
      'Tu navegador no ha podido guardarlo. Solo se conserva hasta que recargues esta pestaña.',
  },
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
    perhaps: 'Quizá no se ha hecho.',
    unreadable: (recipes) =>
      recipes === 1
        ? 'Hay otra receta aquí, pero no se puede leer. Se queda como está.'
        : `Hay ${recipes} recetas más aquí, pero no se pueden leer. Se quedan como están.`,
  },
  files: {
    move: 'Mover o guardar una copia',
    exportAll: 'Exportar todo',
    add: 'Añadir una receta',
    tooLong: (title) => `«${title}» pasa de 50.000 caracteres.`,
    refused: (recipes) =>
      recipes === 1 ? '1 no se ha podido añadir' : `${recipes} no se han podido añadir`,
    import: 'Importar',
    file: 'Archivo de recetario',
    asCookbook: 'Todas las recetas y lo planeado, para importarlo aquí (sin tus alergias)',
    forManagers: 'Para Mealie, Tandoor, Nextcloud Cookbook',
    asMarkdown: 'Markdown, para Obsidian y editores de texto',
    fileName: (day, kind) => `recetario-${day}${kind}`,
    exported: (name) => `${name} descargado`,
    notExported: 'No se ha podido exportar. Inténtalo otra vez.',
    onlyHere: (recipes) => `${recipes} recetas están solo en este navegador.`,
    saveCopy: 'Guardar una copia',
    notNow: 'Ahora no',
    imported: (added, known, rejected, sameName, planned) =>
      [
        `${count(added)} ${added === 1 ? 'añadida' : 'añadidas'}`,
        sameName > 0 && `${sameName} con un nombre que ya tenías`,
        known > 0 && `${known} ya ${known === 1 ? 'estaba' : 'estaban'}`,
        planned > 0 && `${planned} de ellas ya en el plan`,
        rejected > 0 && `${rejected} ${rejected === 1 ? 'ilegible' : 'ilegibles'}`,
      ]
        .filter(Boolean)
        .join(', '),
    leftBehind: (added) =>
      added === 1 ? 'Ha llegado sin su imagen.' : 'Algunas han llegado sin su imagen.',
    rejected: (position, code) => `La entrada ${position} ${ENTRY_ERRORS[code]}.`,
    incomplete: (position, fields) =>
      `La entrada ${position} ha llegado sin ${fields.map((field) => FIELDS[field]).join(' ni ')}.`,
    more: (entries) => `Y ${entries} más.`,
    noteLine: (note) => `**Nota:** ${note}`,
    cookedLine: (days) => `**Cocinada:** ${days}`,
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
    imported: 'Receta que has añadido',
    remove: 'Quitar',
    removeTitle: (title) => `Quitar ${title}`,
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
    noted: ({ gone, left }) =>
      [
        ...(gone.length > 0 ? [`Quitado de tu lista: ${joinNames(gone)}.`] : []),
        ...(left ? [`Añadido a tu lista: ${left.entry}.`] : []),
        'Anotado en tu recetario.',
      ].join(' '),
    known: (time) => `Ya está anotado (${time}).`,
    listStays: 'Tu lista está como antes.',
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
    'recipe.import': 'No se ha añadido nada.',
    'recipe.add': 'No se ha añadido nada.',
    'recipe.undoImport': 'No se ha quitado nada.',
  },
  week: {
    planTitle: (title) => `Planear ${title}`,
    heading: 'Recetas planeadas',
    servings: (title) => `Raciones de ${title}`,
    serves: 'Raciones',
    remove: 'Quitar del plan',
    asWritten: 'Raciones como en la receta',
    thisRecipe: 'esta receta',
    removeTitle: (title) => `Quitar del plan: ${title}`,
    planned: (day) => `Planeada: ${day}.`,
    anyDay: 'cualquier día',
    changeDay: 'Cambiar el día',
    unplanned: 'Ya no está en el plan.',
    day: 'Día',
    dayOf: (title) => `Día de ${title}`,
    earlier: (dinners) => `Antes (${dinners})`,
    eatBy: (entry, day) => `${entry}: usar hasta el ${day}`,
    shopFor: 'Compra para',
    all: 'todas las recetas',
    until: (day) => `hasta: ${day}`,
    tonight: (title) => `Esta noche: \u2068${title}\u2069`,
    calendar: 'Añadir a mi calendario',
    fileName: (day) => `cenas-${day}.ics`,
  },

  labels: {
    notFully: 'no comprobada del todo',
    legend: 'Si no hay aviso, es que no se ha encontrado nada. Lee cada etiqueta.',
  },
  proposals: {
    from: 'De tu recetario: ',
    have: ({ have, need }) => `tienes ${have} de ${need}`,
    more: (recipes) => `${recipes} más`,
  },
  explanations: {
    tokenMalformed: () => [
      'Eso no es un token de Hugging Face. Esos tokens empiezan por hf_.',
      'Copia el token entero de huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host')
        return ['La clave de acceso de esta página no se acepta.', 'Crea una nueva.'];
      return choice === 'signIn'
        ? ['Hugging Face ha cerrado tu sesión.', 'Inicia sesión otra vez.']
        : [
            'Hugging Face no acepta el token.',
            'Quizá está mal escrito o revocado. Crea uno nuevo en huggingface.co/settings/tokens.',
          ];
    },
    tokenNotAllowed: (_, choice) =>
      choice === 'signIn'
        ? [
            'Tu sesión no permite llamadas a este modelo.',
            'Inicia sesión otra vez y permítelas, o elige otro modelo.',
          ]
        : [
            'El token es válido, pero no puede llamar a este modelo.',
            'Dale el permiso «Make calls to Inference Providers».',
          ],
    noCredit: () => [
      'La cuenta no tiene crédito.',
      'Añade crédito en huggingface.co/settings/billing, o espera al mes que viene.',
    ],
    keyRequired: () => [
      'El servidor pide una clave, y esta página no envía ninguna.',
      'Arranca el servidor sin clave.',
    ],
    modelMalformed: () => [
      'Eso no puede ser el nombre de un modelo.',
      'Copia el nombre de la página del modelo.',
    ],
    modelNotFound: ({ models }, choice) => {
      if (choice !== 'local')
        return [
          'Hugging Face no tiene ningún modelo con ese nombre, o no te lo muestra.',
          'Copia el nombre de la página del modelo.',
        ];
      if (!models)
        return [
          'El servidor no conoce ese modelo, y no dice cuáles tiene.',
          'Escribe el nombre que muestra su aplicación.',
        ];
      return models.length === 0
        ? ['El servidor aún no tiene ningún modelo.', 'Descarga antes uno.']
        : [
            'El servidor no tiene ningún modelo con ese nombre.',
            `Tiene ${joinNames(models.slice(0, 20))}.`,
          ];
    },
    modelNotServed: ({ provider }) => [
      provider === null
        ? 'Ningún proveedor ofrece este modelo para chat.'
        : `«${provider}» no ofrece este modelo para chat.`,
      `Elige uno en huggingface.co/models?inference_provider=${provider ?? 'all'}.`,
    ],
    tooManyCalls: () => [
      'Hay demasiadas llamadas ahora.',
      'Espera un minuto e inténtalo otra vez.',
    ],
    serverFailed: ({ status }) => [
      `El servidor ha fallado${status ? ` (HTTP ${status})` : ''}.`,
      'Inténtalo más tarde.',
    ],
    providerNoCredit: () => [
      'El proveedor de este modelo se ha quedado sin crédito. Tu cuenta no.',
      'Deja que Hugging Face elija otro: añade :fastest al nombre del modelo.',
    ],
    modelBusy: () => [
      'El modelo está sobrecargado ahora.',
      'Espera un minuto e inténtalo otra vez.',
    ],
    modelLoading: () => [
      'El servidor todavía está cargando el modelo.',
      'Tarda uno o dos minutos. Inténtalo después.',
    ],
    serverStopped: () => [
      'El servidor de este modelo está apagado.',
      'Enciéndelo, o elige otro modelo.',
    ],
    tooLittleMemory: () => [
      'El servidor no ha podido ejecutar el modelo. Seguramente le falta memoria.',
      'Elige un modelo más pequeño, o actualiza el servidor.',
    ],
    contentRefused: () => [
      'El filtro del servicio ha rechazado esta petición.',
      'Cambia tu lista, o elige otro modelo.',
    ],
    declined: ({ words }) => [
      `El modelo se ha negado: «${words}»`,
      'Pídelo otra vez, o elige otro modelo.',
    ],
    settingRefused: () => [
      'El modelo no acepta los ajustes de esta página.',
      'Inténtalo otra vez, o elige otro modelo.',
    ],
    noRecipe: () => [
      'Esto no parece una receta: la respuesta no tiene letras.',
      'Inténtalo otra vez, o elige otro modelo.',
    ],
    wantsTools: () => [
      'El modelo ha llamado a una herramienta en vez de escribir una receta.',
      'Inténtalo otra vez, o elige un modelo que responda con palabras.',
    ],
    wrongAddress: ({ status, address }) => [
      `${address} no responde como un modelo (HTTP ${status}).`,
      'Comprueba la dirección. Puede ser esta:',
    ],
    blockedByFrame: () => [
      'Esta página está en un marco que no puede llamar a este dispositivo.',
      'Ábrela en su propia pestaña:',
    ],
    addressMalformed: () => ['Eso no es una dirección.', 'Una dirección es así:'],
    addressNotLocal: ({ host }) => [
      `«${host}» no es este dispositivo. El navegador no deja que esta página llame a otro.`,
      'Redirige un puerto hacia él y escribe http://localhost:11434:',
    ],
    addressNotCallable: () => [
      'Esta página no puede llamar a una dirección con esa forma.',
      'Escríbela así:',
    ],
    serverNotRunning: (_, __, server) => [
      'Nada responde en esta dirección. El servidor no está en marcha.',
      startServer(server),
    ],
    serverSilent: (_, __, server) => [
      'Nada responde. El servidor no está en marcha, o el navegador ha bloqueado la llamada.',
      startServer(server),
    ],
    blockedByCors: ({ server }) => [
      'El servidor está en marcha, pero no deja que esta página lea sus respuestas (CORS).',
      (server && ALLOW_ORIGIN[server]) ?? 'Haz que el servidor permita este origen:',
    ],
    blockedByBrowser: () => [
      'El navegador no deja que esta página llame a este dispositivo.',
      'Permítelo en los ajustes del navegador para este sitio, e inténtalo otra vez.',
    ],
    browserModelForbidden: () => [
      'El navegador no deja que esta página use su modelo.',
      'Inténtalo otra vez, o permítelo en los ajustes del navegador para este sitio.',
    ],
    browserModelUnsupported: () => [
      'El modelo del navegador no puede con esta petición.',
      'Lo que mejor sabe es inglés. Escribe tu lista en inglés, o elige otro modelo.',
    ],
    browserModelNoRoom: () => [
      'En este dispositivo no cabe el modelo del navegador.',
      'Libera 22 GB e inténtalo otra vez.',
    ],
    browserModelPart: () => [
      'El navegador tiene que descargar antes una parte de su modelo.',
      'Abre «Modelo de IA…» y descárgala.',
    ],
    browserModelGone: () => [
      'El modelo del navegador ya no está en este dispositivo.',
      'Descárgalo otra vez, o elige otro modelo.',
    ],
    requestTooLong: () => [
      'Tu petición es demasiado larga para este modelo.',
      'Acórtala, o elige otro modelo.',
    ],
    pictureRefused: () => [
      'El modelo no acepta esta imagen.',
      'Elige un modelo que acepte imágenes.',
    ],
    timedOut: () => [
      'No ha llegado respuesta a tiempo.',
      'Inténtalo otra vez. Un modelo grande tarda en cargarse.',
    ],
    onlyThoughts: () => ['El modelo ha gastado toda su respuesta en pensar.', 'Elige otro.'],
    blankAnswer: () => ['La respuesta del modelo estaba vacía.', 'Inténtalo otra vez.'],
    brokenOff: () => ['La respuesta se ha cortado.', 'Inténtalo otra vez.'],
    fewIdeas: () => ['La respuesta nombra menos de dos platos.', 'Inténtalo otra vez.'],
    partMissing: () => [
      'No se ha podido cargar una parte de esta página.',
      'Inténtalo otra vez, o recarga la página.',
    ],
    signInExpired: (_, choice) =>
      choice === 'token'
        ? [
            'Has desconectado tu cuenta en otra pestaña.',
            'Conéctala otra vez, o elige otro modelo.',
          ]
        : ['Tu sesión ha terminado.', 'Inicia sesión otra vez, o elige otro modelo.'],
    offline: () => ['No tienes conexión.', 'Conéctate a internet e inténtalo otra vez.'],
    unreachable: () => [
      'No ha llegado respuesta. El navegador no dice por qué a una página.',
      'Inténtalo más tarde.',
    ],
    unknown: ({ status }) => [
      `No ha respondido como un modelo${status ? ` (HTTP ${status})` : ''}. No se sabe la causa.`,
      'Inténtalo más tarde, o elige otro modelo.',
    ],
    signInDeclined: () => [
      'El inicio de sesión se rechazó en Hugging Face.',
      'Inicia sesión otra vez y permítelo, o elige otro modelo.',
    ],
    signInFailed: ({ detail }) => [
      `El inicio de sesión ha fallado: ${detail}.`,
      'Inténtalo otra vez. Si sigue fallando, díselo a quien lleva esta página.',
    ],
    signInStale: () => [
      'Este inicio de sesión ya se usó, o lo empezó otra pestaña.',
      'Inicia sesión otra vez.',
    ],
    storageBlocked: () => [
      'El navegador no deja guardar nada a esta página, así que no puedes iniciar sesión.',
      'Permite a este sitio guardar datos, o elige otro modelo.',
    ],
  },
  conditions: {
    mayPass: (remedy) => `${remedy} Si sigue fallando, díselo a quien lleva esta página.`,
    staysWrong: 'Díselo a quien lleva esta página, o elige otro modelo.',
    noCredit: 'sin crédito',
    notAvailable: 'no disponible',
    refused: 'rechazado',
    said: (words: string) => `El servidor dice: «${words}»`,
    noAnswer: 'sin respuesta',
  },
  model: {
    heading: 'De dónde vienen las recetas',
    about:
      'Un modelo de IA te escribe recetas nuevas: no cuesta nada o unos céntimos por receta, y quien lo gestiona ve tu lista y tus preferencias.',
    inUse: 'en uso',
    details: 'A dónde van tus datos',
    more: 'Más opciones',
    useHost: 'Usar el modelo de esta página',
    useSample: 'Usar recetas de muestra',
    signIn: 'Iniciar sesión',
    signInAgain: 'Iniciar sesión otra vez',
    signOut: 'Cerrar sesión',
    signInInTab: 'Abre esta página en su propia pestaña para iniciar sesión',
    disconnect: 'Desconectar',
    useIt: 'Usarlo',
    download: 'Descargarlo',
    downloadCosts:
      'El navegador tiene que descargarlo antes: varios GB, y hacen falta 22 GB libres. Lo comparten todas las páginas, y se queda en este dispositivo.',
    downloading: 'Si dejas de esperar, quizá el navegador siga.',
    downloadProgress: 'Descarga',
    stopWaiting: 'Dejar de esperar',
    browserHasModel: 'Tu navegador tiene un modelo de IA.',
    isThere: 'Está en este dispositivo, listo para usar.',
    test: 'Probar y usar',
    cancel: 'Cancelar',
    stopped: 'Has cerrado la ventana antes de que acabara la prueba. Nada ha cambiado.',
    getToken: 'Consigue un token en Hugging Face',
    tokenPermission:
      'Un token es una contraseña para aplicaciones. Marca allí «Make calls to Inference Providers», para que pueda pedir recetas.',
    token: 'Token de acceso',
    newToken: 'Nuevo token de acceso (déjalo vacío para conservar el tuyo)',
    keepToken: 'Recordarlo en esta pestaña',
    model: 'Modelo',
    lookingUp: 'Buscando qué modelos funcionan…',
    search: 'Buscar modelos',
    goodChoices: 'Buenas opciones',
    allModels: 'Todos los modelos',
    moreModels: (models) => `${models} más. Busca para verlos.`,
    provider: 'Proveedor',
    seconds: (seconds) => `cerca de ${seconds}\u00a0s`,
    price: (cents) =>
      cents < 1
        ? 'menos de 1 centavo de dólar por receta'
        : `cerca de ${Math.round(cents)} centavo${Math.round(cents) === 1 ? '' : 's'} de dólar por receta`,
    free: 'gratis por ahora',
    takesPictures: '\u00a0· acepta imágenes',
    localModel: 'Modelo (déjalo vacío para el primero)',
    address: 'Dirección',
    copy: 'Copiar',
    copied: 'Copiado',
    endedStatus: 'desconectado',
  },
  modelTitles: {
    host: 'El modelo de esta página',
    signIn: 'Iniciar sesión con Hugging Face',
    token: 'Tu cuenta de Hugging Face',
    browser: 'El modelo de tu navegador',
    local: 'Un modelo en este dispositivo',
    sample: 'Recetas de muestra',
  },
  modelSummaries: {
    host: 'Listo para usar. Gratis para ti.',
    signIn: 'Hugging Face ofrece modelos de IA. Las recetas gastan el crédito de tu cuenta allí.',
    token:
      'Hugging Face ofrece modelos de IA. Las recetas gastan el crédito de tu cuenta allí. Copias de su sitio una contraseña para esta página.',
    browser:
      'Funciona en este dispositivo; esta página no envía nada. Los modelos pequeños se equivocan más: comprueba tiempos y temperaturas.',
    local:
      'Un modelo en Ollama, LM Studio o una aplicación parecida. Gratis, y nada sale de este dispositivo.',
    sample: 'Un pequeño libro de recetas dentro de esta página, sin IA. Gratis.',
  },
  modelProgress: {
    signIn: 'Preguntando a Hugging Face…',
    token: 'Probándolo con una pregunta corta…',
    browser: 'Arrancándolo…',
    local: 'Probándolo. Un modelo grande puede tardar minutos. Deja esta ventana abierta…',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Tus ingredientes van a ${recipients.join(' y luego a ')}.`
          : 'Esta página no envía tus ingredientes a nadie.'
      } ${
        secret
          ? 'La clave de acceso de quien publica la página forma parte de ella, donde cualquiera puede leerla.'
          : 'La página no tiene ninguna clave de acceso.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face da una clave a esta pestaña. La pestaña solo la envía a Hugging Face, y la olvida cuando cierras la sesión o la pestaña. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Esta página solo envía tu token a Hugging Face, y lo olvida cuando recargas o te vas, salvo que lo recuerde en esta pestaña. ${routeOf(provider)}`,
    browser: () => 'El navegador ejecuta el modelo en este dispositivo. Esta página no envía nada.',
    local: () => 'Tus ingredientes van al servidor cuya dirección escribes.',
    sample: () => 'Esta página no envía nada.',
  },
  inUse: {
    sample: () => 'Recibes recetas de muestra.',
    host: (model) => `Estás usando el modelo de esta página, ${model}.`,
    signIn: (model, name, end) =>
      `Has iniciado sesión${name && ` como ${name}`}${end && ` hasta ${/^1:/.test(end) ? 'la' : /^\d+:/.test(end) ? 'las' : 'el'} ${end}`}, y usas ${model}.`,
    token: (model) => `Estás usando tu cuenta de Hugging Face, con ${model}.`,
    browser: () => 'Estás usando el modelo de tu navegador, solo en esta pestaña.',
    local: (model) => `Estás usando ${model} en este dispositivo, solo en esta pestaña.`,
  },
  kept: {
    keepList: 'Guardar mi lista en este navegador',
    heading: 'Lo que guarda este navegador',
    lines: (n) => [
      n.recipes > 0 && `${n.recipes === 1 ? '1 receta' : `${n.recipes} recetas`} en tu recetario`,
      n.pictures > 0 && `${countPictures(n.pictures)} de platos`,
      n.preferences && 'Tus alergias y preferencias',
      n.list > 0 && `Tu lista (${n.list === 1 ? '1 ingrediente' : `${n.list} ingredientes`})`,
      n.recipe && 'La última receta',
      n.shopping > 0 && 'Una lista de la compra',
      n.basics > 0 && 'Lo que siempre tienes en casa',
      {
        host: '',
        signIn: 'Tu sesión de Hugging Face, con su token',
        token: 'Tu token',
        browser: 'El modelo que has elegido',
        local: 'El modelo que has elegido',
        sample: 'El modelo que has elegido',
      }[n.model],
      n.drafts > 0 && (n.drafts === 1 ? '1 borrador' : `${n.drafts} borradores`),
      n.notes > 0 && 'Marcas, temporizadores y otras notas pequeñas',
    ],
    rest: 'Safari puede borrarlo todo tras siete días sin visitas. Otros navegadores lo hacen pocas veces. Ayuda añadir la página a tu pantalla de inicio.',
    deleteAll: 'Borrar todo lo de aquí',
    ask: '¿Borrar todo esto, en todas las pestañas? No se puede deshacer.',
    deleted: 'Ya está todo borrado. No hay ninguna alergia indicada.',
  },
  preferences: {
    standsFor: (word, contents) =>
      `«${word}»: todo lo que contiene ${joinNames(contents.map(nameOf), 'disjunction')}.`,
    looksFor: (word, names, hasMore, examples) => {
      const such = examples.length > 0 ? `: ${examples.join(', ')}…` : '.';
      const start = names.join().replace(/ \(.*/, '') === word ? 'Busca' : `«${word}»: busca`;
      return `${start} ${names.map(nameOf).join(', ')}${hasMore ? '…' : ''} y lo que se hace con eso${such}`;
    },
    onlyAWord: (word) => `Busca solo la palabra «${word}». La página no conoce este alimento.`,
    heading: 'Preferencias',
    about: (isStored) =>
      `Cada receta nueva debería respetarlas. ${isStored ? 'Este navegador las guarda, y cada' : 'Cada'} petición las envía al modelo. Solo se comprueban del todo las recetas en inglés, alemán y francés. Una receta no puede decirte nada de las trazas. Comprueba cada etiqueta.`,
    lasts: (until) =>
      `Tu navegador no ha podido guardarlo. Solo se conserva hasta que ${until === 'close' ? 'cierres' : 'recargues'} esta pestaña.`,
    avoidHint: 'Separa los alimentos con comas.',
    quoted: (word) => `«${word}»`,
    more: (count) => `${count} más`,
    notTaken: (names, room) =>
      `No se ha añadido, así que en ninguna receta se comprueba si hay ${names}. Caben ${room.foods} alimentos de hasta ${room.letters} letras, y ${room.inAll} letras en total.`,
    taught: (name, thing) => `${name} contiene ${thing}.`,
    alwaysHave: 'Lo que siempre tienes en casa',
    alwaysHaveStays: 'Para comparar una receta con tu lista. Se queda en este navegador.',
    forget: 'Borrarlas',
    forgotten: 'Tus preferencias se han borrado.',
    done: 'Listo',
  },
  fieldNames: {
    people: 'Personas',
    minutes: 'Tiempo',
    diet: 'Dieta',
    allergens: 'Alergias e intolerancias',
    avoid: 'Evitar también',
    taught: 'Lo que sabes de los ingredientes',
    equipment: 'Aparatos',
    equipmentHint: 'Si no marcas nada, una receta puede usar cualquiera.',
    units: 'Unidades',
    wish: '¿Algo más?',
    wishExample: 'algo tailandés…',
  },
  choiceNames: {
    any: 'Da igual',
    minutes: (minutes) => `${minutes} minutos`,
    noDiet: 'Ninguna',
    vegetarian: 'Vegetariana',
    vegan: 'Vegana',
    pescatarian: 'Pescetariana',
    'no pork': 'Sin cerdo',
    halal: 'Halal',
    kosher: 'Kosher',
    oven: 'Horno',
    stove: 'Fogones (placa, estufa)',
    microwave: 'Microondas',
    'air fryer': 'Freidora de aire',
    original: 'Como en la receta',
    metric: 'Métricas (g, ml, °C)',
    us: 'De EE. UU. (tazas, oz, °F)',
  },
  // The names of Regulation (EU) No 1169/2011, annex II, beside everyday words. "Frutos secos" includes peanuts, so it is
  // here alone: in a statement it would promise too much. "Nueces" are walnuts in Spain, and "fruta seca" is nuts in
  // Argentina: the page says "fruta desecada".
  allergenNames: {
    milk: ['Leche', 'mantequilla, queso, nata (crema), yogur, lactosa'],
    eggs: ['Huevos', 'mayonesa, merengue, pasta fresca'],
    peanuts: ['Cacahuetes (cacahuates, maní)', 'crema o mantequilla de cacahuete, satay'],
    nuts: [
      'Frutos de cáscara (frutos secos)',
      'almendras, avellanas, nueces, anacardos…',
      'Marca los cacahuetes aparte. Los piñones también cuentan; el coco solo se señala.',
    ],
    gluten: [
      'Cereales que contengan gluten',
      'trigo, centeno, cebada, avena, espelta: pan, pasta, cerveza',
    ],
    fish: ['Pescado', 'anchoas, salsa de pescado, salsa Worcestershire (inglesa)'],
    crustaceans: ['Crustáceos', 'gambas, camarones, cangrejo, bogavante'],
    molluscs: ['Moluscos', 'mejillones, calamares, ostras, caracoles'],
    soya: ['Soja (soya)', 'tofu, salsa de soja, miso, edamame'],
    celery: ['Apio', 'apionabo, sal de apio, pastillas de caldo'],
    mustard: ['Mostaza', 'granos de mostaza, muchos aliños y mezclas de curry'],
    sesame: ['Granos de sésamo (ajonjolí)', 'tahini, hummus, halva'],
    sulphites: ['Dióxido de azufre y sulfitos', 'vino, pasas y otra fruta desecada, vinagre'],
    lupin: ['Altramuces (lupinos)', 'harina de altramuz, algunos panes de molde'],
  },
  photo: {
    headings: { foods: 'Alimentos en una foto', recipe: 'De una foto' },
    finding: 'Buscando un modelo que vea imágenes…',
    drawing: 'Leyendo la imagen…',
    take: 'Hacer una foto',
    choose: 'Elegir una imagen',
    another: 'Otra imagen',
    file: 'Imagen de tus alimentos',
    camera: 'Foto de tus alimentos',
    drop: 'O pega una imagen, o suéltala en la página.',
    most: 'Cuatro imágenes como mucho.',
    picture: 'La imagen',
    send: (pictures) => (pictures > 1 ? 'Enviar imágenes' : 'Enviar imagen'),
    stop: 'Detener',
    models: 'Elegir un modelo',
    copyText: 'La mayoría de los teléfonos saben copiar el texto de una foto. Pégalo en su lugar.',
    looking: (model) => `${model} está mirando…`,
    failed: 'Ningún modelo ha podido mirar tu imagen. No se ha añadido nada.',
    guessed:
      'Revisa lo que ha visto el modelo: puede omitir o confundir alimentos. Solo están marcados los alimentos sencillos que esta página conoce.',
    unchecked: '\u00a0· no se ha podido comprobar',
    cooked: '\u00a0· cocinado o sin etiqueta',
    wild: '\u00a0· solo un experto puede decir qué es',
    add: (foods) => (foods === 1 ? 'Añadir 1 alimento' : `Añadir ${foods} alimentos`),
    notLoaded: 'No se ha podido cargar una parte de esta página. Cierra esto e inténtalo otra vez.',
    sending({ model, recipients }, aim, pictures) {
      const isOne = pictures < 2;
      const advice = {
        foods: 'Que no salgan personas, cartas ni medicinas.',
        recipe: 'Tapa los nombres y las direcciones.',
      }[aim];
      return recipients.length === 0
        ? `Muestra ${isOne ? 'esta imagen' : 'estas imágenes'} a ${model}, en este dispositivo y en ningún otro sitio. ${advice}`
        : `Envía ${isOne ? 'esta imagen' : 'estas imágenes'} a ${model} en ${joinNames(recipients)}, sin lugar ni hora. Esta página no ${isOne ? 'la' : 'las'} guarda; ellos quizá sí. ${advice}`;
    },
    whyNoPhotos({ model, isKnown, others }) {
      const why = model
        ? isKnown
          ? `Aquí no consta que ${model} acepte imágenes.`
          : `Esta página no puede saber si ${model} acepta imágenes.`
        : 'No hay conectado ningún modelo que acepte imágenes.';
      return others.length > 0
        ? `${why} Con tu propia cuenta puede hacerlo ${joinNames(others, 'disjunction')}.`
        : why;
    },
  },
  photoOutcomes: {
    none: 'No se ha encontrado nada en esta imagen.',
    writing: 'Aquí se buscan alimentos. No se leen etiquetas ni recetas.',
  },
  dishPictureProblems: {
    noise:
      'Este navegador no deja que las páginas dibujen imágenes, así que esta página no puede guardarlas.',
    missing: 'Esta imagen no está en el archivo.',
    full: 'No queda sitio para más imágenes. La receta sí está guardada.',
    notKept: 'Tu navegador no ha podido guardar esta imagen.',
  },
  pictures: {
    add: 'Añadir una imagen',
    change: 'Cambiar la imagen',
    heading: 'Imagen del plato',
    about: 'Se queda en este navegador: no va en ningún enlace ni en ninguna petición.',
    remove: 'Quitar la imagen',
    kept: 'Imagen guardada.',
    removed: 'Imagen quitada.',
    unchecked: 'Imagen sin comprobar',
    print: 'Con su imagen',
    soFar: (done, all) => `Imágenes: ${done} de ${all}`,
    brought: (kept, left, isStopped) =>
      [
        isStopped && 'Detenido.',
        `${countPictures(kept)} ${kept === 1 ? 'añadida' : 'añadidas'}${left > 0 ? `, ${left} sin añadir` : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
    claim: 'Esta copia es mía: mostrar sus imágenes como antes',
    left: (title, problem) => `${title}: ${problem}`,
  },
  pictureProblems: {
    unreadable: 'Esta imagen está dañada, o este navegador no puede leerla. Elige otra.',
    noPicture: 'Esta página no puede leer esta imagen. Elige un JPEG, un PNG o un WebP.',
    heic: 'Este navegador no lee imágenes HEIC ni AVIF. Guárdala como JPEG, o haz una captura de pantalla.',
    tooLarge: 'Este archivo pasa de 30 MB. Elige uno más pequeño.',
    tooManyPixels:
      'Esta imagen tiene más de 64 megapíxeles. Redúcela, o haz una captura de pantalla.',
  },
  cookingView: {
    cooking: (title) => (title ? `Cocinando: ${title}` : 'Cocinando'),
    untitled: 'Tu receta',
    notAllSteps: 'Quizá faltan pasos aquí. Mira la receta.',
    screenRefused: 'La pantalla puede apagarse mientras cocinas.',
    getReady: 'Prepárate',
    oven: ({ setting, step }) => `Horno${setting && ` a ${setting}`}, para el paso ${step + 1}`,
    back: 'Atrás',
    next: 'Siguiente',
    cooked: 'Ya está cocinado',
    finish: 'Terminar',
    step: (number, count) => `Paso ${number} de ${count}`,
    ingredients: 'Ingredientes',
  },
  aloud: {
    readAloud: 'Leer en voz alta',
    readAgain: 'Leer otra vez',
    noVoice: (language) => `Este dispositivo no puede leer en voz alta este idioma: ${language}.`,
    voiceFailed: 'La voz ha dejado de funcionar. Pulsa «Leer en voz alta» para probar otra vez.',
    needs: (ingredients) => `Necesitas: ${ingredients.join(', ')}.`,
    amountsFor: (amounts, written) => `Todavía para ${written}: ${amounts}.`,
    marked: (mark) => `, ${mark},`,
    timerEnded: (name) => `${name.replaceAll(' · ', ', ')}: se acabó el tiempo.`,
  },
  sharedIngredients: {
    heading: '¿Añadir esto a tu lista?',
    leftOut: (lines) => `Omitido: ${lines.join('\u00a0· ')}`,
    add: 'Añadir a la lista',
  },
  offline: {
    newVersion: 'Hay una versión nueva.',
    reload: 'Recargar',
  },
  plan: {
    plan: 'Planear',
    planned: 'Planeada',
  },
  clip: {
    heading: 'De una página web',
    about:
      'Esta página no puede leer otros sitios, pero tu navegador sí. Prepara un marcador una sola vez. En una página con una receta, púlsalo: la receta se abre aquí, aunque allí haya que iniciar sesión.',
    name: (kitchen) => `Abrir en ${kitchen}`,
    drag: 'Arrastra el enlace a la barra de marcadores. Si no la ves, pulsa Ctrl Mayús B, o ⌘ Mayús B en un Mac.',
    pressed: 'Aquí no pasa nada. Arrastra el enlace a la barra de marcadores o sigue los pasos.',
    copy: 'Copiar la dirección',
    copied: 'Copiada.',
    notCopied: 'No se ha podido copiar.',
    phone: {
      way: 'En un móvil',
      bookmarkAny: 'Guarda cualquier página como marcador, por ejemplo esta.',
      edit: 'Abre tus marcadores y edita ese. En Safari, mantén el dedo sobre él y elige «Editar». En Firefox y Chrome, pulsa ⋮ a su lado y elige «Editar».',
      use: 'En una página con una receta, abre tus marcadores y elige «Cocina». En Chrome, escribe su nombre en la barra de direcciones y elígelo ahí.',
    },
    keyboard: {
      way: 'Con el teclado',
      bookmarkAny:
        'Guarda cualquier página como marcador, por ejemplo esta: Ctrl D, o ⌘ D en un Mac.',
      edit: 'Abre la lista de tus marcadores y edita ese: Ctrl Mayús O, en un Mac ⌥ ⌘ B, o Mayús ⌘ O en Firefox.',
      use: 'En una página con una receta, escribe «Cocina» en la barra de direcciones y elígelo ahí. En Firefox y Safari, elígelo en el menú de marcadores.',
    },
    replace: 'Llámalo «Cocina» y sustituye su dirección por la que has copiado.',
    strict:
      'Este marcador no funciona en Firefox en el iPhone ni en Samsung Internet, y algunos sitios lo bloquean. Ahí, copia la receta y pégala aquí.',
    ask: 'Esta página no dice cuál es su receta. ¿Tomar el texto de su parte principal?',
    nothing:
      'El marcador no encuentra ninguna receta en esta página. Si la hay, selecciona su texto y pulsa otra vez el marcador.',
    here: 'Ya estás en la cocina. Abre una página con una receta y pulsa allí el marcador.',
    done: '«Listo» abre la receta aquí y detiene una petición en curso.',
    cut: 'Esa página es demasiado larga. Solo ha llegado una parte.',
    noRecipe:
      'El marcador no ha traído ninguna receta que esta página pueda leer. Selecciona el texto de la receta en su página y pulsa otra vez el marcador.',
    damaged: 'La receta ha llegado dañada o incompleta. Pulsa otra vez el marcador.',
    newer:
      'El marcador es de una versión más nueva de esta página. Recarga la página y pulsa otra vez el marcador.',
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
  },
  offers: {
    alwaysAvoid: (things) => `Evitar siempre: ${things}`,
    onlyAsks: 'Esto solo se le pide al modelo.',
    thisOnly: 'Solo en esta receta.',
    onlyAFood: 'La lista lo toma por un alimento.',
  },
};
