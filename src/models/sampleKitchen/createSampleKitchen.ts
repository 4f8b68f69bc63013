import type { Preferences } from '../../../machines/preferences';
import type { Connection } from '../connections/connection';
import { type ChosenDish, type Pantry, readPantry, writeRecipe } from './composing';
import { chooseAllowed, inTheWay, leaveOut } from './obeying';
import { writeNoOther, writeSuggestions } from './suggesting';

/**
 * Makes a kitchen that composes recipes out of a small built-in book, without a network or a language
 * model. A list always gets the same first answer. The same list again, in any order, case or
 * spacing, gets the next dish that suits it, and after the last the first. Another recipe is the best
 * dish that the visitor has not seen. Dishes that the visitor cooked lately come only if there is no
 * other. A change leaves out foods: the dish stays the same if it can do without them. If no dish
 * suits, the kitchen says so, and what would help.
 */
export function createSampleKitchen(): Connection {
  const timesAsked = new Map<string, number>();

  return {
    async generate(request, signal) {
      const { ingredients, useUp, leftovers, preferences, wish, recipe, recent = [] } = request;
      signal.throwIfAborted();
      const pantry = readPantry(ingredients, useUp, leftovers);
      const without = wish.kind === 'change' ? wish.without : [];
      const obeyed = { ...preferences, avoid: [...preferences.avoid, ...without] };
      const allowed = chooseAllowed(pantry, obeyed);
      const write = writerFor(pantry, obeyed);
      const cooked = recent.map(plain);
      const isOther = (choice: ChosenDish) => !cooked.includes(titleOf(write(choice)));
      const others = cooked.length > 0 ? allowed.filter(isOther) : [];
      const choices = others.length > 0 ? others : allowed;

      function pick(): number {
        if (wish.kind === 'change') {
          const dish = findDish(recipe, pantry, preferences);
          return Math.max(
            choices.findIndex((choice) => choice.dish === dish),
            0,
          );
        }
        const seen = wish.kind === 'another' ? wish.titles.map(plain) : null;
        const index = seen
          ? choices.findIndex((choice) => !seen.includes(titleOf(write(choice))))
          : (timesAsked.get(pantry.key) ?? 0) % Math.max(choices.length, 1);
        timesAsked.set(pantry.key, index + 1);
        return index;
      }

      function writeNothing(): string {
        return choices.length > 0
          ? writeNoOther()
          : writeSuggestions(pantry, obeyed, inTheWay(pantry, obeyed, without));
      }

      const choice = choices[pick()];
      return { text: choice ? write(choice) : writeNothing(), cut: false, model: null };
    },
  };
}

function writerFor(pantry: Pantry, preferences: Preferences): (choice: ChosenDish) => string {
  const allowed = leaveOut(pantry, preferences);
  return (choice) => writeRecipe(allowed, choice, preferences.people);
}

/** Finds the dish behind a recipe of this kitchen; undefined if the list does not make it. */
function findDish(recipe: string, pantry: Pantry, preferences: Preferences) {
  const write = writerFor(pantry, preferences);
  return chooseAllowed(pantry, preferences).find(
    (choice) => titleOf(write(choice)) === titleOf(recipe),
  )?.dish;
}

const plain = (title: string) => title.trim().toLowerCase();

const titleOf = (recipe: string) => plain(/^# (.*)/.exec(recipe)?.[1] ?? '');
