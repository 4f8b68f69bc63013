import { isJoined } from './claims';
import { stemOf, type Word } from './words';

/** Foods whose names are also what a cook does. */
const VERBS = new Set(
  'toast roll wrap crumble cream mince fish perch bread sandwich crisp chip mash batter squash'
    .split(' ')
    .map(stemOf),
);
/** What such a verb is followed by, and a food is not. */
const OBJECTS = new Set(
  'the it them each your all any lightly gently well tightly until together'.split(' ').map(stemOf),
);
const TIMES = /^(?:\d|a$|about$|another$|around$|one$|two$|three$|\w*ty$|a few$)/i;
const LEADS = new Set(['then', 'to', 'now', 'carefully', 'gently', 'lightly', 'just', 'quickly']);

/**
 * Whether a word that names a food is a verb in this place, as in "Toast the almonds". In doubt it
 * is the food.
 */
export function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !VERBS.has(word.key)) return false;
  const before = words[at - 1];
  const next = words[at + 1];
  const isStart = !before || /[.!?:;\n]/.test(word.gap);
  if (
    isStart &&
    (word.key === 'toast' || word.key === 'roll') &&
    next &&
    /^\*{0,2}:?\s*\(|^\*{0,2}[.:]/.test(next.gap)
  )
    return true;
  if (!isJoined(next)) return false;
  // "let them toast for one minute"
  if (word.key === 'toast' && next?.key === 'for' && TIMES.test(words[at + 2]?.text ?? ''))
    return true;
  const key = next?.key ?? '';
  if (isStart)
    return OBJECTS.has(key) || ['for', 'out', 'up', 'into', 'over', 'around'].includes(key);
  if (!isJoined(word)) return false;
  if (LEADS.has(before.key)) return OBJECTS.has(key);
  return before.key === 'and' && ['the', 'it', 'them', 'each', 'your'].includes(key);
}
