import type { AnswerPiece } from '../connection';

/** Holds blanks back until a word comes: some servers send blanks to keep a connection open. */
export function holdBlanks(onPiece: (piece: AnswerPiece) => void) {
  let blanks = '';
  return (text: string) => {
    if (!/\S/.test(text)) {
      blanks += text;
      return;
    }
    onPiece({ text: blanks + text, isThought: false });
    blanks = '';
  };
}
