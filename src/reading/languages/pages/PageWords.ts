/**
 * What pastes and pages of one language have beside a recipe. Each list is written as one text of alternatives of a
 * regular expression, without unlimited repetitions. What another language has already is not repeated.
 */
export interface PageWords {
  /** How buttons, advertisements and other words of a page begin. */
  furniture: string;
  /** A whole line of a page: "menu". */
  labels: string;
  /** A whole line above the comments of a page: "reviews". */
  comments: string;
  /** How people end a message. What follows is their name, and what they quote. */
  greetings: string;
  /** Before what a list contains for people with allergies. */
  contains: string;
  /** Before the name of who wrote the recipe. */
  credit: string;
  /** An amount without a number: "to taste". */
  some: string;
  /** After a heading: "of the recipe". */
  ofRecipe: string;
  /** Before who is quoted: "wrote". */
  wrote: string;
  /** What warns other readers: "beware". */
  warnings: string;
  /** What a page wants from its readers, and what it earns. */
  adverts: string;
  /** Above what is in a portion. */
  nutrition: string;
}
