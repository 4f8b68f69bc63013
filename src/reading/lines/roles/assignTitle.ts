import {
  factPieces,
  factsInSentence,
  readFact,
  tellsServings,
} from '../../document/facts/readFacts';
import { plainWords, saysWords } from '../../document/said';
import { isTitleLine, nameInSentence, TITLE_LABEL } from '../../document/sections/readTitle';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import { isFood, isSentence, namesFood, WORK } from '../../document/textTraits';
import { isGroupHeading, isOpeningRemark } from '../../document/vocabulary';
import { cutList, LANGUAGES, pattern } from '../../languages';
import type { RoleLine } from '../Line';
import { ASKS_READERS, hasAmount, isFurniture, tellsFacts, withoutPictures } from './lineTraits';

const LONGEST_TITLE = 110;

/** "Tarator, for 4"; "Chili (feeds 8)", "Chili - serves 8" if they tell the servings. */
const FOR_SOME = pattern('(?<=\\p{L}.{2,80}),? $small.for \\d.{0,20}$', 'u');
const LAST_PART = /(?<=\p{L}.{2,80})(?:\s\(([^()]{1,40})\)|(?:,|\s[–—-])\s([^,–—-]{1,40}))$/u;

function servingTailOf(text: string): string {
  const [part = '', inBrackets, after] = LAST_PART.exec(text) ?? [];
  return tellsServings(inBrackets ?? after ?? '') ? part : (FOR_SOME.exec(text)?.[0] ?? '');
}

const withoutTail = (text: string) => text.slice(0, text.length - servingTailOf(text).length);

/** "[Recipe] Lazy dal", "Green chile pork [with video]" */
const BRACKETS = /^\[[^[\]]{1,20}\]\s+(?=\p{L})|\s+\[[^[\]]{1,40}\]$/gu;
/** "Lemon rice 🍋 so good!", "Lemon rice | Lunch box | Simple recipe" */
const PRAISE =
  /(?<=\p{L}\s\P{Extended_Pictographic}*\p{L}.*?)(?:\s*(?![©®™])\p{Extended_Pictographic}.*\p{L}.*|\s\|\s.*\s\|\s.*)$/u;

const JOINED = pattern('^(?:&|$small.and|$small.with)(?!\\p{L})');

/** Of a title that someone has posted: its name, and the words of praise after it. */
function nameOfPost(text: string): { name: string; praise: string } {
  const isShort = text.length <= LONGEST_TITLE;
  const praise = (isShort && PRAISE.exec(text)?.[0].replace(/^[^\p{L}\p{N}]+/u, '')) || '';
  const isOfName = JOINED.test(praise) || namesFood(praise) || tellsFacts(praise);
  return praise && !isOfName
    ? { name: text.slice(0, text.lastIndexOf(praise)).replace(/[^\p{L}\p{N})\]!]+$/u, ''), praise }
    : { name: text, praise: '' };
}

/** Without what is in brackets at its ends. */
export const bareTitle = (text: string): string =>
  text.length > LONGEST_TITLE ? text : nameOfPost(text).name.replace(BRACKETS, '').trim();

/** A title without words of praise, which become a note. Its brackets may tell an allergen. */
export function withBareTitle(line: RoleLine): RoleLine[] {
  if (line.role !== 'title' || line.mark === 'heading') return [line];
  const { name, praise } = nameOfPost(line.text);
  const title = { ...line, text: name };
  return praise ? [title, { ...line, text: praise, role: 'note' }] : [title];
}

/** Title and introduction are above the ingredients; the other lines there are facts and notes. */
export function assignTitle(placed: readonly RoleLine[], pageTitle: string): RoleLine[] {
  const isWork = ({ role }: RoleLine) => role !== null && /^(?:ingredient|method|step)/.test(role);
  const end = Math.max(0, placed.findIndex(isWork));
  const states = stateOnlyAllergens(placed);
  const all = placed.map(
    (line, at): RoleLine => (states[at] && line.role === null ? { ...line, role: 'note' } : line),
  );
  const named = lineInTitle(all.slice(0, end), pageTitle);
  const found = named >= 0 ? { at: named, hasRival: false } : findTitle(all, end, states);
  const lines = found ? all : (nameFromSentence(all, end) ?? all);
  const title = found?.at ?? lines.findIndex(({ role }) => role === 'title');
  const lead = lines.findIndex(
    ({ text, role }, at) =>
      at < end &&
      at > title &&
      title >= 0 &&
      role === null &&
      isSentence(text) &&
      !isFurniture(text) &&
      !ASKS_READERS.test(text),
  );
  const titled = lines.flatMap((line, at): RoleLine | RoleLine[] => {
    if (at === title) return withoutServings({ ...line, hasRival: !!found?.hasRival });
    if (line.role !== null) return line;
    if (at === lead) return { ...line, role: 'lead' };
    return { ...line, role: at < end && tellsFacts(line.text) ? 'fact' : 'note' };
  });
  return placeServings(titled);
}

function withoutServings(line: RoleLine): RoleLine[] {
  const tail = servingTailOf(line.text);
  const title: RoleLine = { ...line, text: withoutTail(line.text), role: 'title' };
  const fact = tail.replace(/^[\s,(–—-]+|\)$/gu, '');
  return tail ? [title, { ...line, text: fact, role: 'fact' }] : [title];
}

/** "Here is a recipe for Opor Ayam:" gives its name a line above it. */
function nameFromSentence(lines: readonly RoleLine[], end: number): readonly RoleLine[] | null {
  for (const [at, line] of lines.slice(0, end).entries()) {
    const bold = /\*\*([^*]+)\*\*/.exec(line.text)?.[1] ?? '';
    const name = line.role === null ? nameInSentence(line.text, bold) : null;
    if (name) return lines.toSpliced(at, 0, { ...line, text: name, role: 'title' });
  }
  return null;
}

/** A line elsewhere becomes a fact if no other line tells the servings. */
function placeServings(lines: readonly RoleLine[]): RoleLine[] {
  const tells = ({ text }: RoleLine) =>
    [...factPieces(withoutPictures(text)).map(readFact), ...factsInSentence(text)].some(
      (fact) => fact?.name === 'servings' && fact.servings !== null,
    );
  if (lines.some((line) => /fact|Head/.test(`${line.role}`) && tells(line))) return [...lines];
  const at = lines.findIndex(
    (line) => (line.role === 'note' || line.role === 'group') && !line.aside && tells(line),
  );
  return lines.map((line, place) => (place === at ? { ...line, role: 'fact' } : line));
}

/** The line that the title of its page begins with, else the longest one in it. */
function lineInTitle(top: readonly RoleLine[], pageTitle: string): number {
  const keys = top.map(({ role, text, mark }) =>
    role === null && mark !== 'bullet' && !isFurniture(text) ? plainWords(text) : '',
  );
  const scores = keys.map((key) =>
    key.length < SHORTEST || !saysWords(pageTitle, key)
      ? 0
      : key.length + (plainWords(pageTitle).startsWith(key) ? 1_000 : 0),
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

/** In letters. A shorter line may be in a title by chance. */
const SHORTEST = 5;

/** Every recipe has these: "with", "and" and the like. */
const COMMON = new Set(LANGUAGES.flatMap(({ commonWords }) => cutList(commonWords)));

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !COMMON.has(word));

/** "Leek" is in "leeks", and "Linse" in "Linsen". */
const stemOf = (word: string): string => word.replace(/s$/, '').slice(0, 5);

/** A line above the list, and what the rest of the text says of it. */
interface Candidate {
  line: RoleLine;
  words: readonly string[];
  /** The list or the work has this word. */
  isNamed: (word: string) => boolean;
  /** A sentence above the list has it. */
  isTold: (word: string) => boolean;
  /** Another line has all of it. */
  isAgain: boolean;
  /** In lines, from the list. */
  distance: number;
  next: RoleLine | undefined;
}

const shareOf = (words: readonly string[], is: (word: string) => boolean) =>
  words.length > 0 ? words.filter(is).length / words.length : 0;

/**
 * What speaks for a title, and what against it. Weights of a fit on 914 cuts of real pages; see
 * docs/decisions.md.
 */
const SIGNS: readonly (readonly [
  weight: number,
  sign: (candidate: Candidate) => boolean | number,
])[] = [
  [3, ({ words, isNamed }) => words.some(isNamed)],
  [1, ({ words, isNamed }) => shareOf(words, isNamed) * Math.min(words.length, 3)],
  [3, ({ words, isTold }) => shareOf(words, isTold)],
  [1, ({ isAgain }) => isAgain],
  [3, ({ line }) => line.mark === 'heading'],
  [2.5, ({ line }) => isTitleLine(line.text)],
  [2.5, ({ line }) => line.isAfterBlank],
  [2.5, ({ next }) => !!next?.isAfterBlank],
  [-2, ({ distance }) => 1 / distance],
  [-2, ({ line }) => line.role === 'note'],
  // "3 Ingredient Cookies" begins with one.
  [-3, ({ line }) => /(?!^)\d/.test(withoutTail(line.text))],
  [-4, ({ line }) => line.text.split(/\s+/).length > 9],
  [-2, ({ line }) => !/\s/.test(line.text)],
  [-2.5, ({ line }) => /[.:：,;!?]$/.test(line.text)],
  [-1, ({ line }) => /[:：]\s/.test(line.text)],
  [-2, ({ line }) => /\s[•·|>»/]\s/.test(line.text)],
];

/** A title that leads by less may be another line. One that says nothing of the recipe needs more. */
const SURE = 1;
const SURE_OF_NAME = 2;

/** Of lines that say nothing of the recipe: "From the kitchen of: Aunt Vi", "marta_bakes". */
const NOT_NAME = /[:：]|^(?!\p{Lu}\p{L}{2})\S*$/u;

/** The line above the list that is most like a title. Null if none is like one. */
function findTitle(all: readonly RoleLine[], end: number, states: readonly boolean[]) {
  const top = all.slice(0, end);
  const label = top.findIndex(({ role, text }) => role === null && TITLE_LABEL.test(text));
  if (label >= 0) return { at: label, hasRival: false };
  const isOf = ({ role }: RoleLine) => role === 'ingredient' || role === 'step';
  const stems = new Set(all.filter(isOf).flatMap(({ text }) => wordsOf(text).map(stemOf)));
  // "Kohlrouladen" has "Kohl" in it.
  const isNamed = (word: string) =>
    stems.has(stemOf(word)) ||
    (word.length > 7 &&
      [...word.slice(3)].some((_, at) =>
        [4, 5].some((size) => stems.has(word.slice(at, at + size))),
      ));
  const told = new Set(
    top.flatMap(({ text }) => (isSentence(text) ? wordsOf(text).map(stemOf) : [])),
  );
  const keys = all.map(({ text }) => plainWords(text));
  const isChat = all.filter(({ aside }) => aside === 'stamp').length > 2;
  const scored = top.flatMap((line, at) => {
    const isAlone = !!line.isAfterBlank && !!all[at + 1]?.isAfterBlank;
    const name = bareTitle(line.text);
    const named = { ...line, text: name };
    const words = wordsOf(name);
    // "Hello Vi, here is the leek pie that you wanted", but not "Great leek pie"
    const isName = words.some(isNamed) && /^(?:\S+\s){0,5}\S+$/.test(name);
    const isRemark = isOpeningRemark(name) && !isName;
    // Other short lines of a chat are words to the cook: "the raita recipe please"
    const isSaid = isChat && /^\p{Ll}/u.test(name);
    if (states[at] || isRemark || isSaid || !mayBeTitle(named, isAlone)) return [];
    const key = keys[at] ?? '';
    const candidate: Candidate = {
      line: named,
      words,
      isNamed,
      isTold: (word) => told.has(stemOf(word)),
      isAgain: key.length > 5 && keys.some((other, place) => place !== at && other.includes(key)),
      distance: end - at,
      next: all[at + 1],
    };
    const score = SIGNS.reduce((sum, [weight, sign]) => sum + weight * Number(sign(candidate)), 0);
    const { isTold } = candidate;
    const isAbout = words.some((word) => isNamed(word) || isTold(word));
    return { at, key, score, isAbout };
  });
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  if (!best) return null;
  const lead = best.isAbout ? SURE : SURE_OF_NAME;
  const title = top[best.at];
  // The first food of the list, below the title
  const isAbove = best.at === end - 1 && all[end]?.role === 'ingredient';
  const mayBeFood = isAbove && scored[0] !== best && isFood(title?.text ?? '');
  const isName = best.isAbout || title?.mark === 'heading' || !NOT_NAME.test(title?.text ?? '');
  const isRival = ({ key, score }: { key: string; score: number }) =>
    score > best.score - lead && !key.includes(best.key) && !best.key.includes(key);
  // "8in round tin", below the title
  const isMeasure = /^\d+ ?\p{L}{1,4} /u.test(title?.text ?? '') && scored.length > 1;
  return { at: best.at, hasRival: mayBeFood || isMeasure || !isName || scored.some(isRival) };
}

/** "3:20 Gravy", of a video */
const CHAPTER = /^\d{1,2}:\d\d /;

/** "3 Ingredient Cookies" is no food if it is alone. */
const mayBeTitle = ({ text, mark, role, aside }: RoleLine, isAlone: boolean): boolean =>
  (role === null || (role === 'note' && !WORK.test(text))) &&
  mark !== 'bullet' &&
  mark !== 'row' &&
  !aside &&
  !isFurniture(text) &&
  text.length <= LONGEST_TITLE &&
  /\p{L}{3}|\p{Lo}{2}/u.test(text) &&
  // "Refrig. Dill Pickles" is short.
  (!isSentence(text) || /^(?:\S+\s){1,4}\S*[^.!?]$/.test(text)) &&
  !CHAPTER.test(text) &&
  !isGroupHeading(text) &&
  !tellsFacts(withoutTail(text)) &&
  (isAlone || !/^\d/.test(text) || !hasAmount(text));
