import { stateAllergens } from '../../document/stateAllergens';
import { isSentence, sharesWith, WORK } from '../../document/textTraits';
import { areSurelyBeside } from '../compare/areSurelyBeside';
import type { DoubtCode } from '../FoundRecipe';
import type { RoleLine } from '../Line';
import { doubtsOf } from './doubt';
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
 * Why it is not plain that the lines hold a recipe: a list of ingredients and the work are missing, or lines may have
 * other roles than the page gave them. None if the page may leave out what is around the recipe without a question.
 */
export function whyDoubtful(placed: readonly RoleLine[]): readonly DoubtCode[] {
  const of = (wanted: RoleLine['role']) => placed.filter(({ role }) => role === wanted);
  const foods = of('ingredient').map(({ text }) => text);
  // The label of a product has one line of ingredients, without their amounts.
  const isList = foods.length > 1 || foods.some(listsAmounts);
  const isAbout = sharesWith(of('ingredient'));
  const hasMethod = of('methodHead').length > 0;
  const hasWork = of('step').some(({ text }) => hasMethod || isAbout(text) || WORK.test(text));
  const hasTitle = of('title').length > 0;
  const lacks: DoubtCode[] = [
    ...(isList ? [] : ['no list' as const]),
    ...(hasWork ? [] : ['no method' as const]),
    ...(hasTitle ? [] : ['no title' as const]),
  ];
  const isMost = placed.length <= LONG || ownLines(placed).length * 2 >= placed.length;
  return [
    ...lacks,
    ...(lacks.length > 0 ? [] : doubtsOf(placed)),
    ...(isMost ? [] : ['mostly other' as const]),
  ];
}

/** All words of a text that is not a page are a cook's, except a button or two at its end. Of a page, notes have a heading. */
export function ownLines(placed: readonly RoleLine[]): readonly RoleLine[] {
  const isPart = ({ role }: RoleLine) => role === 'step' || role === 'ingredient';
  if (!isWebPage(placed)) {
    const end = placed.findLastIndex(isPart);
    const isBeside = areSurelyBeside(placed.map(({ text }) => text));
    return placed.filter(({ role }, at) => at < end || !isBeside[at] || !BESIDE.has(role));
  }
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
