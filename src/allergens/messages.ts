import type { ThingToAvoid } from '../foods/thingsToAvoid';
import { nameOfDiet } from './pendingMessages';

const list = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat('en', { type }).format(items);

/** What is avoided, as in "Contains milk". */
export function nameOf({ name, isDiet }: ThingToAvoid): string {
  return isDiet ? nameOfDiet(name) : name;
}

/** What visitors read and hear about what they want to avoid. */
export const messages = {
  standsFor: (word: string, contents: readonly string[]) =>
    `“${word}”: everything that contains ${list(contents, 'disjunction')}.`,
  onlyAWord: (word: string) =>
    `“${word}” isn't a food that this page knows. It only looks for the word.`,
  label: 'What you want to avoid',
  list,
  contains: (thing: string) => `contains ${thing}`,
  mayContain: (thing: string) => `may contain ${thing}`,
  foundIn: (thing: string, foods: readonly string[]) => `Contains ${thing}: ${list(foods)}.`,
  maybeIn: (thing: string, foods: readonly string[]) =>
    `May contain ${thing}: ${list(foods)}. Check the label.`,
  notChecked: (things: readonly string[], lines: readonly string[]) =>
    lines.length > 0
      ? `Could not be checked for ${list(things, 'disjunction')}: ${lines.map((line) => `“${line}”`).join(', ')}.`
      : `This recipe could not be checked for ${list(things, 'disjunction')}.`,
  noCertificate: "Certification isn't checked.",
  nothing: (things: readonly string[]) =>
    `No mention of ${list(things, 'disjunction')} found. This can't rule them out: check every label.`,
  nutlike: (foods: readonly string[]) =>
    `Some people with a nut allergy avoid this: ${list(foods)}.`,
  askAgain: (thing: string) => `Ask again without ${thing}`,
};
