import * as v from 'valibot';
import {
  type AvoidedWords,
  LONGEST_AVOIDED,
  MOST_AVOIDED,
  takeAvoided,
} from '../../../machines/kitchen/avoided';
import { isBlank, LINE_BREAK } from '../../../machines/kitchen/ingredientList';
import { ALLERGENS, type Preferences, type Taught } from '../../../machines/kitchen/preferences';
import { fitting } from '../../browser/storage/schemas';
import { withoutNo } from '../../words/saysNo';

/** A wrong stored value becomes no preference. */
interface Field<Kind, Value> {
  kind: Kind;
  schema: v.GenericSchema<unknown, Value>;
}

/** One of some values. The first means "no preference". */
export interface ChoiceField<Value> extends Field<'choice', Value> {
  options: readonly Value[];
}

export interface TicksField<Item> extends Field<'ticks', readonly Item[]> {
  options: readonly Item[];
}

type FoodsField = Field<'foods', readonly string[]>;
type TaughtField = Field<'taught', readonly Taught[]>;
type LineField = Field<'line', string>;

type FieldFor<Value> = [Value] extends [readonly Taught[]]
  ? TaughtField
  : [Value] extends [readonly (infer Item)[]]
    ? TicksField<Item> | (string extends Item ? FoodsField : never)
    : ChoiceField<Value> | (string extends Value ? LineField : never);

/** A value without an entry does not compile. */
const allOf = <Value extends string>(values: Record<Value, 0>) => Object.keys(values) as Value[];

function choice<Value>(...options: Value[]): ChoiceField<Value> {
  const isValue = (value: unknown): value is Value => options.includes(value as Value);
  const schema = v.fallback(v.custom<Value>(isValue), options[0] as Value);
  return { kind: 'choice', options, schema };
}

/** Takes from a stored list only what the page offers, each once, in the page's order. */
function ticks<Item extends string>(options: readonly Item[]): TicksField<Item> {
  const schema = v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => options.filter((item) => list.includes(item))),
    ),
    [],
  );
  return { kind: 'ticks', options, schema };
}

const foods: FoodsField = {
  kind: 'foods',
  schema: v.pipe(
    fitting(v.string(), MOST_AVOIDED),
    v.transform((words) => [...splitAvoided(words.join(',')).taken]),
  ),
};

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_AVOIDED));

const taught: TaughtField = {
  kind: 'taught',
  schema: fitting(v.object({ name, contains: name }), MOST_AVOIDED),
};

const line: LineField = {
  kind: 'line',
  schema: v.fallback(v.pipe(v.string(), v.transform(readLine)), ''),
};

const MOST_PEOPLE = 12;

/** How the dialog asks for each preference, in its order, and how the page reads its value. */
export const FIELDS: { [Name in keyof Preferences]: FieldFor<Preferences[Name]> } = {
  allergens: ticks(ALLERGENS),
  avoid: foods,
  taught,
  diet: choice<Preferences['diet']>(
    null,
    ...allOf<NonNullable<Preferences['diet']>>({
      vegetarian: 0,
      vegan: 0,
      pescatarian: 0,
      'no pork': 0,
      halal: 0,
      kosher: 0,
    }),
  ),
  people: choice<number | null>(null, ...Array.from({ length: MOST_PEOPLE }, (_, at) => at + 1)),
  minutes: choice<number | null>(null, 15, 30, 45, 60),
  equipment: ticks(
    allOf<Preferences['equipment'][number]>({ oven: 0, stove: 0, microwave: 0, 'air fryer': 0 }),
  ),
  units: choice(...allOf<Preferences['units']>({ original: 0, metric: 0, us: 0 })),
  wish: line,
};

/** In characters. */
export const LONGEST_FIELD = 200;

/** One line within the limit; empty if the text shows nothing. */
function readLine(text: string): string {
  if (isBlank(text)) return '';
  const line = text.split(LINE_BREAK).join(' ').trim();
  return [...line].slice(0, LONGEST_FIELD).join('').trim();
}

export function splitAvoided(text: string): AvoidedWords {
  const words = text.split(LINE_BREAK).flatMap((line) => line.split(/[,;،、]/));
  return takeAvoided(words.map((word) => withoutNo(word.trim())));
}
