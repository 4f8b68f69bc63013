import type { Words } from '../Words';
import { words as explanations } from './explanations';

const SECRETS = { token: 'El token', key: 'La clave' };

const routeOf = (provider: string | null) =>
  `Tus ingredientes van a Hugging Face y luego al proveedor del modelo${provider ? `: «${provider}», si no eliges otro` : ''}.`;

export const words: Words['model'] = {
  ...explanations,
  model: {
    heading: 'Modelo',
    choices: 'De dónde vienen las recetas',
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
      'El navegador tiene que descargarlo antes: varios GB, y hacen falta 22 GB libres. Lo comparten todas las páginas, y se queda en este ordenador.',
    downloading: 'Si dejas de esperar, quizá el navegador siga.',
    downloadProgress: 'Descarga',
    stopWaiting: 'Dejar de esperar',
    browserHasModel: 'Tu navegador tiene un modelo de lenguaje.',
    isThere: 'Está en este ordenador, listo para usar.',
    test: 'Probar y usar',
    cancel: 'Cancelar',
    getToken: 'Consigue un token en Hugging Face',
    tokenPermission: 'Dale el permiso «Make calls to Inference Providers».',
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
    seconds: (seconds) => `cerca de ${seconds} s`,
    price: (cents) =>
      cents < 1
        ? 'menos de 1 centavo de dólar por receta'
        : `cerca de ${Math.round(cents)} centavo${Math.round(cents) === 1 ? '' : 's'} de dólar por receta`,
    free: 'gratis por ahora',
    takesPictures: ' · acepta imágenes',
    localModel: 'Modelo (déjalo vacío para el primero)',
    address: 'Dirección',
    copy: 'Copiar',
    copied: 'Copiado',
    expiredStatus: 'caducada',
    expired: 'Tu sesión ha caducado.',
    expiredRemedy: 'Inicia sesión otra vez, o elige otro modelo.',
  },
  modelTitles: {
    host: 'El modelo de esta página',
    signIn: 'Iniciar sesión con Hugging Face',
    token: 'Tu propio token de acceso',
    browser: 'El modelo de tu navegador',
    local: 'Un modelo en este ordenador',
    sample: 'Recetas de muestra',
  },
  modelSummaries: {
    host: 'Un modelo de lenguaje listo para usar. Gratis para ti.',
    signIn: 'Un modelo de lenguaje con tu cuenta de Hugging Face. Usa tu crédito allí.',
    token:
      'Un token es una contraseña con la que las aplicaciones usan tu cuenta de Hugging Face y su crédito.',
    browser:
      'Funciona en este ordenador; esta página no envía nada. Los modelos pequeños se equivocan más: comprueba tiempos y temperaturas.',
    local:
      'Un modelo en Ollama, LM Studio o una aplicación parecida. Gratis, y nada sale de este ordenador.',
    sample: 'Un pequeño libro de recetas dentro de esta página, sin modelo de lenguaje. Gratis.',
  },
  modelProgress: {
    signIn: 'Preguntando a Hugging Face…',
    token: 'Probándolo con una llamada pequeña…',
    browser: 'Arrancándolo…',
    local: 'Probándolo. Un modelo grande puede tardar minutos…',
  },
  data: {
    host: ({ recipients, secret }) =>
      `${
        recipients.length > 0
          ? `Tus ingredientes van a ${recipients.join(' y luego a ')}.`
          : 'Esta página no envía tus ingredientes a nadie.'
      } ${
        secret
          ? `${SECRETS[secret]} de quien publica la página forma parte de ella, donde cualquiera puede leer${secret === 'key' ? 'la' : 'lo'}.`
          : 'La página no tiene ningún token.'
      }`,
    signIn: ({ provider }) =>
      `Hugging Face da un token a esta pestaña. La pestaña solo lo envía a Hugging Face, y lo olvida cuando cierras la sesión o la pestaña. ${routeOf(provider)}`,
    token: ({ provider }) =>
      `Esta página solo envía tu token a Hugging Face, y lo olvida cuando recargas o te vas, salvo que lo recuerde en esta pestaña. ${routeOf(provider)}`,
    browser: () =>
      'El navegador ejecuta el modelo en este ordenador. Esta página no envía nada, y no necesita token.',
    local: () =>
      'Tus ingredientes van al servidor cuya dirección escribes. No recibe ningún token.',
    sample: () => 'Esta página no envía nada, y no necesita token.',
  },
  inUse: {
    sample: () => 'Estás usando recetas de muestra. Conecta un modelo para tener más.',
    host: (model) => `Estás usando el modelo de esta página, ${model}.`,
    signIn: (model, name, end) =>
      `Has iniciado sesión${name && ` como ${name}`}${end && ` hasta ${/^1:/.test(end) ? 'la' : /^\d+:/.test(end) ? 'las' : 'el'} ${end}`}, y usas ${model}.`,
    token: (model) => `Estás usando tu token, con ${model}.`,
    browser: () => 'Estás usando el modelo de tu navegador.',
    local: (model) => `Estás usando ${model} en este ordenador.`,
  },
};
