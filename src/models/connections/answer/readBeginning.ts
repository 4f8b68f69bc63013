import { openFence } from '../../../reading/lines/json/fence';
import { takeThoughtsOff } from './takeThoughtsOff';

export interface Beginning {
  /** The whole lines of the recipe; of JSON, the beginning of these lines. */
  text: string;
  /** The line that is being written. */
  last: string;
  isData: boolean;
  isThinking: boolean;
}

export function readBeginning(answer: string): Beginning {
  const { text: said, isThinking } = takeThoughtsOff(answer);
  // `takeThoughtsOff` drops the last line break of what follows thoughts.
  const text = said.endsWith('\n') || !/\n\s*$/.test(answer) ? said : `${said}\n`;
  if (isThinking) return { text: '', last: '', isData: false, isThinking: !text.trim() };
  if (/^\s*(?:```(?:json)?\s*)?[[{]/.test(text)) {
    return { text, last: '', isData: true, isThinking: false };
  }
  const end = text.lastIndexOf('\n') + 1;
  const lines = openFence(text.slice(0, end));
  return { text: lines, last: text.slice(end), isData: false, isThinking: false };
}
