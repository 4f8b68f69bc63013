import type { ComponentType } from 'react';
import type { Receiver } from '../../ui/Actors';

/** What a visitor types ends so if it is a question. */
export const isQuestion = (words: string): boolean => /[?？]\s*$/.test(words);

interface AskingProps {
  receiver: Receiver | null;
  /** Whether the words in the field are one. */
  isQuestion: boolean;
}

/** Takes questions about the recipe on the page. It arrives once the field has the focus. */
export interface Asking {
  /** Shows its own verdict, or asks the model. Another question stops the one before. */
  ask(question: string): void;
  /** The button, and below it what came of the last question about the recipe. */
  Asking: ComponentType<AskingProps>;
}
