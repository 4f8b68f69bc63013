import * as v from 'valibot';
import { type AvoidedWords, MOST_AVOIDED, takeAvoided } from '../../../machines/avoided';
import { isBlank, LINE_BREAK } from '../../../machines/ingredientList';
import { ALLERGENS, DIETS, EQUIPMENT } from '../../../machines/preferenceOptions';
import { NO_PREFERENCES, type Preferences as PreferencesType } from '../../../machines/preferences';
import { fitting } from '../../browser/schemas';
import { LONGEST_WISH, MOST_PEOPLE, TIMES } from './options';

/** Makes a text one line of at most `longest` characters; empty if the text shows nothing. */
function lineOf(text: string, longest: number): string {
  if (isBlank(text)) return '';
  const line = text.split(LINE_BREAK).join(' ').trim();
  return [...line].slice(0, longest).join('').trim();
}

/** Splits a text with commas into foods to avoid, and those that are beyond the limits. */
export function splitAvoided(text: string): AvoidedWords {
  return takeAvoided(text.split(/[,;،、\n]/));
}

/** Reads the foods to avoid from a text with commas. Drops repeated ones and keeps to the limits. */
export function readAvoided(text: string): string[] {
  return [...splitAvoided(text).taken];
}

/** Ticked items: only those that the page offers, each once, in the page's order. */
const ticked = <Item>(items: readonly Item[]) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((list) => items.filter((item) => list.includes(item))),
    ),
    [],
  );

const People = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PEOPLE));

/** Preferences. A wrong value becomes no preference. If none is left, the result is `NO_PREFERENCES` itself. */
export const Preferences = v.fallback(
  v.pipe(
    v.object({
      people: v.fallback(v.nullable(People), null),
      minutes: v.fallback(v.nullable(v.picklist(TIMES)), null),
      diet: v.fallback(v.nullable(v.picklist(DIETS)), null),
      allergens: ticked(ALLERGENS),
      avoid: v.pipe(
        fitting(v.string(), MOST_AVOIDED),
        v.transform((words) => readAvoided(words.join(','))),
      ),
      equipment: ticked(EQUIPMENT),
      units: v.fallback(v.picklist(['original', 'metric', 'us']), 'original'),
      wish: v.fallback(
        v.pipe(
          v.string(),
          v.transform((text) => lineOf(text, LONGEST_WISH)),
        ),
        '',
      ),
    }),
    v.transform(
      (read): PreferencesType =>
        JSON.stringify(read) === JSON.stringify(NO_PREFERENCES) ? NO_PREFERENCES : read,
    ),
  ),
  NO_PREFERENCES,
) satisfies v.GenericSchema<unknown, PreferencesType>;

/** Reads preferences that a browser has kept or a form has collected. */
export function readPreferences(value: unknown): PreferencesType {
  return v.parse(Preferences, value);
}

/** Whether reading the preferences lost nothing that the visitor avoids. */
export function isReadWhole(value: unknown, read: PreferencesType): boolean {
  const { allergens = [], diet = null, avoid = [] } = value as Partial<PreferencesType>;
  return (
    String(value) === '[object Object]' &&
    read.allergens.length === allergens.length &&
    read.diet === diet &&
    read.avoid.length === avoid.length
  );
}
