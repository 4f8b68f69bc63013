import { identityOf, limitMarks } from '../../../machines/kitchen/ingredientList';
import type { PhotoResult, SeenFood } from '../../../machines/photo/photoMachine';
import { readSeen } from '../../foods';

const MOST_FOODS = 40;

/** In UTF-16 units. */
const LONGEST_NAME = 60;
const LONGEST_ANSWER = 20_000;

/** Signs without a width, and those that turn the writing: no food's name has these. */
const UNSEEN = /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u00ad]|(?!\n)\p{Cc}/gu;
/** A bullet, a box, a number or signs of markdown. */
const MARKS =
  /^(?:[\s*_>#•‣▪·–—-]|\p{Extended_Pictographic}\ufe0f?|\[.?\]|\(?\d{1,2}[.)](?=\s))+|[\s*_.,;]+$/gu;
const isBold = (line = '') => /^\s*\*\*[^*]+\*\*\s*$/.test(line);

/** Bold lines one below the other are entries of a list, unless one says something bad. */
const isHeading = (line: string, ...beside: readonly (string | undefined)[]) =>
  /^\s*(?:#|\*\*[^*]+\*\*:\s*$)|:\**\s*$/.test(line) ||
  (isBold(line) && (!beside.some(isBold) || readSeen(line).saysBad));

interface Line {
  words: string;
  /** A heading above it says something else than where foods are. */
  isDoubted: boolean;
}

/** Without an amount after it: "milk - 1 carton", "eggs (6)", a row of a table. */
function withoutAmount(line: string): string {
  const [name = '', ...others] = line
    .split(/\s[–—-]\s|\s*[|:,()]\s*/)
    .map((part) => part.replace(MARKS, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return readSeen(others.join(' ')).isAmount ? name : line;
}

const INTRO =
  /^(?:i (?:can )?see|there (?:is|are)|(?:this|the) (?:picture|image|photo) (?:shows|contains))\s+/i;

/** One food a line. A list of texts in JSON is lines too. */
function linesOf(answer: string): Line[] {
  const body = answer.replace(/^\s*```\w*\s*$/gm, '').trim();
  const texts = textsOfJson(body);
  const lines = texts ?? body.split(/[\n\v\f\r\u0085\u2028\u2029]+/);
  let isDoubted = texts === null && /^[[{]/.test(body);
  const read: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const words = withoutAmount(line.replace(MARKS, ''));
    if (!/\p{L}/u.test(words)) continue;
    if (isHeading(line, lines[at - 1], lines[at + 1])) {
      const { saysFoods, saysBad } = readSeen(words);
      isDoubted = !saysFoods || saysBad;
      if (!isDoubted) continue;
    }
    const { pieces } = readSeen(words.replace(INTRO, ''));
    for (const piece of pieces.length > 1 ? pieces : [words])
      read.push({ words: piece, isDoubted });
  }
  return read;
}

/** The lines of JSON, with the other values of an object after its name, and each key as a heading. */
function linesOfJson(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(linesOfJson);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const name = entries.find(([key, text]) => NAME.test(key) && typeof text === 'string');
  if (!name) return entries.flatMap(([key, inner]) => [`${key}:`, ...linesOfJson(inner)]);
  const others = entries.filter((entry) => entry !== name).map(([, other]) => other);
  const isSure = !others.some((other) => typeof other === 'number' && other % 1 > 0 && other < 0.8);
  return [`${[name[1], ...others].join(', ')}${isSure ? '' : ' ?'}`];
}

const NAME = /^(?:name|food|item|ingredient|label)$/i;

function textsOfJson(text: string): string[] | null {
  try {
    return linesOfJson(JSON.parse(text));
  } catch {
    return null;
  }
}

interface Options {
  list: readonly string[];
  /** Whether the end of the answer is missing. */
  isCut: boolean;
}

/** Ticks foods that the tables know; shows all else unticked, in the model's own words. */
export function readSight(answer: string, { list, isCut }: Options): PhotoResult {
  const text = limitMarks(answer.slice(0, LONGEST_ANSWER).replace(UNSEEN, ''));
  if (/^\W*writing\W*$/i.test(text)) return { kind: 'writing' };
  if (/^\W*none\W*$/i.test(text)) return { kind: 'none' };
  const lines = linesOf(text);
  // Half of a name may be another food.
  if (isCut) lines.pop();
  const known = new Set(
    list.flatMap((entry) => [identityOf(entry), readSeen(entry).food?.id ?? identityOf(entry)]),
  );
  const isNew = (key = '') => !known.has(key);
  const seen = lines.map((line) => ({ ...line, food: readSeen(line.words).food }));
  // "The milk is past its date", below "milk".
  const doubted = new Set(
    seen
      .filter(({ food, words, isDoubted }) => isDoubted || (!food && readSeen(words).saysBad))
      .flatMap(({ words }) => readSeen(words).ids),
  );
  const foods: SeenFood[] = [];
  for (const { words, isDoubted, food } of seen) {
    const name = [...words].slice(0, LONGEST_NAME).join('').trim();
    if (!isNew(identityOf(name)) || !isNew(food?.id)) continue;
    known.add(identityOf(name)).add(food?.id ?? identityOf(name));
    const { hidesContents, isWild, isUnfit } = readSeen(words);
    const isUnchecked = hidesContents || food?.isDish === true;
    const isOdd = isUnchecked || isWild || isUnfit;
    const isCertain = food !== null && !isDoubted && !isOdd && !doubted.has(food.id);
    foods.push({ name, isCertain, isUnchecked, isWild });
  }
  return foods.length > 0 ? { kind: 'foods', foods: foods.slice(0, MOST_FOODS) } : { kind: 'none' };
}
