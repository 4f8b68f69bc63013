import {
  foodsIn,
  hasFullStop,
  isFood as isFoodAlone,
  isSentence,
  namesFood,
  WORK,
} from '../../document/textTraits';
import { dangles, isBeforeSteps } from '../../document/vocabulary';
import { pattern } from '../../languages';
import { TIME_UNIT } from '../../quantities/lexTimes';
import type { DoubtCode } from '../FoundRecipe';
import type { RoleLine } from '../Line';
import { PAGE_NUMBER } from '../text/linesOf';
import { bareTitle } from './assignTitle';
import {
  hasAmount,
  isAboutGoods,
  isIngredient,
  isPageLine,
  isWebPage,
  NUTRITION,
} from './lineTraits';
import { traitsOf } from './traitsOf';

type Lines = readonly RoleLine[];

/** A list that a page shows twice repeats this many ingredients. A second list has as many. */
const FEWEST_LISTED = 3;

/** "2½ hours, stirring twice", which is not a food. "15 min rice" may be one. */
const DURATION = new RegExp(`^[\\d½¼¾][\\d½¼¾ .–/-]*${TIME_UNIT}\\p{L}*\\.?(?:,|$)`, 'iu');

/** "07.30 turkey in", in a plan for a day */
const CLOCK = /^0\d[.:]\d\d\s/;

const isStep = ({ text }: RoleLine) =>
  DURATION.test(text) ||
  CLOCK.test(text) ||
  (WORK.test(text) && (!namesFood(text) || (!hasAmount(text) && /\.$/.test(text))));

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
  const below = placed.filter(
    ({ aside, text }) => aside === 'edge' && isIngredient(text) && namesFood(text),
  );
  const most = Math.max(repeats, others.length, below.length);
  return areTwice || most >= FEWEST_LISTED || hasSameGroups(placed);
}

/** Two parts of the list have nearly the same foods in the same order, as in "US" and "Metric". */
function hasSameGroups(placed: Lines): boolean {
  const groups: string[][] = [];
  for (const [at, line] of placed.entries()) {
    if (!isFood(line)) continue;
    if (!groups.length || !isFood(placed[at - 1] as RoleLine)) groups.push([]);
    groups.at(-1)?.push(foodsIn(line.text));
  }
  const isSame = (one: string[], other: string[]) =>
    one.length > FEWEST_LISTED &&
    one.filter((food, at) => food && food === other[at]).length >= 0.75 * one.length;
  return groups.some((one, at) => groups.slice(at + 1).some((other) => isSame(one, other)));
}

/**
 * A line with an amount, or a heading in the middle of a sentence, is no part of the list or the work:
 * "1 cup peas", "before baking". Nor is a note right below a page's head. Above the list, foods may be
 * for a shop.
 */
function hasNotesWithin(placed: Lines): boolean {
  const [first, last] = [placed.findIndex(isFood), placed.findLastIndex(isWork)];
  return placed.slice(0, last + 1).some((line, at) => {
    const { text, role, isAfterBlank } = line;
    if (!isBeside(line) || isPageLine(line)) return false;
    const isAmount = isIngredient(text) && !NUTRITION.test(text);
    if (at < first) return isAmount && /^[\d½¼¾]/.test(text) && namesFood(text);
    const isHead = !isAfterBlank && role === 'noteHead' && /^\p{Ll}/u.test(text);
    return isAmount || isHead || placed[at - 1]?.aside === 'edge';
  });
}

/**
 * Work or a sentence is within the list, as in notes of two dishes; a food is a question, a time or a step: "Fry the
 * leeks for 10 mins."; or a page's captions and offers are paragraphs between its steps.
 */
function isMixed(placed: Lines): boolean {
  const [first, last] = [placed.findIndex(isFood), placed.findLastIndex(isFood)];
  return (
    placed
      .slice(first, last)
      .some(({ role, text }) => role === 'note' && (WORK.test(text) || hasFullStop(text))) ||
    placed.some((line) => isFood(line) && (/[?？](?:\s|$)/.test(line.text) || isStep(line))) ||
    (isWebPage(placed) && placed.some(({ role, isAfterBlank }) => role === 'more' && isAfterBlank))
  );
}

/**
 * Some pages repeat below each step what it takes: "2 tbsp oil, 1 onion". A bare food or a question is
 * of a shopping list: "milk", "wine?"
 */
const hasFoodInWork = (placed: Lines): boolean =>
  placed.some((line) => {
    const { text, mark } = line;
    if (!isWork(line) || mark) return false;
    const isAmount = /^[\d½¼¾⅓⅔]/.test(text) && hasAmount(text) && !WORK.test(text);
    const isBareFood = !/\s/.test(text) && namesFood(text);
    return (isAmount && !/[.!]$/.test(text)) || isBareFood || /[?？]$/.test(text);
  });

/** In a list of foods that the page knows, a bare line without one is something else: "Baking dish". */
function hasOtherInList(placed: Lines): boolean {
  const foods = placed.filter(isFood);
  const others = foods.filter(({ text }) => !hasAmount(text) && !namesFood(text));
  const rest = foods.filter((line) => !others.includes(line));
  const known = rest.filter(({ text }) => namesFood(text));
  return others.length > 0 && rest.length >= FEWEST_LISTED && known.length >= 0.9 * rest.length;
}

/** Among the sentences of a page's steps, a few bare words are a button or a caption: "Learn more". */
function hasButtonInWork(placed: Lines): boolean {
  const steps = placed.filter(isWork);
  const bare = steps.filter(({ text }) => !/[.!?:)…]["”*]*$/.test(text));
  const isPage = isWebPage(placed);
  const isNumbered = steps.some(({ mark }) => mark === 'number');
  const isButton = ({ mark, text }: RoleLine) =>
    isNumbered ? !mark : isPage && text.split(/\s+/).length < 6;
  return bare.length * 2 < steps.length && bare.some(isButton);
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
  const end = placed.findLast(isWork)?.text ?? '';
  const isCut = dangles(end) || /^(?:…|\.{3})|(?:…|\.{3}|[,;–-])$/.test(end);
  return (list > 0 && !hasHead) || isRagged || isCut || heads.length > 2;
}

/**
 * A question; a time; the head of a page with its number; the name of an account; a bracket that no
 * other closes; a greeting: "Kev,", "Here you go. Beef in stout"; a word for any recipe; or more words
 * than a name has.
 */
const ODD_TITLE = pattern(
  `[?？]|^\\(|\\d\\d$|\\d:\\d\\d|\\d ${TIME_UNIT}$|^\\S*_|\\([^)]*$|\\p{Ll}{2}[.!] (?=\\S{4})|[,;]$|^$titles$|^(?:\\S+ ){12}`,
);

/**
 * Another line may be the title, or it is a question. Or the line right above the first food is one
 * too: "shortcrust pastry", "Nagaimo: 160 g"; "g flour, sifted", where a copy began.
 */
function hasOtherTitle(placed: Lines): boolean {
  const title = placed.find(({ role }) => role === 'title') as RoleLine;
  const first = placed.findIndex(isFood);
  const above = placed[first - 1];
  const isTight = !!above && !placed[first]?.isAfterBlank;
  const isOdd = isTight && isBeside(above) && !isPageLine(above) && above.mark !== 'row';
  const mayBeFood = isOdd
    ? /\p{L}{3}.*,|\d.*\p{L}{3}|\p{L}{3}.*\d/u.test(above.text) || namesFood(above.text)
    : isTight && above === title && /^\p{Ll}.*,/u.test(title.text);
  return (
    !!title.hasRival || mayBeFood || ODD_TITLE.test(bareTitle(title.text)) || dangles(title.text)
  );
}

const isAround = (line: RoleLine) => isPageLine(line) || isAboutGoods(line.text);

/**
 * The last line of the list may be something else: the page knows no food in it, more short lines
 * are right below it, or it ends the text, where a page has its foot.
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
  const isPart =
    isWork(below) || (isBeside(below) && ((isBare && !namesFood(food.text)) || !isAround(below)));
  return isHead || (isPart && !below.mark && !isSentence(below.text) && !!next?.isAfterBlank);
}

/** Words for the cook: "Follow linked recipe to make the sauce" */
function hasWorkInList(placed: Lines): boolean {
  const foods = placed.filter(isFood);
  const wordy = foods.filter(
    ({ text }) => text.split(/\s+/).length > 3 && !hasAmount(text) && !isFoodAlone(text),
  );
  return wordy.length > 1 && wordy.length * 5 >= foods.length;
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

/** Tools with their numbers look like foods: "1 pot", below "Equipment". */
function withoutTools(placed: Lines): Lines {
  let areTools = false;
  return placed.filter(({ role, text }) => {
    areTools = role === 'noteHead' ? isBeforeSteps(text) : areTools && role === 'note';
    return !areTools || namesFood(text);
  });
}

/** For a list with a title and work. Why a cook should look: the lines may have other roles than these. */
export function doubtsOf(placed: Lines): readonly DoubtCode[] {
  const lines = withoutTools(placed);
  return [
    ...new Set(DOUBTS.flatMap(([code, hasDoubt]): DoubtCode[] => (hasDoubt(lines) ? [code] : []))),
  ];
}

/** The first ones are what a cook would miss most. */
const DOUBTS: readonly [DoubtCode, (placed: Lines) => boolean][] = [
  ['two lists', isListedTwice],
  ['two titles', hasOtherTitle],
  ['torn', isTorn],
  ['mixed', isMixed],
  ['mixed', hasNotesWithin],
  ['end of list', mayEndElsewhere],
  ['other in list', hasWorkInList],
  ['other in list', hasOtherInList],
  ['joined lines', mayGoOn],
  ['other in method', hasFoodInWork],
  ['other in method', hasPageInWork],
  ['other in method', hasButtonInWork],
];

/** Which line may be something else. */
const WHERE: Partial<Record<DoubtCode, (placed: Lines) => RoleLine | undefined>> = {
  'two titles': (placed) => placed.find(({ role }) => role === 'title'),
  'end of list': (placed) => placed.findLast(isFood),
  'other in list': (placed) =>
    placed.find((line) => isFood(line) && !hasAmount(line.text) && !namesFood(line.text)),
  'joined lines': (placed) => placed.find((line) => isFood(line) && line.isJoined),
  'other in method': (placed) =>
    placed.find((line) => isWork(line) && !/[.!?:)…]["”*]*$/.test(line.text)),
  torn: (placed) => placed.findLast(isWork),
};

/** The words of the line that a cook should look at; none if it is not one line. */
export const wordsInDoubt = (code: DoubtCode, placed: Lines): string =>
  WHERE[code]?.(placed)?.text ?? '';
