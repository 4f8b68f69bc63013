import type { AnswerPiece } from '../connection';

/**
 * Makes a function that hands on the texts of an answer. Blanks wait for the next word: some servers
 * send them to keep a connection open.
 */
export function holdBlanks(onPiece: ((piece: AnswerPiece) => void) | undefined) {
  let blanks = '';
  return (text: string) => {
    if (!/\S/.test(text)) {
      blanks += text;
      return;
    }
    onPiece?.({ text: blanks + text, isThought: false });
    blanks = '';
  };
}
