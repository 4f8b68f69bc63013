import {
  areFacts,
  factPieces,
  factsInSentence,
  readFact,
  tellsServings,
} from '../../document/facts/readFacts';
import { nameInSentence, TITLE_LABEL } from '../../document/sections/readTitle';
import { stateOnlyAllergens } from '../../document/stateAllergens';
import { isSentence, lettersOf, sharesWith, stemsOf, WORK } from '../../document/textTraits';
import { isGroupHeading, isOpeningRemark } from '../../document/vocabulary';
import { cutList, LANGUAGES, pattern } from '../../languages';
import type { RoleLine } from '../Line';
import {
  ASKS_READERS,
  hasAmount,
  isFurniture,
  isWebPage,
  tellsFacts,
  withoutPictures,
} from './lineTraits';

const LONGEST_TITLE = 110;

/** "Tarator, for 4"; "Chili (feeds 8)", "Chili - serves 8" if they tell the servings. */
const FOR_SOME = pattern('(?<=\\p{L}.{2,80}),? $small.for \\d.{0,20}$', 'u');
const LAST_PART = /(?<=\p{L}.{2,80})(?:\s\(([^()]{1,40})\)|(?:,|\s[–—-])\s([^,–—-]{1,40}))$/u;

function servingTailOf(text: string): string {
  const [part = '', inBrackets, after] = LAST_PART.exec(text) ?? [];
  return tellsServings(inBrackets ?? after ?? '') ? part : (FOR_SOME.exec(text)?.[0] ?? '');
}

const withoutTail = (text: string) => text.slice(0, text.length - servingTailOf(text).length);

/** Title and introduction are above the ingredients; the other lines there are facts and notes. */
export function assignTitle(placed: readonly RoleLine[], pageTitle: string): RoleLine[] {
  const isWork = ({ role }: RoleLine) => role !== null && /^(?:ingredient|method|step)/.test(role);
  const end = Math.max(0, placed.findIndex(isWork));
  const likeness = likenessTo(placed);
  const all = withStatements(placed, end, likeness);
  const isAbout = sharesWith(all.filter(({ role }) => role === 'ingredient'));
  const named = lineInTitle(all.slice(0, end), pageTitle);
  const found = named >= 0 ? named : findTitle(all.slice(0, end), all, isAbout, likeness);
  const lines = found < 0 ? (nameFromSentence(all, end) ?? all) : all;
  const title = lines !== all ? lines.findIndex(({ role }) => role === 'title') : found;
  const lead = lines.findIndex(
    ({ text, role }, at) =>
      at < end &&
      at > title &&
      title >= 0 &&
      role === null &&
      isSentence(text) &&
      !ASKS_READERS.test(text),
  );
  const titled = lines.flatMap((line, at): RoleLine | RoleLine[] => {
    if (at === title) return withoutServings(line);
    if (line.role !== null) return line;
    if (at === lead) return { ...line, role: 'lead' };
    return { ...line, role: at < end && tellsFacts(line.text) ? 'fact' : 'note' };
  });
  return placeServings(titled);
}

/**
 * Statements of allergens become notes: they name more ingredients than most titles. Another line
 * above the recipe may be its title, even below "Tips" in a menu, if no line before names the dish.
 */
function withStatements(
  lines: readonly RoleLine[],
  end: number,
  likeness: Likeness,
): readonly RoleLine[] {
  const states = stateOnlyAllergens(lines);
  const names = ({ role, text }: RoleLine, at: number) =>
    role === null && at < end && likeness(text) > 1;
  const first = lines.findIndex(names);
  return lines.map((line, at) => {
    const { text, role } = line;
    if (states[at]) return role === null ? { ...line, role: 'note' } : line;
    const isFree =
      at < (first < 0 ? end : first) && role === 'note' && !WORK.test(text) && likeness(text) > 0;
    return isFree ? { ...line, role: null } : line;
  });
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
  const title = lettersOf(pageTitle);
  const keys = top.map(({ role, text, mark }) =>
    role === null && mark !== 'bullet' && !isFurniture(text) ? lettersOf(text) : '',
  );
  const scores = keys.map((key) =>
    key.length < SHORTEST || !title.includes(key)
      ? 0
      : key.length + (title.startsWith(key) ? 1_000 : 0),
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

/** In letters. A shorter line may be in a title by chance. */
const SHORTEST = 5;

/** `isAbout`: a text names an ingredient. */
function findTitle(
  top: readonly RoleLine[],
  all: readonly RoleLine[],
  isAbout: (text: string) => boolean,
  likeness: Likeness,
): number {
  const textAt = (at: number) => top[at]?.text ?? '';
  const lines = [...top.keys()].filter((at) => top[at]?.role === null && top[at].aside !== 'edge');
  const named = lines.find((at) => TITLE_LABEL.test(textAt(at)));
  if (named !== undefined) return named;
  const own = lines.filter((at) => !isFurniture(textAt(at)));
  const headings = own.filter((at) => top[at]?.mark === 'heading' && !areFacts(textAt(at)));
  const heading = headings.find((at) => isAbout(textAt(at)));
  if (heading !== undefined) return heading;
  // Other short lines of a chat are names of people.
  const isStamp = ({ aside }: RoleLine) => aside === 'stamp';
  if (top.some(isStamp) && all.filter(isStamp).length > 2)
    return own.findLast((at) => namesDish(top[at] as RoleLine, likeness)) ?? -1;
  const hasFoods = all.some(({ role }) => role === 'ingredient');
  const isAlone = all[1]?.isAfterBlank && all[top.length]?.role === 'ingredientsHead';
  const short = own.filter((at) => {
    const mayHaveColon = !hasFoods || all[at + 1]?.role === 'ingredientsHead';
    return (
      mayBeTitle(all[at] as RoleLine, at === own[0], mayHaveColon) ||
      (at === 0 && isAlone && isNameAlone(textAt(0)))
    );
  });
  const names = short.filter((at) => !NO_NAME.test(textAt(at)) && !OF_POSTER.test(textAt(at + 1)));
  const candidates = names.length > 0 ? names : short;
  const scoreOf = (at: number) => likeness(textAt(at));
  const best = Math.max(0, ...candidates.map(scoreOf));
  if (best === 0 && headings[0] !== undefined) return headings[0];
  const likely = (share: number) => candidates.filter((at) => share * scoreOf(at) >= best);
  // A page has a menu and a story above its recipe, and most pages say its name again below them.
  const isOfPage = best > 0 && isWebPage(top.filter(({ role }) => role === null));
  const close = likely(2);
  const first = isOfPage || close[0] !== own[0] ? undefined : close[0];
  const again = sayAgain(top, likely(isOfPage ? 4 : 2));
  const isInFirst = textAt(first ?? -1)
    .toLowerCase()
    .includes(textAt(again).toLowerCase());
  if (first !== undefined && isInFirst) return first;
  if (again >= 0) return again;
  // Below a menu or another's words, the name is the last short line above the ingredients.
  return close.findLast((at) => isOfPage || top[at]?.isAfterBlank) ?? close.at(-1) ?? -1;
}

/** "bowl of lentil stew", or a pull quote: not the title, if another line may be one. */
const NO_NAME = /^\p{Ll}|^(?:\S+\s+){12}/u;
/** A forum says this below the name of a person. */
const OF_POSTER = /^(?:(?:\p{L}+ )?member$|joined:|posts:)/iu;
/** Every recipe has these: "with", "and" and the like. */
const COMMON = new Set(LANGUAGES.flatMap(({ commonWords }) => cutList(commonWords)));

/** How much of a text is in the ingredients and steps: a title names its dish. */
type Likeness = (text: string) => number;

function likenessTo(all: readonly RoleLine[]): Likeness {
  const isOf = ({ role }: RoleLine) => role === 'ingredient' || role === 'step';
  const stems = new Set(all.filter(isOf).flatMap(({ text }) => stemsOf(text, 3)));
  // "Kohlrouladen" has "Kohl" in it.
  const isNamed = (word: string) =>
    stems.has(word.slice(0, 5)) ||
    (word.length > 7 &&
      [...word.slice(3)].some((_, at) =>
        [4, 5].some((size) => stems.has(word.slice(at, at + size))),
      ));
  return (text: string): number => {
    const words = (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter(
      (word) => !COMMON.has(word),
    );
    const named = new Set(words.filter(isNamed));
    return named.size ** 2 / Math.max(2, words.length);
  };
}

/** The last words that a line above has too: "Lemon tart, quick and easy", a story, "Lemon tart". */
function sayAgain(top: readonly RoleLine[], candidates: readonly number[]): number {
  const keys = top.map(({ text }) => text.toLowerCase());
  return (
    candidates.findLast((at) => {
      const key = keys[at] ?? '';
      return /\S\s\S/.test(key) && keys.some((other, place) => place < at && other.includes(key));
    }) ?? -1
  );
}

/** "Lemon drizzle cake", in a message above its ingredients */
const namesDish = (line: RoleLine, likeness: Likeness): boolean =>
  mayBeTitle(line, false, false) && !NO_NAME.test(line.text) && likeness(line.text) > 0;

/** "3:20 Gravy", of a video */
const CHAPTER = /^\d{1,2}:\d\d /;

const NAME_WORD = /^\P{L}*\p{Lu}|^\p{N}/u;

/** A name alone may begin with a number or praise: "3 Ingredient Cookies", "Perfect Shortcake". */
function isNameAlone(text: string): boolean {
  const long = text.split(/\s+/).filter((word) => word.length > 3);
  const names = long.filter((word) => NAME_WORD.test(word));
  return /\p{L}{3}.*[^:,;?!]$/u.test(text) && names.length * 4 >= long.length * 3;
}

/** `isFirst`: only a page's words are before. `mayHaveColon`: ingredients follow, or none do. */
function mayBeTitle({ text, mark }: RoleLine, isFirst: boolean, mayHaveColon: boolean): boolean {
  return (
    mark !== 'bullet' &&
    mark !== 'row' &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{3}/u.test(text) &&
    !(isSentence(text) && !(isFirst && /[^.]$/.test(text))) &&
    !(isFirst && mayHaveColon ? /[.,;?]$/ : /[.:,;?]$/).test(text) &&
    !CHAPTER.test(text) &&
    !isGroupHeading(text) &&
    !tellsFacts(withoutTail(text)) &&
    !isOpeningRemark(text) &&
    !(
      hasAmount(text) &&
      /^\d/.test(text) &&
      !/^\d+(?:[-‑](?!inch|cup|ounce|minute)\p{L}{4}|\p{Lu}{2})/u.test(text)
    )
  );
}
