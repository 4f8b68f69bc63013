/** What visitors read of how a request ended, and of what goes on meanwhile. */
export const outcomeMessages = {
  lastAttempt: 'The last attempt:',
  offline: "You're offline. Once you're back, you can send your request from here.",
  onlineAgain: "You're online again.",
  sample: 'Sample recipe',
  tryAgain: 'Try again',
  chooseModel: 'Model…',
  titles: {
    timeIsUp: 'Time is up',
    generating: 'Generating…',
    failed: 'No recipe',
    ready: 'Recipe ready',
  },
};
