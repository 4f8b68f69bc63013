import { isJoined } from '../claims/claims';
import { foodNamed } from '../foods';
import { stemOf, type Word } from '../words';
import { isPlainWord } from './descriptions';
import type { Line } from './reading';
import { isWordOfFood } from './spelling';

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
export const isVerb = (words: readonly Word[], at: number): boolean =>
  // Only in English a food's name is a verb too.
  !words[at]?.isTranslated && isEnglishVerb(words, at);

function isEnglishVerb(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  const next = words[at + 1];
  const key = next?.key ?? '';
  const isStart = !before || /[.!?:;\n]/.test(word?.gap ?? '');
  if (isStart && isBeefUp(words, at)) return true;
  if (!word || !VERBS.has(word.key)) return false;
  if (isStart && isNameOfStep(word, next)) return true;
  if (!isJoined(next)) return false;
  // "let them toast for one minute"
  if (word.key === 'toast' && key === 'for' && TIMES.test(words[at + 2]?.text ?? '')) return true;
  const isObject = takesObject(next);
  const takes = isObject || takesTool(words, at);
  if (isStart) return isBareObject(word, next) || takes || AFTER_START.has(key);
  if (!isJoined(word)) return false;
  if (LEADS.has(before.key)) return takes;
  return (
    before.key === 'and' &&
    (isObject ? !/^(?:until|together)$/.test(key) : /^(?:up|out)$/.test(key))
  );
}

const takesObject = (next: Word | undefined) =>
  OBJECTS.has(next?.key ?? '') || /..ly$/.test(next?.text ?? '');

/** "Beef up the sauce", but not "Beef up to 500 g". */
const isBeefUp = (words: readonly Word[], at: number) =>
  words[at]?.key === 'beef' &&
  isJoined(words[at + 1]) &&
  words[at + 1]?.key === 'up' &&
  words[at + 2]?.key !== 'to';

/** Words that follow such a verb at the start of a sentence: "Roll out". */
const AFTER_START = new Set(['for', 'out', 'up', 'into', 'over', 'around']);

/** "Toast:" and "Roll (5 minutes)" begin a step. */
const isNameOfStep = ({ key }: Word, next: Word | undefined) =>
  (key === 'toast' || key === 'roll') && /^\*{0,2}:?\s*\(|^\*{0,2}[.:]/.test(next?.gap ?? '');

/** "Mash with a fork", but not "bread with a crust". */
function takesTool(words: readonly Word[], at: number): boolean {
  const key = words[at + 1]?.key;
  const tool = words[at + 2];
  const isWith = (key === 'with' || key === 'in') && words[at]?.key !== 'bread';
  return isWith && isJoined(tool) && TOOLS.has(tool?.key ?? '');
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
const CHANGES = /^(?:sets?|thickens?|whips?|runs?|peaks?|wobbles?|stands?)$/;
/** Words between a verb and the shape that it makes: "roll it up like a snail". */
const BENT = /^(?:it|them|up|over|round|around|open)$/;
/** Words right before a food that is only a comparison: "as if it were celery", "which tastes of celery". */
const LIKENED =
  /\b(?:as (?:if|though) (?:it|they|these|this) (?:was|were)|which (?:tastes?|smells?)(?: \w+ly)? of)(?: an?)?$/;
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

/** Words around a place, "#", that has the name of a food: "on holiday in Turkey". */
const PLACE =
  /\b(?:holiday|lives|lived|born) in #|# the (?:village|town|city|island) (?:in|of|near)\b/;

/** Whether a name is that of a place: "in Camembert, the village in Normandy". */
export const isPlace = (words: readonly Word[], first: number, last: number): boolean =>
  /^\p{Lu}/u.test(words[first]?.text ?? '') &&
  !isJoined(words[last + 1]) &&
  PLACE.test(`${textOf(words, first - 2, first)} # ${textOf(words, last + 1, last + FURTHEST)}`);

const textOf = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(Math.max(0, from), to)
    .map(({ text }) => text.toLowerCase())
    .join(' ');

/** Whether a food only tells a size or a taste. */
export function isLikened(words: readonly Word[], at: number): boolean {
  return isOfShared(words, at, /^size$/) || LIKENED.test(textOf(words, at - FURTHEST, at));
}

/** Whether a food is only a comparison: "looks like egg", "as you would tuna", "no larger than walnuts". */
export function isComparison(words: readonly Word[], first: number, last = first): boolean {
  const text = (at: number) => words[at]?.text.toLowerCase() ?? '';
  if (isOfShared(words, first, SHARED) || isLikened(words, first)) return true;
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
  return /\bas \w+ would(?: (?:with|for|the|an?|your))*$/.test(textOf(words, at - FURTHEST, at));
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
  const text = (from: number, to: number) => textOf(words, from, to);
  // "Them" means the food right before it.
  const next = parts.slice(at + 1, at + 1 + NEXT_SENTENCE).find(({ kind }) => kind === 'food');
  const end = Math.min(next?.first ?? words.length, last + NEXT_SENTENCE);
  return (
    REPLACES.test(text(first - 5, first)) ||
    LEFT_OUT.test(text(last + 1, end)) ||
    (OTHERS.test(text(first - FURTHEST, first)) && HERE.test(text(last + 1, last + NEXT_SENTENCE)))
  );
}

/** The rest of what says that a food, here "#", is not there. After other words, it may be: "no flour left". */
const GONE_FOOD = '(?: (?:any|an?|the|your|other|dairy|regular))* # ?';
const END = String.raw`(?:$|(?:(?:(?:is|are) )?(?:needed|required|necessary|added|used) )?(?:in (?:this|these|it)|from (?:this|it)|here|at all|altogether|entirely|completely|nor|and no)\b)`;

/** Sentences that say that a food is not there: "instead of butter", "it has neither egg nor milk". */
const SAID_ABSENT = new RegExp(
  String.raw`(?:\bthere(?:['’]?s| is| are) no|\b(?:has|contains|and) no|^(?:no \w+ )*no|\b(?:instead|in (?:place|lieu)) of|\brather than|(?<!\bno\b.*)\b(?:made|cooked|baked) without|\bwon['’]?t need|\b(?:has|have|contains?|uses?) neither(?: (?!the\b)\S+ nor)?)${GONE_FOOD}${END}|^(?:here )?(?:all )?(?:the )?# (?:is|are|was|were|ha(?:s|ve) been) (?:(?:replaced|swapped) (?:by|with|for)|(?:omitted|left out) (?:of (?:this|it)|from this|here|altogether|entirely|completely|because))\b`,
);
/**
 * Cooks who leave something out: "Skip the shrimp", "Swap the cream for oat cream". Behind other words, it may be for
 * some guests only, and alone ("Omit the nuts.") it may be an option.
 */
const SKIPPED = new RegExp(
  String.raw`^(?:(?:so|then|and|just|here|simply|we|i) )*(?:(?:omit|skip)${GONE_FOOD}(?!$)(?:${END}|and\b)|(?:leave|left) out${GONE_FOOD}(?!$)(?:${END}|and .*\binstead\b)|(?:(?:swap|switch)(?: out)?(?= the )|replace)${GONE_FOOD}(?:for|with|by)\b|(?:leave|left)${GONE_FOOD}out (?:altogether|entirely|completely|of (?:this|it))\b)`,
);
/** Words about a food that waits or comes later, and about other guests: "leave out the butter overnight". */
const LATER =
  /\b(?:it|them|they|soft\w*|temperature|room|warm\w*|hours?|\w*night|later|until|before|end|serv\w+|cover\w*|vegans?|guests|kids|(?<!this )version|make)\b/;
/** Words of a sentence that leaves a choice: "you could use ghee instead of butter". */
const CHOICE =
  /\b(?:could|can|may|might|works?|if|or|try|sometimes|often|unless|until|but|optional\w*|prefer|like|feel|never|not|\w+n['’]t(?<!won['’]t))\b/;
const SENTENCE_END = /[.!?:\n]/;

/** What a cook did with it: "My son is allergic to fish so I left it out." */
const GONE = /\b(?:so|and) (?:i|we)(?: have|['’]ve)? left (?:it|them) out$/;

/** The words of the sentence around some words. */
function sentenceAround(words: readonly Word[], first: number, last: number): [number, number] {
  let [from, to] = [first, last + 1];
  while (from > 0 && first - from < NEXT_SENTENCE && !SENTENCE_END.test(words[from]?.gap ?? ''))
    from -= 1;
  while (to < words.length && to - last < NEXT_SENTENCE && !SENTENCE_END.test(words[to]?.gap ?? ''))
    to += 1;
  return [from, to];
}

/** Whether a sentence says plainly that a food is not there. */
export function isAbsent(words: readonly Word[], first: number, last: number): boolean {
  const [from, to] = sentenceAround(words, first, last);
  if (CHOICE.test(textOf(words, from, to))) return false;
  const next = words[last + 1];
  const before = first === from || isJoined(words[first]) ? textOf(words, from, first) : '?';
  const behind = textOf(words, last + 1, to);
  const around = `${before} # ${isJoined(next) ? behind : ''}`.trim();
  const isOrder = !/[:?]/.test(words[from]?.gap ?? '') && !LATER.test(`${before} ${behind}`);
  return GONE.test(behind) || SAID_ABSENT.test(around) || (isOrder && SKIPPED.test(around));
}

/** "Without", as a cook does something: "without butter", "without cream and # ". "Without the butter" is another dish. */
const WITHOUT = /\bwithout(?: (?!with\b|the\b)[\w-]+ (?:and|nor|no))?(?: (?:any|dairy|regular))*$/;
/** Words of a sentence of which a part may have the food. */
const IN_PARTS =
  /\b(?:half|halves|others?|rest|one|two|portions?|parts?|versions?|guests|kids|child|children)\b/;

/** Whether a sentence cooks without a food: "Toast without butter in a dry pan." */
export function isDoneWithout(words: readonly Word[], at: number): boolean {
  const [from, to] = sentenceAround(words, at, at);
  const whole = textOf(words, from, to);
  return (
    WITHOUT.test(textOf(words, Math.max(from, at - FURTHEST), at)) &&
    !CHOICE.test(whole) &&
    !IN_PARTS.test(whole)
  );
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
  return MAKES.test(textOf(words, from, at));
}
