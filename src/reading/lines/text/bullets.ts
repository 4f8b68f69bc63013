/**
 * The bullets, small shapes, stars, arrows and ticks of Unicode and of Word's fonts, for a class of a
 * pattern. Crosses are none: they say "not".
 */
export const BULLETS =
  '•‣⁃⁌⁍‧∙∗\\u25a0-\\u25ff★☆☐☑✅✓✔✦-❋❍❏-❒❖❥❧➔➘-➯➱-➾⦾⦿\\u2b1b-\\u2b2f・\\uf06c\\uf06e\\uf06f\\uf071-\\uf077\\uf09f\\uf0a7\\uf0a8\\uf0b7\\uf0d8\\uf0e0\\uf0fc\\uf0fe';
