import * as v from 'valibot';
import { type AvoidedWords, MOST_AVOIDED, takeAvoided } from '../../../machines/avoided';
import { isBlank, LINE_BREAK } from '../../../machines/ingredientList';
import type { Preferences } from '../../../machines/preferences';
import { fitting } from '../../browser/storage/schemas';

interface Field<Value> {
  label: string;
  /** Reads a stored value. A wrong one becomes no preference. */
  schema: v.GenericSchema<unknown, Value>;
}

/** One of some values. */
export interface ChoiceField<Value> extends Field<Value> {
  kind: 'choice';
  options: readonly (readonly [value: Value, name: string])[];
}

/** What the visitor ticks. */
export interface TicksField<Item> extends Field<readonly Item[]> {
  kind: 'ticks';
  options: readonly (readonly [value: Item, name: string, hint?: string])[];
  /** Explains all of them. */
  hint: string;
}

/** Foods, in the visitor's words. */
interface FoodsField extends Field<readonly string[]> {
  kind: 'foods';
}

/** One line in the visitor's words. */
interface LineField extends Field<string> {
  kind: 'line';
  example: string;
}

/** The kinds of fields that suit a preference. */
type FieldFor<Value> = [Value] extends [readonly (infer Item)[]]
  ? TicksField<Item> | (string extends Item ? FoodsField : never)
  : ChoiceField<Value> | (string extends Value ? LineField : never);

type NamesOf<Value extends string> = Record<Value, string | readonly [name: string, hint: string]>;

const optionsOf = <Value extends string>(names: NamesOf<Value>) =>
  Object.entries(names).map(([value, name]) => [value, name].flat()) as [Value, string, string?][];

/** The first option is no preference. */
function choice<Value>(label: string, ...options: [Value, string, string?][]): ChoiceField<Value> {
  const values = options.map(([value]) => value);
  const isValue = (value: unknown): value is Value => values.includes(value as Value);
  const schema = v.fallback(v.custom<Value>(isValue), values[0] as Value);
  return { kind: 'choice', label, options: options.map(([value, name]) => [value, name]), schema };
}

/** Of a stored list counts only what the page offers, each once, in the page's order. */
function ticks<Item extends string>(
  label: string,
  names: NamesOf<Item>,
  hint = '',
): TicksField<Item> {
  const options = optionsOf(names);
  const items = options.map(([item]) => item);
  const schema = v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => items.filter((item) => list.includes(item))),
    ),
    [],
  );
  return { kind: 'ticks', label, options, hint, schema };
}

const foods = (label: string): FoodsField => ({
  kind: 'foods',
  label,
  schema: v.pipe(
    fitting(v.string(), MOST_AVOIDED),
    v.transform((words) => readAvoided(words.join(','))),
  ),
});

const line = (label: string, example: string): LineField => ({
  kind: 'line',
  label,
  example,
  schema: v.fallback(v.pipe(v.string(), v.transform(readLine)), ''),
});

const ANY = 'Any';
const MOST_PEOPLE = 12;
const TIMES = [15, 30, 45, 60];

/** Each preference: how the dialog asks for it, in its order, and how the page reads it from storage. */
export const FIELDS: { [Name in keyof Preferences]: FieldFor<Preferences[Name]> } = {
  people: choice<number | null>(
    'People',
    [null, ANY],
    ...Array.from({ length: MOST_PEOPLE }, (_, at): [number, string] => [at + 1, `${at + 1}`]),
  ),
  minutes: choice<number | null>(
    'Time',
    [null, ANY],
    ...TIMES.map((minutes): [number, string] => [minutes, `${minutes} minutes`]),
  ),
  diet: choice(
    'Diet',
    [null, 'None'],
    ...optionsOf<NonNullable<Preferences['diet']>>({
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      pescatarian: 'Pescatarian',
      'no pork': 'No pork',
      halal: 'Halal',
      kosher: 'Kosher',
    }),
  ),
  allergens: ticks('Allergies and intolerances', {
    milk: ['Milk', 'butter, cheese, cream, yoghurt, lactose'],
    eggs: ['Eggs', 'mayonnaise, meringue, fresh pasta'],
    peanuts: ['Peanuts', 'peanut butter, satay'],
    nuts: ['Nuts', 'almonds, walnuts, cashews … Coconut and pine nuts are only pointed out'],
    gluten: ['Gluten', 'wheat, rye, barley, oats, spelt: bread, pasta, beer'],
    fish: ['Fish', 'anchovies, fish sauce, Worcestershire sauce'],
    crustaceans: ['Crustaceans', 'prawns, shrimps, crab, lobster'],
    molluscs: ['Molluscs', 'mussels, squid, oysters, snails'],
    soya: ['Soya', 'tofu, soy sauce, miso, edamame'],
    celery: ['Celery', 'celeriac, celery salt, stock cubes'],
    mustard: ['Mustard', 'mustard seeds, many dressings and curry powders'],
    sesame: ['Sesame', 'tahini, hummus, halva'],
    sulphites: ['Sulphites', 'wine, dried fruit, vinegar'],
    lupin: ['Lupin', 'lupin flour, some breads'],
  }),
  avoid: foods('Also avoid'),
  equipment: ticks(
    'Equipment',
    { oven: 'Oven', stove: 'Stove (hob)', microwave: 'Microwave', 'air fryer': 'Air fryer' },
    'Tick what you have. If you tick nothing, a recipe may use anything.',
  ),
  units: choice(
    'Units',
    ...optionsOf<Preferences['units']>({
      original: 'As the recipe has them',
      metric: 'Metric (g, ml, °C)',
      us: 'US (cups, oz, °F)',
    }),
  ),
  wish: line('Anything else?', 'something Thai, for children …'),
};

/** How many characters a line may have. */
export const LONGEST_TEXT = 200;

/** Makes a text one line within the limit; empty if the text shows nothing. */
function readLine(text: string): string {
  if (isBlank(text)) return '';
  const line = text.split(LINE_BREAK).join(' ').trim();
  return [...line].slice(0, LONGEST_TEXT).join('').trim();
}

/** Splits a text with commas into foods to avoid, and those that are beyond the limits. */
export function splitAvoided(text: string): AvoidedWords {
  return takeAvoided(text.split(/[,;،、\n]/));
}

/** Reads the foods to avoid from a text with commas. Drops repeated ones and keeps to the limits. */
export function readAvoided(text: string): string[] {
  return [...splitAvoided(text).taken];
}
