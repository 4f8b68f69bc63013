import type { Choice } from '../../../../machines/connection/connectionMachine';
import type { Words } from '../Words';

const WRITERS: Record<Choice, string> = {
  host: 'el modelo de esta página',
  signIn: 'tu modelo',
  token: 'tu modelo',
  browser: 'el modelo de tu navegador',
  local: 'el modelo de este ordenador',
  sample: 'el libro de recetas de esta página',
};

export const words: Words['requests'] = {
  outcome: {
    failed: (choice, kind) => {
      if (kind === 'signInExpired')
        return 'Inicia sesión otra vez en «Modelo…»: tu sesión ha caducado.';
      if (kind === 'fewIdeas')
        return 'Inténtalo otra vez: no ha llegado ninguna idea que esta página pueda leer.';
      if (kind === 'requestTooLong')
        return 'Acorta tu lista, o elige otro modelo: tu petición es demasiado larga para este.';
      if (kind === 'noCredit' && choice === 'host')
        return 'Prueba una receta de muestra, o usa tu propio modelo: esta página ha gastado sus recetas por ahora.';
      const way = choice === 'sample' ? '' : ', o prueba una receta de muestra';
      return `Inténtalo otra vez${way}: ${WRITERS[choice]} no está disponible ahora.`;
    },
    details: 'Detalles',
    lastAttempt: 'El último intento:',
    offline: 'Cuando vuelva la conexión, podrás enviar tu petición desde aquí.',
    onlineAgain: 'Inténtalo otra vez: vuelves a tener conexión.',
    sample: 'Receta de muestra',
    aboutSample:
      'Una receta de muestra de un pequeño libro de recetas de esta página. No la escribe ningún modelo.',
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
    changing: (change) => `Cambio: ${change}`,
    refused: 'Se rechazó el token. Otro intento…',
    thinking: 'pensando…',
    attempt: (attempt, attempts) => `Intento ${attempt} de ${attempts}`,
    seconds: (seconds) => `${seconds} s`,
    slow: 'El modelo va lento.',
    askAgain: 'Pedir otra vez',
  },
  notes: {
    cut: 'El modelo se detuvo demasiado pronto. Quizá falta el final.',
    check: 'Comprueba los alérgenos y las temperaturas de cocción.',
    written: (model) => `Escrita por ${model}, un modelo de lenguaje.`,
    fromBook: 'Del libro de recetas de esta página.',
    edited: 'Editada después.',
    byHand: 'Escrita a mano.',
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
