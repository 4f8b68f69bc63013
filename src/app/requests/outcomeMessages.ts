import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';

/** The writer that gave no recipe. */
const WRITERS: Record<Choice, string> = {
  host: "this page's recipe writer",
  signIn: 'your model',
  token: 'your model',
  browser: "your browser's model",
  local: 'the model on this computer',
  sample: "this page's recipe book",
};

export const outcomeMessages = {
  failed: (choice: Choice, kind: Diagnosis['kind'] | undefined) => {
    if (kind === 'signInExpired') return 'Sign in again under “Model…”: your sign-in has expired.';
    if (kind === 'fewIdeas') return 'Try again: no ideas came that this page can read.';
    if (kind === 'requestTooLong')
      return 'Shorten your list, or choose another model: your request is too long for this one.';
    if (kind === 'noCredit' && choice === 'host')
      return 'Take a sample recipe, or use your own model: this page has used up its recipes for now.';
    const way = choice === 'sample' ? 'Try again' : 'Try again, or take a sample recipe';
    return `${way}: ${WRITERS[choice]} isn't available now.`;
  },
  details: 'Details',
  lastAttempt: 'The last attempt:',
  offline: "Once you're back online, you can send your request from here.",
  onlineAgain: "Try again: you're online.",
  sample: 'Sample recipe',
  aboutSample: 'A sample recipe, from a small book in this page. No model writes it.',
  tryAgain: 'Try again',
  chooseModel: 'Model…',
  connectOwn: 'Use a model of your own…',
  titles: {
    timeIsUp: 'Time is up',
    generating: 'Generating…',
    failed: 'No recipe',
    ready: 'Recipe ready',
    ideas: 'Ideas ready',
  },
};
