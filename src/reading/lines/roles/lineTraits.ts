import { areFacts, factsInSentence, tellsServings } from '../../document/facts/readFacts';
import { isFood, isSentence, namesFood, WORK } from '../../document/textTraits';
import {
  beginsWithAmount,
  columnOf,
  isGroupHeading,
  isPlainSection,
  SERVING,
  type Section,
  sectionOf,
} from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import { TIME_UNIT } from '../../quantities/lexTimes';
import type { Line } from '../Line';

const LONGEST_HEADING = 60;
const LONGEST_INGREDIENT = 160;

/** A page adds to a heading: "[edit]", "(serves 4)", "for 12 portions". */
const TAIL = pagePattern(
  '\\s*(?:[[(][^\\])]{0,60}[\\])]\\s*)+$|\\s+(?:$small.for|x)\\s+\\d{1,3}(?:\\s?[-–]\\s?\\d{1,3})?(?:\\s+\\p{L}{2,12}\\.?)?\\s*$',
  'u',
);

const OF_RECIPE = pagePattern('\\s$ofRecipe$');

/** A line without marks; null if it says anything else. */
export function headingOf(text: string): Section | null {
  if (text.length > LONGEST_HEADING) return null;
  const named = text
    .replace(/^:\w{1,30}:\s/, '')
    .replace(/[:：]\s*$/, '')
    .replace(OF_RECIPE, '');
  const bare = named.replace(TAIL, '');
  if (/[.!]$/.test(bare)) return null;
  if (isPlainSection(bare) || (bare !== named && /\]\s*$/.test(named))) return sectionOf(bare);
  return /[:：]$/.test(text) ? sectionOf(bare) : null;
}

/** No ingredient begins with these numbers: a time of the day, a date, a rating, an oven's heat. */
const OTHER_NUMBER = pagePattern(
  `^(?:\\d{1,2}:\\d{2}(?!\\d)|\\d{1,2}\\.\\d{2}\\s*(?:$|$clock\\b)|\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|\\d{1,2}/\\d{1,2}(?:\\s|$)(?!\\s*\\p{L})|(?:[\\d/½]+\\s?x\\s*)+$|(?:\\p{L}+ )?\\d+\\s?[°º]|\\d{3}\\s?[CF](?!\\p{L})|\\d+(?:[.,]\\d+)?\\s?(?:k?cal|kJ|%|${TIME_UNIT}|$ratings)(?!\\p{L}))`,
);

/** An amount after its food: "Passata 600 g", "Sale q.b." */
const TRAILING_AMOUNT = pagePattern(
  `^\\p{L}[^.!?:\\d]{1,60}\\s(?:\\d[\\d.,/½¼¾]{0,6}\\s?(?!(?:[CF]|${TIME_UNIT})\\.?$)\\p{L}{0,12}\\.?(?:\\s\\p{L}{1,2}\\s\\p{L}{2,9})?|$some)$`,
  'u',
);

/** "Peanuts – 100 grams (roasted)", "Butter: 125 g, melted": only a food has these forms. */
function hasAmountAfterFood(text: string): boolean {
  const [, food = '', amount = ''] =
    /^([^\d:：(]{2,60}?)\s?[:：–—-]?\s(\d.{0,60})$/u.exec(text) ?? [];
  const bare = amount.replace(/(?<=\d.{0,30})(?:\s\([^()]{1,60}\)|,\s\p{L}[^,.:\d]{1,40})$/u, '');
  return TRAILING_AMOUNT.test(`${food} ${bare}`) && isFood(food);
}

/** "big pinch", "good handful" */
const SIZE = /^(?:big|good|large|small|heaped|level) /i;

const FOR_SOME = pagePattern('\\s$small.for \\d{1,2}$');

/** An amount may begin or end the line, as with ingredients. */
export function hasAmount(text: string): boolean {
  if (text.length > LONGEST_INGREDIENT || OTHER_NUMBER.test(text)) return false;
  const isAmount =
    beginsWithAmount(text.replace(SIZE, '')) ||
    // "Linsensuppe für 4 Personen" and "Linsensuppe für 4" are titles.
    ((TRAILING_AMOUNT.test(text) || hasAmountAfterFood(text)) &&
      !FOR_SOME.test(text) &&
      factsInSentence(text).length === 0);
  return isAmount && !areFacts(text);
}

export function isIngredient(text: string): boolean {
  return hasAmount(text) && !isSentence(text);
}

/** Among others, without an amount: a short line that names a food. */
export function isShortFood(text: string): boolean {
  if (text.length > 70 || /[.!?:]$/.test(text) || isGroupHeading(text)) return false;
  return text.split(/\s+/).length <= 8 && !WORK.test(text) && namesFood(text);
}

/** Names its columns: "Ingredient Amount". */
export const isTableHead = (text: string): boolean => !/\d/.test(text) && columnOf(text) !== null;

const NUTRIENT = '\\b$nutrients\\p{L}*';
/** What a portion has in it: "118 kcal", "Protein: 4 g", "4 g protein"; not "2 scoops protein powder". */
export const NUTRITION = pagePattern(
  `\\d\\s?k?(?:cal|J)\\b|${NUTRIENT}[^\\p{L}\\d]*\\d|\\d\\s?m?g ${NUTRIENT}$`,
);

/** An ingredient has an amount, or is a row of a table with a number. */
export const isListed = ({ text, mark }: Pick<Line, 'text' | 'mark'>): boolean =>
  (mark !== 'number' && isIngredient(text)) ||
  (mark === 'row' && /\d/.test(text) && !areFacts(text));

export function isAllCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return (
    letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

/** A group's name may be "SAUCE", "For the sauce:" or "Topping:". */
export function isGroup({ text, isAfterBlank, isInCapitals }: Omit<Line, 'mark'>): boolean {
  if (text.length > LONGEST_HEADING || /\d/.test(text)) return false;
  if (/[:：]$/.test(text)) return true;
  // "BUTTER" among other lines is a food.
  return (
    (isAllCapitals(text) &&
      !isInCapitals &&
      (isAfterBlank || /\s/.test(text) || !isShortFood(text))) ||
    (isGroupHeading(text) && !/[:：]\s/.test(text))
  );
}

/** "40 g butter, 1 egg, 80 g semolina, salt." */
export function listsFoods(text: string): boolean {
  if (WORK.test(text)) return false;
  const parts = text.replace(/[.]$/, '').split(/,\s|;\s/);
  const amounts = parts.filter((part) => hasAmount(part) || isShortFood(part));
  return (
    parts.length >= 3 &&
    amounts.length >= 0.75 * parts.length &&
    !/[.!?]\s/.test(text.replace(/\b(?:oz|lb|tsp|tbsp|c|pt|pkg|St|ca|EL|TL|approx)\.\s/g, ' '))
  );
}

/** Most have their own amount, or each is one word, "dill, salt, oil". */
export function listsAmounts(text: string): boolean {
  const parts = text.split(/,\s|;\s/);
  const amounts = parts.filter((part) => hasAmount(part) && /\d|[½⅓⅔¼¾]/.test(part));
  return (
    listsFoods(text) &&
    (amounts.length * 2 >= parts.length || parts.every((part) => !/\s/.test(part)))
  );
}

/** "Chef's tip: …", "EDIT: …", but not "Night before: …" */
export function hasNoteLabel(text: string): boolean {
  if (/^(?:edit|update)\b.{0,12}:/i.test(text)) return true;
  const label = /^([^:.]{2,30})\s?[:：]\s/.exec(text)?.[1] ?? '';
  return isPlainSection(label) && sectionOf(label) === 'notes' && !SERVING.test(label);
}

/** Such a line, or an address outside of brackets, in which a step may say where it is from. */
export const isRemark = (text: string): boolean =>
  hasNoteLabel(text) || /\bhttps?:|\bwww\./.test(text.replace(/\([^()]{1,500}\)/g, ''));

/** "Contains: milk, mustard", "Note: contains nuts" */
export const CONTAINS = pagePattern('^(?:$contains\\s?[:：]\\s|\\p{L}+: $contains )');

/** Around a recipe on a page, never in one: buttons, advertisements, addresses, ratings. */
const FURNITURE = pagePattern('^(?:$furniture|$offers|$labels$)');
const SIGNS =
  /^©|^-{5,} ?\p{L}[^-]*-{5,}$|^\p{L}+: .*\S@\S+\.\p{L}{2}|^(?::\w{1,30}:\s?\d*\s?)+$|^https?:|^www\.|^#\p{L}|^@\w|^[★☆⭐✩●○]|\d (?:votes|reviews|ratings)$|^[\d.,]+[KM]? views(?: |$)|^[£$€] ?[\d.,]+(?: (?:per|each).*)?$|^[\d.,]+ ?[£€]$|^[\s\d.,()/]+$|^(?:\p{L}+ )?(?:[\d./½]+\s?x\s*)+$|^\[[^[\]]*\]$|^(?:\p{L}+ ?: )?[-–−+]?\s*\d*\s*[-–−+]$|^[-–−+]\s*\d+\s*[-–−+] \p{L}+$|^[^«‹]*[»›][^«‹]*$| > |^[^<]*\p{L}>\p{L}/iu;

/** "Feb 11, 2019", "13. März 2022", "dimanche 14 mars 2016"; in print: "10/3/24, 8:41 AM" */
export const DATE =
  /^(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}, \d|(?:\p{L}+,? )?(?:\p{L}+\.? \d{1,2}|\d{1,2}\.? (?:\p{L}{2} )?\p{L}+\.?)(?: \p{L}{2})?,? (?:19|20)\d\d\b)/u;

/** "On Tuesday, Jane wrote:" */
const QUOTE_HEAD = pagePattern('$wrote ?:$');

/** Of its own cookies, only a page speaks. */
const BANNER = pagePattern('(?<!\\p{L})$banners');

export const isFurniture = (text: string): boolean =>
  BANNER.test(text) ||
  FURNITURE.test(text) ||
  SIGNS.test(text) ||
  DATE.test(text) ||
  QUOTE_HEAD.test(text) ||
  isComment(text);

/** A page's own line, and none of a cook. */
export const isPageLine = ({ text, aside }: Pick<Line, 'text' | 'aside'>): boolean =>
  !!aside || isFurniture(text);

/** Without a banner and with fewer buttons, dates and the like, a text is not a page. */
export const isWebPage = (lines: readonly Line[]): boolean =>
  lines.some(({ text }) => BANNER.test(text)) || lines.filter(isPageLine).length > 2;

/** Above a page's comments, or above one of them. */
const COMMENTS = pagePattern('^(?:\\d{1,5} )?$comments(?: ?[-–—:]? ?\\(?\\d{1,5}\\)?)?:?$');
const COMMENT =
  /^(?:\d{1,5} (?:thoughts on|gedanken zu|comments?|replies|reviews|responses)|leave a (?:reply|comment)|[ur]\/\w|last edited\b|#\d+$|(?:(?:like|quote|reply|share|report|save|follow)\b\W*){2,}$)|^(?:\S.{0,40})?\b\d{1,3} ?(?:y|mo|d|h|w|min|(?:year|month|day|hour|week|minute)s?) ago$|^\S.{0,40}(?:\bsays:|\bschrieb:|\bdijo:|\ba dit ?:)$|^Upvote\b/i;

/** "Pilar dice:", but not "cut them into dice:" and "Ham dice:" */
const SAYS = /^\p{Lu}\S*(?: \p{Lu}\S*)? (?:sagt|dice|dit ?):$/u;

export const isComment = (text: string): boolean =>
  COMMENTS.test(text) || COMMENT.test(text) || (SAYS.test(text) && !namesFood(text));

const GOODS = pagePattern('(?<!\\p{L})$goods(?!\\p{L})');

/** A short line about all ingredients: "Put the ingredients on my list". */
export const isAboutGoods = (text: string): boolean =>
  text.length < 60 && !/[.!?:]$/.test(text) && GOODS.test(text);

export const ASKS_READERS = pagePattern('(?:^|\\s)[@#]\\p{L}|$adverts');

const GREETING = pagePattern('^(?:$greetings|--$)');

export const isGreeting = (text: string): boolean => text.length < 60 && GREETING.test(text);

/** Signs replace the pictures of a line of facts: "⏲ 35 min 👤 4 servings". */
export const withoutPictures = (text: string): string =>
  text.replace(/\s*(?:\p{Extended_Pictographic}\ufe0f?)+\s*/gu, ' · ').replace(/^ · | · $/g, '');

export function tellsFacts(text: string): boolean {
  const line = withoutPictures(text);
  return areFacts(line) || tellsServings(line);
}
