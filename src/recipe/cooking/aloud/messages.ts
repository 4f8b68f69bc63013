/** What visitors read about the voice that reads steps aloud, and what it says. */
export const messages = {
  readAloud: 'Read aloud',
  readAgain: 'Read again',
  /** @param language its name */
  noVoice: (language: string) => `This device can't read aloud in ${language}.`,
  voiceFailed: 'The voice has stopped working. Press “Read aloud” to try again.',
  needs: (ingredients: readonly string[]) => `You need: ${ingredients.join(', ')}.`,
  amountsFor: (servings: number) => `Amounts in this step are for ${servings}.`,
  /** Said right after a food, within its sentence. */
  marked: (words: string) => `, ${words},`,
  /** @param name as the timers' bar shows it */
  timerEnded: (name: string) => `${name.replaceAll(' · ', ', ')}: time is up.`,
};
