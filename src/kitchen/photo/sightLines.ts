export interface SightLine {
  words: string;
  /** A heading above the line says that the model is not sure. */
  isDoubted: boolean;
  heading: string;
}

const DOUBTING =
  /\b(?:uncertain|unsure|(?:not|less|never|cannot|n['’]t)\b(?: \w+){0,3} (?:sure|certain|clear\w*|confident|positive|confirm|tell|identify|make out)|possibl[ey]|probabl[ey]|maybe|perhaps|unclear|guess\w*|likely|harder to|hard to|low(?:er)? confidence|might|could be|may be)\b|[?？]/i;

/** A word beside a name: whether the model is sure, or how many there are. */
const VERDICT =
  /^(?:yes|no|true|false|(?:un)?certain|(?:un)?sure|not (?:sure|certain)|high|medium|low|maybe|possibly|probably|\d{1,3})\.?$/i;
const SAYS_NO = /^(?:no|false|un|not|medium|low|maybe|possibly|probably)/i;

/** A bullet, a box or a number. */
const MARK = /^\s*(?:[-–—*•·+]|\[.?\]|\d+[.)])\s/u;
const FENCE = /^[^\S\n]*```\w*[^\S\n]*$/gm;
const HEADING = /^\s*(?:#|\*\*[^*]+\*\*\s*$)/;

/** The longest line, and the most of all lines, in UTF-16 units: some 40 foods with remarks. */
const LONGEST_LINE = 1_000;
const MOST_READ = 5_000;

/** Cuts where a name ends: half of a name may be another food, and the rest may doubt the last. */
const cutLine = (line: string) =>
  line.length > LONGEST_LINE
    ? `${/^.*[,，、;•·]|/u.exec(line.slice(0, LONGEST_LINE))?.[0]}?`
    : line;

function readable(lines: readonly string[]): string[] {
  let left = MOST_READ;
  return lines.map(cutLine).filter(({ length }) => {
    left -= length;
    return left >= 0;
  });
}

/** Finds lines in any layout: JSON, a table, a fence, HTML, a list on one line. */
export function sightLinesOf(answer: string, isCut: boolean): SightLine[] {
  const lines = readable(plainLines(answer.replace(FENCE, '')));
  // Half of a name may be another food.
  if (isCut) lines.pop();
  // Beside a list with marks, all else is speech and headings.
  const isMarked = 2 * lines.filter((line) => MARK.test(line)).length >= Math.max(lines.length, 3);
  const hasPlain = lines.some((line) => !HEADING.test(line));
  const isHeading = (line: string) =>
    isMarked ? !MARK.test(line) : hasPlain && HEADING.test(line);
  const read: SightLine[] = [];
  let isDoubted = false;
  let heading = '';
  for (const line of lines) {
    const [, head = '', rest = ''] = /^\W*([\p{L}][^:：]{0,60})[:：]\s*(.*)$/u.exec(line) ?? [];
    if (isField(head, rest)) takeField(head, rest, read);
    else if (head && VERDICT.test(rest)) {
      read.push({ words: head, isDoubted: isDoubted || SAYS_NO.test(rest), heading });
    } else {
      const above = head || (isHeading(line) && line);
      if (above) isDoubted = DOUBTING.test(above);
      if (above && !rest) heading = above;
      else read.push(lineOf(line, head, rest, { isDoubted, heading }));
    }
  }
  return read;
}

function lineOf(line: string, head: string, rest: string, above: Omit<SightLine, 'words'>) {
  if (rest && isShelf(head)) return { ...above, words: rest };
  return rest && above.isDoubted
    ? { ...above, words: rest, heading: head }
    : { ...above, words: line };
}

const VERDICT_FIELD = /^(?:un)?(?:certain|sure)$|^(?:confidence|amount|quantity|count)$/i;

/** A field of a food, as in YAML: "name: milk", "certain: no". */
const isField = (head: string, rest: string) =>
  rest !== '' &&
  head !== '' &&
  (NAME_KEYS.includes(head.trim().toLowerCase()) || VERDICT_FIELD.test(head.trim()));

function takeField(head: string, rest: string, read: SightLine[]) {
  const last = read.at(-1);
  if (!VERDICT_FIELD.test(head.trim())) read.push({ words: rest, isDoubted: false, heading: '' });
  else if (!VERDICT.test(rest))
    read.push({ words: rest, isDoubted: /^un/i.test(head.trim()), heading: '' });
  else if (last && /^un/i.test(head.trim()) !== SAYS_NO.test(rest)) last.isDoubted = true;
}

/** A heading that says where foods are or of what kind. */
const isShelf = (head: string) =>
  /^\W*(?:(?:on |in )?(?:the )?(?:top|middle|bottom|upper|lower|first|second|third|left|right|door|fridge|freezer|shelf|shelves|drawer|crisper)\b.*|.*\b(?:shelf|shelves|drawer|door|counter)|certain|confident|sure|clearly visible|definite(?:ly)?|vegetables?|veg|fruits?(?: and \w+)?|dairy.*|meats?.*|fish.*|drinks?|beverages?|condiments?|sauces?.*|grains?.*|pantry.*|foods?|items?|ingredients?|other|others|produce|bakery|snacks?|visible (?:foods|items))\W*$/i.test(
    head,
  );

function plainLines(answer: string): string[] {
  const parsed = parseJson(answer);
  if (parsed !== undefined) return linesInJson(parsed);
  return answer
    .replace(/<a\b(?:(?!<a\b)[\s\S])*?<\/a>/gi, '')
    .replace(/<\/?(?:b|i|em|strong|span|u)>/gi, '')
    .replace(/<\/?(?:li|p|ul|ol|br|div|h\d)[^>]*>/gi, '\n')
    .replace(/&amp;/g, '&')
    .replace(/&(?:apos|#39|#x27|rsquo);/g, "'")
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .flatMap((line) => (/^\s*\|/.test(line) ? rowOf(line) : line))
    .filter((line) => /\S/.test(line));
}

/** The first cell with words, and "?" if another cell doubts it. */
function rowOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.replace(/\*\*/g, '').trim());
  const name = cells.find((cell) => /\p{L}{2}/u.test(cell));
  if (!name || /^(?:foods?|items?|names?|ingredients?|no\.?)$/i.test(name)) return [];
  const doubts = cells.some(
    (cell) =>
      cell !== name && (DOUBTING.test(cell) || /^(?:no|low|medium|[1-7]?\d ?%)$/i.test(cell)),
  );
  return [doubts ? `${name} ?` : name];
}

/** May be missing after JSON that is cut off. */
const ENDS = ['', ']', '}', ']}'];

/** Reads what is complete of JSON without its end. */
function parseJson(answer: string): unknown {
  const text = /^[^[{]{0,200}?([[{][\s\S]*)/.exec(answer)?.[1] ?? '';
  const whole = /^[\s\S]*[\]}]/.exec(text)?.[0] ?? '';
  const listed = /^[\s\S]*(?=,)/.exec(text)?.[0] ?? '';
  for (const part of [whole, listed]) {
    for (const end of ENDS) {
      try {
        const value: unknown = JSON.parse(part + end);
        if (typeof value === 'object' && value !== null) return value;
      } catch {
        // Another end may fit.
      }
    }
  }
  // Half of a list is no list.
  return /^(?:\[\s*["{]|\{\s*")/.test(text) ? [] : undefined;
}

const NAME_KEYS = ['name', 'food', 'item', 'ingredient', 'label'];

/** A line each. A name with a doubt beside it gets a "?". */
function linesInJson(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.flatMap(linesInJson);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const name = entries.find(([key, text]) => NAME_KEYS.includes(key) && typeof text === 'string');
  if (!name) return entries.flatMap(([key, inner]) => [`${key}:`, ...linesInJson(inner)]);
  const doubts = entries.some(
    ([key, said]) =>
      (/uncertain|unsure|doubt/i.test(key) && said === true) ||
      (/certain|sure/i.test(key) && said === false) ||
      (/confidence|score|probab/i.test(key) &&
        (typeof said === 'number'
          ? said > 1
            ? said < 80
            : said < 0.8
          : /low|medium/i.test(String(said)))),
  );
  return [doubts ? `${name[1]} ?` : String(name[1])];
}
