import { passFocusTo } from '../../browser/passFocusTo';

export const toTheButton = passFocusTo(
  '[data-cooked], dialog',
  '[data-cooked] > button, footer > :last-child',
);
