import { sentenceAround } from '../text/says';
import type { Word } from '../words';
import type { Grammar } from './FoodLanguage';

export interface Capitals {
  /** Nouns have a capital letter. */
  hasNouns: boolean;
  /** Begins with a capital letter and ends with a full stop. Then a noun has a capital letter. */
  isSentence: boolean;
}

export const hasCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? '');

/** Whether an unknown word may be a noun, in a text that gives nouns a capital letter. */
export function mayBeNoun(
  { beforeVerbs, capitalNouns }: Grammar,
  words: readonly Word[],
  at: number,
  { hasNouns, isSentence }: Capitals,
): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  // "Zum Ausstreichen"
  const isAfter = (one: Word | undefined) => one && beforeVerbs?.includes(one.plain);
  // "Zum Vorbereiten und Mitnehmen"
  const isVerb = isAfter(before) || (isAfter(words[at - 3]) && !/,/.test(word?.gap ?? ''));
  if (isVerb && capitalNouns?.verb.test(word?.text ?? '')) return false;
  if (!hasCapital(word)) return !hasNouns && !isSentence;
  // "Zerbröselter Feta", "Annas Kuchen"
  const isAdjective =
    at === 0 && capitalNouns?.adjective.test(word?.text ?? '') && next?.gap === ' ';
  return !isAdjective || !hasCapital(next);
}

/** Whether a word follows one that no food follows: "am Gelenk", "selon la saison". */
export function isAfterBesides({ besides }: Grammar, words: readonly Word[], at: number): boolean {
  const [earlier, before] = [words[at - 2], words[at - 1]];
  const place = hasCapital(before) ? undefined : [before, earlier];
  return place?.some((one) => one && besides?.includes(one.plain)) ?? false;
}

/** How far around a noun to read its sentence, in words. */
const FURTHEST = 40;

/** Surely no food that the recipe takes: "am Gelenk", "Schon die Römer kannten dieses Gemüse." */
export function isNoIngredient(
  grammar: Grammar,
  words: readonly Word[],
  at: number,
  { isSentence }: Capitals,
): boolean {
  if (!isSentence) return false;
  if (isAfterBesides(grammar, words, at)) return true;
  const { handles, orders } = grammar;
  if (!handles) return false;
  const [from, to] = sentenceAround(words, at, at, FURTHEST, /[.!?\n]/);
  const last = words[to - 1];
  const isOrder = !hasCapital(last) && orders?.test(last?.text ?? '');
  return !isOrder && !words.slice(from, to).some((one) => handles.test(one.plain));
}
