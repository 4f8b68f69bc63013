import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, namesFood, sharesWith, WORK } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import type { RoleLine } from '../Line';
import { isUnsure } from './doubt';
import { DATE, headingOf, isPageLine, isRemark, isWebPage, listsAmounts } from './lineTraits';

/** No part of a recipe by its role. */
const BESIDE = new Set<RoleLine['role']>(['note', 'words', 'noteHead']);

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
  const foods = of('ingredient').map(({ text }) => text);
  const kept = ownLines(placed);
  // The label of a product has one line of ingredients, without their amounts.
  const isList = foods.length > 1 || foods.some(listsAmounts);
  const isAbout = sharesWith(of('ingredient'));
  const hasMethod = of('methodHead').length > 0;
  const hasWork = of('step').some(({ text }) => hasMethod || isAbout(text) || WORK.test(text));
  const isWhole = of('title').length > 0 && isList && hasWork;
  const isMost = placed.length <= LONG || kept.length * 2 >= placed.length;
  return isWhole && isMost && !isUnsure(placed) ? kept : null;
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
  // "12/05/24, 18:01 - Messages are encrypted", above the first message
  const isOfChat = placed.slice(0, stamps[0]).every(({ text }) => DATE.test(text));
  if (start === undefined || !isOfChat) return null;
  const end = stamps.find((at) => at > start) ?? placed.length;
  const isOfCook = (at: number) => nameAt(stamps.findLast((stamp) => stamp < at)) === nameAt(start);
  const isDoubtful = placed.some((line, at) => {
    if (line.aside || (at >= start && at < end)) return false;
    const tells = namesFood(line.text) || WORK.test(line.text) || CORRECTS.test(line.text);
    return (at > end || at < (stamps[0] ?? 0) || isOfCook(at)) && (isPart(line) || tells);
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
