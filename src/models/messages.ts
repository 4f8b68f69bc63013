import type { Choice } from '../../machines/connection/connectionMachine';

/** The address that Ollama uses by default, as an example. */
export const EXAMPLE_ADDRESS = 'http://localhost:11434';

export const TOKENS_PAGE = 'https://huggingface.co/settings/tokens';

export const messages = {
  heading: 'Model',
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
  useIt: 'Use it',
  download: 'Download it',
  downloadCosts:
    'The browser has to download it first: several GB, and it needs 22 GB of free space. All pages share it, and it stays on this computer.',
  downloading: 'If you stop waiting, the browser may go on.',
  downloadProgress: 'Download',
  stopWaiting: 'Stop waiting',
  browserHasModel: 'Your browser has a language model.',
  isThere: 'It is on this computer, ready to use.',
  test: 'Test and use',
  cancel: 'Cancel',
  getToken: 'Get a token from Hugging Face',
  tokenPermission: 'Give it the permission “Make calls to Inference Providers”.',
  token: 'Access token',
  newToken: 'New access token (leave empty to keep yours)',
  keepToken: 'Remember it in this tab',
  model: 'Model',
  lookingUp: 'Looking up which models are live…',
  search: 'Search models',
  goodChoices: 'Good choices',
  allModels: 'All models',
  moreModels: (count: number) => `${count} more. Search to see them.`,
  provider: 'Provider',
  seconds: (count: number) => `about ${count} s`,
  price: (cents: number) =>
    cents < 1 ? 'less than 1 cent a recipe' : `about ${formatCents(cents)} a recipe`,
  free: 'free for now',
  takesPictures: ' · accepts pictures',
  localModel: 'Model (leave empty for the first one)',
  address: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  expiredStatus: 'expired',
  expired: 'Your sign-in has expired.',
  expiredRemedy: 'Sign in again, or choose another model.',
};

export const titles: Record<Choice, string> = {
  host: "This page's model",
  signIn: 'Sign in with Hugging Face',
  token: 'Your own access token',
  browser: "Your browser's own model",
  local: 'A model on this computer',
  sample: 'Sample recipes',
};

export const summaries: Record<Choice, string> = {
  host: 'A language model that is ready to use. Free for you.',
  signIn: 'A language model through your Hugging Face account. It uses your credit there.',
  token: 'A token is a password that lets apps use your Hugging Face account and its credit.',
  browser:
    'Runs on this computer; this page sends nothing. Small models make more mistakes: check times and temperatures.',
  local: 'A model in Ollama, LM Studio or a similar app. Free, and nothing leaves this computer.',
  sample: 'A small recipe book inside this page, without a language model. Free.',
};

export const progress: Record<'signIn' | 'token' | 'browser' | 'local', string> = {
  signIn: 'Asking Hugging Face…',
  token: 'Testing it with one small call…',
  browser: 'Starting it…',
  local: 'Testing it. A large model can take minutes…',
};

export interface DataFacts {
  /** Who gets the ingredients from the host's own connection, in order. */
  recipients: readonly string[];
  /** What of the host's is part of the page. */
  secret?: 'token' | 'key' | undefined;
  /** The provider that a visitor's own account uses; `auto` if Hugging Face chooses it. */
  provider: string;
}

/** Where a choice keeps its token, and where it sends the ingredients. */
export const dataMessages: Record<Choice, (facts: DataFacts) => string> = {
  host: ({ recipients, secret }) =>
    `${
      recipients.length > 0
        ? `Your ingredients go to ${recipients.join(' and on to ')}.`
        : 'This page sends your ingredients nowhere.'
    } ${
      secret
        ? `The host's ${secret} is part of this page, where anyone can read it.`
        : 'The page holds no token.'
    }`,
  signIn: (facts) =>
    `Hugging Face gives this tab a token. The tab sends it only to Hugging Face, and forgets it when you sign out or close the tab. ${routeOf(facts)}`,
  token: (facts) =>
    `This page sends your token only to Hugging Face, and forgets it when you reload or leave, unless it remembers the token in this tab. ${routeOf(facts)}`,
  browser: () =>
    'The browser runs the model on this computer. This page sends nothing, and needs no token.',
  local: () => 'Your ingredients go to the server whose address you enter. It gets no token.',
  sample: () => 'This page sends nothing, and needs no token.',
};

function routeOf({ provider }: DataFacts): string {
  const usual = provider !== 'auto' ? `: “${provider}”, unless you choose another` : '';
  return `Your ingredients go to Hugging Face and on to the model's provider${usual}.`;
}

/** `name` and `end` ("3:05 PM") are empty if unknown. */
export const inUseMessages: Record<Choice, (model: string, name: string, end: string) => string> = {
  sample: () => "You're using sample recipes. Connect a model for more.",
  host: (model) => `You're using this page's model, ${model}.`,
  signIn: (model, name, end) =>
    `You're signed in${name && ` as ${name}`}${end && ` until ${end}`}, and using ${model}.`,
  token: (model) => `You're using your token, with ${model}.`,
  browser: () => "You're using your browser's own model.",
  local: (model) => `You're using ${model} on this computer.`,
};

function formatCents(cents: number): string {
  const count = Math.round(cents);
  return count === 1 ? '1 cent' : `${count} cents`;
}
