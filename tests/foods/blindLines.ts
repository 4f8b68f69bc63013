import { readFileSync } from 'node:fs';
import { findAllergens, type Verdict } from '../../src/foods/allergens';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { type Cover, covers } from '../../src/foods/covers';
import { foodNamed } from '../../src/foods/foods';
import { recognise } from '../../src/foods/recognise';

/** The lines of a file as pairs of what is given and what is expected. */
export function pairsOf(file: string): [given: string, expected: string, section: string][] {
  let section = '';
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ---')) section = line.slice(5).trim();
      if (!line.includes('=>') || line.startsWith('#')) return [];
      const [given = '', expected = ''] = line.split(/\s+=>\s+/);
      return [[given.trim(), expected.trim(), section]];
    });
}

/** `silent`: the food was not found, or words beside it were not understood. */
export type Outcome = 'right' | 'silent' | 'wrong';

export function judgeRecognised(text: string, expected: string): Outcome {
  const { foods, unknown } = recognise(text);
  const main = foods.filter(({ role }) => role === 'main' || role === 'alternative');
  const isSure = unknown.length === 0 && main.every(({ food }) => !food.isUnclear);
  if (expected === '?') return main.length > 0 && isSure ? 'wrong' : 'right';
  const fits = (name: string) =>
    main.some(({ food, words }) => foodNamed(name) === food || name === words.toLowerCase());
  const isRight = expected.split(' | ').some((answer) => {
    const names = answer.split(' + ').map((name) => name.trim());
    return names.length === main.length && names.every(fits);
  });
  if (isRight) return 'right';
  return main.length > 0 && isSure ? 'wrong' : 'silent';
}

export function judgeCovers(pair: string, expected: string): [Outcome, Cover] {
  const [have = '', need = ''] = pair.split(/\s+;\s+/);
  const answer = covers(have, need);
  if (answer === expected) return ['right', answer];
  return [answer === 'maybe' ? 'silent' : 'wrong', answer];
}

export interface AllergenErrors {
  /** Contained, and the answer is that nothing was found. */
  hidden: Allergen[];
  /** Contained, and the answer is only that it could not be checked. */
  unclear: Allergen[];
  /** May be contained, or cannot be known, and nothing was found. */
  missed: string[];
  /** Named although it is not there. */
  falseAlarms: string[];
}

export function judgeAllergens(text: string, expected: string, section: string): AllergenErrors {
  const isTitle = /title|claim/i.test(section) && /^[A-Z]\D*$/.test(text);
  const isSentence = text.endsWith('.') || isTitle;
  const findings = findAllergens([
    { text, isIngredient: !isSentence },
    ...(isSentence ? [{ text: '1 onion', isIngredient: true }] : []),
  ]);
  const verdict = (allergen: Allergen): Verdict => findings.get(allergen)?.verdict ?? 'nothing';
  const listed = (word: string) => {
    const found = new RegExp(`${word}: ([^;]+)`).exec(expected)?.[1] ?? '';
    return found.split(/,\s*/).map((name) => name.trim());
  };
  const contained = ALLERGENS.filter((name) => listed('contains').includes(name));
  const possible = ALLERGENS.filter((name) => listed('may').includes(name));
  const isUnchecked = /\bunchecked\b/.test(expected);
  const rest = ALLERGENS.filter((name) => !contained.includes(name) && !possible.includes(name));
  return {
    hidden: contained.filter((name) => verdict(name) === 'nothing'),
    unclear: contained.filter((name) => verdict(name) === 'not checked'),
    missed: [
      ...possible.filter((name) => verdict(name) === 'nothing'),
      ...(isUnchecked && rest.some((name) => verdict(name) === 'nothing') ? ['unchecked'] : []),
    ],
    falseAlarms:
      expected === 'nothing'
        ? ALLERGENS.filter((name) => verdict(name) !== 'nothing')
        : isUnchecked
          ? []
          : rest.filter((name) => verdict(name) === 'contains'),
  };
}
