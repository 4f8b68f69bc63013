import { MAX_ATTEMPTS } from '../../machines/recipeMachine';

/** What visitors read of a request that runs, or that a reload has ended. */
export const progressMessages = {
  generating: 'Generating recipe...',
  attempt: (attempt: number) => `Attempt ${attempt} of ${MAX_ATTEMPTS}`,
  seconds: (seconds: number) => `${seconds} s`,
  slow: 'The model is slow.',
  stop: 'Stop',
  askAgain: 'Ask again',
};
