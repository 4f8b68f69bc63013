import { NO_PREFERENCES, type Preferences } from '../../../machines/preferences';
import { checkRecipe } from '../../foods/checkRecipe';
import { thingsToAvoid } from '../../foods/thingsToAvoid';
import { chooseDishes } from './choosing';
import { type Choice, type Pantry, type PreparedDish, prepareDish } from './composing';
import { linesOf } from './recipeLines';

/** The rules that a dish may break. */
const RULES = ['foods', 'time', 'equipment'] as const;
type Rule = (typeof RULES)[number];

/** What can keep a dish away: a rule, or a swap. */
export type Obeyed = Rule | 'swap';

/** The rule that each preference belongs to; null if every dish keeps to it. */
const RULE_OF: Record<keyof Preferences, Rule | null> = {
  people: null, // `prepareDish` scales the amounts.
  minutes: 'time',
  diet: 'foods',
  allergens: 'foods',
  avoid: 'foods',
  equipment: 'equipment',
  units: null, // The page converts them.
  wish: null, // It takes a language model.
};

/** The preferences that belong to a rule. */
const fieldsOf = (rule: Rule) =>
  (Object.keys(RULE_OF) as (keyof Preferences)[]).filter((field) => RULE_OF[field] === rule);

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

/** Whether a dish keeps to each rule. */
const KEEPS: Record<Rule, (dish: PreparedDish, preferences: Preferences) => boolean> = {
  equipment: ({ method }, { equipment }) =>
    equipment.length === 0 ||
    EQUIPMENT.every(([name, sign]) => equipment.includes(name) || !sign.test(method)),
  time: (dish, { minutes }) => dish.minutes <= (minutes ?? Number.POSITIVE_INFINITY),
  foods: ({ text }, preferences) => isClean(linesOf(text), preferences),
};

/** The dishes for a list that keep to the preferences, the best first. */
export function chooseAllowed(pantry: Pantry, preferences: Preferences): readonly Choice[] {
  const allowed = leaveOut(pantry, preferences);
  return chooseDishes(allowed).filter((choice) => {
    const dish = prepareDish(allowed, choice, preferences.people);
    return Object.values(KEEPS).every((keeps) => keeps(dish, preferences));
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
  const none = (rule: Rule): Partial<Preferences> =>
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
