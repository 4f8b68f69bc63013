import type { Choice } from '../../machines/connection/connectionMachine';

export const messages = {
  kitchenName: (brand: string) => `${brand}'s Kitchen`,
  icon: 'Chef icon',
  cookbook: 'Cookbook',
  add: 'Add a recipe',
  photo: 'Photo',
  model: 'Model: ',
  modelNames: {
    signIn: 'Signed in',
    token: 'Your token',
    browser: 'Your browser',
    local: 'This computer',
    sample: 'Sample recipes',
  } satisfies Record<Exclude<Choice, 'host'>, string>,
  /** "Mixtral-8x7B" for "mistralai/Mixtral-8x7B-Instruct-v0.1". */
  shortModel: (id: string) => id.replace(/^.*\/|-(instruct|chat|it)\b.*/gi, ''),
  sampleNote: "You're using sample recipes. ",
  connect: 'Connect a model for more.',
  planned: (recipes: number) => `${recipes} dinner${recipes > 1 ? 's' : ''} planned`,
  keptMissing: 'What you had here could not be loaded. Reload to try again.',
  openingLink: 'Opening the link…',
  writer: 'A language model writes the recipes.',
  linkFailed: 'The link could not be opened. Reload to try again.',
};
