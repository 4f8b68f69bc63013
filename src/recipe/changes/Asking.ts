import type { ComponentType } from 'react';
import type { Receiver } from '../../ui/Actors';

/** What a visitor types ends so if it is a question. */
export const isQuestion = (words: string): boolean => /[?？]\s*$/.test(words);

interface AskingProps {
  receiver: Receiver | null;
  /** Those in the field. */
  words: string;
  isQuestion: boolean;
  change(words: string): void;
}

/** Takes changes of the recipe on the page, and questions about it. It arrives once the field has the focus. */
export interface Asking {
  /** Shows its own verdict, or asks the model. Another question stops the one before. */
  ask(question: string): void;
  /** The buttons, and below them what came of the last question about the recipe. */
  Asking: ComponentType<AskingProps>;
}
