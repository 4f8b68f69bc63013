import type { LocalServer } from '../../../../machines/connection/diagnosis';
import { joinNames } from '../../../ui/joinNames';
import type { Words } from '../Words';

const startServer = (server: string | null) =>
  server ? `Arranca ${server}:` : 'Arranca el servidor e inténtalo otra vez.';

const ALLOW_ORIGIN: Partial<Record<LocalServer, string>> = {
  ollama: 'Cierra Ollama y arráncalo para esta página:',
  lmStudio: 'Arranca el servidor con CORS:',
  vllm: 'Arranca vLLM para esta página:',
};

export const words: Pick<Words['model'], 'explanations' | 'conditions'> = {
  explanations: {
    tokenMalformed: () => [
      'Eso no es un token de Hugging Face. Esos tokens empiezan por hf_.',
      'Copia el token entero de huggingface.co/settings/tokens.',
    ],
    tokenRejected: (_, choice) => {
      if (choice === 'host') return ['El token de esta página no se acepta.', 'Crea uno nuevo.'];
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
      'Esta página está en un marco que no puede llamar a este ordenador.',
      'Ábrela en su propia pestaña:',
    ],
    addressMalformed: () => ['Eso no es una dirección.', 'Una dirección es así:'],
    addressNotLocal: ({ host }) => [
      `«${host}» no es este ordenador. El navegador no deja que esta página llame a otro.`,
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
      'El navegador no deja que esta página llame a este ordenador.',
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
      'En este ordenador no cabe el modelo del navegador.',
      'Libera 22 GB e inténtalo otra vez.',
    ],
    browserModelPart: () => [
      'El navegador tiene que descargar antes una parte de su modelo.',
      'Abre «Modelo…» y descárgala.',
    ],
    browserModelGone: () => [
      'El modelo del navegador ya no está en este ordenador.',
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
    signInExpired: () => ['Tu sesión ha caducado.', 'Inicia sesión otra vez, o elige otro modelo.'],
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
};
