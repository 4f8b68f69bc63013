/** What a visitor writes in the field of a recipe. */
export interface Words {
  text: string;
  /** Of a text from elsewhere, which has a line for it. */
  title?: string | undefined;
  /** Undefined for a recipe that is not saved. */
  note?: string | undefined;
}
