import { openFence } from '../../../reading/lines/json/fence';
import { takeThoughtsOff } from './takeThoughtsOff';

/** The part of an answer that has arrived. */
export interface Beginning {
  /** The whole lines of its recipe; for data, the beginning of these. */
  text: string;
  /** The line that is being written. */
  last: string;
  /** Whether it is in JSON. */
  isData: boolean;
  /** Whether the model puts thoughts into words before it answers. */
  isThinking: boolean;
}

/** Reads the recipe's markdown out of the beginning of an answer, as `readAnswer` does with the whole. */
export function readBeginning(answer: string): Beginning {
  const { text: said, isThinking } = takeThoughtsOff(answer);
  // What is said after thoughts has lost its last line break.
  const text = said.endsWith('\n') || !/\n\s*$/.test(answer) ? said : `${said}\n`;
  if (isThinking) return { text: '', last: '', isData: false, isThinking: !text.trim() };
  if (/^\s*(?:```(?:json)?\s*)?[[{]/.test(text)) {
    return { text, last: '', isData: true, isThinking: false };
  }
  const end = text.lastIndexOf('\n') + 1;
  const lines = openFence(text.slice(0, end));
  return { text: lines, last: text.slice(end), isData: false, isThinking: false };
}
