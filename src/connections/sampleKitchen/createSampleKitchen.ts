import type { Connection } from '../connection';
import { readList, writeRecipe } from './composing';
import { chooseAllowed, inTheWay, leaveOut } from './obeying';
import { writeSuggestions } from './suggesting';

/**
 * Makes a kitchen that composes recipes out of a small built-in book, without a network or a
 * language model. The first answer for a list is always the same; each time the same list is asked
 * again, in any order, case or spacing, the next dish that suits it follows, and after the last the
 * first. Where none suits, it says so and what would help.
 */
export function createSampleKitchen(): Connection {
  const timesAsked = new Map<string, number>();

  return {
    async generate({ ingredients, preferences }, signal) {
      signal.throwIfAborted();
      const pantry = readList(ingredients);
      const choices = chooseAllowed(pantry, preferences);
      const asked = timesAsked.get(pantry.key) ?? 0;
      timesAsked.set(pantry.key, asked + 1);
      const choice = choices[asked % choices.length];
      const text = choice
        ? writeRecipe(leaveOut(pantry, preferences), choice, preferences.people)
        : writeSuggestions(pantry, preferences, inTheWay(pantry, preferences));
      return { text, cut: false, model: null };
    },
  };
}
