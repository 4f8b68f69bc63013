import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, namesFood, sharesWith, WORK } from '../../document/textTraits';
import { dangles } from '../../document/vocabulary';
import { pagePattern } from '../../languages/pages';
import { TIME_UNIT } from '../../quantities/lexTimes';
import type { RoleLine } from '../Line';
import { hasAmount, headingOf, isPageLine, isRemark, isWebPage, listsAmounts } from './lineTraits';
import { traitsOf } from './traitsOf';

/** No part of a recipe by its role. */
const BESIDE = new Set<RoleLine['role']>(['note', 'words', 'noteHead']);

/** A list that a page shows twice repeats this many ingredients. A second list has as many. */
const FEWEST_LISTED = 3;

/** "2½ hours, stirring twice", which is not a food. "15 min rice" may be one. */
const DURATION = new RegExp(`^[\\d½¼¾][\\d½¼¾ .–/-]*${TIME_UNIT}\\p{L}*\\.?(?:,|$)`, 'iu');

/** "Use double of it all", below a recipe */
const CORRECTS = pagePattern('(?<!\\p{L})$corrections(?!\\p{L})');

/** In lines. Of a longer text, most must belong to the recipe. */
const LONG = 40;

/**
 * The lines that belong to the recipe, if a list of ingredients and the work are plainly there: a
 * page's menu, story and comments are left out. Null if a cook should look.
 */
export function plainRecipe(all: readonly RoleLine[]): readonly RoleLine[] | null {
  const placed = messageWithRecipe(all);
  if (!placed) return null;
  const of = (wanted: RoleLine['role']) => placed.filter(({ role }) => role === wanted);
  const foods = of('ingredient').map(({ text }) => text.toLowerCase());
  const repeats = foods.length - new Set(foods).size;
  const traits = traitsOf(placed);
  const others = traits.filter(
    ({ inList }, at) => inList && !/^(?:ingredient|group)$/.test(`${placed[at]?.role}`),
  );
  // "Ingredients (metric)", "Ingredients (US)": one of them, not both
  const areTwice = traits.some(
    ({ opens }, at) => opens === 'ingredients' && /^(?:group|part)$/.test(`${placed[at]?.role}`),
  );
  const kept = ownLines(placed);
  // The label of a product has one line of ingredients, without their amounts.
  const isList = foods.length > 1 || foods.some(listsAmounts);
  const isAbout = sharesWith(of('ingredient'));
  const isWork = (step: RoleLine) => isAbout(step.text) || WORK.test(step.text);
  const hasWork = of('step').some((step) => of('methodHead').length > 0 || isWork(step));
  const isWhole = of('title').length > 0 && isList && hasWork;
  const isMost = placed.length <= LONG || kept.length * 2 >= placed.length;
  // A page's captions and offers are paragraphs between its steps.
  const isBroken =
    isWebPage(placed) && placed.some(({ role, isAfterBlank }) => role === 'more' && isAfterBlank);
  // A chat's question, or columns that were read across
  const isOdd = foods.some((text) => /[?？]$/.test(text) || DURATION.test(text));
  const areDoubtful =
    areTwice ||
    isBroken ||
    isOdd ||
    isMixed(placed) ||
    isTorn(placed) ||
    hasWorkInList(placed) ||
    Math.max(repeats, others.length) >= FEWEST_LISTED;
  return isWhole && isMost && !areDoubtful ? kept : null;
}

/**
 * Below an empty line, the list goes on without amounts of foods, and some line names none: "Four
 * 180°", "Mélanger les oeufs". One line may be a food that the page does not know, unless only the
 * foods above have bullets.
 */
function hasWorkInList(placed: readonly RoleLine[]): boolean {
  const foods = placed.filter(({ role }) => role === 'ingredient');
  const start = foods.findLastIndex(({ isAfterBlank }) => isAfterBlank);
  const [above, below] = [foods.slice(0, start), foods.slice(start)];
  const hadBullets = above.every(({ mark }) => mark === 'bullet');
  return (
    start > 0 &&
    !below.some(({ text, mark }) => mark || (hasAmount(text) && namesFood(text))) &&
    below.some(({ text }) => !namesFood(text)) &&
    (hadBullets || below.length > 1)
  );
}

/**
 * Work is within the list, as in notes of two dishes; or the title is a question, or may be the head
 * of a page with its number, or the first food: "Sylvie's quiche", "shortcrust pastry", "200 g bacon";
 * "g flour, sifted", where a copy began.
 */
function isMixed(placed: readonly RoleLine[]): boolean {
  const isFood = ({ role }: RoleLine) => role === 'ingredient';
  const [first, last] = [placed.findIndex(isFood), placed.findLastIndex(isFood)];
  const above = placed[first - 1];
  const hasOther = placed.slice(0, first - 1).some((line) => !isPageLine(line));
  const mayBeFood =
    above?.role === 'title' &&
    /^\p{Ll}/u.test(above.text) &&
    namesFood(above.text) &&
    (hasOther || above.text.includes(','));
  return (
    mayBeFood ||
    placed.some(({ role, text }) => role === 'title' && /[?？]|\d\d$/.test(text)) ||
    placed.slice(first, last).some(({ role, text }) => role === 'note' && WORK.test(text))
  );
}

/**
 * The list goes on below the work, other lines do, its end may be a heading, or the title is the head
 * of each printed page.
 */
function isTorn(placed: readonly RoleLine[]): boolean {
  const work = placed.findIndex(({ role }) => role === 'step');
  const list = placed.findIndex(({ role }, at) => at > work && role === 'ingredient');
  const hasHead = placed.slice(work, list).some(({ role }) => role === 'ingredientsHead');
  const steps = placed.filter(({ role }) => role === 'step');
  const ends = steps.map(({ text }) => /[.!?:)]$/.test(text));
  const isRagged = ends.filter(Boolean).length > 1 && !ends.slice(-2).includes(true);
  const title = placed.find(({ role }) => role === 'title')?.text;
  const heads = placed.filter(({ text }) => text === title);
  const above = placed[work - 1];
  // "Arbeitsgang": no food that the page knows
  const isHead =
    above?.role === 'ingredient' &&
    !placed[work]?.isAfterBlank &&
    !hasAmount(above.text) &&
    !namesFood(above.text);
  const isCut = dangles(steps.at(-1)?.text ?? '');
  return (list > 0 && !hasHead) || isRagged || isHead || isCut || heads.length > 2;
}

/**
 * Of messages of several people, the one that holds the whole recipe. Null if it is in several: what
 * one asks is not a step of another's. Also null if a later message names a food or a time, or if
 * another one of the same cook does: it may belong to the recipe.
 */
function messageWithRecipe(placed: readonly RoleLine[]): readonly RoleLine[] | null {
  const stamps = [...placed.keys()].filter((at) => placed[at]?.aside === 'stamp');
  const nameAt = (at = -1) => placed[at]?.text.replace(/[^\p{L}]|[AP]M\b/gu, '') ?? '';
  if (new Set(stamps.map((at) => nameAt(at)).filter(Boolean)).size < 2) return placed;
  const isPart = ({ role }: RoleLine) => /^(?:title|ingredient|step)$/.test(`${role}`);
  const start = stamps.findLast((at) => at < placed.findIndex(isPart));
  if (start === undefined || stamps[0] !== 0) return null;
  const end = stamps.find((at) => at > start) ?? placed.length;
  const isOfCook = (at: number) => nameAt(stamps.findLast((stamp) => stamp < at)) === nameAt(start);
  const isDoubtful = placed.some((line, at) => {
    if (line.aside || (at >= start && at < end)) return false;
    const tells = namesFood(line.text) || WORK.test(line.text) || CORRECTS.test(line.text);
    return (at > end || isOfCook(at)) && (isPart(line) || tells);
  });
  return isDoubtful ? null : placed.slice(start + 1, end);
}

/** All words of a text that is not a page are a cook's. Of a page, notes have a heading. */
function ownLines(placed: readonly RoleLine[]): readonly RoleLine[] {
  if (!isWebPage(placed)) return placed;
  const isPart = ({ role }: RoleLine) => role === 'step' || role === 'ingredient';
  const isAbout = sharesWith(placed.filter(({ role }) => role === 'ingredient'));
  const [first, last] = [placed.findIndex(isPart), placed.findLastIndex(isPart)];
  const states = stateAllergens(placed.map(({ text }) => text));
  // The cook's remarks are right below the work, or below a heading for notes.
  let isOpen = true;
  return placed.filter((line, at) => {
    const { text, role } = line;
    if (!BESIDE.has(role)) return true;
    const isOfPage = isPageLine(line);
    if (at > last) isOpen = !isOfPage && (isOpen || headingOf(text) === 'notes');
    const isRemarked = isRemark(text) || (isSentence(text) && isAbout(text));
    const isOwn = at > last ? isOpen : at > first && !isOfPage && isRemarked;
    return states[at] || isOwn;
  });
}
