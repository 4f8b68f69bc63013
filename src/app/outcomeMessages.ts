/** What visitors read of how a request ended, and of what goes on meanwhile. */
export const outcomeMessages = {
  lastAttempt: 'The last attempt:',
  offline: {
    problem: "You're offline.",
    remedy: 'Connect to the internet, then try again.',
    snippet: undefined,
  },
  tryAgain: 'Try again',
  chooseModel: 'Model…',
  titles: {
    timeIsUp: 'Time is up',
    generating: 'Generating…',
    failed: 'No recipe',
    ready: 'Recipe ready',
  },
};
