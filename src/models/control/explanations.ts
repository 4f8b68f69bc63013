import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis, DiagnosisKind, LocalServer } from '../../../machines/connection/diagnosis';
import { joinNames } from '../../ui/joinNames';

type Words = readonly [problem: string, remedy: string];

/**
 * What visitors read about each diagnosis. A text to copy follows a remedy that ends in a colon.
 * `server` is the program's name, such as "Ollama"; null if unknown.
 */
export const explanations: {
  [Kind in DiagnosisKind]: (
    diagnosis: Diagnosis<Kind>,
    choice: Choice,
    server: string | null,
  ) => Words;
} = {
  tokenMalformed: () => [
    "That isn't a Hugging Face token. Tokens start with hf_.",
    'Copy the whole token from huggingface.co/settings/tokens.',
  ],
  tokenRejected: (_, choice) => {
    if (choice === 'host') return ["This page's token is not accepted.", 'Make a new one.'];
    return choice === 'signIn'
      ? ['Hugging Face ended your sign-in.', 'Sign in again.']
      : [
          "Hugging Face doesn't accept the token.",
          'It may be mistyped or revoked. Make a new one at huggingface.co/settings/tokens.',
        ];
  },
  tokenNotAllowed: (_, choice) =>
    choice === 'signIn'
      ? [
          "Your sign-in doesn't allow calls to this model.",
          'Sign in again and allow them, or choose another model.',
        ]
      : [
          "The token is valid, but it can't call this model.",
          'Give it the permission “Make calls to Inference Providers”.',
        ],
  noCredit: () => [
    'The account is out of credit.',
    'Add credit at huggingface.co/settings/billing, or wait until next month.',
  ],
  keyRequired: () => [
    "The server asks for a key, and this page doesn't send one.",
    'Start the server without a key.',
  ],
  modelMalformed: () => ["That can't be a model's name.", "Copy the name from the model's page."],
  modelNotFound: ({ models }, choice) =>
    choice === 'local'
      ? localModels(models)
      : [
          "Hugging Face has no model with that name, or doesn't show it to you.",
          "Copy the name from the model's page.",
        ],
  modelNotServed: ({ provider }) =>
    provider === null
      ? [
          'No provider serves this model for chat.',
          'Pick one from huggingface.co/models?inference_provider=all.',
        ]
      : [
          `“${provider}” doesn't serve this model for chat.`,
          `Pick one from huggingface.co/models?inference_provider=${provider}.`,
        ],
  tooManyCalls: () => ['Too many calls right now.', 'Wait a minute, then try again.'],
  serverFailed: ({ status }) => [
    `The server failed${status ? ` (HTTP ${status})` : ''}.`,
    'Try again later.',
  ],
  providerNoCredit: () => [
    "The provider of this model has run out of credit. Your account hasn't.",
    "Let Hugging Face choose another one: end the model's name in :fastest.",
  ],
  modelBusy: () => ['The model is busy right now.', 'Wait a minute, then try again.'],
  modelLoading: () => [
    'The server is still loading the model.',
    'That takes a minute or two. Then try again.',
  ],
  serverStopped: () => [
    'The server for this model is switched off.',
    'Switch it on, or choose another model.',
  ],
  tooLittleMemory: () => [
    "The server couldn't run the model. It probably lacks memory.",
    'Choose a smaller model, or update the server.',
  ],
  contentRefused: () => [
    "The service's filter refused this request.",
    'Change your list, or choose another model.',
  ],
  settingRefused: () => [
    "The model doesn't take this page's settings.",
    'Try again, or choose another model.',
  ],
  noRecipe: () => [
    "This doesn't look like a recipe: the answer has no letters.",
    'Try again, or choose another model.',
  ],
  wantsTools: () => [
    'The model called a tool in place of writing a recipe.',
    'Try again, or choose a model that answers in words.',
  ],
  wrongAddress: ({ status, address }) => [
    `${address} doesn't answer as a model does (HTTP ${status}).`,
    'Check the address. It may be:',
  ],
  blockedByFrame: () => [
    'This page is in a frame that may not call this computer.',
    'Open it in a tab of its own:',
  ],
  addressMalformed: () => ["That isn't an address.", 'An address looks like this:'],
  addressNotLocal: ({ host }) => [
    `“${host}” isn't this computer. The browser doesn't let this page call another.`,
    'Forward a port to it, then enter http://localhost:11434:',
  ],
  addressNotCallable: () => [
    "This page can't call an address in that form.",
    'Write it like this:',
  ],
  serverNotRunning: (_, __, server) => [
    "Nothing answers at this address. The server isn't running.",
    startServer(server),
  ],
  serverSilent: (_, __, server) => [
    "Nothing answers. The server isn't running, or the browser blocked the call.",
    startServer(server),
  ],
  blockedByCors: ({ server }) => [
    "The server is running, but it doesn't let this page read its answers (CORS).",
    server ? ALLOW_ORIGIN[server] : 'Make the server allow this origin:',
  ],
  blockedByBrowser: () => [
    "The browser doesn't let this page call this computer.",
    "Allow it in the browser's settings for this site, then try again.",
  ],
  browserModelForbidden: () => [
    "The browser doesn't let this page use its model.",
    "Try again, or allow it in the browser's settings for this site.",
  ],
  browserModelUnsupported: () => [
    "The browser's model can't handle this request.",
    'It knows English best. Write your list in English, or choose another model.',
  ],
  browserModelNoRoom: () => [
    "This computer has no room for the browser's model.",
    'Free 22 GB, then try again.',
  ],
  browserModelPart: () => [
    'The browser has to download a part of its model first.',
    'Open “Model…”, and download it.',
  ],
  browserModelGone: () => [
    "The browser's model isn't on this computer any more.",
    'Download it again, or choose another model.',
  ],
  requestTooLong: () => [
    'Your request is too long for this model.',
    'Shorten it, or choose another model.',
  ],
  pictureRefused: () => [
    "The model doesn't accept this picture.",
    'Choose a model that accepts pictures.',
  ],
  timedOut: () => ['No answer came in time.', 'Try again. A large model takes a while to load.'],
  onlyThoughts: () => ['The model spent its whole answer thinking.', 'Choose another one.'],
  blankAnswer: () => ["The model's answer was empty.", 'Try again.'],
  brokenOff: () => ['The answer broke off.', 'Try again.'],
  fewIdeas: () => ['The answer names fewer than two dishes.', 'Try again.'],
  partMissing: () => ['A part of this page could not be loaded.', 'Try again, or reload the page.'],
  signInExpired: () => ['Your sign-in has expired.', 'Sign in again, or choose another model.'],
  offline: () => ["You're offline.", 'Connect to the internet, then try again.'],
  unreachable: () => ["No answer came. The browser doesn't tell a page why.", 'Try again later.'],
  unknown: ({ status }) => [
    `It didn't answer as a model does${status ? ` (HTTP ${status})` : ''}. The cause is unknown.`,
    'Try again later, or choose another model.',
  ],
  signInDeclined: () => [
    'The sign-in was declined at Hugging Face.',
    'Sign in again and allow it, or choose another model.',
  ],
  signInFailed: ({ detail }) => [
    `The sign-in failed: ${detail}.`,
    'Try again. If it keeps failing, tell the people who run this page.',
  ],
  signInStale: () => ['This sign-in was used already, or another tab began it.', 'Sign in again.'],
  storageBlocked: () => [
    "The browser doesn't let this page store anything, so you can't sign in.",
    'Allow this site to store data, or choose another model.',
  ],
};

function localModels(models: readonly string[] | undefined): Words {
  if (!models) {
    return [
      "The server doesn't know that model, and doesn't list the ones it has.",
      'Enter the name that its app shows.',
    ];
  }
  if (models.length === 0) return ['The server has no model yet.', 'Download one for it first.'];
  return ['The server has no model with that name.', `It has ${joinNames(models.slice(0, 20))}.`];
}

const startServer = (server: string | null) =>
  server ? `Start ${server}:` : 'Start the server, then try again.';

const ALLOW_ORIGIN: Record<LocalServer, string> = {
  ollama: 'Quit Ollama, then start it for this page:',
  lmStudio: 'Start the server with CORS:',
  vllm: 'Start vLLM for this page:',
  llamaCpp: 'Make the server allow this origin:',
};

/** About failures of the host's own connection, and beside a connection's name. */
export const conditionMessages = {
  /** @param remedy of a failure that may pass by itself */
  mayPass: (remedy: string) => `${remedy} If it keeps failing, tell the people who run this page.`,
  staysWrong: 'Tell the people who run this page, or choose another model.',
  noCredit: 'out of credit',
  notAvailable: 'not available',
  refused: 'refused',
  said: (words: string) => `The server says: “${words}”`,
  noAnswer: 'no answer',
};
