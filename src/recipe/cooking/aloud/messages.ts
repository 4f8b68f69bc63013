export const messages = {
  readAloud: 'Read aloud',
  readAgain: 'Read again',
  noVoice: (language: string) => `This device can't read aloud in ${language}.`,
  voiceFailed: 'The voice has stopped working. Press “Read aloud” to try again.',
  needs: (ingredients: readonly string[]) => `You need: ${ingredients.join(', ')}.`,
  amountsFor: (amounts: string, written: string) => `Still for ${written}: ${amounts}.`,
  /** Comes right after a food, within the sentence. */
  marked: (words: string) => `, ${words},`,
  /** `name`: as the timers' bar shows it. */
  timerEnded: (name: string) => `${name.replaceAll(' · ', ', ')}: time is up.`,
};
