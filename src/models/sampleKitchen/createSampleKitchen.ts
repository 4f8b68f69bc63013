import type { Preferences } from '../../../machines/preferences';
import type { Idea } from '../../../machines/recipe';
import type { Wish } from '../../../machines/request';
import type { Connection } from '../connections/connection';
import {
  type ChosenDish,
  type Pantry,
  type PreparedDish,
  prepareDish,
  readPantry,
} from './composing';
import { chooseAllowed, inTheWay, leaveOut } from './obeying';
import { writeNoOther, writeSuggestions } from './suggesting';

/**
 * Makes a kitchen that composes recipes out of a small built-in book, without a network or a language
 * model. A list always gets the same first answer. The same list again, in any order, case or
 * spacing, gets the next dish that suits it, and after the last the first. Another recipe is the best
 * dish that the visitor has not seen. A change leaves out foods: the dish stays the same if it can do
 * without them. If no dish suits, the kitchen says so, and what would help.
 */
export function createSampleKitchen(): Connection {
  const timesAsked = new Map<string, number>();

  return {
    async generate(request, signal) {
      const { askedWith, useUp, leftovers, preferences, wish, recipe } = request;
      signal.throwIfAborted();
      const pantry = readPantry(askedWith, useUp, leftovers);
      const without = wish.kind === 'change' ? wish.without : [];
      const obeyed = { ...preferences, avoid: [...preferences.avoid, ...without] };
      const choices = chooseAllowed(pantry, obeyed);
      const write = writerFor(pantry, obeyed);
      const ideas = wish.kind === 'ideas' ? ideasOf(choices, wish, write) : [];
      if (ideas.length >= FEWEST_IDEAS) {
        return { text: ideas.map(lineOf).join('\n'), ideas, cut: false, model: null };
      }

      const indexOf = (title: string) =>
        choices.findIndex((choice) => titleOf(write(choice).text) === plain(title));

      function pick(): number {
        if (wish.kind === 'change') {
          const dish = findDish(recipe, pantry, preferences);
          return Math.max(
            choices.findIndex((choice) => choice.dish === dish),
            0,
          );
        }
        if (wish.kind === 'dish') return Math.max(indexOf(wish.title), 0);
        // One dish is no choice, so its recipe comes at once.
        if (wish.kind === 'ideas') return ideas[0] ? indexOf(ideas[0].title) : -1;
        const seen = wish.kind === 'another' ? wish.titles.map(plain) : null;
        const index = seen
          ? choices.findIndex((choice) => !seen.includes(titleOf(write(choice).text)))
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
      return { text: choice ? write(choice).text : writeNothing(), cut: false, model: null };
    },
  };
}

const MOST_IDEAS = 3;
const FEWEST_IDEAS = 2;

/** The first dishes that a wish for ideas allows. */
function ideasOf(
  choices: readonly ChosenDish[],
  { titles = [], below = Number.POSITIVE_INFINITY }: Extract<Wish, { kind: 'ideas' }>,
  write: (choice: ChosenDish) => PreparedDish,
): Idea[] {
  const known = new Set(titles.map(plain));
  const ideas: Idea[] = [];
  for (const choice of choices) {
    const dish = write(choice);
    const [, title = ''] = TITLE.exec(dish.text) ?? [];
    if (dish.minutes >= below || known.has(plain(title))) continue;
    known.add(plain(title));
    const foods = [...choice.filling.values()].flat().map(({ label }) => label);
    ideas.push({ title, minutes: dish.minutes, foods, words: '' });
  }
  return ideas.slice(0, MOST_IDEAS);
}

const lineOf = ({ title, minutes, foods }: Idea, at: number) =>
  `${at + 1}. ${title} — ${minutes} minutes — ${foods.join(', ')}`;

function writerFor(pantry: Pantry, preferences: Preferences): (choice: ChosenDish) => PreparedDish {
  const allowed = leaveOut(pantry, preferences);
  return (choice) => prepareDish(allowed, choice, preferences.people);
}

/** Finds the dish behind a recipe of this kitchen; undefined if the list does not make it. */
function findDish(recipe: string, pantry: Pantry, preferences: Preferences) {
  const write = writerFor(pantry, preferences);
  return chooseAllowed(pantry, preferences).find(
    (choice) => titleOf(write(choice).text) === titleOf(recipe),
  )?.dish;
}

const plain = (title: string) => title.trim().toLowerCase();

const TITLE = /^# (.*)/;

const titleOf = (recipe: string) => plain(TITLE.exec(recipe)?.[1] ?? '');
