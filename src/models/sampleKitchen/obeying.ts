import { NO_PREFERENCES, type Preferences } from '../../../machines/preferences';
import { checkRecipe } from '../../foods/avoided/checkRecipe';
import { thingsToAvoid } from '../../foods/avoided/thingsToAvoid';
import { foodsOfList } from '../../foods/entries';
import { toCheck } from '../../foods/leftovers';
import { type DishRule, WANTED } from '../prompt/preferencesPrompt';
import { chooseDishes } from './choosing';
import { type ChosenDish, type Pantry, type PreparedDish, prepareDish, tidy } from './composing';
import { linesOf } from './recipeLines';

const RULES: readonly DishRule[] = ['foods', 'time', 'equipment'];

/** What may rule out a dish: a rule, or a swap. */
export type Obeyed = DishRule | 'swap';

/** The preferences that belong to a rule. */
const fieldsOf = (rule: DishRule) =>
  (Object.keys(WANTED) as (keyof Preferences)[]).filter((field) => WANTED[field].rule === rule);

/** Signs in the words of a method that it needs something to cook with. */
const EQUIPMENT: readonly [Preferences['equipment'][number], RegExp][] = [
  ['oven', /\b(?:oven|tray|grill|bake|roast)/i],
  ['stove', /\b(?:pan|pot|hob|boil|fry|simmer|heat|toast|warm)/i],
];

/** Whether the check understands a whole text, and finds nothing in it that the visitor avoids. */
function isClean(lines: Parameters<typeof checkRecipe>[1], preferences: Preferences): boolean {
  const things = thingsToAvoid(preferences);
  if (things.length === 0) return true;
  // A title such as "tomato soup" says nothing that the ingredients do not.
  const untitled = lines.filter(({ text }) => !text.startsWith('# '));
  const { results, nutlike } = checkRecipe(things, untitled, { isReadable: true });
  return nutlike.length === 0 && results.every(({ verdict }) => verdict === 'nothing');
}

/** Takes off the list what the visitor avoids, what may contain it, and what the check does not know. */
export function leaveOut(pantry: Pantry, preferences: Preferences): Pantry {
  const isAllowed = (entry: string) => {
    const known = pantry.leftovers.filter((leftover) =>
      foodsOfList([tidy(leftover.entry)]).includes(entry),
    );
    const line = { text: entry, isIngredient: true, leftovers: known.map(toCheck) };
    return isClean([line], preferences);
  };
  return {
    ...pantry,
    items: pantry.items.filter((item) => isAllowed(pantry.typed.get(item) ?? '')),
    typed: new Map([...pantry.typed].filter(([, entry]) => isAllowed(entry))),
    again: new Map([...pantry.again].filter(([entry]) => isAllowed(entry))),
    unknown: pantry.unknown.filter(isAllowed),
  };
}

/** Whether a dish keeps to each rule. */
const KEEPS: Record<DishRule, (dish: PreparedDish, preferences: Preferences) => boolean> = {
  equipment: ({ method }, { equipment }) =>
    equipment.length === 0 ||
    EQUIPMENT.every(([name, sign]) => equipment.includes(name) || !sign.test(method)),
  time: (dish, { minutes }) => dish.minutes <= (minutes ?? Number.POSITIVE_INFINITY),
  foods: ({ text }, preferences) => isClean(linesOf(text), preferences),
};

/** The dishes for a list that keep to the preferences, the best first. */
export function chooseAllowed(pantry: Pantry, preferences: Preferences): readonly ChosenDish[] {
  const allowed = leaveOut(pantry, preferences);
  return chooseDishes(allowed).filter((choice) => {
    const dish = prepareDish(allowed, choice, preferences.people);
    return Object.values(KEEPS).every((keeps) => keeps(dish, preferences));
  });
}

/**
 * Which preferences, taken alone, keep every dish away; empty if no dish suits the list in any case.
 *
 * @param swapped what a swap leaves out; empty for another wish. For a swap, what the visitor avoids
 *   is never the answer
 */
export function inTheWay(
  pantry: Pantry,
  preferences: Preferences,
  swapped: readonly string[],
): readonly Obeyed[] {
  const avoid = preferences.avoid.filter((word) => !swapped.includes(word));
  const none = (rule: DishRule): Partial<Preferences> =>
    Object.fromEntries(fieldsOf(rule).map((field) => [field, NO_PREFERENCES[field]]));
  const isSwap = swapped.length > 0;
  const rules = RULES.filter((rule) => rule !== 'foods' || !isSwap);
  const without: Partial<Record<Obeyed, Partial<Preferences>>> = {
    ...(isSwap && { swap: { avoid } }),
    ...Object.fromEntries(rules.map((rule) => [rule, none(rule)])),
  };
  const all = Object.assign({}, ...Object.values(without));
  if (chooseAllowed(pantry, { ...preferences, ...all }).length === 0) return [];
  const parts = Object.keys(without) as Obeyed[];
  const isSet = (part: Obeyed) =>
    part === 'swap' ||
    fieldsOf(part).some((field) => String(preferences[field]) !== String(NO_PREFERENCES[field]));
  const alone = parts.filter(
    (part) => chooseAllowed(pantry, { ...preferences, ...without[part] }).length > 0,
  );
  return alone.length > 0 ? alone : parts.filter(isSet);
}
