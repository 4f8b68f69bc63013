import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, sharesWith, WORK } from '../../document/textTraits';
import type { RoleLine } from '../Line';
import { isDoubtful } from './doubt';
import {
  hasNoteLabel,
  headingOf,
  isPageLine,
  isRemark,
  isWebPage,
  listsAmounts,
} from './lineTraits';

/** No part of a recipe by its role. */
const BESIDE = new Set<RoleLine['role']>(['note', 'words', 'noteHead']);

/** In lines. Of a longer text, most must belong to the recipe. */
const LONG = 40;

/**
 * The lines that belong to the recipe, if a list of ingredients and the work are plainly there: a
 * page's menu, story and comments are left out. Null if a cook should look.
 */
export function plainRecipe(placed: readonly RoleLine[]): readonly RoleLine[] | null {
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
  return isWhole && isMost && !isDoubtful(placed) ? kept : null;
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
    // "EDIT: …" above may correct what is below.
    return states[at] || isOwn || (!line.aside && hasNoteLabel(text));
  });
}
