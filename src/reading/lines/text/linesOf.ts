import { areFacts, tellsServings } from '../../document/facts/readFacts';
import { isSentence } from '../../document/textTraits';
import { itemMarkLength, stepMarkOf } from '../../document/vocabulary';
import { pattern } from '../../languages';
import type { Line, TextMark } from '../Line';
import { DATE, headingOf, isAllCapitals, isListed } from '../roles/lineTraits';
import { countUp } from './countUp';

const HEADING = /^#{1,6}\s{1,4}(.*?)[\s#]*$/;
/** "**Sauce**", and "*Sauce:*" as chat programs have it. */
const BOLD_LINE =
  /^((?::\w{1,30}:\s)?)(?:(?:\*\*|__)([^*_]{1,80})(?:\*\*|__)|[*_]([^*_\s][^*_]{0,60})[*_])(?:\s*[:：])?((?:\s*\p{Extended_Pictographic}\ufe0f?| \([^()]{1,40}\))*)$/u;
/** Room between columns. */
const COLUMN = /(?<=\S) {3,}(?=\S)/;
/** A rule across the page, or the edge of front matter. */
const RULE = /^(?:[-=_*~–—]\s?){3,}$/;
const DAY = '(?:\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}\\.? \\p{L}{3,9}\\.? \\d{4})';
const CLOCK = '\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[AP]M)?';
const WHEN = `(?:${DAY},? (?:à |um |at )?)?${CLOCK}(?:, [\\d./]+)?`;
/**
 * "[12/05/2024, 18:05:47] Tom: ", "[18:05, 5.12.2024] Tom: ", "12/5/24, 18:05 - Tom: "; on a line of
 * its own "Tom, [5/12/24 18:05]", "Anna K.  12:41 PM", "12:43".
 */
export const STAMP = new RegExp(
  `^(?:\\[${WHEN}\\]|${DAY},? (?:à |um )?${CLOCK})(?: ?[-–])? ?[^:]{1,40}:(?= |$)|^(?:\\S[^:\\n[]{0,40}\\s)?(?:${WHEN}|\\[${WHEN}\\]:?)$`,
  'iu',
);
/** "Schritt 1/3", "Step 1 of 3" */
const STEP_OF_ALL = pattern(
  '^($step \\d{1,2}) ?(?:/|of|von|sur|de|di|van) ?\\d{1,2}(?:[.:]| *$)\\s*',
);
/** "1.- Boil it", "1- Boil it", "1.) Boil it", "1° Bouillir", "1º Salar", "a) Boil it", "(i) Boil it", "B. Boil it." */
const OTHER_STEP =
  /^(?!\(c\))(?:\d{1,2}(?:\.?-|\.\))|\d[°º]|\(?(?:[a-h]|[ivx]{1,4})\)|(?:[A-H]|[IVX]{1,4})[.)](?=.*[.!]$))\s+(?=\p{Lu}\p{Ll})/u;

/** The text has marks of markdown, so its stars and underscores are marks too. */
export function isMarkdown(text: string): boolean {
  return /^#{1,6} \S|^(?:\*\*|__)\S[^\n]{0,80}(?:\*\*|__)[ :：]*$|\]\(https?:/m.test(text);
}

/** Takes the marks of lists, steps, quotes and headings off the lines. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the lines, with one case for each shape
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterBlank = true;
  let isNumbered = false;
  let isRuled = false;
  const add = (line: Line) => {
    lines.push({ ...line, ...(isRuled && { isRuled }) });
    isAfterBlank = false;
    isRuled = false;
  };
  const spaced = SHAPES.reduce(
    (all, [shape, change]) => all.replace(shape, change),
    takeNumbersOff(withoutEmptyFields(withOnes(text))),
  );
  const cells = spaced.trim().split('\n').map(cellsOf);
  const edges = pageEdges(cells);
  for (const raw of cells.flatMap((line) => (edges.has(line) ? line : splitColumns(line)))) {
    if (edges.has(raw)) {
      const text = raw.replace(/\s+/g, ' ').trim();
      // The list or the step goes on below it.
      lines.push({ text, mark: null, isAfterBlank: true, aside: 'edge' });
      continue;
    }
    const line = raw
      .replace(/^(?:>\s?)+(?=\S|$)/, '')
      .replace(/ +/g, ' ')
      .trim();
    if (!line || RULE.test(line)) {
      isAfterBlank = true;
      if (line) isRuled = true;
      continue;
    }
    const stamp = STAMP.exec(line)?.[0];
    if (stamp) {
      add({ text: stamp, mark: null, isAfterBlank: true, aside: 'stamp' });
      isAfterBlank = true;
      const rest = line.slice(stamp.length).trim();
      const { words, mark } = takeMark(rest, lines, true);
      if (rest) add({ text: words || rest, mark: words ? mark : null, isAfterBlank: true });
      continue;
    }
    const { words, mark } = takeMark(line, lines, isAfterBlank);
    const isBare = mark === 'number' && !words;
    if (!isBare) {
      const own = raw.trim().includes('\t') && !mark ? 'row' : mark;
      add({
        text: words.replace(/\s+/g, ' '),
        mark: isNumbered ? 'number' : own,
        isAfterBlank,
      });
    }
    isNumbered = isBare;
  }
  return lines;
}

/** Only a scan, which reads a 1 as a letter, has such a line: "l/2 tsp.", "l50 g", "l cup". */
const IS_SCAN = /^[ \t]*l(?:\/?\d| (?:cup|tsp|tb|tea|lb|oz|egg))/m;

/** Writes the 1 of its amounts and times. A litre stays, also one on the line below its number. */
function withOnes(text: string): string {
  if (!IS_SCAN.test(text)) return text;
  return text
    .replace(
      /^([ \t]*)l(?=\/?\p{N}| [\p{Ll}\d])( l(?=\/))?/gmu,
      (whole, blanks, more, at: number) =>
        /\p{N}\s*$/u.test(text.slice(Math.max(0, at - 10), at))
          ? whole
          : `${blanks}1${more ? ' 1' : ''}`,
    )
    .replace(/(?<=\p{Ll}\s)l(?=\d? (?:hour|minute))/gu, '1');
}

/** "1.0 None broccoli" */
const NO_UNIT = /^(\s*)(\d+)\.0 (?:None )?/gm;

/** Some programs write what a recipe lacks: "Source:", and "0.0 None salt" for salt. */
function withoutEmptyFields(text: string): string {
  if (!/^\s*[\d.]+ None /m.test(text)) return text;
  return text
    .replace(/^\p{L}[\p{L} ]{2,20}:[ \t]*\n(?=\p{L}[\p{L} ]{2,20}:)/gmu, '')
    .replace(NO_UNIT, (_, space, number) => space + (number === '0' ? '' : `${number} `));
}

/** "1. Ingredients", and the other headings that are numbered with it. */
function takeNumbersOff(text: string): string {
  const titled = /^(?:\d|[A-D])[.)] +(.{3,40})$/gmu;
  const sections = [...text.matchAll(titled)].map(([, title = '']) => headingOf(title));
  if (!sections.includes('ingredients')) return text;
  return text.replace(titled, (line, title) => (headingOf(title) ? title : line));
}

/** A list of foods may count its lines: "1. 2 cups flour". */
function withBullets(list: string): string {
  const lines = list.trimEnd().split('\n');
  const numbers = lines.map((line) => Number.parseInt(line, 10));
  const amounts = lines.filter((line) => /^\s*\d{1,2}[.)] +[\d½¼¾⅓⅔⅛]/.test(line));
  const isList =
    numbers.every((number, at) => number === at + 1) && !lines.some((line) => /[.!]$/.test(line));
  return isList && amounts.length * 2 > lines.length
    ? list.replace(/^[ \t]*\d{1,2}[.)] +/gm, '- ')
    : list;
}

function openSection(line: string, title = '', inBrackets = '', bare = '', rest = ''): string {
  const kind = headingOf(title);
  const servings = inBrackets || bare;
  if (kind === 'method' && /[.!]\s*$/.test(rest)) return `${title}\n${rest}`;
  return kind === 'ingredients' && tellsServings(servings)
    ? `${servings}\n${title}: ${rest}`
    : line;
}

/** "Directions: 1) Peel the pears. 2) Cook them. 3) Serve." */
function splitSteps(line: string): string {
  const [first = '', sign = ''] = /^.*?1([.)]) /.exec(line) ?? [];
  const [places = []] = countUp(
    [...`${line} `.matchAll(/(?<![^\s:：])(\d{1,2})([.)]) /g)].flatMap(
      ({ 1: number, 2: own, index }) =>
        own === sign && index >= first.length - 3 ? [{ number: Number(number), index }] : [],
    ),
  );
  const parts = places.map(({ index }, at) => line.slice(index, places[at + 1]?.index).trim());
  return places.length > 1 ? [line.slice(0, places[0]?.index), ...parts].join('\n') : line;
}

/** What becomes lines and marks that the reader knows. */
const SHAPES: readonly [shape: RegExp, change: (all: string, ...parts: string[]) => string][] = [
  [/[\u00a0\u2007\u2009\u202f]/g, () => ' '],
  // "Butter ........ 100 g"
  [/ ?[._]{4,} ?(?=\d)/g, () => '\t'],
  // The buttons that change servings, on one line or several: "− 4 Personen +"
  [
    /^[−–-]\s{0,3}(\d{1,2})(?:\s(\p{L}+))?\s{0,3}\+$/gmu,
    (_, count, unit = '') => `${count} ${unit}`,
  ],
  // "Marinade -", above its foods
  [/^(\p{Lu}\p{L}{2,20}) [–-]$/gmu, (_, title) => `${title}:`],
  // "Method: Boil the pasta. Serve.", "Ingredients (serves 2): 200 g rice, 1 lemon"
  [
    /^(\p{L}[\p{L} ]{2,30}?) ?(?:\(([^()\n]{1,30})\)|(\p{L}+ \d+(?: \p{L}+)?))?[:：] +(\S[^\n]{15,})$/gmu,
    openSection,
  ],
  // "[Ingredients] 4 servings"
  [
    /^\[(\p{L}[^[\]\n]{2,30})\] *(.*)$/gmu,
    (line, title = '', rest) => (headingOf(title) ? `${title}\n${rest}` : line),
  ],
  [/^.*(?:^|[:：] +)1[.)] .*$/gm, splitSteps],
  // Several lines in a row that begin "1. "
  [/(?:^[ \t]*\d{1,2}[.)] +[^\n]+(?:\n|$)){3,}/gm, withBullets],
  // "-2 eggs", if several lines in a row begin so
  [
    /(?:^[ \t]*[-–•][\p{L}\d½¼¾][^\n]*(?:\n|$)){3,}/gmu,
    (list) => list.replace(/^([ \t]*[-–•])/gm, '$1 '),
  ],
];

const NEXT_STEP = /^\d{1,2}[.)]\s+(?=\d)/;

/** A lone number within a paragraph is a word: "Gas Mark", "4) for an hour". */
function takeMark(line: string, before: readonly Line[], isAfterBlank: boolean) {
  const last = before.at(-1);
  // "2. 10 minutes later, stir" goes on with the steps. A list of foods has no full stops.
  const next = last?.mark === 'number' && /[.!]$/.test(last.text) && NEXT_STEP.exec(line)?.[0];
  if (next) return { words: line.slice(next.length), mark: 'number' as const };
  const taken = splitMark(line);
  const words = line.slice(itemMarkLength(line));
  // "🧀 cheese", below "🥚 2 eggs"
  if (isPicture(line) && !isAfterBlank && last?.mark === 'bullet' && !isSentence(words)) {
    return { words, mark: 'bullet' as const };
  }
  const isOdd =
    taken.mark === 'number' &&
    !isAfterBlank &&
    last?.mark === null &&
    !/^(?:\D{0,12}1(?!\d)|[ai][.)])/i.test(line) &&
    !before.some(({ mark }) => mark === 'number');
  return isOdd ? { words: line, mark: null } : taken;
}

/** Puts tabs between the cells of markdown's rows, as a copied table has them. */
function cellsOf(line: string): string {
  const row = /^\s*\|(.{1,2000})\|\s*$/.exec(line)?.[1];
  if (row === undefined) return line;
  return /^[\s|:-]+$/.test(row)
    ? ''
    : row
        .split('|')
        .map((cell) => cell.trim())
        .join('\t');
}

/** Facts that are far apart: "RECIPE: Stew      SERVES: 4"; joins a label with its value. */
function splitColumns(line: string): string[] {
  const [label, value, more] = line.trim().split('\t');
  const pair = `${label?.replace(/[:：]?\s*$/, ':')} ${value?.trim()}`;
  if (value && !more && areFacts(pair)) return [pair];
  const facts = line.trim().split(/ {2,}/);
  if (facts.length > 1 && facts.every((piece) => areFacts(piece))) return facts;
  const pieces = line.trim().split(COLUMN);
  // Two columns of foods
  if (pieces.length === 2 && pieces.every((piece) => AMOUNT_AND_WORD.test(piece))) return pieces;
  if (pieces.some((piece) => areFacts(piece))) return pieces;
  return [line];
}

/** "- 23 -", "Page 4 of 12" */
export const PAGE_NUMBER = /^[-–] ?\d{1,3} ?[-–]$|^\p{L}{1,8}\.? \d{1,3} \p{L}{1,3} \d{1,3}$/u;

/** A page's number and the name beside it: "84      Fish", "Fish | Soups    85". */
function headOfPage(line: string): { name: string; number: number } | null {
  const pieces = line.trim().split(/\s{2,}/);
  const number = [pieces.at(-1), pieces[0]].find((piece = '') => /^\d{2,3}$/.test(piece));
  const name = pieces.filter((piece) => piece !== number).join(' ');
  return name && number ? { name, number: Number(number) } : null;
}

/** The head or foot of a printed page: above all other lines, on several pages, or with a sign. */
function pageEdges(lines: readonly string[]): Set<string> {
  const heads = lines.map(headOfPage);
  const known = new Set(heads.map((head) => `${head?.number} ${head?.name}`));
  const [second = '', third = ''] = lines.slice(1).map((line) => line.trim());
  const mayBeFood = isListed({ text: (second || third).replace(/\s+/g, ' '), mark: null });
  const isEdge = (line: string, at: number) => {
    const { name = '', number = 0 } = heads[at] ?? {};
    const isFirst = at === 0 && isAllCapitals(name) && !mayBeFood;
    // A book may have one head on its left pages, and another on its right ones.
    const isAgain = name && [-2, -1, 1, 2].some((by) => known.has(`${number + by} ${name}`));
    const pieces = line.trim().split(COLUMN);
    const isNumbered = pieces.some((piece) => PAGE_NUMBER.test(piece) && !areFacts(piece));
    return isFirst || isAgain || (pieces.length > 1 && isNumbered);
  };
  return new Set(lines.filter(isEdge));
}

/** In lines. */
const FEWEST_COLUMNS = 4;

/** Two columns of a scan were read across: words are on both sides of a gap, again and again. */
export const hasColumns = (text: string): boolean =>
  text.split('\n').filter((line) => line.split(/ {3,}/).filter((side) => /\p{L}{3}/u.test(side))[1])
    .length >= FEWEST_COLUMNS;

/** "1 tsp baking soda" */
const AMOUNT_AND_WORD = /^(?:\d|[½¼¾⅓⅔⅛])\S{0,6} \p{L}{1,}/u;

/** The line begins with a picture that does not mark a list. */
const isPicture = (line: string) => /^\p{Extended_Pictographic}(?<![✅✔☑▶])/u.test(line);

export function splitMark(line: string): { words: string; mark: TextMark } {
  const heading = HEADING.exec(line)?.[1];
  if (heading) return { words: heading, mark: 'heading' };
  const bold = BOLD_LINE.exec(line);
  if (bold) {
    const [, sign = '', strong, other, pictures = ''] = bold;
    return { words: `${sign}${strong ?? other}${pictures}`, mark: 'heading' };
  }
  const [number] = STEP_OF_ALL.exec(line) ?? OTHER_STEP.exec(line) ?? [];
  const step = number ?? stepMarkOf(line);
  if (step && (number || !DATE.test(line))) {
    return { words: line.slice(step.length), mark: 'number' };
  }
  const words = line.slice(itemMarkLength(line));
  // "+ sugar" adds something, and "–  2  +" counts servings.
  const hasNoMark =
    words === line ||
    /^\+|\s\+$/.test(line) ||
    (isPicture(line) && (/^[©®™]/.test(line) || !isListed({ text: words, mark: null })));
  return hasNoMark ? { words: line, mark: null } : { words, mark: 'bullet' };
}
