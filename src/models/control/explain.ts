import type { Choice, Diagnosis, LocalServer } from '../../../machines/connectionMachine';
import { listOf } from '../../ui/listOf';
import { EXAMPLE_ADDRESS, messages } from '../messages';

/** Says in two words what is wrong with the connection in use. */
export function nameCondition({ kind }: Diagnosis): string {
  if (kind === 'noCredit') return 'out of credit';
  if (/^(?:model|browserModel)/.test(kind)) return 'not available';
  return /^(?:token|key)/.test(kind) ? 'refused' : 'no answer';
}

/** What a visitor reads about a diagnosis. */
export interface Explanation {
  problem: string;
  remedy: string;
  /** Text to copy; the remedy ends in a colon and introduces it. */
  snippet?: string;
}

/**
 * Explains a diagnosis.
 *
 * @param choice the choice that does not work
 */
export function explain(diagnosis: Diagnosis, choice: Choice): Explanation {
  const explanation = EXPLANATIONS[diagnosis.kind](diagnosis as never, choice);
  if (choice !== 'host' || diagnosis.kind === 'offline' || diagnosis.kind === 'onlyThoughts') {
    return explanation;
  }
  const { problem, remedy } = explanation;
  return say(
    problem,
    canPass(diagnosis)
      ? `${remedy} If it keeps failing, tell the people who run this page.`
      : 'Tell the people who run this page, or choose another model.',
  );
}

/** Whether a failure may pass by itself. */
function canPass({ kind }: Diagnosis): boolean {
  return [
    'blankAnswer',
    'brokenOff',
    'fewIdeas',
    'partMissing',
    'serverFailed',
    'timedOut',
    'tooManyCalls',
    'unreachable',
  ].includes(kind);
}

function say(problem: string, remedy: string, snippet?: string): Explanation {
  return snippet ? { problem, remedy, snippet } : { problem, remedy };
}

type ExplanationTable = {
  [Kind in Diagnosis['kind']]: (
    diagnosis: Extract<Diagnosis, { kind: Kind }>,
    choice: Choice,
  ) => Explanation;
};

const EXPLANATIONS: ExplanationTable = {
  tokenMalformed: () =>
    say(
      "That isn't a Hugging Face token. Tokens start with hf_.",
      'Copy the whole token from huggingface.co/settings/tokens.',
    ),
  tokenRejected: (_, choice) => {
    if (choice === 'host') return say("This page's token is not accepted.", 'Make a new one.');
    return choice === 'signIn'
      ? say('Hugging Face ended your sign-in.', 'Sign in again.')
      : say(
          "Hugging Face doesn't accept the token.",
          'It may be mistyped or revoked. Make a new one at huggingface.co/settings/tokens.',
        );
  },
  tokenNotAllowed: (_, choice) =>
    choice === 'signIn'
      ? say(
          "Your sign-in doesn't allow calls to this model.",
          'Sign in again and allow them, or choose another model.',
        )
      : say("The token is valid, but it can't call this model.", messages.tokenPermission),
  noCredit: () =>
    say(
      'The account is out of credit.',
      'Add credit at huggingface.co/settings/billing, or wait until next month.',
    ),
  keyRequired: () =>
    say(
      "The server asks for a key, and this page doesn't send one.",
      'Start the server without a key.',
    ),
  modelMalformed: () =>
    say("That can't be a model's name.", "Copy the name from the model's page."),
  modelNotFound: ({ models }, choice) =>
    choice === 'local'
      ? explainLocalModels(models)
      : say(
          "Hugging Face has no model with that name, or doesn't show it to you.",
          "Copy the name from the model's page.",
        ),
  modelNotServed: ({ provider }) =>
    provider === null
      ? say(
          'No provider serves this model for chat.',
          'Pick one from huggingface.co/models?inference_provider=all.',
        )
      : say(
          `“${provider}” doesn't serve this model for chat.`,
          `Pick one from huggingface.co/models?inference_provider=${provider}.`,
        ),
  tooManyCalls: () => say('Too many calls right now.', 'Wait a minute, then try again.'),
  serverFailed: ({ status }) => say(`The server failed (HTTP ${status}).`, 'Try again later.'),
  addressMalformed: () =>
    say("That isn't an address.", 'An address looks like this:', EXAMPLE_ADDRESS),
  addressNotLocal({ host }) {
    const { hostname, port } = new URL(`http://${host}`);
    return say(
      `“${host}” isn't this computer. The browser doesn't let this page call another.`,
      `Forward a port to it, then enter ${EXAMPLE_ADDRESS}:`,
      `ssh -NL 11434:localhost:${port || 11434} ${hostname}`,
    );
  },
  addressNotCallable: ({ instead }) =>
    say("This page can't call an address in that form.", 'Write it like this:', instead),
  serverNotRunning: ({ server }) =>
    say("Nothing answers at this address. The server isn't running.", ...startServer(server)),
  serverSilent: ({ server }) =>
    say(
      "Nothing answers. The server isn't running, or the browser blocked the call.",
      ...startServer(server),
    ),
  blockedByCors: ({ server, origin }) =>
    say(
      "The server is running, but it doesn't let this page read its answers (CORS).",
      ...allowOrigin(server, origin),
    ),
  blockedByBrowser: () =>
    say(
      "The browser doesn't let this page call this computer.",
      "Allow it in the browser's settings for this site, then try again.",
    ),
  browserModelForbidden: () =>
    say(
      "The browser doesn't let this page use its model.",
      "Try again, or allow it in the browser's settings for this site.",
    ),
  browserModelUnsupported: () =>
    say(
      "The browser's model can't handle this request.",
      'It knows English best. Write your list in English, or choose another model.',
    ),
  browserModelNoRoom: () =>
    say("This computer has no room for the browser's model.", 'Free 22 GB, then try again.'),
  browserModelGone: () =>
    say(
      "The browser's model isn't on this computer any more.",
      'Download it again, or choose another model.',
    ),
  requestTooLong: () =>
    say('Your request is too long for this model.', 'Shorten it, or choose another model.'),
  pictureRefused: () =>
    say("The model doesn't take this picture.", 'Choose a model that takes images.'),
  timedOut: () => say('No answer came in time.', 'Try again. A large model takes a while to load.'),
  onlyThoughts: () => say('The model spent its whole answer thinking.', 'Choose another one.'),
  blankAnswer: () => say("The model's answer was empty.", 'Try again.'),
  brokenOff: () => say('The answer broke off.', 'Try again.'),
  fewIdeas: () => say('The answer names fewer than two dishes.', 'Try again.'),
  partMissing: () =>
    say('A part of this page could not be loaded.', 'Try again, or reload the page.'),
  signInExpired: () => say(messages.expired, messages.expiredRemedy),
  offline: () => say("You're offline.", 'Connect to the internet, then try again.'),
  unreachable: () =>
    say("No answer came. The browser doesn't tell a page why.", 'Try again later.'),
  unknown: ({ status }) =>
    say(
      `It didn't answer as a model does${status ? ` (HTTP ${status})` : ''}. The cause is unknown.`,
      'Try again later, or choose another model.',
    ),
  signInDeclined: () =>
    say(
      'The sign-in was declined at Hugging Face.',
      'Sign in again and allow it, or choose another model.',
    ),
  signInFailed: ({ detail }) =>
    say(
      `The sign-in failed: ${detail}.`,
      'Try again. If it keeps failing, tell the people who run this page.',
    ),
  signInStale: () =>
    say('This sign-in was used already, or another tab began it.', 'Sign in again.'),
  storageBlocked: () =>
    say(
      "The browser doesn't let this page store anything, so you can't sign in.",
      'Allow this site to store data, or choose another model.',
    ),
};

function explainLocalModels(models: readonly string[] | undefined): Explanation {
  if (!models) {
    return say(
      "The server doesn't know that model, and doesn't list the ones it has.",
      'Enter the name that its app shows.',
    );
  }
  if (models.length === 0) {
    return say('The server has no model yet.', 'Download one for it first.');
  }
  return say('The server has no model with that name.', `It has ${listOf(models.slice(0, 20))}.`);
}

const SERVERS: Record<LocalServer, { name: string; start: string }> = {
  ollama: { name: 'Ollama', start: 'ollama serve' },
  lmStudio: { name: 'LM Studio', start: 'lms server start --cors' },
  llamaCpp: { name: 'llama.cpp', start: 'llama-server -m model.gguf --port 8080' },
  vllm: { name: 'vLLM', start: 'vllm serve <model>' },
};

function startServer(server: LocalServer | null): [remedy: string, snippet?: string] {
  if (!server) return ['Start the server, then try again.'];
  return [`Start ${SERVERS[server].name}:`, SERVERS[server].start];
}

/** How to make a server answer pages of an origin. */
function allowOrigin(
  server: LocalServer | null,
  origin: string,
): [remedy: string, snippet: string] {
  switch (server) {
    case 'ollama':
      return ['Quit Ollama, then start it for this page:', `OLLAMA_ORIGINS=${origin} ollama serve`];
    case 'lmStudio':
      return ['Start the server with CORS:', SERVERS.lmStudio.start];
    case 'vllm':
      return ['Start vLLM for this page:', `vllm serve <model> --allowed-origins '["${origin}"]'`];
    default:
      return ['Make the server allow this origin:', origin];
  }
}
