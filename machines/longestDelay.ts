/** The longest delay of browsers, in ms. They end a longer one at once. */
export const LONGEST_DELAY = 2_147_483_647;
