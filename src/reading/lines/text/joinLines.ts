import { areFacts, readFact } from '../../document/facts/readFacts';
import {
  countFoods,
  foodsIn,
  isFood as isFoodAlone,
  isSentence,
  namesFood,
  WORK,
} from '../../document/textTraits';
import { dangles } from '../../document/vocabulary';
import { UNITS } from '../../languages';
import { pagePattern } from '../../languages/pages';
import { lex } from '../../quantities/lex';
import type { Line } from '../Line';
import { hasAmount, headingOf, isFurniture, isGroup, isIngredient } from '../roles/lineTraits';
import { countUp } from './countUp';

const ALONE = /^\d{1,2}[.)]?$/;
/** The number of a step without a dot: "1 Peel the potatoes.", "1 - Peel it", "1/4 peel it", "1 // peel it" */
export const COUNT =
  /^(\d{1,2})(?:\s?[/–-]?\s{1,3}(?=\p{Lu})|\s?\/(?:\/|\s?\d{1,2})\s{1,3}(?=\p{L}))/u;

/** "1/4", "2/4" have the same sign, "1/2 onion" and "2/3 cup" have not. */
const SIGN = /(?<=^\d{1,2}\s?)[/–-]\S*/;
/** Columns and buttons of a page cut amounts and foods, numbers and steps. */
export function joinLines(lines: readonly Line[]): Line[] {
  return readCounts(joinNumbers(joinAmounts(joinLabels(lines))));
}

const joined = (label: Line, value: Line | undefined) =>
  `${label.text.replace(/\s?:$/, '')}: ${value?.text}`;

/** "Cooking time", "30 minutes": a label and its value on two lines. */
export function joinLabels<Each extends Line>(lines: readonly Each[]): Each[] {
  const hasOther = (label: Line) =>
    lines.some((line) => line !== label && headingOf(line.text) === 'method');
  const isLabel = (at: number) => {
    const [label, value] = [lines[at], lines[at + 1]];
    if (!label || !value || label.mark || value.mark || /^\P{L}*$|\d|:./u.test(label.text))
      return false;
    const fact = readFact(joined(label, value));
    if (!fact) return false;
    // "Method", the only one, and "50 minutes" below it
    if (headingOf(label.text) === 'method' && !hasOther(label)) return false;
    // "Servings", "12 muffins", but not a counter of "personnes" above "4 œufs"
    const isFood = /^person/i.test(label.text) && namesFood(value.text);
    if (fact.name === 'servings') return fact.servings !== null && !isFood;
    // "1 to 2 hours" is not a certain time, but not work either.
    return fact.minutes !== null || (/^\d/.test(value.text) && WORK.test(value.text));
  };
  return lines.flatMap((line, at) => {
    if (isLabel(at - 1)) return [];
    return isLabel(at) ? [{ ...line, text: joined(line, lines[at + 1]) }] : [line];
  });
}

/** A number alone on a line is that of the step below, if such numbers count. */
function joinNumbers(lines: readonly Line[]): Line[] {
  const lone = lines.flatMap(({ text, mark }, at) =>
    !mark && ALONE.test(text) && lines[at + 1] && !lines[at + 1]?.mark
      ? [{ at, number: Number.parseInt(text, 10) }]
      : [],
  );
  const counting = countingUp(lone, (at) => isSentence(lines[at + 1]?.text ?? ''));
  return lines.flatMap((line, at): Line[] => {
    if (counting.has(at)) return [];
    const before = lines[at - 1];
    return before && counting.has(at - 1)
      ? [{ ...line, mark: 'number', isAfterBlank: before.isAfterBlank }]
      : [line];
  });
}

/** "1/3 cup oil", which is not the first step of three */
const isPartOfUnit = (text: string): boolean =>
  /^\d\/\d/.test(text) && Boolean(lex(text, 'en')[0]?.unit);

/** Some people number lines of work without a dot. */
function readCounts(lines: readonly Line[]): Line[] {
  const counted = lines.flatMap(({ text, mark, aside }, at) => {
    const number = COUNT.exec(text)?.[1];
    const isOpen = (!mark || mark === 'row') && !aside && !isPartOfUnit(text);
    return number && isOpen ? [{ at, number: Number(number) }] : [];
  });
  const counting = countingUp(counted);
  const signs = new Set([...counting].map((at) => SIGN.exec(lines[at]?.text ?? '')?.[0]));
  const isSigned = signs.size === 1 && !signs.has(undefined);
  // "1 EL Mehl" ends a list, and "2 Zwiebeln würfeln." begins the work.
  const isWork =
    isSigned ||
    isSentence(lines[Math.min(...counting)]?.text ?? '') ||
    // "1 Get ready", above what to do
    [...counting].every((at) => isSentence(lines[at + 1]?.text ?? ''));
  if (!isWork) return [...lines];
  return lines.map((line, at) =>
    counting.has(at) ? { ...line, text: line.text.replace(COUNT, ''), mark: 'number' } : line,
  );
}

/** The lines of the longest run, and of each run of which all numbers count work (`isWork`). */
function countingUp(
  numbers: readonly { at: number; number: number }[],
  isWork: (at: number) => boolean = () => false,
): Set<number> {
  const runs = countUp(numbers).filter(({ length }) => length > 1);
  const most = Math.max(...runs.map(({ length }) => length));
  const best = runs.findLast(({ length }) => length === most);
  const counting = runs.filter((run) => run === best || run.every(({ at }) => isWork(at)));
  return new Set(counting.flat().map(({ at }) => at));
}

/** "to taste" */
const SOME = pagePattern('^$some$', 'i');

/** "200 g", "1 ½ kg", "4 c. de sopa" */
const MEASURE = new RegExp(
  `^(?:ca\\. )?[\\d½⅓⅔¼¾⅛][\\d.,/½⅓⅔¼¾⅛ –-]{0,8}\\s?(?:${UNITS}|\\p{L}{1,2}\\.?|(?:\\p{L}{1,4}\\.){1,3}|units?|\\p{L}{2,12}\\(s\\)|c\\. (?:de )?\\p{L}{2,5}|large|small|medium)?$`,
  'u',
);

/** "2 nests" */
const PIECES = /^\d{1,3} \p{L}{3,12}$/u;

/** "2 tbsp", "1 pinch" */
function isMeasured(text: string): boolean {
  const [only] = lex(text, 'en');
  return only?.start === 0 && only.end === text.length;
}

/** A page may have amounts and foods in two columns, or on two lines. */
function joinAmounts(lines: readonly Line[]): Line[] {
  const firsts = new Set<number>();
  const kinds = lines.map((line) => (isAmount(line) ? 'amount' : isFood(line) ? 'food' : null));
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (kinds[start] && kinds[end + 1] && kinds[end] !== kinds[end + 1]) end += 1;
    const length = end - start + 1;
    // One food more is a heading above the amounts, or a food alone below them.
    const isOdd =
      length % 2 === 1 && kinds[start] === 'food' && !namesFood(lines[start]?.text ?? '');
    const amounts = lines.slice(start, end + 1).filter((_, at) => kinds[start + at] === 'amount');
    // Numbers count the steps.
    const isCount = amounts.every(({ text }, at) => text.replace(/[.)]$/, '') === `${at + 1}`);
    if (length > 3 && !isCount)
      for (let at = start + Number(isOdd); at < end; at += 2) firsts.add(at);
    start = end + 1;
  }
  return lines.flatMap((line, at) => {
    if (firsts.has(at - 1)) return [];
    return firsts.has(at) ? [{ ...line, text: `${line.text} ${lines[at + 1]?.text}` }] : [line];
  });
}

function isAmount({ text, mark }: Line): boolean {
  if (!isOpen(mark) || text.length > 40) return false;
  const isMeasure =
    MEASURE.test(text.toLowerCase()) || isMeasured(text) || (PIECES.test(text) && !namesFood(text));
  return SOME.test(text) || (isMeasure && hasAmount(text));
}

/** A box to tick may be before the first line of each pair. */
const isOpen = (mark: Line['mark']) => mark === null || mark === 'bullet';

const isFood = ({ text, mark, aside }: Line): boolean =>
  isOpen(mark) &&
  !aside &&
  text.length <= 90 &&
  !/^[\d½⅓⅔¼¾]|[.!?:]$/.test(text) &&
  headingOf(text) === null &&
  !areFacts(text) &&
  !isFurniture(text);

/** The least length of a line in a narrow column, in characters. */
const NARROW = 35;

/** Paragraphs with lines as long as the longest, and words that a hyphen cuts. No word is lost. */
export function unwrap(lines: readonly Line[]): Line[] {
  const isScan = lines.some(isCutWord);
  const joined: Line[] = [];
  const blocks = blocksOf(lines);
  const width = isScan ? 0 : widthOf(blocks);
  for (const block of blocks) {
    const isWrapped = isBroken(block, width);
    for (const [at, line] of block.entries()) {
      const last = joined.at(-1);
      const before = block[at - 1];
      if (!last || !before) joined.push({ ...line });
      else if (isScan && isCutWord(before)) {
        last.text = last.text.replace(/-$/, '') + line.text;
      } else if (isWrapped || isCutShort(before, line) || (isScan && goesOn(line, last))) {
        const text = `${last.text} ${line.text}`;
        // "3 t van", short for vanilla, is above "2 c sugar".
        const isPart = dangles(before.text) && !isIngredient(line.text);
        last.isJoined ||= isIngredient(last.text) && !isPart && !isFoodAlone(text);
        last.text = text;
      } else joined.push({ ...line });
    }
  }
  return joined;
}

/** "Stir in the", or "Rub in half of the butter and 2 oz." above "of the sugar" */
const isCutShort = (line: Line, next: Line) =>
  dangles(line.text) ||
  (line.text.length > NARROW &&
    /\d\s?\p{L}{1,5}\.$/u.test(line.text) &&
    /^\p{Ll}/u.test(next.text));

const isCutWord = ({ text }: Line) => /\p{Ll}-$/u.test(text);

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isAfterBlank || line.mark || blocks.at(-1)?.[0]?.aside) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** The longest line that a program breaks a message at. */
const WIDEST = 100;

/** The width of the longer paragraphs of a message; -1 without any. */
function widthOf(blocks: readonly Line[][]): number {
  const long = blocks.filter((block) => block.length > 2 && isBroken(block, longestOf(block)));
  return Math.max(-1, ...long.map(longestOf));
}

const longestOf = (block: readonly Line[]): number =>
  Math.max(...block.map(({ text }) => text.length));

/** "35 min • very easy" */
const SEPARATED = /\s[•·|]\s/;

/** No next word had room before. `width` in characters; 0 for print, whose letters differ. */
function isBroken(block: readonly Line[], width: number): boolean {
  const texts = block.map(({ text }) => text);
  if (texts.length < 2 || width < 0) return false;
  const longest = longestOf(block);
  const inner = texts.slice(0, -1);
  if (longest < NARROW || longest > WIDEST) return false;
  if (texts.some((text) => isFurniture(text) || SEPARATED.test(text))) return false;
  if (texts.every(areFacts)) return false;
  const hadRoom = inner.some((text, at) =>
    width === 0
      ? text.length < longest * 0.7
      : text.length + 1 + (texts[at + 1] ?? '').search(/\s|$/) < width,
  );
  const startsNew = block.slice(1).filter((line) => hasAmount(line.text) || isGroup(line));
  const stops = inner.filter((text) => /[.!?:]["”’»)]?$/.test(text));
  return !hadRoom && startsNew.length * 2 < texts.length && stops.length * 2 < inner.length + 1;
}

/**
 * Whether a line of a scan ends the line above. "Salt and pepper" is an ingredient of its own below a
 * whole one, but "flour" ends "8 oz self-raising".
 */
const goesOn = ({ text }: Line, before: Line): boolean =>
  /^(?!l\s)\p{Ll}/u.test(text) &&
  !(hasAmount(text) && isIngredient(before.text)) &&
  !(
    isFoodAlone(text) &&
    before.text.length < 2 * NARROW &&
    namesFood(before.text) &&
    (countFoods(`${before.text} ${text}`) > countFoods(before.text) ||
      foodsIn(`${before.text} ${text}`) === foodsIn(text))
  );
