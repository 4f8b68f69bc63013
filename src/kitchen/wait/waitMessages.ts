export const waitMessages = {
  for: 'For ',
  changing: (words: string) => `Changing: ${words}`,
  refused: 'The token was refused. Trying again…',
  thinking: 'thinking…',
  attempt: (attempt: number, attempts: number) => `Attempt ${attempt} of ${attempts}`,
  seconds: (seconds: number) => `${seconds} s`,
  slow: 'The model is slow.',
  askAgain: 'Ask again',
};
