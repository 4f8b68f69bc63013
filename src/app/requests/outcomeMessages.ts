import type { Choice, Diagnosis } from '../../../machines/connectionMachine';

/** Names for the writer that gave no recipe. */
const WRITERS: Record<Choice, string> = {
  host: "This page's recipe writer",
  signIn: 'Your model',
  token: 'Your model',
  browser: "Your browser's model",
  local: 'The model on this computer',
  sample: "This page's recipe book",
};

/** What visitors read about the end of a request, and in the tab's title. */
export const outcomeMessages = {
  failed: (choice: Choice, kind: Diagnosis['kind'] | undefined) => {
    if (kind === 'signInExpired') return 'Your sign-in has expired. Sign in again under “Model…”.';
    if (kind === 'fewIdeas') return 'No ideas came that this page can read.';
    if (kind === 'requestTooLong') return 'Your request is too long for this model.';
    if (kind === 'noCredit' && choice === 'host')
      return 'This page has used up its recipes for now. Try a sample recipe, or use your own model.';
    return `${WRITERS[choice]} isn't available now.`;
  },
  details: 'Details',
  lastAttempt: 'The last attempt:',
  offline: "You're offline. Once you're back, you can send your request from here.",
  onlineAgain: "You're online again.",
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
