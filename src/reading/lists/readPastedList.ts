import { firstOf } from '../../foods';
import { inWords, oneOf, readWords } from '../languages';
import OTHERS from '../languages/others/pasted.txt?raw';
import { BULLETS } from '../lines/text/bullets';

const others = readWords<Partial<Record<string, string>>>(OTHERS);

/** The words of a row, in every language. `known`: what the foods call the row. */
const said = (row: string, known?: string): string =>
  [inWords(`$pasted.${row}`), oneOf(others[row]), ...(known ? firstOf(known) : [])].join('|');

/** Quote marks, bullets, boxes and numbers at the start of a line. */
const MARKS = new RegExp(
  `^(?:[\\s>\\u200b\\ufeff*_+\\-–—·${BULLETS}]\\ufe0f?|\\[[ x✓]?\\]|\\(?\\d{1,3}[.)、．](?=[\\s\\p{L}])|\\(?[a-z]\\)(?=\\s)|\\d\\ufe0f?\\u20e3|[①-⑳]|[o§](?=\\t))+`,
  'iu',
);

/** What a chat puts before each message: "[21/11/2026, 18:04:12] Anna: ". */
const SENDER =
  /^\[?\d{1,4}([./-])\d{1,2}\1\d{1,4},? \d{1,2}:[\d:]+(?: [ap]m)?\]?(?: -)? [^:]{1,40}: /i;

/** Words about allergies and dislikes, anywhere in a line. */
const AVOIDED = new RegExp(said('avoided'), 'iu');

/** Whole words, then parts of words, and signs. */
const NOT = `(?<!\\p{L})(?:${said('not', 'not').replaceAll("'", "[’']?")})(?!\\p{L})|${said('forbidden', 'forbidden')}|[✗✘❌❎🚫⛔]`;

/** Whether a line has such a word, is nothing else, or begins with it: "no nuts", "❌ nuts". */
const HAS_NOT = new RegExp(NOT, 'iu');
const NOT_ONLY = new RegExp(`^(?:${NOT})\\P{L}*$`, 'iu');
const NOT_LINE = new RegExp(`^(?:${NOT}) ?(?=[\\p{L}\\p{Extended_Pictographic}])`, 'iu');

/** "Don't forget" warns of nothing, and neither does "Allergies: none". */
const REMINDER = new RegExp(said('forget', 'forget'), 'i');
const NOTHING = new RegExp(`^(?:${said('none', 'none')}|[^\\p{L}]+)$`, 'iu');

/** Surely begins a list of foods on hand or to buy. */
const LIST = new RegExp(
  `^(?:(?:${said('beforeList', 'before a list')}) )*(?:${said('list', 'list')})$`,
  'iu',
);

/** Cuts longer lines first. A line of a real list is far shorter. */
const LONGEST_LINE = 12_000;

interface PastedLine {
  /** Its words, without what marks it. */
  name: string;
  /** What it says after a colon. */
  rest: string;
  kind: 'avoided' | 'list' | 'heading' | 'food' | 'blank';
}

function readLine(written: string): PastedLine {
  const line = written
    .replace(SENDER, '')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![,;*_])[,;*_]+(?=[:：]?$)/, '');
  const whole = line.replace(/^#+ /, '');
  const [, head = '', rest = ''] = /^([^:：]*)[:：] ?(.*)$/.exec(whole) ?? [];
  const isReminder = REMINDER.test(head) && !AVOIDED.test(whole) && !HAS_NOT.test(rest);
  const name = isReminder && rest ? rest : whole;
  const title = whole.replace(/ ?[:：]$/, '');
  const isHeading = whole !== line || /[:：]$/.test(whole);
  const isAboutNot =
    HAS_NOT.test(head) || NOT_ONLY.test(title) || (isHeading && HAS_NOT.test(title));
  const kinds: [PastedLine['kind'], boolean][] = [
    ['avoided', AVOIDED.test(whole) || (isAboutNot && !REMINDER.test(title))],
    ['list', LIST.test(title)],
    ['heading', isHeading],
    ['food', /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)],
  ];
  return { name, rest, kind: kinds.find(([, is]) => is)?.[0] ?? 'blank' };
}

/** Nothing below "Allergies" or "No:" is an ingredient until another list surely begins. */
export function readPastedList(text: string) {
  const ingredients: string[] = [];
  /** Headings, and foods that the visitor avoids. */
  const leftOut: string[] = [];
  /** Whether the lines are below a heading about foods to avoid. */
  let isBelow = false;
  /** That heading itself names a food, so an empty line ends what is below it. */
  let isShort = false;
  for (const written of text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)) {
    const line = readLine(written.slice(0, LONGEST_LINE));
    const { name, kind, rest } = line;
    if (kind === 'list' || (isShort && !/\S/.test(written))) isBelow = false;
    if (kind === 'avoided' && !NOTHING.test(rest)) {
      isShort = rest !== '' && (isShort || !isBelow);
      isBelow = true;
    }
    if (kind === 'blank') continue;
    const isFood =
      kind === 'food' &&
      !isBelow &&
      !NOT_LINE.test(name) &&
      !/^(?:https?:|www\.)/i.test(name) &&
      /[\p{L}\p{Extended_Pictographic}]/u.test(name);
    (isFood ? ingredients : leftOut).push(name);
  }
  return { ingredients, leftOut };
}
