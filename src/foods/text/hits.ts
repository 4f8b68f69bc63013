import { contentsOfJoined, hintAt } from '../claims/traces';
import { type Content, type Contents, lowered, mayContain, NONE, type Presence } from '../contents';
import { foodNamed, isA } from '../foods';
import { sliced } from '../slices';
import { isJoined, type Word, wordList } from '../words';
import { type Denial, denialOf, forEachPart } from './denials';
import { isSpelledOut } from './disguises';
import { claimWithin, type FoodLine, type FoodPart, type Part } from './reading';

/** A place in a line, and what its food or word contains. */
export interface Hit {
  start: number;
  end: number;
  contents: Contents;
  isUnclear: boolean;
  /** The ingredients that it may mean, if only the cook can tell. */
  listed?: readonly string[];
  /** A dish that the recipe cooks, so it has no label. */
  isCooked?: boolean;
  /** The text says that it is not there. */
  isDenied?: boolean;
}

const WHITES: Contents = new Map([['eggs', 'may contain']]);
/** Name another kind without its noun: "oat milk, or semi-skimmed". */
const KINDS = wordList('regular', 'kind');
/** How many parts may come between a claim and its food. */
const FURTHEST = 5;
/** These foods consist of the allergen itself, so a claim leaves "may contain". */
const allergensThemselves = sliced(() =>
  'peanut,nut,sesame,oats,fish,satay,wheat,rye,barley,malt,spelt flour,rye flour,barley flour,rye bread'
    .split(',')
    .map(foodNamed),
);
/** What makers use instead of the contents that a claim clears. */
const INSTEAD: Partial<Record<Content, readonly Content[]>> = {
  milk: ['soya', 'nuts'],
  eggs: ['soya'],
  meat: ['soya', 'gluten', 'eggs'],
};
/** What a claim leaves of a food, with substitutes. A denied claim only brings these. */
export function leftByClaim(line: FoodLine, part: FoodPart, claim: Claimed | undefined): Contents {
  if (!claim) return part.contents;
  const { clears = [], denies = [] } = claim;
  const contents = new Map<Content, Presence>(part.contents);
  const stays =
    line.clearsNothing ||
    allergensThemselves().some((allergen) => allergen && isA(part.food, allergen));
  for (const content of [...clears, ...denies]) {
    if (!contents.has(content)) continue;
    if (denies.length === 0 && stays) contents.set(content, 'may contain');
    else if (denies.length === 0) contents.delete(content);
    for (const other of INSTEAD[content] ?? []) {
      if (!contents.has(other) && !clears.includes(other)) contents.set(other, 'may contain');
    }
  }
  return contents;
}

/** "Dairy-free" names the content, "vegan" does not. */
export const isNamed = ({ words }: FoodLine, { first, last }: Part) =>
  last > first && words[first]?.key !== 'plant';

export type ClaimPart = Extract<Part, { kind: 'claim' }>;
type Claimed = Pick<ClaimPart, 'clears' | 'denies'>;

/** After these, a claim is about another food: "vegan butter and milk". */
export const JOINING = new Set(['or', 'and', 'with', 'in', 'of', 'for']);

/** "vegan butter", "butter (vegan)", "oats, gluten-free", "bread free of gluten". */
export function findClaim(line: FoodLine, at: number): ClaimPart | undefined {
  const claim = claimBefore(line, at) ?? claimAfter(line, at);
  return claim && (claim.denies ?? claim.clears).length > 0 ? claim : undefined;
}

function claimBefore({ parts, words }: FoodLine, at: number): ClaimPart | undefined {
  for (let i = at - 1; i >= Math.max(0, at - FURTHEST); i--) {
    const part = parts[i];
    if (!part || !isJoined(words[parts[i + 1]?.first ?? 0])) return undefined;
    if (part.kind === 'claim') return part;
    const isBetween = part.kind === 'plain' && !JOINING.has(words[part.first]?.key ?? '');
    if (part.kind !== 'food' && !isBetween) return undefined;
  }
  return undefined;
}

function claimAfter({ parts, words }: FoodLine, at: number): ClaimPart | undefined {
  const next = parts[at + 1];
  if (next?.kind !== 'claim') return undefined;
  const { key, gap: opening = '' } = words[next.first] ?? {};
  if (key === 'free' && /^[\s(,]*$/.test(opening)) return next;
  const following = words[next.last + 1];
  const isAlone = /^\s*[(,]\s*$/.test(opening) && (!following || /^\s*\)/.test(following.gap));
  return isAlone ? next : undefined;
}

export function hit({ words }: FoodLine, part: Part, contents: Contents, isUnclear = false): Hit {
  const { start = 0, isDoubtful } = words[part.first] ?? {};
  return {
    start,
    end: words[part.last]?.end ?? 0,
    contents: isDoubtful ? lowered(contents) : contents,
    isUnclear,
  };
}

/** "'scallops'" made of mushrooms. */
export function isQuoted({ words }: FoodLine, { first, last }: Part): boolean {
  const before = words[first]?.gap ?? '';
  const next = words[last + 1];
  // An apostrophe may begin a name.
  if (words[first]?.key === 'nduja') return false;
  return /["'“‘„«]$/.test(before) && (!next || /^["'”’“»]/.test(next.gap));
}

/** The name of no food: a cake tin. */
export const isHarmlessThing = ({ food }: FoodPart): boolean =>
  food.isThing && food.contents.size === 0;

/** What a word may contain although it is not a food's name. */
export function traceOf({ words }: FoodLine, part: Part): Contents {
  const known = knownTraceOf(words, part);
  return 'hint' in part && part.hint ? new Map([...known, ...part.hint]) : known;
}

function knownTraceOf(words: readonly Word[], { first, kind }: Part): Contents {
  const word = words[first];
  // The whites of eggs, but not those of spring onions.
  if (word?.text.toLowerCase() === 'whites') {
    const isGreen = words
      .slice(first + 1, first + 3)
      .some(({ text }) => /^(?:of|greens)$/i.test(text));
    return isGreen ? NONE : WHITES;
  }
  if (word?.isTranslated) return word.trace ? lowered(word.trace) : hintAt(word);
  const joined = kind === 'unknown' ? contentsOfJoined(word?.key ?? '') : NONE;
  return joined.size > 0 ? joined : hintAt(word);
}

/** Offered without its noun: "oat milk (or semi-skimmed)", "oat milk or 2%". */
export function otherKind(line: FoodLine, { first, last, food }: FoodPart): Hit[] {
  const { words } = line;
  const or = words[last + 1];
  const isOr = or?.key === 'or' && /^[\s(,]*$/.test(or.gap);
  if (!isOr && !/^\s*\/\s*$/.test(or?.gap ?? '')) return [];
  const from = isOr ? last + 2 : last + 1;
  let to = from;
  while (isKind(words[to]) && (to === from || isJoined(words[to]))) to++;
  const isEnd = to === words.length || /[),;.]/.test(words[to]?.gap ?? '');
  if (to === from || !isEnd) return [];
  const kind = first < last ? foodNamed(words[last]?.text ?? '') : food;
  if (!kind) return [];
  const place = { first: from, last: to - 1, kind: 'plain' } as const;
  return [hit(line, place, kind.contents)];
}

const isKind = (word: Word | undefined) =>
  word !== undefined && (KINDS.has(word.key) || /\d%$/.test(word.text));

/** What a claim in a longer name clears: the gluten of "gluten-free flour". */
function claimedAway({ words }: FoodLine, part: FoodPart): Contents {
  const ordinary = foodNamed(words[part.last]?.text ?? '')?.contents;
  return mayContain(claimWithin(words, part).filter((content) => ordinary?.has(content)));
}

/**
 * What a text says of a food that it denies: it may be there all the same, or the text mentions what
 * it consists of. Many people count peanuts among nuts, so these may be there.
 */
export function hitsInDenial(line: FoodLine, part: FoodPart, denial: Denial): Hit[] {
  if (denial.isOpen) return [hit(line, part, lowered(part.contents))];
  const named = [...part.contents].filter(([, presence]) => presence === 'contains');
  const { first, last } = denial;
  const words = { first, last, kind: 'plain' } as const;
  const denied = { ...hit(line, words, lowered(new Map(named))), isDenied: true };
  const hasPeanuts = part.contents.get('peanuts') === 'may contain';
  return hasPeanuts ? [denied, hit(line, part, mayContain(['peanuts']))] : [denied];
}

/** "Oat drink (no milk)", "tomato paste (not sauce)": the words are apart from what the line asks for. */
function isAside({ words }: FoodLine, { first, last }: Denial): boolean {
  const [before, next] = [words[first], words[last + 1]];
  return (
    /[(,–—]\s*$/.test(before?.gap ?? '') &&
    /^(?:no|not|without)$/.test(before?.key ?? '') &&
    (!next || /^\s*[),;.]/.test(next.gap))
  );
}

function readFood(line: FoodLine, part: FoodPart, at: number, isNegated: boolean): Hit[] {
  const { food } = part;
  if (isHarmlessThing(part)) return [];
  const denial = denialOf(line, part, at, true);
  if (denial && (denial.isOfAllergy || (isAside(line, denial) && !denial.isOpen)))
    return hitsInDenial(line, part, denial);
  const contents = leftByClaim(line, part, findClaim(line, at));
  const isSoft = isNegated || isQuoted(line, part);
  const own = isSoft ? lowered(isNegated ? part.contents : contents) : contents;
  const isUnclear = food.isUnclear || food.isAsked || part.isMisspelt;
  const claimed = line.clearsNothing ? [hit(line, part, claimedAway(line, part))] : [];
  return [hit(line, part, own, isUnclear), ...claimed, ...otherKind(line, part)];
}

export function hitsInIngredient(line: FoodLine): Hit[] {
  const hits: Hit[] = [];
  let hasFood = false;
  forEachPart(line, (part, at, isNegated) => {
    if (part.kind === 'food') {
      hits.push(...readFood(line, part, at, isNegated));
      hasFood = true;
    } else if (part.kind === 'claim') {
      if (isNamed(line, part)) hits.push(hit(line, part, mayContain(part.denies ?? [])));
    } else if (part.kind !== 'negation') {
      const isUnclear = part.kind === 'unknown';
      const contents = traceOf(line, part);
      if (isUnclear || contents.size > 0) hits.push(hit(line, part, contents, isUnclear));
    }
  });
  const saysNothing = !hasFood && hits.length === 0 && line.words.length > 0;
  if (saysNothing || isSpelledOut(line.words, true)) hits.push(unclearLine(line));
  return hits;
}

export function unclearLine({ words }: FoodLine): Hit {
  return { start: 0, end: words.at(-1)?.end ?? 0, contents: NONE, isUnclear: true };
}
