import type { Preferences } from '../../../machines/recipeMachine';
import { checkRecipe } from '../../foods/checkRecipe';
import { thingsToAvoid } from '../../foods/thingsToAvoid';
import { chooseDishes } from './choosing';
import { type Choice, type Pantry, prepareDish } from './composing';
import { linesOf } from './recipeLines';

/** What the book can keep to, one at a time. */
export type Obeyed = 'foods' | 'swap' | 'time' | 'equipment';

/** Signs in the words of a method that it needs something to cook with. */
const EQUIPMENT: readonly [Preferences['equipment'][number], RegExp][] = [
  ['oven', /\b(?:oven|tray|grill|bake|roast)/i],
  ['stove', /\b(?:pan|pot|hob|boil|fry|simmer|heat|toast|warm)/i],
];

/** Whether nothing is found in a text of what is to be avoided, and all of it was understood. */
function isClean(lines: Parameters<typeof checkRecipe>[1], preferences: Preferences): boolean {
  const things = thingsToAvoid(preferences);
  if (things.length === 0) return true;
  // A dish is named by what it is: "tomato soup" says nothing that its ingredients do not.
  const untitled = lines.filter(({ text }) => !text.startsWith('# '));
  const { results, nutlike } = checkRecipe(things, untitled, { isReadable: true });
  return nutlike.length === 0 && results.every(({ verdict }) => verdict === 'nothing');
}

/** Takes what a visitor wants to avoid off the list, and with it what may contain it or is not known. */
export function leaveOut(pantry: Pantry, preferences: Preferences): Pantry {
  const isAllowed = (entry: string) => isClean([{ text: entry, isIngredient: true }], preferences);
  return {
    ...pantry,
    items: pantry.items.filter((item) => isAllowed(pantry.typed.get(item) ?? '')),
    typed: new Map([...pantry.typed].filter(([, entry]) => isAllowed(entry))),
    again: new Map([...pantry.again].filter(([entry]) => isAllowed(entry))),
    unknown: pantry.unknown.filter(isAllowed),
  };
}

/** The dishes for a list that keep to the preferences, the best first. */
export function chooseAllowed(pantry: Pantry, preferences: Preferences): readonly Choice[] {
  const allowed = leaveOut(pantry, preferences);
  return chooseDishes(allowed).filter((choice) => {
    const { text, method, minutes } = prepareDish(allowed, choice, preferences.people);
    const lacks = EQUIPMENT.some(
      ([name, sign]) =>
        preferences.equipment.length > 0 &&
        !preferences.equipment.includes(name) &&
        sign.test(method),
    );
    return (
      !lacks &&
      minutes <= (preferences.minutes ?? Number.POSITIVE_INFINITY) &&
      isClean(linesOf(text), preferences)
    );
  });
}

/**
 * Which preferences, taken alone, keep every dish away; empty if no dish suits the list in any case.
 *
 * @param swapped what a swap leaves out; empty for another wish. To change what the visitor avoids is no
 *   answer to a swap
 */
export function inTheWay(
  pantry: Pantry,
  preferences: Preferences,
  swapped: readonly string[],
): readonly Obeyed[] {
  const avoid = preferences.avoid.filter((word) => !swapped.includes(word));
  const without: Partial<Record<Obeyed, Partial<Preferences>>> = {
    ...(swapped.length > 0
      ? { swap: { avoid } }
      : { foods: { allergens: [], diet: null, avoid: [] } }),
    time: { minutes: null },
    equipment: { equipment: [] },
  };
  const all = Object.assign({}, ...Object.values(without));
  if (chooseAllowed(pantry, { ...preferences, ...all }).length === 0) return [];
  const parts = Object.keys(without) as Obeyed[];
  const isSet = (part: Obeyed) =>
    ({
      foods: preferences.allergens.length + preferences.avoid.length > 0 || preferences.diet,
      swap: true,
      time: preferences.minutes,
      equipment: preferences.equipment.length > 0,
    })[part];
  const alone = parts.filter(
    (part) => chooseAllowed(pantry, { ...preferences, ...without[part] }).length > 0,
  );
  return alone.length > 0 ? alone : parts.filter(isSet);
}
