import { cutList, LANGUAGES, oneOf, pattern, readWords, UNITS } from '../languages';
import headings from '../languages/others/headings.txt?raw';
import { BULLETS } from '../lines/text/bullets';

export type Section = 'ingredients' | 'method' | 'notes' | 'facts';

/** A longer line is not a heading of a section. */
const LONGEST_HEADING = 80;

const OTHERS = readWords<Record<'ingredients' | 'method', string>>(headings);
const OTHER_HEADINGS = {
  ingredients: new RegExp(oneOf(OTHERS.ingredients), 'iu'),
  method: new RegExp(oneOf(OTHERS.method), 'iu'),
};

// Without the flag `i`, with which long patterns compile slowly: for lower-case texts.
const lowerCase = (source: string) => pattern(source, 'u');

const SECTIONS = (['notes', 'ingredients', 'method', 'facts'] as const).map((section) => {
  const notes = '(?:$headings.ready|$headings.notes|$headings.unused.{0,30})';
  const own = section === 'notes' ? notes : `$headings.${section}`;
  const after = '(?:$|(?= ?(?:[(\\[:?–—-]|,|$small.for|x ?\\d|serves|\\d)))';
  return [section, lowerCase(`^(?:$small.the )?${own}${after}`)] as const;
});
const PART = lowerCase('^$headings.parts$');
const GROUP_LEAD = lowerCase('^$groupLead(?!\\p{L})');
const SERVED = lowerCase('^\\W*$served');

/** Drops pictures, marks and the colon at the end. */
export function bareHeading(text: string): string {
  return text
    .slice(0, 4 * LONGEST_HEADING)
    .replace(/^[^\p{L}\p{N}(¿¡]+/u, '')
    .replace(/[\s:：*_.?]{1,40}$/u, '')
    .replace(/(?:\s|\ufe0f|\u200d|\p{Extended_Pictographic}){1,40}$/u, '')
    .replace(/\s{1,40}/g, ' ')
    .replaceAll('’', "'");
}

/** Null if the heading's words do not tell. */
export function sectionOf(heading: string): Section | null {
  if (heading.length > 2 * LONGEST_HEADING) return null;
  const text = bareHeading(heading).toLowerCase().replace(/^[¿¡]/u, '');
  if (!text || text.length > LONGEST_HEADING) return null;
  const section = exactSectionOf(text) ?? SECTIONS.find(([, named]) => named.test(text))?.[0];
  if (section) return section;
  if (PART.test(text)) return 'method';
  // "Pasta ingredients", "Cooking instructions", but not "For topping optional"
  let rest = text;
  for (let count = 0; count < MOST_WORDS_BEFORE; count += 1) {
    rest = rest.replace(/^[^\s\d]{1,20}\s|^.*$/u, '');
    const named = rest ? exactSectionOf(rest) : null;
    if (named && named !== 'facts' && !(named === 'notes' && GROUP_LEAD.test(text))) return named;
  }
  if (OTHER_HEADINGS.ingredients.test(text)) return 'ingredients';
  return OTHER_HEADINGS.method.test(text) ? 'method' : null;
}

const MOST_WORDS_BEFORE = 3;

const IS_READY = lowerCase('^(?:$small.the )?$headings.ready$');

/** What a cook does, or looks out, before the first step: "Before you start". */
export const isBeforeSteps = (heading: string) => IS_READY.test(bareHeading(heading).toLowerCase());

const IS_UNUSED = lowerCase('^$headings.unused$');

/** Below it, a recipe names foods that it does not use. */
export const isUnusedHeading = (heading: string) =>
  IS_UNUSED.test(bareHeading(heading).toLowerCase());

function exactSectionOf(text: string): Section | null {
  return SECTIONS.find(([, named]) => named.exec(text)?.[0].length === text.length)?.[0] ?? null;
}

/** The section that a line names before its content: "Ingredients: 2 eggs, salt". */
export function inlineSectionOf(line: string): Section | null {
  const colon = line.slice(0, LONGEST_HEADING).search(/[:：]\s/);
  const section =
    colon > 0 ? exactSectionOf(bareHeading(line.slice(0, colon)).toLowerCase()) : null;
  return section === 'facts' ? null : section;
}

export function isPlainSection(heading: string): boolean {
  const text = bareHeading(heading).toLowerCase().replace(/^[¿¡]/u, '');
  return (
    exactSectionOf(text) !== null ||
    OTHER_HEADINGS.ingredients.test(text) ||
    OTHER_HEADINGS.method.test(text)
  );
}

export const isPartHeading = (heading: string): boolean =>
  PART.test(bareHeading(heading).toLowerCase());

export function isGroupHeading(heading: string): boolean {
  return GROUP_LEAD.test(bareHeading(heading).toLowerCase());
}

/** Such a heading is above what a dish is served with: "To serve". */
export const isServingHeading = (heading: string): boolean => SERVED.test(heading.toLowerCase());

const ADDED =
  /^\W*(?:optional|add-ins|(?:for )?(?:toppings?|garnish(?:es|ing)?|garnitur\w*|serving|extras)\W*$)/i;

/** "Optional garnish", "Toppings", or "To serve" */
export const isAdditionHeading = (text: string): boolean =>
  isServingHeading(text) || ADDED.test(text);

/** In all languages, headings of notes that may be the last part of the work: "To serve". */
export const SERVING = /(?<!\p{L})serv/iu;

export type StepMark = NonNullable<ReturnType<typeof stepMarkOf>>;

const NAMED_STEP = pattern(
  '^[^\\p{L}\\p{N}]{0,8}$step[ \\u00a0]{0,3}#?(\\d{1,2})(?!\\d|[.,]\\d)(?:[ \\t]{0,3}(?:[.):：]|[–—-](?= ))){0,2}[ \\t]{0,3}',
);
const NUMBERED = /^ {0,3}\(?(\d{1,2})(?:[.):]|\ufe0f?\u20e3[.:)]?)[ \t]{1,3}(?=[^\s\d])/u;
const KEYCAP = /^ {0,3}(\d\ufe0f?\u20e3(?:\d\ufe0f?\u20e3)?)[.:)]?[ \t]{0,3}/u;
const SIGN = /^ {0,3}([①-⑳]|🔟|[❶-❿])[.:)]?[ \t]{0,3}/u;

/** "Step 1:", "1)", "1️⃣". `isNamed`: it says more than a number. */
export function stepMarkOf(text: string) {
  for (const pattern of [NAMED_STEP, KEYCAP, NUMBERED, SIGN]) {
    const [mark, number = ''] = pattern.exec(text) ?? [];
    if (!mark) continue;
    const digits = number.replace(/\D/g, '');
    const isNamed = pattern === NAMED_STEP;
    return { number: digits ? Number(digits) : valueOfSign(number), length: mark.length, isNamed };
  }
  return null;
}

function valueOfSign(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  return sign === '🔟' ? 10 : code >= 0x2776 ? code - 0x2775 : code - 0x245f;
}

/** Marks before items that the parser does not take for a list, and check marks in lists. */
const ITEM_MARK = new RegExp(
  `^[ \\t]{0,3}(?:(?:[${BULLETS}✗→·*+–—-]|\\[[ xX]?\\]|\\p{Extended_Pictographic})(?:\\ufe0f|\\u200d|[\\u{1f3fb}-\\u{1f3ff}]){0,3}[ \\t\\u00a0]{1,3}){1,2}`,
  'u',
);
/** "▪2 eggs", "-2 eggs", but not "-18 °C" */
const TIGHT_MARK = new RegExp(
  `^[ \\t]{0,3}(?:[${BULLETS}](?=[\\p{L}\\d¼-¾⅐-⅞])|[·–−-](?=[\\d¼-¾⅐-⅞](?![\\d.,]*\\s?[°º%])))`,
  'u',
);

/** The length of a check mark, bullet or picture; 0 without one. */
export function itemMarkLength(text: string): number {
  return (ITEM_MARK.exec(text) ?? TIGHT_MARK.exec(text))?.[0].length ?? 0;
}

const OPENING = lowerCase('^[^\\p{L}]{0,4}$openings(?![\\p{L}-])');
const CLOSING = lowerCase('^[^\\p{L}]{0,4}$closings(?!\\p{L})');

/** How much of a reply to look at, in characters. */
const LONGEST_REPLY = 1_000;

/** How much of a remark to look at, in characters. */
const REMARK = 80;

const SPEAKS_OF_ITSELF = lowerCase('(?<!\\p{L})$speaksOfItself(?!\\p{L})');

/** A model speaks of itself there: it refuses, or says what it can do. */
export function speaksOfItself(text: string): boolean {
  return SPEAKS_OF_ITSELF.test(text.slice(0, LONGEST_REPLY).toLowerCase().replaceAll('’', "'"));
}

/** The paragraph begins like a model's greeting or remark. */
export function isOpeningRemark(text: string): boolean {
  return OPENING.test(text.slice(0, REMARK).toLowerCase());
}

const GREETING_WORDS = LANGUAGES.map(({ greetingWords = '' }) => new Set(cutList(greetingWords)));

/** Letters and signs of a sentence: a number or a picture may say something. */
const PLAIN_SENTENCES = /^[\p{L}\p{P}\s]+$/u;
const WORDS = /\p{L}+(?:['-]\p{L}+)*/gu;

/** "Sure! Here's a simple recipe for you:". One word that is not of a greeting may be of use. */
export function isMereGreeting(text: string): boolean {
  const words = text.toLowerCase().replaceAll('’', "'").match(WORDS) ?? [];
  return (
    isOpeningRemark(text) &&
    PLAIN_SENTENCES.test(text) &&
    GREETING_WORDS.some((known) => words.every((word) => known.has(word)))
  );
}

/** The paragraph begins like a model's closing remark. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text.slice(0, REMARK).toLowerCase());
}

const DANGLING = pattern('\\s$dangling$');

/** The last word needs another one after it: "1 oignon piqué de", "Stir in the". */
export const dangles = (text: string): boolean => DANGLING.test(text);

const COLUMNS = ['amount', 'unit', 'food', 'note'] as const;
type Column = (typeof COLUMNS)[number];
const COLUMN_PATTERNS = COLUMNS.map(
  (column) => [column, lowerCase(`^$amounts.columns.${column}(?!\\p{L})`)] as const,
);

/** The column of a table of ingredients, by its head. */
export function columnOf(head: string): Column | null {
  const text = head.trim().slice(0, LONGEST_HEADING).toLowerCase();
  return COLUMN_PATTERNS.find(([, named]) => named.test(text))?.[0] ?? null;
}

const NUMBER_WORDS = LANGUAGES.flatMap(({ amounts }) => cutList(amounts.numbers)).map(
  (entry) => entry.split('=')[0] ?? '',
);
const AMOUNT = lowerCase(
  `^(?:$amounts.about ?)?(?:\\(?[\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?:${NUMBER_WORDS.join('|')}|half|$amounts.few|${UNITS}|pinch|dash|(?:$salt|pepper)(?! (?:it|them|the|each|your)(?!\\p{L})))(?!\\p{L}))`,
);

/** An ingredient begins with an amount; "Salt them." is work. */
export function beginsWithAmount(line: string): boolean {
  return AMOUNT.test(line.slice(0, 80).toLowerCase());
}
