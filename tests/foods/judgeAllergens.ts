import type { Verdict } from '../../src/foods/avoided/allergens';
import { ALLERGENS, type Allergen } from '../../src/foods/contents';
import { findAllergens } from './findAllergens';

export interface AllergenErrors {
  /** Contained, but the answer says that the page found nothing. */
  hidden: Allergen[];
  /** Contained, but the answer only says that the page could not check it. */
  unclear: Allergen[];
  missed: string[];
  /** Not contained, but the answer names it. */
  falseAlarms: string[];
}

export function judgeAllergens(text: string, expected: string, section: string): AllergenErrors {
  const isTitle = /title|claim/i.test(section) && /^[A-Z]\D*$/.test(text);
  const isSentence = text.endsWith('.') || isTitle || /prose|step|^title|note/i.test(section);
  const findings = findAllergens([
    { text, isIngredient: !isSentence },
    ...(isSentence ? [{ text: '1 onion', isIngredient: true }] : []),
  ]);
  return judgeVerdicts((allergen) => findings.get(allergen)?.verdict ?? 'nothing', expected);
}

export function judgeVerdicts(
  verdict: (allergen: Allergen) => Verdict,
  expected: string,
): AllergenErrors {
  const listed = (word: string) => {
    const found = new RegExp(`${word}: ([^;]+)`).exec(expected)?.[1] ?? '';
    return found.split(/,\s*/).map((name) => name.trim());
  };
  const contained = ALLERGENS.filter((name) => listed('contains').includes(name));
  const possible = ALLERGENS.filter((name) => listed('may').includes(name));
  const accepted = listed('also');
  const isUnchecked = /\bunchecked\b/.test(expected) && !accepted.includes('unchecked');
  const rest = ALLERGENS.filter((name) => ![...contained, ...possible, ...accepted].includes(name));
  return {
    hidden: contained.filter((name) => verdict(name) === 'nothing'),
    unclear: contained.filter((name) => verdict(name) === 'not checked'),
    missed: [
      ...possible.filter((name) => verdict(name) === 'nothing'),
      ...(isUnchecked && rest.some((name) => verdict(name) === 'nothing') ? ['unchecked'] : []),
    ],
    falseAlarms: expected.startsWith('nothing')
      ? rest.filter((name) => !/nothing|mentioned/.test(verdict(name)))
      : isUnchecked
        ? []
        : rest.filter((name) => verdict(name) === 'contains'),
  };
}
