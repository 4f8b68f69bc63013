import { isJoined } from '../claims/claims';
import { foodNamed } from '../foods';
import { wordList } from '../wordLists';
import type { Word } from '../words';

/** Foods whose names are also verbs of the kitchen. */
const VERBS = wordList('verb');
/** These follow such a verb, but not a food. */
const OBJECTS = wordList('object');
/** Tools and places after such a verb: "mash with a fork", "wrap in foil". */
const TOOLS = wordList('tool of a verb');
const LEADS = wordList('lead');

/** "Toast the almonds" has a verb. In doubt, it is the food. */
export function isVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next, tool] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  const key = next?.key ?? '';
  // Only in English a food's name is a verb too.
  if (!word || word.isTranslated || !VERBS.has(word.key) || !isJoined(next)) return false;
  const isObject = OBJECTS.has(key) || /..ly$/.test(next?.text ?? '');
  // "Mash with a fork", but not "bread with a crust".
  const isWithTool = /^(?:with|in)$/.test(key) && isJoined(tool) && TOOLS.has(tool?.key ?? '');
  const takes = isObject || isWithTool;
  if (!before || /[.!?:;\n]/.test(word.gap))
    return (
      takes ||
      /^(?:out|up|into|over|around)$/.test(key) ||
      FOR_A_TIME.test(textIn(words, at + 1, at + FURTHEST)) ||
      beginsOrder(word.text, words.slice(at + 1, at + 3))
    );
  if (!isJoined(word)) return false;
  if (LEADS.has(before.key)) return takes;
  return (
    before.key === 'and' &&
    (isObject ? !/^(?:until|together)$/.test(key) : /^(?:up|out)$/.test(key))
  );
}

/** "Roll for 2 minutes", but not "toast for dipping". */
const FOR_A_TIME =
  /^for\b.*\b(?:min(?:ute)?s?|sec(?:ond)?s|hours?|(?:a|few) (?:bit|while|moments?)|\d+s|another|longer|ages|as long)\b/;

/** "Toast pumpkin seeds", "Wrap in nori", but "Sandwich bread" is one name, and "Toast slices" may be bread. */
function beginsOrder(verb: string, after: readonly Word[]): boolean {
  const [next = '', both] = [after[0]?.text, after.map(({ text }) => text).join(' ')];
  if (!/^(?:Toast|Roll|Wrap|Crumble|Sandwich)$/.test(verb) || foodNamed(`${verb} ${next}`))
    return false;
  if (foodNamed(next) || foodNamed(both)) return true;
  return /^(?:(?:Roll|Wrap) in|(?!Toast)\w+ (?:small|pieces|slices))$/.test(`${verb} ${next}`);
}

/** Verbs that compare how something looks or tastes. */
const LIKENESS =
  /^(?:looks?|looking|resembles?|resembling|tastes?|smells?|feels?|flak(?:es?|ing)|rather|much|exactly)$/;
const SHARED = /^(?:size|shape|colour|color|consistency|texture|thickness)$/;
/** Words between "like" and the food. */
const BETWEEN =
  /^(?:a|an|small|little|large|big|stiff|soft|firm|whipped|melted|thick|thin|fine|coarse|wet|good|fresh|proper|just|bit|lot|of)$/;
const ADJECTIVES =
  /^(?:thick|thin|smooth|soft|light|stiff|pale|firm|fine|creamy|silky|runny|pink|big|large|small|tender)$/;
/** May follow a comparison. After other words, the food does something: "as butter melts". */
const AFTER =
  /^(?:and|or|but|with|when|before|after|then|to|in|on|at|for|if|so|once|while|by|using|until)$/;
const FURTHEST = 6;

/** -1 without one. "The" and "your" mean a food that is there: "the size of the prawns". */
function comparingWord(words: readonly Word[], at: number, isIt: (text: string) => boolean) {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST) && isJoined(words[i + 1]); i--) {
    const text = words[i]?.text.toLowerCase() ?? '';
    if (isIt(text)) return i;
    if (!BETWEEN.test(text) && !/['’]s$/.test(text)) break;
  }
  return -1;
}

/** Ask for a look at the food itself: "depending on the size of prawns". */
const LOOKS_AT =
  /\b(?:on|by|check|judge|watch|adjust|according|var(?:y|ies)|whatever|love|like|enjoy)\b/;

/** A food that only tells a size or a shape: "a lump the size of a hen's egg". */
export function isOfShared(words: readonly Word[], at: number): boolean {
  const of = comparingWord(words, at, (text) => text === 'of');
  if (!SHARED.test(words[of - 1]?.text ?? '')) return false;
  return /^an?$/.test(words[of + 1]?.text ?? '') || !LOOKS_AT.test(textIn(words, of - 4, of - 1));
}

export function textIn(words: readonly Word[], from: number, to: number): string {
  let all = '';
  for (let at = Math.max(0, from); at < Math.min(to, words.length); at += 1)
    all += `${all && ' '}${words[at]?.text}`;
  return all.toLowerCase();
}

/** A food that is only a comparison: "looks like egg", "smooth as butter". */
export function isComparison(words: readonly Word[], first: number, last = first): boolean {
  const text = (at: number) => words[at]?.text.toLowerCase() ?? '';
  if (isOfShared(words, first)) return true;
  const at = comparingWord(words, first, (word) => /^(?:like|as|resembl.*)$/.test(word));
  if (at < 0) return false;
  if (text(at) === 'like')
    return [1, 2, 3].some((back) => LIKENESS.test(text(at - back))) || isBeing(words, at);
  if (text(at) !== 'as') return true;
  const next = words[last + 1];
  return ADJECTIVES.test(text(at - 1)) && (!isJoined(next) || AFTER.test(text(last + 1)));
}

/** "It should be like custard", but "use what is, like butter, at hand" */
const isBeing = (words: readonly Word[], like: number): boolean =>
  isJoined(words[like]) && /\b(?:be|is)(?: more)?$/.test(textIn(words, like - 2, like));

/** Before a food that something replaces: "this stands in for soy sauce". */
export const isReplaced = (words: readonly Word[], first: number): boolean =>
  /\b(?:stands? in for|tak(?:es?|ing) the place of)(?: (?:the|a|an|any))?$/.test(
    textIn(words, first - 5, first),
  );

const NEXT_SENTENCE = 14;

/** A food, here "#", is not there: "instead of butter", "it has neither egg nor milk". */
const SAID_ABSENT =
  /(?:(?:\bthere(?:['’]?s| is| are) no|\b(?:has|contains|and) no|^(?:no \w+ )*no)(?: need (?:for|to (?:add|use)))?|\b(?:instead|in (?:place|lieu)) of|\brather than|(?<!\bno\b.*)\b(?:made|cooked|baked) without|\bwon['’]?t need|\b(?:has|have|contains?|uses?) neither(?: (?!the\b)\S+ nor)?)(?: (?:any|an?|the|your|other|dairy|regular))* # ?(?:$|(?:(?:(?:is|are) )?(?:needed|required|necessary|added|used) )?(?:in (?:this|these|it)|from (?:this|it)|here|at all|altogether|entirely|completely|nor|and no)\b)|^(?:here )?(?:all )?(?:the )?# (?:is|are|was|were|ha(?:s|ve) been) (?:(?:replaced|swapped) (?:by|with|for)|(?:omitted|left out) (?:of (?:this|it)|from this|here|altogether|entirely|completely|because))\b/;
/** The sentence leaves a choice: "you could use ghee instead of butter". */
const CHOICE =
  /\b(?:could|can|may|might|works?|if|or|try|sometimes|often|unless|until|but|to make (?:it|this|these|them)|optional\w*|prefer|like|feel|never|not|\w+n['’]t(?<!won['’]t))\b/;
/** After a food that the sentence begins with: "no butter, no joy". */
const OR_ELSE = /^no (?:joy|fun|party|flavou?r|taste|magic|point|deal|dinner)\b/;
const SENTENCE_END = /[.!?:\n]/;

export function sentenceAround(
  words: readonly Word[],
  first: number,
  last: number,
  furthest = NEXT_SENTENCE,
  end = SENTENCE_END,
): [number, number] {
  const isEnd = (at: number) => end.test(words[at]?.gap ?? '');
  let [from, to] = [first, last + 1];
  while (from > 0 && first - from < furthest && !isEnd(from)) from -= 1;
  while (to < words.length && to - last < furthest && !isEnd(to)) to += 1;
  return [from, to];
}

/** A sentence says plainly that a food is not there. */
export function isAbsent(words: readonly Word[], first: number, last: number): boolean {
  const [from, to] = sentenceAround(words, first, last);
  if (CHOICE.test(textIn(words, from, to))) return false;
  const next = words[last + 1];
  const before = first === from || isJoined(words[first]) ? textIn(words, from, first) : '?';
  const behind = textIn(words, last + 1, to);
  // "No butter, no joy" asks for butter; "no butter, no added sugar" and "no butter, no fuss" do not.
  if (first === from + 1 && OR_ELSE.test(behind)) return false;
  const around = `${before} # ${isJoined(next) ? behind : ''}`.trim();
  return SAID_ABSENT.test(around);
}

/** "Without butter", "without cream and # ", as a cook works. "Without the butter" is a dish. */
const WITHOUT = /\bwithout(?: (?!with\b|the\b)[\w-]+ (?:and|nor|no))?(?: (?:any|dairy|regular))*$/;
/** In such a sentence, a part may have the food. */
const IN_PARTS =
  /\b(?:half|halves|others?|rest|(?<!\bin )one|two|portions?|parts?|versions?|guests|kids|child|children)\b/;

/** "No risotto without Parmesan", "without butter there is no flavour" */
const DENIED_TWICE =
  /(?:(?:^|\bis |\bs )no \w+|\b(?:incomplete|of little|pity|shame|(?:is|be) (?:nothing|poor))(?: \w+){0,3}) without\b|\bwithout\b.*\bthere\b.*\bno\b/;

/** "Toast without butter in a dry pan." */
export function isDoneWithout(words: readonly Word[], at: number): boolean {
  const [from, to] = sentenceAround(words, at, at);
  const whole = textIn(words, from, to);
  return (
    WITHOUT.test(textIn(words, Math.max(from, at - FURTHEST), at)) &&
    !CHOICE.test(whole) &&
    !DENIED_TWICE.test(whole) &&
    !IN_PARTS.test(whole)
  );
}
