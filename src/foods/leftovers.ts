/** Words for what is left of a dish: "leftover curry", "yesterday's roast". */
const LEFT = /\bleft[\s-]?overs?\b|\b(?:yesterday|last night)['’]s\b/i;

/** Whether a text speaks of something that is left of a dish. Its name does not tell what is in it. */
export function isLeftover(text: string): boolean {
  return LEFT.test(text);
}

/** The text without the words that only say that it is left of a dish. */
export function withoutLeft(text: string): string {
  return text.replace(LEFT, ' ');
}
