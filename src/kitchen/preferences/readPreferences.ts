import { identityOf, isBlank, LINE_BREAK } from '../../../machines/ingredientList';
import {
  ALLERGENS,
  DIETS,
  EQUIPMENT,
  NO_PREFERENCES,
  type Preferences,
} from '../../../machines/preferences';
import { LONGEST_AVOIDED, LONGEST_WISH, MOST_AVOIDED, MOST_PEOPLE, TIMES } from './options';

/** Makes one line of a text, cut to a number of characters; empty if nothing of it can be seen. */
function lineOf(text: unknown, longest: number): string {
  if (typeof text !== 'string' || isBlank(text)) return '';
  const line = text.split(LINE_BREAK).join(' ').trim();
  return [...line].slice(0, longest).join('').trim();
}

/** Reads a text with commas as the foods to avoid: no doubles, nothing beyond the limits. */
export function readAvoided(text: string): string[] {
  const words = text.split(/[,;،、\n]/).map((word) => lineOf(word, LONGEST_AVOIDED));
  const known = new Map(words.filter(Boolean).map((word) => [identityOf(word), word]));
  return [...known.values()].slice(0, MOST_AVOIDED);
}

/** Whether nothing got lost of what somebody avoids when preferences were read. */
export function isReadWhole(value: unknown, read: Preferences): boolean {
  const { allergens = [], diet = null, avoid = [] } = value as Partial<Preferences>;
  return (
    String(value) === '[object Object]' &&
    read.allergens.length === allergens.length &&
    read.diet === diet &&
    read.avoid.length === avoid.length
  );
}

/**
 * Reads preferences that a browser kept. What it cannot read becomes no preference.
 *
 * @param value anything
 * @returns `NO_PREFERENCES` itself if there are none
 */
export function readPreferences(value: unknown): Preferences {
  const { people, minutes, diet, allergens, avoid, equipment, units, wish } = Object(value);
  const oneOf = <Item>(items: readonly Item[], item: unknown) =>
    items.find((known) => known === item) ?? null;
  const among = <Item>(items: readonly Item[], list: unknown) =>
    items.filter((item) => Array.isArray(list) && list.includes(item));

  const preferences: Required<Preferences> = {
    people: Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? people : null,
    minutes: oneOf(TIMES, minutes),
    diet: oneOf(DIETS, diet),
    allergens: among(ALLERGENS, allergens),
    avoid: Array.isArray(avoid)
      ? readAvoided(avoid.filter((word) => typeof word === 'string').join(','))
      : [],
    equipment: among(EQUIPMENT, equipment),
    units: oneOf(['metric', 'us'] as const, units) ?? NO_PREFERENCES.units,
    wish: lineOf(wish, LONGEST_WISH),
  };
  const isEmpty = JSON.stringify(preferences) === JSON.stringify(NO_PREFERENCES);
  return isEmpty ? NO_PREFERENCES : preferences;
}
