import type { Choice, Diagnosis, Link, LocalServer } from '../../machines/connectionMachine';
import type { ConnectionFacts } from '../connections/connection';

/** The address that Ollama uses by default, as an example. */
export const EXAMPLE_ADDRESS = 'http://localhost:11434';

/** Where a visitor gets a token. */
export const TOKENS_PAGE = 'https://huggingface.co/settings/tokens';

/** The texts of the dialog that never change. */
export const messages = {
  heading: 'Model',
  close: 'Close',
  choices: 'Where recipes come from',
  inUse: 'in use',
  details: 'Where your data goes',
  more: 'More choices',
  useHost: "Use this page's model",
  useSample: 'Use sample recipes',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  signOut: 'Sign out',
  signInInTab: 'Open this page in its own tab to sign in',
  disconnect: 'Disconnect',
  test: 'Test and use',
  cancel: 'Cancel',
  getToken: 'Get a token from Hugging Face',
  tokenPermission: 'Give it the permission “Make calls to Inference Providers”.',
  token: 'Access token',
  newToken: 'New access token (leave empty to keep yours)',
  keepToken: 'Remember it in this tab',
  model: 'Model',
  localModel: 'Model (leave empty for the first one)',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  expiredStatus: 'expired',
  expired: 'Your sign-in has expired.',
  expiredRemedy: 'Sign in again, or choose another model.',
};

export const TITLES: Record<Choice, string> = {
  host: "This page's model",
  signIn: 'Sign in with Hugging Face',
  token: 'Your own access token',
  local: 'A model on this computer',
  sample: 'Sample recipes',
};

/** What each choice is, and what it costs. */
export const SUMMARIES: Record<Choice, string> = {
  host: 'A language model that is ready to use. Free for you.',
  signIn: 'A language model through your Hugging Face account. It uses your credit there.',
  token: 'If you have one: a password that lets apps use your Hugging Face account and its credit.',
  local: 'A model in Ollama, LM Studio or a similar app. Free, and nothing leaves this computer.',
  sample: 'A small recipe book inside this page, without a language model. Free.',
};

/** What the dialog says while a candidate is tested. */
export const PROGRESS: Partial<Record<Choice, string>> = {
  signIn: 'Asking Hugging Face…',
  token: 'Testing it with one small call…',
  local: 'Testing it. A large model can take minutes…',
};

interface DataFacts {
  host: ConnectionFacts;
  /** What a visitor's own account uses. */
  settings: { provider: string };
}

/** Where a choice keeps its token, and where it sends what. */
export function describeData(
  choice: Choice,
  { host: { recipients, secret }, settings: { provider } }: DataFacts,
): string {
  const route = `Your ingredients go to Hugging Face and on to “${provider}”.`;
  switch (choice) {
    case 'host':
      return `Your ingredients go to ${recipients.join(' and on to ')}. ${
        secret
          ? `The host's ${secret} is part of this page, where anyone can read it.`
          : 'The page holds no token.'
      }`;
    case 'signIn':
      return `Hugging Face gives this tab a token. The tab sends it only to Hugging Face, and forgets it when you sign out or close the tab. ${route}`;
    case 'token':
      return `This page sends your token only to Hugging Face, and forgets it when you reload or leave, unless it remembers the token in this tab. ${route}`;
    case 'local':
      return 'Your ingredients go to the server whose address you enter. It gets no token.';
    case 'sample':
      return 'This page sends nothing, and needs no token.';
  }
}

/** Says what is in use. */
export function describeLink(link: Link, host: ConnectionFacts): string {
  const { choice, model, userName, expiresAt } = link;
  if (choice === 'sample' || (choice === 'host' && host.model === null)) {
    return "You're using sample recipes. Connect a model for more.";
  }
  switch (choice) {
    case 'host':
      return `You're using this page's model, ${host.model}.`;
    case 'signIn': {
      const name = userName ? ` as ${userName}` : '';
      const end = expiresAt === null ? '' : ` until ${formatTime(expiresAt)}`;
      return `You're signed in${name}${end}, and using ${model}.`;
    }
    case 'token':
      return `You're using your token, with ${model}.`;
    case 'local':
      return `You're using ${model} on this computer.`;
  }
}

/** Formats a time, with the day unless it is today. */
function formatTime(time: number): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en', {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date);
}

/** Says in two words what is wrong with the connection in use. */
export function nameCondition({ kind }: Diagnosis): string {
  if (kind === 'noCredit') return 'out of credit';
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
 * @param choice what does not work
 */
export function explain(diagnosis: Diagnosis, choice: Choice): Explanation {
  const explanation = EXPLANATIONS[diagnosis.kind](diagnosis as never, choice);
  if (choice !== 'host' || diagnosis.kind === 'offline') return explanation;
  return say(explanation.problem, 'Tell whoever runs this page, or choose another model.');
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
  tokenRejected: (_, choice) =>
    choice === 'signIn'
      ? say('Hugging Face ended your sign-in.', 'Sign in again.')
      : say(
          "Hugging Face doesn't accept the token.",
          'It may be mistyped or revoked. Make a new one at huggingface.co/settings/tokens.',
        ),
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
    say(
      `“${provider}” doesn't serve this model for chat.`,
      `Pick one from huggingface.co/models?inference_provider=${provider}.`,
    ),
  tooManyCalls: () => say('Too many calls right now.', 'Wait a minute, then try again.'),
  serverFailed: ({ status }) => say(`The server failed (HTTP ${status}).`, 'Try again later.'),
  addressMalformed: () =>
    say("That isn't an address.", 'An address looks like this:', EXAMPLE_ADDRESS),
  addressNotLocal: ({ host }) =>
    say(
      `“${host}” isn't this computer.`,
      'This page can call only this computer. To use another one, forward a local port to it, and enter an address like this:',
      EXAMPLE_ADDRESS,
    ),
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
  timedOut: () => say('No answer came in time.', 'Try again. A large model takes a while to load.'),
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
      'Try again. If it keeps failing, tell whoever runs this page.',
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
  return say(
    'The server has no model with that name.',
    `It has ${new Intl.ListFormat('en').format(models.slice(0, 20))}.`,
  );
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
