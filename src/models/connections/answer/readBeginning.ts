import { openFence } from '../../../reading/lines/json/fence';
import { takeThoughtsOff } from './takeThoughtsOff';

/** The part of an answer that has arrived. */
export interface Beginning {
  /** The whole lines of its recipe. Empty if it is in JSON, which nobody can read before its end. */
  text: string;
  /** Whether the model puts thoughts into words before it answers. */
  isThinking: boolean;
}

/** Reads the recipe's markdown out of the beginning of an answer, as `readAnswer` does with the whole. */
export function readBeginning(answer: string): Beginning {
  const { text, isThinking } = takeThoughtsOff(answer);
  if (isThinking) return { text: '', isThinking: !text.trim() };
  const lines = openFence(takeThoughtsOff(answer.slice(0, answer.lastIndexOf('\n') + 1)).text);
  return { text: /^\s*[[{]/.test(lines) ? '' : lines, isThinking: false };
}
