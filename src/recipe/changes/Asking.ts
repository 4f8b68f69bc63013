import type { ComponentType } from 'react';
import type { QuestionActor } from '../../../machines/question/questionMachine';
import type { Receiver } from '../../ui/Actors';

/** What a visitor types ends so if it is a question. */
export const isQuestion = (words: string): boolean => /[?？]\s*$/.test(words);

export interface AskingProps {
  question: QuestionActor;
  receiver: Receiver | null;
  /** Those in the field. */
  words: string;
}

/** Takes changes of the recipe on the page, and questions about it. It arrives once the field has the focus. */
export interface Asking {
  /** The page judges what the visitor asks, or asks the model. */
  question: QuestionActor;
  /** The buttons, and below them what came of the last question about the recipe. */
  AskingView: ComponentType<AskingProps>;
}
