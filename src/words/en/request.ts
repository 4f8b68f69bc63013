import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';

// A visitor who asks for a recipe waits for this file.

/** The writer that gave no recipe. */
const WRITERS: Record<Choice, string> = {
  host: "This page's recipe writer",
  signIn: 'Your model',
  token: 'Your model',
  browser: "Your browser's model",
  local: 'The model on this device',
  sample: "This page's recipe book",
};

export const outcome = {
  failed: (choice: Choice, kind: Diagnosis['kind'] | undefined) => {
    if (kind === 'signInExpired')
      return 'Your account is no longer connected. Connect it again under “AI model…”.';
    if (kind === 'requestTooLong')
      return 'Your request is too long for this model. Shorten your list, or choose another model.';
    if (kind === 'noCredit' && choice === 'host')
      return 'This page has used up its recipes for now. Use a sample recipe or your own model.';
    const way = choice === 'sample' ? 'Try again.' : 'Try again or use a sample recipe.';
    if (kind === 'brokenOff') return `The answer broke off. ${way}`;
    if (kind === 'fewIdeas') return `The answer names too few dishes. ${way}`;
    return `${WRITERS[choice]} isn't available. ${way}`;
  },
  declined: (words: string) => `The model declined: “\u2068${words}\u2069”`,
  details: 'Details',
  lastAttempt: 'The last attempt:',
  offline: "You're offline. Once you're back, try again from here.",
  onlineAgain: 'You were offline. Try again now.',
  sample: 'Sample recipe',
  aboutSample: 'From a small book in this page. No model writes it.',
  notChecked: (things: string) => `Not checked for ${things}.`,
  chooseModel: 'AI model…',
  connectOwn: 'Use an AI model of your own…',
  titles: {
    timeIsUp: 'Time is up',
    generating: 'Writing your recipe',
    failed: 'No recipe',
    ready: 'Recipe ready',
    ideas: 'Ideas ready',
  },
};

export const wait = {
  for: 'For ',
  changing: (words: string) => `Changing: ${words}`,
  refused: 'Access was refused. Trying again…',
  thinking: 'thinking…',
  attempt: (attempt: number, attempts: number) => `Attempt ${attempt} of ${attempts}`,
  seconds: (seconds: number) => `${seconds} s`,
  slow: 'The model is slow.',
  askAgain: 'Ask again',
};

export const notes = {
  cut: 'The model stopped early. The end may be missing.',
  check: 'Check allergens and cooking temperatures.',
  written: (model: string) => `Written by ${model}, an AI model.`,
  fromBook: 'From our built-in recipe book.',
  /** After a sentence about who wrote it. */
  edited: 'Edited since.',
  /** For a recipe that no model wrote and no page had. */
  byHand: 'Written by hand.',
  imported: (place: string) => `Imported from ${place}.`,
  /** `claim`: one of the claims below. */
  byLink: (claim: string) => `According to its link, ${claim}.`,
  byCookbook: (claim: string) => `According to your cookbook, ${claim}.`,
  claims: {
    imported: (place: string) => `it was imported from ${place}`,
    written: (model: string) => `${model}, an AI model, wrote it`,
    fromBook: 'it is a sample recipe',
  },
  elsewhere: 'elsewhere',
  photo: 'a photo',
  quoted: (name: string) => `“${name}”`,
};

export const connections = {
  browserModel: "the browser's own model",
  anyProvider: 'a provider of its choice',
};
