import type { Choice } from '../../../machines/connection/connectionMachine';
import type { Diagnosis } from '../../../machines/connection/diagnosis';

/** The writer that gave no recipe. */
const WRITERS: Record<Choice, string> = {
  host: "This page's recipe writer",
  signIn: 'Your model',
  token: 'Your model',
  browser: "Your browser's model",
  local: 'The model on this computer',
  sample: "This page's recipe book",
};

export const outcomeMessages = {
  failed: (choice: Choice, kind: Diagnosis['kind'] | undefined) => {
    if (kind === 'signInExpired') return 'Your sign-in has expired. Sign in again under “Model…”.';
    if (kind === 'fewIdeas')
      return "The model's answer has no ideas that this page can read. Try again.";
    if (kind === 'requestTooLong')
      return 'Your request is too long for this model. Shorten your list, or choose another model.';
    if (kind === 'noCredit' && choice === 'host')
      return 'This page has used up its recipes for now. Use a sample recipe or your own model.';
    const way = choice === 'sample' ? 'Try again.' : 'Try again or use a sample recipe.';
    return `${WRITERS[choice]} isn't available. ${way}`;
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
    generating: 'Writing your recipe',
    failed: 'No recipe',
    ready: 'Recipe ready',
    ideas: 'Ideas ready',
  },
};
