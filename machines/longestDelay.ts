/** The longest delay that browsers keep, in ms. A longer one ends at once. */
export const LONGEST_DELAY = 2_147_483_647;
