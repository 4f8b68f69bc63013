import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, sharesWith, WORK } from '../../document/textTraits';
import { isOpeningRemark } from '../../document/vocabulary';
import type { RoleLine } from '../Line';
import { isDoubtful } from './doubt';
import {
  hasNoteLabel,
  headingOf,
  isGreeting,
  isPageLine,
  isRemark,
  isWebPage,
  listsAmounts,
  tellsOrigin,
} from './lineTraits';
import { tellsCook } from './messages';

/** No part of a recipe by its role. */
const BESIDE = new Set<RoleLine['role']>(['note', 'words', 'noteHead']);

/** In characters. In a text that is not a page, a longer line may be a cook's. */
const LONGEST_BUTTON = 40;

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

/**
 * All words of a text that is not a page are a cook's, except for stamps, greetings and a page's lines
 * that say nothing of the recipe. Of a page, notes have a heading.
 */
function ownLines(placed: readonly RoleLine[]): readonly RoleLine[] {
  const isPage = isWebPage(placed);
  const isPart = ({ role }: RoleLine) => role === 'step' || role === 'ingredient';
  const isAbout = sharesWith(placed.filter(({ role }) => role === 'ingredient'));
  const [first, last] = [placed.findIndex(isPart), placed.findLastIndex(isPart)];
  const title = placed.findIndex(({ role }) => role === 'title');
  const states = stateAllergens(placed.map(({ text }) => text));
  const isInside = ({ text }: RoleLine, at: number) =>
    at > first && (isRemark(text) || (isSentence(text) && isAbout(text)));
  const isOfPage = (line: RoleLine) =>
    isPageLine(line) && (isPage || !!line.aside || line.text.length < LONGEST_BUTTON);
  // The cook's remarks are right below the work, or below a heading for notes.
  let isOpen = true;
  let isBye = false;
  return placed.filter((line, at) => {
    const { text, role } = line;
    if (!BESIDE.has(role) || states[at]) return true;
    if (at > last) {
      const isHead = headingOf(text) === 'notes';
      isOpen = !isOfPage(line) && (isOpen || isHead);
      isBye = !isHead && (isBye || isGreeting(text));
    }
    const isOfCook = at > last ? isOpen : !isOfPage(line) && isInside(line, at);
    const isAround =
      isBye || (isOfPage(line) && !tellsOrigin(text)) || (at < title && isOpeningRemark(text));
    // "EDIT: …" above may correct what is below.
    const isOwn = !isPage || isOfCook || (!line.aside && hasNoteLabel(text));
    return isOwn && (!isAround || tellsCook(text));
  });
}
