import {
  claimOrFreeAt,
  claims,
  clearedBy,
  type Doubt,
  findOpenClaims,
  isFreeClaim,
  isFreeOf,
} from '../claims/claims';
import { markTraces } from '../claims/traces';
import { type Content, type Contents, isAsked, lowered } from '../contents';
import {
  type Food,
  foodNamed,
  isA,
  type NameNode,
  nameTree,
  vocabulary,
  wideFoods,
} from '../foods';
import { hasTranslated, joinWords, readSpoken, type TypedWords } from '../languages/spoken';
import { sliced } from '../slices';
import { isJoined, keysOf, type Word, wordList } from '../words';
import { CONTAINERS, isPlainWord } from './descriptions';
import { correctionOf } from './spelling';

/** `first` and `last` count words. */
export type Part = {
  first: number;
  last: number;
} /** `contents` are those of the food, and what the visitor asked for. */ & (
  | { kind: 'food'; food: Food; name: string; isMisspelt: boolean; contents: Contents }
  /** `denies` is set for a denied claim, with what it is about: "not gluten-free". */
  | { kind: 'claim'; clears: readonly Content[]; denies?: readonly Content[] }
  | { kind: 'negation' }
  /** `hint` says what it may contain of what the visitor asked for: "garlicky". */
  | { kind: 'plain' | 'unknown'; hint?: Contents }
);

export type FoodPart = Extract<Part, { kind: 'food' }>;

/** Beside the contents that the tables know: the words under "Also avoid". */
export interface Search {
  contents: readonly Content[];
  /** Words that are not a food's name. */
  names: NameNode | undefined;
  contentsOf(food: Food, keys: readonly string[]): Contents;
  /** What an unknown word may contain. */
  hintOf(key: string): Contents | undefined;
  /** Where a text, as written, has a word that the visitor typed. */
  written(text: string): readonly TypedWords[];
  /** Whether a food only sounds like a word that the visitor typed. */
  onlySoundsLike(typed: string, food: Food, keys: readonly string[]): boolean;
  /** What a claim clears that is about these foods, or clears these contents. */
  clearedBy(foods: readonly Food[], clears: readonly Content[]): readonly Content[];
}

export const NO_SEARCH: Search = {
  contents: [],
  names: undefined,
  contentsOf: ({ contents }) => contents,
  hintOf: () => undefined,
  written: () => [],
  onlySoundsLike: () => false,
  clearedBy: (_, clears) => clears,
};

export interface FoodLine {
  /** In English, which is the text itself unless another language wrote it. */
  text: string;
  words: readonly Word[];
  parts: readonly Part[];
  isMisspelt: boolean;
  /** Its claims and denials leave "may contain", because its language has not passed. */
  clearsNothing?: boolean;
}

export function longestName(
  words: readonly Pick<Word, 'key' | 'gap'>[],
  at: number,
  names: NameNode = nameTree(),
  counts: (food: Food) => boolean = () => true,
): { food: Food; name: string; last: number } | undefined {
  let node: NameNode | undefined = names;
  let found: { food: Food; name: string; last: number } | undefined;
  for (let i = at; node && i < words.length; i++) {
    const word = words[i];
    if (!word || (i > at && !isJoined(word))) break;
    node = node.next?.get(word.key);
    if (node?.food && counts(node.food)) found = { food: node.food, name: node.name, last: i };
  }
  return found;
}

/** After one of these, a line names a food because it is not there. */
const NEGATIONS = wordList('no');
const TOOL_KEYS = wordList('tool');
const thing = sliced(() => foodNamed('rolling pin'));

/** In "large egg tart", "large egg" is not a name, because a longer one begins later. */
function nameAt(words: readonly Word[], at: number, { names }: Search) {
  const asked = names && longestName(words, at, names);
  const known = longestName(words, at);
  const found = asked && asked.last > (known?.last ?? -1) ? asked : known;
  for (let from = at + 1; found && from <= found.last; from++) {
    if (!isPlainWord(words[from - 1]?.key ?? '')) break;
    if ((longestName(words, from)?.last ?? 0) > found.last) return undefined;
  }
  const next = found && words[found.last + 1];
  // "Bread knife": a name and the next word name a tool.
  const isTool = next && isJoined(next) && TOOL_KEYS.has(next.key);
  return isTool ? { ...found, food: thing() ?? found.food, last: found.last + 1 } : found;
}

/** What a claim within a food's name clears: "dairy-free yoghurt". */
export function claimWithin(words: readonly Word[], { first, last }: Part): readonly Content[] {
  return words
    .slice(first, last)
    .flatMap((_, at) => claimOrFreeAt(words, first + at)?.claim?.clears ?? []);
}

function partAt(
  words: readonly Word[],
  at: number,
  before: Part | undefined,
  doubt: Doubt | undefined,
  search: Search,
): Part {
  const name = nameAt(words, at, search);
  const known = claimOrFreeAt(words, at);
  // "gluten-free bread" is a food, but "gluten-free bread rolls" are bread rolls with a claim.
  const isLonger = name && isJoined(words[name.last + 1]) && longestName(words, name.last + 1);
  const claimed = (last: number, own: readonly Content[] = []): Part => {
    const foods = words
      .slice(at, last + 1)
      .flatMap((_, from) => longestName(words, at + from)?.food ?? []);
    const speaksOf = search.clearedBy(foods, own);
    return {
      kind: 'claim',
      first: at,
      last,
      clears: doubt ? [] : speaksOf,
      ...(doubt === 'denied' && { denies: speaksOf }),
    };
  };
  if (known && (doubt || isLonger || !name || name.last <= known.last)) {
    return claimed(known.last, known.claim?.clears);
  }
  if (!name) return wordAt(words, at, before, search);
  if (isFreeClaim(words, name.last + 1)) return claimed(name.last + 1, clearedBy(name.food));
  const keys = words.slice(at, name.last + 1).map(({ key }) => key);
  // "Perhaps vegan butter" may have the milk of butter, and the nuts of vegan butter.
  const whole = doubt === 'open' && before ? nameAt(words, before.first, search) : undefined;
  const other = whole?.last === name.last ? search.contentsOf(whole.food, keys) : [];
  const contents = inStyle(words, name, new Map([...other, ...search.contentsOf(name.food, keys)]));
  return { kind: 'food', first: at, ...name, contents, isMisspelt: false };
}

const foodsIn = (list: string) => [...wordList(list)].flatMap((name) => foodNamed(name) ?? []);
const imitated = sliced(() => foodsIn('imitated'));
const imitations = sliced(() => foodsIn('imitation'));

/** "Feta-style tofu" is tofu, and "cheese-style spread" may have cheese. */
function inStyle(
  words: readonly Word[],
  { food, last }: { food: Food; last: number },
  contents: Contents,
): Contents {
  const at = last + 2;
  const isStyle = words[at - 1]?.key === 'style' && isJoined(words[at]);
  const next = isStyle && longestName(words, at)?.food;
  if (!next) return contents;
  if (next.isUnclear) return lowered(contents);
  if (!imitations().some((one) => isA(next, one))) return contents;
  const roots = imitated().filter((one) => isA(food, one));
  return new Map(
    [...contents].filter(([content]) => !roots.some((one) => one.contents.has(content))),
  );
}

/** The word begins neither a food's name nor a claim. */
function wordAt(
  words: readonly Word[],
  at: number,
  before: Part | undefined,
  search: Search,
): Part {
  const { key, isNumber } = words[at] as Word;
  const hint = search.hintOf(key);
  const place = { first: at, last: at, ...(hint && { hint }) };
  if (isNumber) return { kind: /^0+(?:[.,]0+)?$/.test(key) ? 'negation' : 'plain', ...place };
  if (NEGATIONS.has(key)) return { kind: isDescribing(words, at) ? 'plain' : 'negation', ...place };
  if (CONTAINERS.has(key)) {
    const isBehindFood = before?.kind === 'food' && isJoined(words[at]);
    return { kind: isBehindFood && !isPlainWord(key) ? 'unknown' : 'plain', ...place };
  }
  return { kind: isPlainWord(key) || /^[a-z]$/.test(key) ? 'plain' : 'unknown', ...place };
}

/** The negation only describes the food: "cage-free eggs", "never-frozen prawns". */
function isDescribing(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (words[at]?.key === 'free') return at > 0 && isJoined(words[at]) && !isFreeOf(words, at);
  if (!/^[-‐‑]$/.test(next?.gap ?? '')) return false;
  return !longestName(words, at + 1)?.food.contents.size;
}

/** Adds a typed word to the food around it, or to an unknown word. Only absence clears it. */
function addWritten(
  words: readonly Word[],
  parts: readonly Part[],
  { start, end, typed }: TypedWords,
  search: Search,
): void {
  const isIn = (word: Word) => word.start < end && word.end > start;
  const at = words.findIndex(isIn);
  // "Noix de muscade" is a knob of nutmeg, and only the nutmeg is a food.
  const part = parts.find(
    ({ kind, first, last }) =>
      (kind === 'food' || kind === 'unknown') && words.slice(first, last + 1).some(isIn),
  );
  const content: Content = `also ${typed}`;
  // "Vegetable fat" is no vegetable, and butter beans have no butter.
  const isSaid =
    part?.kind === 'food' &&
    (part.contents.has(content) ||
      part.food.madeOf?.length ||
      search.onlySoundsLike(typed, part.food, keysOf(part.name)));
  if (!part || isSaid) return;
  const last = words.findLastIndex(isIn);
  if (words.slice(at, last + 2).some(({ key }) => key === 'free')) return;
  // "Vegan chicken" is a name.
  if (search.clearedBy([], claimWithin(words, part)).includes(content)) return;
  if (part.kind === 'food' && !(part.food.isThing && part.food.contents.size === 0))
    part.contents = new Map([...part.contents, [content, 'may contain']]);
  if (part.kind === 'unknown' && !part.hint?.has(content))
    part.hint = new Map([...(part.hint ?? []), [content, 'may contain']]);
}

/** What may be in brackets or after a colon: "emulsifier: soya lecithin". A comma begins another food. */
const NARROWS = /^\s*[(:[]?\s*$/;

/**
 * "Emulsifier: soya lecithin" is no other emulsifier, and "vegetable oil (palm)" is palm oil. Only a word
 * for several foods becomes narrower.
 */
function narrow(words: readonly Word[], parts: Part[], search: Search): void {
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const word = next && words[next.first];
    if (part.kind !== 'food' || !wideFoods().has(part.food) || !word || !NARROWS.test(word.gap))
      continue;
    const isNarrower = next.kind === 'food' && next.food !== part.food && isA(next.food, part.food);
    const sources = sourcesAfter(words, parts, at);
    if (!isNarrower && sources.length === 0 && !/^e\d{3}/.test(word.key)) continue;
    const isKind = isNarrower || sources.every((food) => isA(food, part.food));
    const left = [...part.contents].filter(
      ([content, presence]) => presence === 'contains' || !(isKind || isAsked(content)),
    );
    const more = sources.flatMap((food) => [...search.contentsOf(food, keysOf(food.name))]);
    part.contents = new Map([...left, ...more]);
  }
}

/** The palm oil and rapeseed oil of "vegetable oils (palm, rapeseed)". */
function sourcesAfter(words: readonly Word[], parts: readonly Part[], at: number): Food[] {
  const { last, food: wide } = parts[at] as FoodPart;
  const noun = words[last]?.key;
  const isFrom = words[last + 1]?.key === 'from';
  if (!isFrom && !/[(:[]/.test(words[last + 1]?.gap ?? '')) return [];
  const from = last + (isFrom ? 2 : 1);
  const foods: Food[] = [];
  for (let place = from; place < words.length; place += 1) {
    const { key, gap } = words[place] as Word;
    if (place > from && /[)\]]/.test(gap)) break;
    const name = longestName(words, place)?.food.name.replace(/ plant$/, '') ?? key;
    // "E322 (soya)" is soya lecithin.
    const food = [noun, wide.name, 'oil'].map((of) => foodNamed(`${name} ${of}`)).find(Boolean);
    if (food) foods.push(food);
    else if (key !== 'and') return [];
  }
  return foods;
}

/** Known words that are part of no food's name. */
const KNOWN = wordList('container', 'no', 'tool');

/** A word is known as part of a food's name or otherwise. */
export const isUnderstood = ({ key, isNumber }: Word): boolean =>
  isNumber || vocabulary().has(key) || isPlainWord(key) || KNOWN.has(key) || claims().has(key);

/** Gives English words. `language` is that of the text around it. */
export const wordsOf = (text: string, language: string | null = null): readonly Word[] =>
  readSpoken(text, isUnderstood, language);

/** The text itself, unless another language wrote it. `language` is that of the text around it. */
export function inEnglish(text: string, language: string | null = null): string {
  const words = wordsOf(text, language);
  return hasTranslated(words) ? joinWords(words) : text;
}

/** Finds a pattern in a text of any language. `language` is that of the text around it, if known. */
export const findsInAny =
  (pattern: RegExp) =>
  (text: string, language: string | null = null): boolean =>
    pattern.test(text) || pattern.test(inEnglish(text, language));

/**
 * Takes a line apart: longest names of foods, then claims, then known words. `correct` gives the
 * right word for a misspelt food; `search` is what the visitor asked for beside the known contents.
 */
export function readLine(
  text: string,
  written: readonly Word[] = wordsOf(text),
  correct: (key: string) => string | undefined = correctionOf,
  search: Search = NO_SEARCH,
): FoodLine {
  const words = [...markTraces(written)];
  const corrected = new Set<number>();
  for (const [at, word] of written.entries()) {
    const correction = word.isTranslated || isUnderstood(word) ? undefined : correct(word.key);
    if (!correction) continue;
    words[at] = { ...word, key: correction };
    corrected.add(at);
  }
  const parts: Part[] = [];
  const doubtAt = findOpenClaims(text, words);
  for (let at = 0; at < words.length; ) {
    const part = partAt(words, at, parts.at(-1), doubtAt(at), search);
    if (part.kind === 'food') {
      for (let i = part.first; i <= part.last; i++) part.isMisspelt ||= corrected.has(i);
    }
    parts.push(part);
    at = part.last + 1;
  }
  narrow(words, parts, search);
  for (const one of search.written(text)) addWritten(words, parts, one, search);
  return {
    text: hasTranslated(words) ? joinWords(words) : text,
    words,
    parts,
    isMisspelt: corrected.size > 0,
  };
}
