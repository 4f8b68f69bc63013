import type { ComponentType, ReactNode } from 'react';
import type { Allergen } from '../../../machines/kitchen/preferences';
import type { Receiver } from '../../ui/Actors';
import type { Openable } from '../openRecipe';

/** What a visitor types ends so if it is a question. */
export const isQuestion = (words: string): boolean => /[?？]\s*$/.test(words);

export interface AskingProps {
  receiver: Receiver | null;
  /** Those in the field. */
  words: string;
  isQuestion: boolean;
  /** Of the recipe. */
  language: string | null;
  change(words: string): void;
  Judged: ComponentType<JudgedProps>;
}

/** A text, and what the check finds in it, also of the `allergens` that a question names. */
export interface JudgedProps extends Openable {
  allergens?: readonly Allergen[];
  showsText: boolean;
  children?(isFound: boolean): ReactNode;
}

/** Takes changes of the recipe on the page, and questions about it. It arrives once the field has the focus. */
export interface Asking {
  /** Shows its own verdict, or asks the model. Another question stops the one before. */
  ask(question: string): void;
  /** The buttons, and below them what came of the last question about the recipe. */
  Asking: ComponentType<AskingProps>;
}
