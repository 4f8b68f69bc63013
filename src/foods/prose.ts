import { isJoined } from './claims';
import { isPlainWord } from './descriptions';
import { foodNamed } from './foods';
import type { Line } from './reading';
import { isWordOfFood } from './spelling';
import { stemOf, type Word } from './words';

/** Foods whose names are also verbs of the kitchen. */
const VERBS = new Set(
  'toast roll wrap crumble cream mince fish perch bread sandwich crisp chip mash batter squash scallop'
    .split(' ')
    .map(stemOf),
);
/** Verbs that recipes use without "the". */
const BARE = new Set('toast cream mash mince crumble crisp wrap'.split(' ').map(stemOf));
/** Words that follow such a verb, but not a food. */
const OBJECTS = new Set(
  'the it them these those this each your all any half some everything well until together roughly'
    .split(' ')
    .map(stemOf),
);
/** Tools and places after such a verb: "mash with a fork", "wrap in foil". */
const TOOLS = new Set(
  'a the your foil cling clean damp kitchen paper wet fork masher pan'.split(' ').map(stemOf),
);
const TIMES = /^(?:\d|a$|about$|another$|around$|one$|two$|three$|\w*ty$|a few$)/i;
const LEADS = new Set(['then', 'to', 'now', 'carefully', 'gently', 'lightly', 'just', 'quickly']);

/**
 * Whether a food's name is a verb in this place, as in "Toast the almonds". If in doubt, it is the food.
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
  const isObject = OBJECTS.has(key) || /..ly$/.test(next?.text ?? '');
  const isTool =
    (key === 'with' || key === 'in') &&
    word.key !== 'bread' &&
    isJoined(words[at + 2]) &&
    TOOLS.has(words[at + 2]?.key ?? '');
  if (isStart && isBareObject(word, next)) return true;
  if (isStart)
    return isObject || isTool || ['for', 'out', 'up', 'into', 'over', 'around'].includes(key);
  if (!isJoined(word)) return false;
  if (LEADS.has(before.key)) return isObject || isTool;
  if (before.key === 'and' && (key === 'up' || key === 'out')) return true;
  return before.key === 'and' && isObject && key !== 'until' && key !== 'together';
}

/** Whether a food follows the verb directly: "Toast almonds", "Cream butter", but not "Cream cheese". */
function isBareObject({ key, text }: Word, next: Word | undefined): boolean {
  return (
    BARE.has(key) &&
    !isPlainWord(next?.key ?? '') &&
    isWordOfFood(next?.key ?? '') &&
    foodNamed(`${text} ${next?.text}`) === undefined
  );
}

/** Verbs that compare how something looks or tastes. */
const LIKENESS =
  /^(?:looks?|looking|resembles?|resembling|tastes?|smells?|feels?|rather|much|exactly)$/;
const SHARED = /^(?:size|shape|colour|color|consistency|texture|thickness)$/;
/** Words between "like" and the food. */
const BETWEEN =
  /^(?:a|an|the|small|little|large|big|stiff|soft|thick|thin|fine|coarse|wet|good|fresh|proper|just|bit|lot|of)$/;
const ADJECTIVES = /^(?:thick|thin|smooth|soft|light|stiff|pale|firm|fine|creamy|silky|runny)$/;
const FURTHEST = 6;

/** Whether a food only tells a size: "a lump the size of a hen's egg". */
export function isSizeOf(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && isJoined(words[i + 1]); i--) {
    const text = words[i]?.text.toLowerCase() ?? '';
    if (text === 'of') return words[i - 1]?.text.toLowerCase() === 'size';
    if (!BETWEEN.test(text) && !/['’]s$/.test(text)) return false;
  }
  return false;
}

/** Whether a food is only a comparison: "looks like egg", "as you would tuna", "the size of walnuts". */
export function isComparison(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && isJoined(words[i + 1]); i--) {
    const text = words[i]?.text.toLowerCase() ?? '';
    if (text === 'like') {
      const before = words.slice(Math.max(0, i - 3), i).map((word) => word.text.toLowerCase());
      return before.some((word) => LIKENESS.test(word));
    }
    if (text.startsWith('resembl')) return true;
    if (text === 'as') return ADJECTIVES.test(words[i - 1]?.text.toLowerCase() ?? '');
    if (text === 'of' && SHARED.test(words[i - 1]?.text.toLowerCase() ?? '')) return true;
    if (text === 'would') return words[i - 2]?.key === 'as';
    if (!BETWEEN.test(text) && text !== 'with' && text !== 'for') return false;
  }
  return false;
}

/** Words before a food that something replaces: "this stands in for soy sauce". */
const REPLACES =
  /\b(?:stands? in for|in (?:place|lieu) of|tak(?:es?|ing) the place of)(?: (?:the|a|an|any))?$/;
/** Words after a food that is not there: "The original has walnuts. I leave them out." */
const LEFT_OUT =
  /\b(?:leave|leaves|left) (?:it|them) out(?: (?:because|altogether|entirely|completely|if|since)\b|$)|\b(?:omit|skip) (?:it|them)\b|\b(?:this|mine|ours)(?: one)? has none\b/;
const NEXT_SENTENCE = 14;

/** Whether a sentence, or the next one, says that a food is not there. It may still be there. */
export function isLeftOut({ words, parts }: Line, at: number): boolean {
  const { first = 0, last = 0 } = parts[at] ?? {};
  const text = (from: number, to: number) =>
    words
      .slice(Math.max(0, from), to)
      .map((word) => word.text.toLowerCase())
      .join(' ');
  // "Them" means the food right before it.
  const next = parts.slice(at + 1, at + 1 + NEXT_SENTENCE).find(({ kind }) => kind === 'food');
  const end = Math.min(next?.first ?? words.length, last + NEXT_SENTENCE);
  return REPLACES.test(text(first - 5, first)) || LEFT_OUT.test(text(last + 1, end));
}

/** Words before something that a sentence makes: "to a thick cream", "until you have a smooth béchamel". */
const MAKES =
  /\b(?:(?:in)?to an?|(?:shap|form|roll|blit|blend|whizz|puls|process|cut|grat|turn|mould|mad|mak)[a-z]* (?:it |them |each )?into|(?:you|we) (?:have|get) (?:an?|your)|this is (?:your|the|our)|(?:forms?|makes?|becomes?) (?:an?|your))(?: (?!of\b|with\b|and\b)[a-z-]+){0,3}$/;
const LONGEST_CLAUSE = 12;

/** Whether its sentence makes a food, which then contains its ingredients. */
export function isMade(words: readonly Word[], at: number): boolean {
  let from = at;
  while (from > 0 && at - from < LONGEST_CLAUSE && !/[.,;:!?\n]/.test(words[from]?.gap ?? ''))
    from--;
  const before = words
    .slice(from, at)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  return MAKES.test(before);
}
