import { isFood as isFoodAlone, isSentence, namesFood, WORK } from '../../document/textTraits';
import { dangles } from '../../document/vocabulary';
import { TIME_UNIT } from '../../quantities/lexTimes';
import type { RoleLine } from '../Line';
import { PAGE_NUMBER } from '../text/linesOf';
import { hasAmount, isIngredient, isPageLine, isWebPage } from './lineTraits';
import { traitsOf } from './traitsOf';

type Lines = readonly RoleLine[];

/** A list that a page shows twice repeats this many ingredients. A second list has as many. */
const FEWEST_LISTED = 3;

/** "2½ hours, stirring twice", which is not a food. "15 min rice" may be one. */
const DURATION = new RegExp(`^[\\d½¼¾][\\d½¼¾ .–/-]*${TIME_UNIT}\\p{L}*\\.?(?:,|$)`, 'iu');

const isStep = ({ text }: RoleLine) =>
  DURATION.test(text) || (WORK.test(text) && !hasAmount(text) && /\.$/.test(text));

/** In characters. A longer line may be wrapped. */
const NARROW = 35;

const isFood = ({ role }: RoleLine) => role === 'ingredient';
const isWork = ({ role }: RoleLine) => role === 'step' || role === 'more';
const isBeside = ({ role }: RoleLine) => /^(?:note|noteHead|lead|words)$/.test(`${role}`);

function isListedTwice(placed: Lines): boolean {
  const foods = placed.filter(isFood).map(({ text }) => text.toLowerCase());
  const repeats = foods.length - new Set(foods).size;
  const traits = traitsOf(placed);
  const others = traits.filter(
    ({ inList }, at) => inList && !/^(?:ingredient|group)$/.test(`${placed[at]?.role}`),
  );
  // "Ingredients (metric)", "Ingredients (US)": one of them, not both
  const areTwice = traits.some(
    ({ opens }, at) => opens === 'ingredients' && /^(?:group|part)$/.test(`${placed[at]?.role}`),
  );
  return areTwice || Math.max(repeats, others.length) >= FEWEST_LISTED;
}

/**
 * A line with an amount, or a heading in the middle of a sentence, is no part of the list or the work:
 * "1 cup peas", "before baking". Nor is a note right below a page's head.
 */
function hasNotesWithin(placed: Lines): boolean {
  const [first, last] = [placed.findIndex(isFood), placed.findLastIndex(isWork)];
  return placed.slice(first, last + 1).some((line, at) => {
    const before = placed[first + at - 1];
    return (
      isBeside(line) &&
      !isPageLine(line) &&
      (isIngredient(line.text) ||
        before?.aside === 'edge' ||
        (!line.isAfterBlank && line.role === 'noteHead' && /^\p{Ll}/u.test(line.text)))
    );
  });
}

/**
 * Work is within the list, as in notes of two dishes; a food is a question, a time or a step: "Fry the
 * leeks for 10 mins."; or a page's captions and offers are paragraphs between its steps.
 */
function isMixed(placed: Lines): boolean {
  const [first, last] = [placed.findIndex(isFood), placed.findLastIndex(isFood)];
  return (
    placed.slice(first, last).some(({ role, text }) => role === 'note' && WORK.test(text)) ||
    placed.some((line) => isFood(line) && (/[?？]$/.test(line.text) || isStep(line))) ||
    (isWebPage(placed) && placed.some(({ role, isAfterBlank }) => role === 'more' && isAfterBlank))
  );
}

/** The list goes on below the work, other lines do, or the title is the head of each printed page. */
function isTorn(placed: Lines): boolean {
  const work = placed.findIndex(isWork);
  const list = placed.findIndex((line, at) => at > work && isFood(line));
  const hasHead = placed.slice(work, list).some(({ role }) => role === 'ingredientsHead');
  const steps = placed.filter(({ role }) => role === 'step').map(({ text }) => text);
  const ends = steps.map((text) => /[.!?:)]$/.test(text));
  const isWrapped = (isEnd: boolean, at: number) => !isEnd && /^\p{Ll}/u.test(steps[at + 1] ?? '');
  const isRagged =
    ends.filter(Boolean).length > 1 &&
    (!ends.slice(-2).includes(true) || ends.filter(isWrapped).length > 1);
  const title = placed.find(({ role }) => role === 'title')?.text;
  const heads = placed.filter(({ text }) => text === title);
  return (list > 0 && !hasHead) || isRagged || dangles(steps.at(-1) ?? '') || heads.length > 2;
}

const mayBeTitle = (line: RoleLine): boolean =>
  !line.mark &&
  !isPageLine(line) &&
  /\p{L}{3}.*[^.,:;!?]$/u.test(line.text) &&
  line.text.split(/\s/).length < 10;

/**
 * The title is a question, or may be the head of a page with its number, or the first food: "Sylvie's
 * quiche", "shortcrust pastry", "200 g bacon"; "g flour, sifted", where a copy began. Or a line below
 * it may be the title: "From the kitchen of: Aunt Vi".
 */
function hasOtherTitle(placed: Lines): boolean {
  const first = placed.findIndex(isFood);
  const at = placed.findIndex(({ role }) => role === 'title');
  const { text } = placed[at] as RoleLine;
  const isLow = /^\p{Ll}/u.test(text);
  const mayBeFood =
    at === first - 1 &&
    (namesFood(text) || /\d/.test(text)) &&
    ((isLow && text.includes(',')) ||
      ((isLow || !placed[first]?.isAfterBlank) && placed.slice(0, at).some(mayBeTitle)));
  const below = placed.slice(at + 1, first).findLast(isBeside);
  const mayBeBelow = !!below?.isAfterBlank && mayBeTitle(below);
  return mayBeFood || mayBeBelow || /[?？]|\d\d$/.test(text);
}

/**
 * The last line of the list may be something else: the page knows no food in it, more short lines
 * stand right below it, or it ends the text, where a page has its foot.
 */
function mayEndElsewhere(placed: Lines): boolean {
  const work = placed.findIndex(isWork);
  const isBelow = placed.findIndex(isFood) > work;
  const last = placed.findLastIndex((line, at) => isFood(line) && (isBelow || at < work));
  const [food, below, next] = placed.slice(last, last + 3);
  const isBare = !!food && !hasAmount(food.text);
  if (isBelow || !food || !below || below.isAfterBlank) return isBelow && isBare;
  // "Arbeitsgang": no food that the page knows
  const isHead = isWork(below) && isBare && !namesFood(food.text);
  const isPart = isWork(below) || isBeside(below);
  return isHead || (isPart && !below.mark && !isSentence(below.text) && !!next?.isAfterBlank);
}

/**
 * Below an empty line, the list goes on without amounts of foods, and some line names none: "Four
 * 180°", "Mélanger les oeufs".
 */
function hasWorkInList(placed: Lines): boolean {
  const foods = placed.filter(isFood);
  const start = foods.findLastIndex(({ isAfterBlank }) => isAfterBlank);
  const below = foods.slice(start);
  return (
    start > 0 &&
    !foods[start - 1]?.isAfterBlank &&
    !below.some(({ text, mark }) => mark || (hasAmount(text) && namesFood(text))) &&
    below.some(({ text }) => !namesFood(text))
  );
}

/** The page cannot tell whether a line ends the food above it: "1 tsp chervil", "oil for frying". */
const mayGoOn = (placed: Lines): boolean =>
  placed.some((line, at) => {
    const above = placed[at - 1];
    if (!isFood(line)) return false;
    if (line.isJoined || !above || !isFood(above)) return !!line.isJoined;
    const isOpen = above.text.lastIndexOf('(') > above.text.lastIndexOf(')');
    const isLow = /^\p{Ll}/u.test(line.text) && above.text.length > NARROW;
    return !line.mark && !hasAmount(line.text) && (isOpen || (isLow && !isFoodAlone(line.text)));
  });

/** A page's number, or whose the page is, among steps */
const hasPageInWork = (placed: Lines): boolean =>
  placed
    .slice(placed.findIndex(isWork), placed.findLastIndex(isWork) + 1)
    .some(({ text, aside }) => !aside && (PAGE_NUMBER.test(text) || text.includes('©')));

/** For a list with a title and work. A cook should look: the lines may have other roles than these. */
export const isUnsure = (placed: Lines): boolean =>
  [
    isListedTwice,
    isMixed,
    hasNotesWithin,
    isTorn,
    hasOtherTitle,
    mayEndElsewhere,
    hasWorkInList,
    mayGoOn,
    hasPageInWork,
  ].some((isDoubtful) => isDoubtful(placed));
