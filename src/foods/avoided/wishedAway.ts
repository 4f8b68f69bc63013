import { ALLERGENS, type Allergen } from '../contents';
import { isKnown, meaningOf } from './avoided';

/** Something that a text wants left out: a known food, and the allergens that its name means. */
export interface WishedAway {
  words: string;
  allergens: readonly Allergen[];
}

/** Longer texts say more than what somebody wants left out. */
const LONGEST = 2_500;
const MOST = 5;
/** How many words the name of a food may have. */
const MOST_WORDS = 4;

const NOT = String.raw`(?:not|n['’]?t|never|no need to|nothing|no longer|isn['’]t) (?:\w+ )?`;
/** Words behind which somebody names what to leave out. */
const CUE = new RegExp(
  String.raw`(?<!${NOT})\b(?:no(?! longer)|without|free (?:of|from)|avoid(?:s|ing)?|(?:allerg(?:ic|y)|intolerant|intolerance) (?:to|of)|(?:can(?:no|['’]?)t|do(?:es)?(?: no|n['’]?)t) (?:eat|have|like|tolerate)|(?:skip|omit|leave out)) `,
  'gi',
);
/** Behind these, every food of a list is one to leave out, and behind others only if an "or" ends the list. */
const SURE = /allerg|intoleran|avoid|free|eat|have|like|tolerate/i;
const CHOICE = /^[^.;:!?\n]*\b(?:or|nor)\b/i;
/** "Nut-free", "a nut allergy", "lactose intolerant". */
const BEHIND = /\b([a-z]+)[ -](?:free\b(?!\s+range)|allerg(?:y|ic)|intoleran(?:t|ce))/gi;
const ARTICLE = /^(?:any|all|the|a|an|my|your|more|eating)\s+/i;
/** What separates the foods of a list. */
const BETWEEN = /^\s*(?:,\s*(?:and|or|nor)?|\/|&|\b(?:and|or|nor)\b)\s*(?:no\s+)?/i;
/** Words that cannot belong to the name of a food, and so end it. */
const END =
  /^\s*(?:$|[.;:!?)(\n–—]|-\s|\b(?:please|thanks|thank|for|because|as|since|in|at|this|today|tonight|but|though|it|i|we|he|she|they|my|is|are|at all|whatsoever|anywhere|if|when|though|so|with)\b)/i;

/**
 * Finds the known foods that a text wants left out: "no nuts", "without milk or eggs", "allergic to shellfish".
 * The visitor decides what becomes of them.
 */
export function findWishedAway(text: string): WishedAway[] {
  if (text.length > LONGEST) return [];
  const found = new Map<string, WishedAway>();
  const note = (words: string) => {
    if (!isKnown(words)) return false;
    const { contents } = meaningOf(words);
    const isAllergen = (content: string) => (ALLERGENS as readonly string[]).includes(content);
    const allergens = contents.every(isAllergen) ? (contents as readonly Allergen[]) : [];
    if (found.size < MOST) found.set(words.toLowerCase(), { words, allergens });
    return true;
  };
  for (const { index, 0: cue } of text.matchAll(CUE)) {
    let rest = text.slice(index + cue.length);
    for (let listed = 0; listed < MOST; listed += 1) {
      const name = nameAt(rest.replace(ARTICLE, ''));
      if (!name || !note(name)) break;
      rest = rest.replace(ARTICLE, '').slice(name.length);
      const between = BETWEEN.exec(rest)?.[0];
      // "No nuts, chicken with rice" wants chicken.
      if (!between || (/^\s*,\s*$/.test(between) && !SURE.test(cue) && !CHOICE.test(rest))) break;
      rest = rest.slice(between.length);
    }
  }
  for (const [, words = ''] of text.matchAll(BEHIND)) {
    if (meaningOf(words).contents.length > 0) note(words);
  }
  return [...found.values()];
}

/** The known food at the start of a text, if its name ends there: "rice" in "rice, please", not in "rice cooker". */
function nameAt(text: string): string | undefined {
  const [all = ''] = new RegExp(`^(?:[\\p{L}\\p{M}'’-]+ ?){1,${MOST_WORDS}}`, 'u').exec(text) ?? [];
  const words = all.trim().split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const behind = text.slice(name.length);
    if ((END.test(behind) || BETWEEN.test(behind)) && isKnown(name)) return name;
  }
  return undefined;
}
