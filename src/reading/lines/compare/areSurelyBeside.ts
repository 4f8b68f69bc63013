import { stateAllergens } from '../../document/stateAllergens';
import { isSentence } from '../../document/textTraits';
import { pagePattern } from '../../languages/pages';
import { isComment, isFurniture, isIngredient } from '../roles/lineTraits';
import { tellsWork } from '../roles/propose';
import { STAMP, splitMark } from '../text/linesOf';

/** Above links to other recipes: "You may also like" */
const OFFER = pagePattern('^(?:$offers)');

/** In words. A longer line is no link. */
const LONGEST_LINK = 12;

/**
 * Of each line of a page, whether it is surely a button, a reader's comment or a link to another recipe: below a line that
 * says so. Never a line that may state an allergen above the comments.
 */
export function areSurelyBeside(rows: readonly string[]): boolean[] {
  const states = stateAllergens(rows);
  let below: 'recipe' | 'links' | 'comments' = 'recipe';
  let [hasList, hasWork] = [false, false];
  return rows.map((row, at) => {
    const text = splitMark(row.trim().replace(STAMP, '')).words;
    if (!text) return false;
    hasList ||= isIngredient(text);
    hasWork ||= hasList && isSentence(text) && tellsWork(text);
    // "48 comments" may be above the recipe too.
    if (isComment(text) && hasWork) below = 'comments';
    else if (below !== 'comments' && OFFER.test(text)) below = 'links';
    else if (below === 'links' && (states[at] || !isLink(text))) below = 'recipe';
    return below !== 'recipe' || (isFurniture(text) && !states[at]);
  });
}

const isLink = (text: string): boolean =>
  !/[.!:]$/.test(text) && !/^\d/.test(text) && text.split(/\s+/).length <= LONGEST_LINK;
