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
  /^(?:looks?|looking|resembles?|resembling|tastes?|smells?|feels?|flak(?:es?|ing)|rather|much|exactly)$/;
/** Verbs and results of change, right before "like": "to stiff peaks like meringue". */
const CHANGES = /^(?:sets?|thickens?|whips?|runs?|peaks?|wobbles?)$/;
/** Words between a verb and the shape that it makes: "roll it up like a snail". */
const BENT = /^(?:it|them|up|over|round|around|open)$/;
/** Words before what something becomes: "until fluffy like whipped cream". */
const BECOMES = /^(?:until|till|turns?|goes|gets?|becomes?)$/;
const SHARED = /^(?:size|shape|colour|color|consistency|texture|thickness)$/;
/** Words between "like" and the food. */
const BETWEEN =
  /^(?:a|an|small|little|large|big|stiff|soft|whipped|melted|thick|thin|fine|coarse|wet|good|fresh|proper|just|bit|lot|of)$/;
const ADJECTIVES =
  /^(?:thick|thin|smooth|soft|light|stiff|pale|firm|fine|creamy|silky|runny|pink|big|large|small|tender)$/;
/** Words that ask for a look at the food itself: "depending on the size of prawns". */
const LOOKS_AT =
  /\b(?:on|by|check|judge|watch|adjust|according|var(?:y|ies)|whatever|love|like|enjoy)\b/;
/** Words that may follow a comparison. After any other, the food does something: "as butter melts". */
const AFTER =
  /^(?:and|or|but|with|when|before|after|then|to|in|on|at|for|if|so|once|while|by|using|until)$/;
const FURTHEST = 6;

/**
 * The place of the word that compares something with a food; -1 if none does. "The" and "your" speak of a food
 * that is there: "the size of the prawns", "creamy as the cheese melts".
 */
function comparingWord(words: readonly Word[], at: number, isIt: (text: string) => boolean) {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && isJoined(words[i + 1]); i--) {
    const text = words[i]?.text.toLowerCase() ?? '';
    if (isIt(text)) return i;
    if (!BETWEEN.test(text) && !/['’]s$/.test(text)) break;
  }
  return -1;
}

/** Whether "size of" and the like before a food compare something with it: "a lump the size of a hen's egg". */
function isOfShared(words: readonly Word[], at: number, shared: RegExp): boolean {
  const of = comparingWord(words, at, (text) => text === 'of');
  if (of < 1 || !shared.test(words[of - 1]?.text.toLowerCase() ?? '')) return false;
  const before = words.slice(Math.max(0, of - 4), of - 1).map(({ text }) => text.toLowerCase());
  return /^an?$/i.test(words[of + 1]?.text ?? '') || !LOOKS_AT.test(before.join(' '));
}

/** Whether a food only tells a size. */
export function isSizeOf(words: readonly Word[], at: number): boolean {
  return isOfShared(words, at, /^size$/);
}

/** Whether a food is only a comparison: "looks like egg", "as you would tuna", "no larger than walnuts". */
export function isComparison(words: readonly Word[], first: number, last = first): boolean {
  const text = (at: number) => words[at]?.text.toLowerCase() ?? '';
  if (isOfShared(words, first, SHARED)) return true;
  const at = comparingWord(words, first, (word) => /^(?:like|as|would|than|resembl.*)$/.test(word));
  if (at < 0) return isAsYouWould(words, first);
  if (text(at) === 'like')
    return (
      (BENT.test(text(at - 1)) && /^an?$/.test(text(at + 1))) ||
      [1, 2, 3].some((back) => LIKENESS.test(text(at - back))) ||
      (isJoined(words[at]) && (CHANGES.test(text(at - 1)) || BECOMES.test(text(at - 2))))
    );
  if (text(at) === 'than') return /^(?:larger|bigger|smaller|thicker|thinner)$/.test(text(at - 1));
  if (text(at) === 'would') return words[at - 2]?.key === 'as';
  if (text(at) !== 'as') return true;
  const next = words[last + 1];
  const isEnd = !isJoined(next) || AFTER.test(text(last + 1));
  return ADJECTIVES.test(text(at - 1)) && isEnd;
}

/** "As you would the tuna", "as you would with a custard". */
function isAsYouWould(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - FURTHEST), at).map(({ text }) => text.toLowerCase());
  return /\bas \w+ would(?: (?:with|for|the|an?|your))*$/.test(before.join(' '));
}

/** Words before a food that something replaces: "this stands in for soy sauce". */
const REPLACES =
  /\b(?:stands? in for|in (?:place|lieu) of|tak(?:es?|ing) the place of)(?: (?:the|a|an|any))?$/;
/** Words after a food that is not there: "The original has walnuts. I leave them out." */
const LEFT_OUT =
  /\b(?:leave|leaves|left) (?:it|them) out(?: (?:because|altogether|entirely|completely|if|since)\b|$)|\btakes? (?:its|their) place\b|\b(?:omit|skip) (?:it|them)\b|\b(?:this|mine|ours)(?: one)? has none\b|\bthere(?:['’]s| is| are) none\b/;
/** What others do, before and after a food: "usually made with cream, but here with cashews". */
const OTHERS =
  /\b(?:traditionally|usually|classically|normally|originally|the original|most \w+)\b/;
const HERE = /\b(?:but|here|ours?|mine|my|this|instead)\b/;
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
  return (
    REPLACES.test(text(first - 5, first)) ||
    LEFT_OUT.test(text(last + 1, end)) ||
    (OTHERS.test(text(first - FURTHEST, first)) && HERE.test(text(last + 1, last + NEXT_SENTENCE)))
  );
}

/** Words before a food that is certainly not there: "instead of butter", "there is no egg". */
const ABSENT =
  /(?:\bthere(?:['’]?s| is| are) no|\b(?:has|contains) no|^no|\b(?:instead|in (?:place|lieu)) of|\brather than|\bmade without|\bwon['’]?t need)(?: any| an?| the| dairy| regular)?$/;
/** Words after it. After any other, it may be there: "until there is no flour left". */
const ABSENT_FROM =
  /^(?:$|(?:(?:is |are )?(?:needed|required|necessary) )?(?:in (?:this|these|it)|here|at all)\b)/;
/** Words of a sentence that leaves a choice: "you could use ghee instead of butter". */
const CHOICE =
  /\b(?:could|can|may|might|works?|if|or|try|sometimes|often|unless|until|but|optional\w*|prefer|like|not|\w+n['’]t(?<!won['’]t))\b/;
const SENTENCE_END = /[.!?:\n]/;

/** What a cook did with it: "My son is allergic to fish so I left it out." */
const GONE = /\b(?:so|and) (?:i|we)(?: have|['’]ve)? left (?:it|them) out$/;

/** Whether a sentence says plainly that a food is not there. */
export function isAbsent(words: readonly Word[], first: number, last: number): boolean {
  let [from, to] = [first, last + 1];
  while (from > 0 && first - from < NEXT_SENTENCE && !SENTENCE_END.test(words[from]?.gap ?? ''))
    from -= 1;
  while (to < words.length && to - last < NEXT_SENTENCE && !SENTENCE_END.test(words[to]?.gap ?? ''))
    to += 1;
  const text = (start: number, end: number) =>
    words
      .slice(start, end)
      .map((word) => word.text.toLowerCase())
      .join(' ');
  if (CHOICE.test(text(from, to))) return false;
  const isEnd = !isJoined(words[last + 1]) || ABSENT_FROM.test(text(last + 1, to));
  return (isEnd && ABSENT.test(text(from, first))) || GONE.test(text(last + 1, to));
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
