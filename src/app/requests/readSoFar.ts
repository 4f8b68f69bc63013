import { readBeginning } from '../../models/connections/answer/readBeginning';

/** The page lays data out again when they have grown by this factor. */
const NEXT_LAYOUT = 1.15;

interface SoFar {
  /** The recipe's whole lines. */
  lines: string;
  /** The unfinished last line. */
  last: string;
  isThinking: boolean;
  /** Whether the code that lays out data is still missing. */
  isWaiting?: boolean;
}

/** Reads an answer without thoughts, and data as a recipe, once `layOut` has arrived. */
export function createSoFar(
  layOut: (data: string) => string | null | undefined,
): (answer: string) => SoFar {
  let laidOut = { of: 0, lines: '' };
  return (answer) => {
    const { text, last, isData, isThinking } = readBeginning(answer);
    if (!isData)
      return { lines: text && !text.endsWith('\n') ? `${text}\n` : text, last, isThinking };
    if (text.length >= NEXT_LAYOUT * laidOut.of) {
      const found = layOut(text);
      if (found === undefined) return { lines: '', last: '', isThinking, isWaiting: true };
      const whole = found ?? '';
      // The last line may still grow.
      laidOut = { of: text.length, lines: whole.slice(0, whole.lastIndexOf('\n') + 1) };
    }
    return { lines: laidOut.lines, last: '', isThinking };
  };
}
