import { alternativesOf, LANGUAGES, listOf } from './languages';
import { OTHER_HEADINGS } from './languages/others';

/** What stands below a heading. */
export type Section = 'ingredients' | 'method' | 'notes' | 'facts';

/** Nobody writes a longer heading above a section. */
const LONGEST_HEADING = 80;

const SECTIONS: [Section, string][] = [
  ['notes', alternativesOf(({ headings }) => headings.notes)],
  ['ingredients', alternativesOf(({ headings }) => headings.ingredients)],
  ['method', alternativesOf(({ headings }) => headings.method)],
  ['facts', alternativesOf(({ headings }) => headings.facts)],
];
const PARTS = alternativesOf(({ headings }) => headings.parts);

const pattern = (before: string, words: string, after: string) =>
  new RegExp(`${before}(?:${words})${after}`, 'iu');

const EXACT = SECTIONS.map(
  ([section, words]) => [section, pattern('^(?:the |your )?', words, '$')] as const,
);
const QUALIFIER = '(?:[(\\[:–—-]|,|für|for|pour|para|per|voor|serves|\\d)';
const BEGINNING = SECTIONS.map(
  ([section, words]) =>
    [section, pattern('^(?:the |your |les |die |de )?', words, `(?= ?${QUALIFIER})`)] as const,
);
const ENDING = SECTIONS.filter(([section]) => section !== 'facts').map(
  ([section, words]) => [section, pattern("^(?:[\\p{L}'’&-]{1,20} ){1,3}", words, '$')] as const,
);
const PART = pattern('^', PARTS, '$');
const GROUP_LEAD = pattern(
  '^',
  alternativesOf(({ groupLead }) => groupLead),
  '',
);
const STEP_WORD = alternativesOf(({ step }) => step);

/** A heading without pictures, marks and the colon at its end. */
export function bareHeading(text: string): string {
  return text
    .slice(0, 4 * LONGEST_HEADING)
    .replace(/^[^\p{L}\p{N}(¿¡]+/u, '')
    .replace(/[\s:：*_.]{1,40}$/u, '')
    .replace(/(?:\s|\ufe0f|\u200d|\p{Extended_Pictographic}){1,40}$/u, '')
    .replace(/\s{1,40}/g, ' ');
}

/** What a heading says of what is below it; null if it does not. */
export function sectionOf(heading: string): Section | null {
  const text = bareHeading(heading);
  if (!text || text.length > LONGEST_HEADING) return null;
  const [section] =
    EXACT.find(([, words]) => words.test(text)) ??
    BEGINNING.find(([, words]) => words.test(text)) ??
    (PART.test(text) ? (['method'] as const) : null) ??
    ENDING.find(([, words]) => words.test(text)) ??
    [];
  if (section) return section;
  if (OTHER_HEADINGS.ingredients.test(text)) return 'ingredients';
  return OTHER_HEADINGS.method.test(text) ? 'method' : null;
}

/** The name of a section with its content behind it: "Ingredients: 2 eggs, salt". */
export const INLINE_LABEL = new RegExp(
  `^(?:${SECTIONS.filter(([section]) => section !== 'facts')
    .map(([, words]) => words)
    .join('|')})\\s?[:：]\\s`,
  'iu',
);

/** Whether a heading says nothing but what kind of section it opens. */
export function isPlainSection(heading: string): boolean {
  const text = bareHeading(heading);
  return (
    EXACT.some(([, words]) => words.test(text)) ||
    OTHER_HEADINGS.ingredients.test(text) ||
    OTHER_HEADINGS.method.test(text)
  );
}

/** Whether a heading of a method names a part of the work. */
export function isPart(heading: string): boolean {
  const text = bareHeading(heading);
  return PART.test(text) && !EXACT.some(([, words]) => words.test(text));
}

/** Whether a heading may open a group of ingredients: "For the sauce". */
export function isGroupHeading(heading: string): boolean {
  return GROUP_LEAD.test(bareHeading(heading));
}

export interface StepMark {
  number: number;
  /** The length of the mark, in characters. */
  length: number;
  /** Whether it says more than a number: "Step 1". */
  isNamed: boolean;
}

const NAMED_STEP = new RegExp(
  `^[^\\p{L}\\p{N}]{0,8}(?:${STEP_WORD})[ \\u00a0]{0,3}#?(\\d{1,2})(?!\\d|[.,]\\d)(?:[ \\t]{0,3}(?:[.):：]|[–—-](?= ))){0,2}[ \\t]{0,3}`,
  'iu',
);
const NUMBERED = /^ {0,3}\(?(\d{1,2})(?:[.)]|\ufe0f?\u20e3[.:)]?)[ \t]{1,3}(?=[^\s\d])/u;
const KEYCAP = /^ {0,3}(\d)\ufe0f?\u20e3(\d\ufe0f?\u20e3)?[.:)]?[ \t]{0,3}/u;
const SIGN = /^ {0,3}([①-⑳]|🔟|[❶-❿])[.:)]?[ \t]{0,3}/u;

/** Reads the mark that a step begins with: "Step 1:", "1)", "1️⃣". */
export function stepMarkOf(text: string): StepMark | null {
  const named = NAMED_STEP.exec(text);
  if (named) return { number: Number(named[1]), length: named[0].length, isNamed: true };
  const keycap = KEYCAP.exec(text);
  if (keycap) {
    const second = /\d/.exec(keycap[2] ?? '')?.[0] ?? '';
    return { number: Number(`${keycap[1]}${second}`), length: keycap[0].length, isNamed: false };
  }
  const numbered = NUMBERED.exec(text);
  if (numbered) return { number: Number(numbered[1]), length: numbered[0].length, isNamed: false };
  const sign = SIGN.exec(text);
  if (!sign) return null;
  const mark = sign[1] ?? '';
  const code = mark.codePointAt(0) ?? 0;
  const number = mark === '🔟' ? 10 : code >= 0x2776 ? code - 0x2775 : code - 0x245f;
  return { number, length: sign[0].length, isNamed: false };
}

/** Marks before the items of what is no list to the parser, and check marks in lists. */
const ITEM_MARK =
  /^[ \t]{0,3}(?:(?:[✅✔☑☐□■▢◻◼✓✗•◦▪▫‣●○◆◇►▶➤→➡·∙*+–—-]|\[[ xX]?\]|\p{Extended_Pictographic})(?:\ufe0f|\u200d|[\u{1f3fb}-\u{1f3ff}]){0,3}[ \t\u00a0]{1,3}){1,2}/u;

/** The length of a check mark, bullet or picture before an item; 0 if there is none. */
export function itemMarkLength(text: string): number {
  return ITEM_MARK.exec(text)?.[0].length ?? 0;
}

const phrases = (pick: Parameters<typeof alternativesOf>[0]) => alternativesOf(pick);
const OPENING = pattern(
  '^[^\\p{L}]{0,4}',
  phrases(({ openings }) => openings),
  '(?![\\p{L}])',
);
const CLOSING = pattern(
  '^[^\\p{L}]{0,4}',
  phrases(({ closings }) => closings),
  '(?![\\p{L}])',
);

/** Whether a paragraph begins as a greeting or a remark of a model does. */
export function isOpening(text: string): boolean {
  return OPENING.test(text);
}

/** Whether a paragraph begins as a closing remark of a model does. */
export function isClosing(text: string): boolean {
  return CLOSING.test(text);
}

const COLUMNS = ['amount', 'unit', 'food', 'note'] as const;
export type Column = (typeof COLUMNS)[number];
const COLUMN_PATTERNS = COLUMNS.map(
  (column) =>
    [
      column,
      pattern(
        '^',
        alternativesOf(({ amounts }) => amounts.columns[column]),
        '(?![\\p{L}])',
      ),
    ] as const,
);
const STEP_COLUMN = pattern(
  '^',
  `${STEP_WORD}|#|nr\\.?|no\\.?|n[.º°]{1,2}|instructions?|what to do|action`,
  's?$',
);

/** What the column of a table of ingredients holds, by its head. */
export function columnOf(head: string): Column | null {
  return COLUMN_PATTERNS.find(([, words]) => words.test(head.trim()))?.[0] ?? null;
}

/** Whether the column of a table holds steps or their numbers. */
export function isStepColumn(head: string): boolean {
  return STEP_COLUMN.test(head.trim());
}

const NUMBER_WORDS = LANGUAGES.flatMap(({ amounts }) => listOf(amounts.numbers)).map(
  (entry) => entry.split('=')[0] ?? '',
);
const UNITS = alternativesOf(({ amounts }) => amounts.units);
const ABOUT = alternativesOf(({ amounts }) => amounts.about).replaceAll('.', '\\.');
const AMOUNT = new RegExp(
  `^(?:(?:${ABOUT})[ ]?)?(?:[(]?[\\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?:${NUMBER_WORDS.join('|')}|half|some|a few|une? peu|etwas)(?![\\p{L}])|(?:${UNITS.replaceAll('.', '\\.')}|pinch|dash|salt|pepper|salz|sel|sal|sale|zout)(?![\\p{L}]))`,
  'iu',
);

/** Whether a line begins with an amount, as ingredients do. */
export function beginsWithAmount(line: string): boolean {
  return AMOUNT.test(line.slice(0, 80));
}
