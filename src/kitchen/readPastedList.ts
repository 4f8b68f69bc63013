import { firstOf } from '../foods';
import { BULLETS } from '../reading';

/** What German, Spanish and French say for it. */
const said = (name: string) => firstOf(name).join('|');

/** Quote marks, bullets, boxes and numbers at the start of a line. */
const MARKS = new RegExp(
  `^(?:[\\s>\\u200b\\ufeff*_+\\-–—·${BULLETS}]\\ufe0f?|\\[[ x✓]?\\]|\\(?\\d{1,3}[.)、．](?=[\\s\\p{L}])|\\(?[a-z]\\)(?=\\s)|\\d\\ufe0f?\\u20e3|[①-⑳]|[o§](?=\\t))+`,
  'iu',
);

/** What a chat puts before each message: "[21/11/2026, 18:04:12] Anna: ". */
const SENDER =
  /^\[?\d{1,4}([./-])\d{1,2}\1\d{1,4},? \d{1,2}:[\d:]+(?: [ap]m)?\]?(?: -)? [^:]{1,40}: /i;

/** Words about allergies and dislikes, anywhere in a line. */
const AVOIDED =
  /al+[eéè]r[gj](?!\p{L}{0,9}[ -]?(?:free|friendly|frei))|алл?ерг|αλλεργ|アレルギ|过敏|過敏|알레르|알러지|حساسي|אלרג|avoid|dislike|not allowed|(?:(?:do|does|ca|wo)n[’']?t|(?:do|does|can|will) ?not) (?:eat|have|like)|intol[eé]r|unvertr|verträgt|vermeid|(?:mag|isst|darf) nicht|[eé]vit[aeo]|vermijd|undvik|undgå|unngå|unika|избега|αποφ|避/iu;

/** Whole words in a heading about foods to avoid. */
const NOT_WORDS = {
  en: "no|not|nope|non(?!-| (?:alcohol|dairy))|never|nothing|without|except|can't|cannot|don't|doesn't|won't|free (?:of|from)|hates?|diet(?! (?:coke|cola|pepsi|soda|lemonade))",
  'de, es, fr': said('not'),
  it: 'senza|niente',
  pt: 'sem|não',
  nl: 'geen|zonder|niet',
  'sv, da, no': 'inte|inga|utan|ikke|ingen|uden|uten',
  'cs, pl, ru': 'bez|без|не|нельзя',
  el: 'όχι|χωρίς',
};
/** Parts of such words, and signs. */
const NOT_PARTS = {
  en: 'dietary|restrict|unavail|forbid(?!den rice)|prohib|danger|trigger|sensitiv|react|off.?limit|exclud|skip(?!jack|py)|omit|warn|refus|contain(?!er)',
  'de, es, fr': said('forbidden'),
  it: 'vietat|contien',
  disease: 'c(?:o?e|œ)liac',
  'ja, zh, ko': 'なし|禁|不|忌|없',
  'ar, he': 'بدون|ללא',
  signs: '[✗✘❌❎🚫⛔]',
};
const anyOf = (words: Record<string, string>) => Object.values(words).join('|');
const NOT = `(?<!\\p{L})(?:${anyOf(NOT_WORDS).replaceAll("'", "[’']?")})(?!\\p{L})|${anyOf(NOT_PARTS)}`;

/** A line with such a word, made of it, or that begins with it: "no nuts", "❌ nuts". */
const HAS_NOT = new RegExp(NOT, 'iu');
const NOT_ONLY = new RegExp(`^(?:${NOT})\\P{L}*$`, 'iu');
const NOT_LINE = new RegExp(`^(?:${NOT}) ?(?=[\\p{L}\\p{Extended_Pictographic}])`, 'iu');

/** "Don't forget" warns of nothing, and neither does "Allergies: none". */
const REMINDER = new RegExp(`forget|dimentic|${said('forget')}`, 'i');
const NOTHING = new RegExp(`^(?:none|n/a|nessuna|${said('none')}|[^\\p{L}]+)$`, 'iu');

/** Surely begins a list of foods on hand or to buy. */
const LIST = new RegExp(
  `^(?:(?:the|my|our|what|to|we|i|in|please|le|la|de|da|${said('before a list')}) )*(?:ingredients?|shopping(?: list)?|grocer(?:ies|y list)|buy|get|have|need|yes|fridge|freezer|pantry|cupboard|${said('list')}|ingredienti|lista della spesa|comprare|dispensa|ingrediënten|boodschappen|koelkast|買い物リスト|材料|购物清单|食材)$`,
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
