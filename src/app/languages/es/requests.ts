import type { Choice } from '../../../../machines/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'El modelo de esta página',
  signIn: 'Tu modelo',
  token: 'Tu modelo',
  browser: 'El modelo de tu navegador',
  local: 'El modelo de este ordenador',
  sample: 'El libro de recetas de esta página',
};

/** The Spanish words around a request. */
export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Tu sesión ha caducado. Inicia sesión otra vez en «Modelo…».';
      if (kind === 'fewIdeas') return 'No ha llegado ninguna idea que esta página pueda leer.';
      if (kind === 'requestTooLong') return 'Tu petición es demasiado larga para este modelo.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Esta página ha gastado sus recetas por ahora. Prueba una receta de muestra, o usa tu propio modelo.';
      return `${WRITERS[choice]} no está disponible ahora.`;
    },
    details: 'Detalles',
    lastAttempt: 'El último intento:',
    offline: 'No tienes conexión. Cuando vuelva, podrás enviar tu petición desde aquí.',
    onlineAgain: 'Vuelves a tener conexión.',
    sample: 'Receta de muestra',
    aboutSample:
      'Una receta de muestra, en inglés, de un pequeño libro de recetas de esta página. No la escribe ningún modelo.',
    tryAgain: 'Intentar otra vez',
    chooseModel: 'Modelo…',
    connectOwn: 'Usar un modelo tuyo…',
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
    and: ', ',
    more: (count) => `${count} más`,
    changing: (change) => `Cambio: ${change}`,
    thinking: 'pensando…',
    ingredients: (count) => (count === 1 ? '1 ingrediente' : `${count} ingredientes`),
    step: (step) => `paso ${step}`,
    draft: 'Ingredientes hasta ahora',
    unfinished: 'Aún se está escribiendo. Sin comprobar del todo.',
    attempt: (attempt, attempts) => `Intento ${attempt} de ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    usual: (seconds) => `suele tardar cerca de ${seconds} s`,
    longer: 'Más de lo normal.',
    slow: 'El modelo va lento.',
    askAgain: 'Pedir otra vez',
  },
  notes: {
    cut: 'El modelo se detuvo demasiado pronto. Quizá falta el final.',
    check: 'Comprueba los alérgenos y las temperaturas de cocción.',
    written: (model) => `Escrita por ${model}, un modelo de lenguaje.`,
    fromBook: 'Del libro de recetas de esta página.',
    imported: (place) => `Importada de ${place}.`,
    byLink: (claim) => `Según su enlace, ${claim}.`,
    byCookbook: (claim) => `Según tu recetario, ${claim}.`,
    claims: {
      imported: (place) => `se importó de ${place}`,
      written: (model) => `la escribió ${model}, un modelo de lenguaje`,
      fromBook: 'es del libro de recetas de esta página',
    },
    elsewhere: 'otro sitio',
    quoted: (name) => `«${name}»`,
  },
};
