import { passFocusTo } from '../../browser/passFocusTo';

/** Passes the focus to the button of the recipe, or to that of the view for cooking. */
export const toTheButton = passFocusTo(
  '[data-cooked], dialog',
  '[data-cooked] > button, footer > :last-child',
);
