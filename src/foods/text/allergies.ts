import { isJoined, type Word, wordList } from '../words';
import type { Part } from './reading';

const ALLERGY = wordList('allergy');
/** A sentence with one of these may say that the food is there: "not for people with a milk allergy". */
const WARNING = wordList('warning');
const BETWEEN = new Set(['and', 'or', 'a', 'an', 'the', 'any', 'cow', 'tree']);
const LONGEST_LIST = 12;

const keyOf = (words: readonly Word[], part: Part | undefined) =>
  words[part?.first ?? -1]?.key ?? '';
const gapOf = (words: readonly Word[], part: Part | undefined) =>
  words[part?.first ?? -1]?.gap ?? '.';

/** "A milk allergy", "egg-allergic", "milk and nut allergies". */
function endsInAllergy(words: readonly Word[], parts: readonly Part[], at: number): boolean {
  let [hasComma, hasAnd] = [false, false];
  for (const part of parts.slice(at + 1, at + LONGEST_LIST)) {
    const [key, gap] = [keyOf(words, part), gapOf(words, part)];
    if (ALLERGY.has(key)) return isJoined({ gap }) && (hasAnd || !hasComma);
    if (!/^[\s,-]*$/.test(gap) || (part.kind !== 'food' && !BETWEEN.has(key))) return false;
    hasComma ||= gap.includes(',');
    hasAnd ||= key === 'and' || key === 'or';
  }
  return false;
}

/** "Allergic to milk, eggs or nuts". */
function followsAllergy(words: readonly Word[], parts: readonly Part[], at: number): boolean {
  for (let place = at - 1; place > at - LONGEST_LIST; place -= 1) {
    const [part, gap] = [parts[place], gapOf(words, parts[place + 1])];
    const key = keyOf(words, part);
    if (!part || !/^[\s,-]*$/.test(gap)) return false;
    if (key === 'to' || key === 'of') return ALLERGY.has(keyOf(words, parts[place - 1]));
    if (part.kind !== 'food' && !BETWEEN.has(key)) return false;
  }
  return false;
}

/** Whether a food is only what a person cannot eat. */
export const isOfAllergy = (words: readonly Word[], parts: readonly Part[], at: number): boolean =>
  endsInAllergy(words, parts, at) || followsAllergy(words, parts, at);

/** Whether a sentence may warn of what it names. */
export const warns = (words: readonly Word[], [from, to]: readonly [number, number]): boolean =>
  words.slice(from, to).some(({ key, text }) => WARNING.has(key) || /n['’]t$/i.test(text));
