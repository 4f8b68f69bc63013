import type { Choice, Link } from '../../machines/connectionMachine';
import { isSampling } from '../app/config';
import type { Settings } from '../app/settings';

/** What each choice is called, in the order in which they stand in the dialog. */
export const TITLES: Record<Choice, string> = {
  host: "This page's model",
  signIn: 'Sign in with Hugging Face',
  token: 'Your own access token',
  local: 'A model on this computer',
  sample: 'The sample kitchen',
};

/** Says of a choice where its token lives, and what is sent where. */
export function aboutChoice(choice: Choice, settings: Settings): string {
  const { accessToken, endpoint } = settings;
  const provider = `the provider “${settings.provider}”`;
  switch (choice) {
    case 'host':
      if (endpoint) {
        return `Your ingredients go to ${new URL(endpoint).host}, a server of this page's host, and no token is in the page.`;
      }
      if (!accessToken) {
        return 'The host has connected none, so that the sample kitchen cooks: there is no token, and nothing is sent.';
      }
      return accessToken.startsWith('hf_')
        ? `Your ingredients go to Hugging Face and on to ${provider}, with a token of the host that stands in this page for everyone to read.`
        : `Your ingredients go to ${provider}, with a key of the host that stands in this page for everyone to read.`;
    case 'signIn':
      return `Hugging Face gives this tab a token that calls models at your cost, which is forgotten with the tab or when you sign out; it goes to Hugging Face alone, your ingredients go there and on to ${provider}.`;
    case 'token':
      return `Your token stays in this page's memory, or in this tab if you tick that; it goes to Hugging Face alone, your ingredients go there and on to ${provider}.`;
    case 'local':
      return 'Your ingredients go to the server that you name on this computer, and no token is sent to it.';
    case 'sample':
      return 'A small recipe book in this page cooks without a language model: there is no token, and nothing is sent.';
  }
}

/** Tells when a token ends: the time, and the day where it is another. */
function tellEnd(end: number): string {
  const date = new Date(end);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat('en', {
    timeStyle: 'short',
    ...(!isToday && { dateStyle: 'medium' }),
  }).format(date);
}

/** Says what is in use and well. */
export function aboutLink({ choice, model, userName, expiresAt }: Link, hostModel: string): string {
  switch (choice) {
    case 'host':
      return isSampling
        ? 'No language model is connected: the sample kitchen cooks.'
        : `Connected: this page's model, ${hostModel}.`;
    case 'sample':
      return 'No language model is connected: the sample kitchen cooks.';
    case 'signIn': {
      const who = userName ? ` as ${userName}` : '';
      const end = expiresAt === null ? '' : ` until ${tellEnd(expiresAt)}`;
      return `Connected: signed in${who}${end}, with ${model}.`;
    }
    case 'token':
      return `Connected: your token, with ${model}.`;
    case 'local':
      return `Connected: ${model} on this computer.`;
  }
}
