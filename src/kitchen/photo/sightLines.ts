/** One line of an answer about a picture. */
export interface SightLine {
  words: string;
  /** Whether a heading above it says that the model is not sure. */
  isDoubted: boolean;
}

const DOUBTING =
  /\b(?:uncertain|unsure|not (?:entirely |so |quite |completely )?(?:sure|certain|clear)|possibl[ey]|probabl[ey]|maybe|perhaps|unclear|guess\w*|likely|harder to|hard to|low(?:er)? confidence|might|could be|may be)\b|[?？]/i;

/** What a model says beside a name: whether it is sure, or how many there are. */
const VERDICT =
  /^(?:yes|no|true|false|(?:un)?certain|(?:un)?sure|not (?:sure|certain)|high|medium|low|maybe|possibly|probably|\d{1,3})\.?$/i;
const SAYS_NO = /^(?:no|false|un|not|medium|low|maybe|possibly|probably)/i;

/** Takes the lines of an answer out of whatever it is laid out in: JSON, a table, a fence, HTML, a list on one line. */
export function linesOf(answer: string, isCut: boolean): SightLine[] {
  const lines = plainLines(answer.replace(/^\s*```\w*\s*$/gm, ''));
  // Half of a name may be another food.
  if (isCut) lines.pop();
  const read: SightLine[] = [];
  let isDoubted = false;
  for (const line of lines) {
    const [, head = '', rest = ''] = /^\W*([\p{L}][^:：]{0,60})[:：]\s*(.*)$/u.exec(line) ?? [];
    if (isField(head, rest)) takeField(head, rest, read);
    else if (head && VERDICT.test(rest)) {
      read.push({ words: head, isDoubted: isDoubted || SAYS_NO.test(rest) });
    } else {
      if (head || HEADING.test(line)) isDoubted = DOUBTING.test(head || line);
      read.push({ words: wordsOf(line, head, rest, isDoubted), isDoubted });
    }
  }
  return read;
}

/** The words of a line that may name foods. */
function wordsOf(line: string, head: string, rest: string, isDoubted: boolean): string {
  if (rest && (isDoubted || isShelf(head))) return rest;
  // The reader of lists would take "Not certain:" for a heading about foods to avoid.
  return isDoubted && (head || HEADING.test(line)) ? '' : line;
}

const HEADING = /^\s*(?:#|\*\*[^*]+\*\*\s*$)/;
const VERDICT_FIELD = /^(?:un)?(?:certain|sure)$|^(?:confidence|amount|quantity|count)$/i;

/** Whether a line is a field of a food, as in YAML: "name: milk", "certain: no". */
const isField = (head: string, rest: string) =>
  rest !== '' &&
  head !== '' &&
  (NAME_KEYS.includes(head.trim().toLowerCase()) || VERDICT_FIELD.test(head.trim()));

function takeField(head: string, rest: string, read: SightLine[]) {
  const last = read.at(-1);
  if (!VERDICT_FIELD.test(head.trim())) read.push({ words: rest, isDoubted: false });
  else if (!VERDICT.test(rest)) read.push({ words: rest, isDoubted: /^un/i.test(head.trim()) });
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
    .replace(/<\/?(?:li|p|ul|ol|br|div|h\d)[^>]*>/gi, '\n')
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .flatMap((line) => (/^\s*\|/.test(line) ? rowOf(line) : line))
    .filter((line) => /\S/.test(line));
}

/** A row of a table: its first cell, with "?" if another doubts it. */
function rowOf(line: string): string[] {
  const [first = '', ...others] = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
  if (/^[-:\s]*$/.test(first) || /^(?:foods?|items?|names?|ingredients?|#|no\.?)$/i.test(first))
    return [];
  const doubts = others.some((cell) => DOUBTING.test(cell) || /^(?:no|low|medium)$/i.test(cell));
  return [doubts ? `${first} ?` : first];
}

function parseJson(answer: string): unknown {
  const text = /^[^[{]{0,200}?([[{][\s\S]*[\]}])/.exec(answer)?.[1];
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const NAME_KEYS = ['name', 'food', 'item', 'ingredient', 'label'];

/** The texts in JSON, a line each. A name with a doubt beside it gets a "?". */
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
