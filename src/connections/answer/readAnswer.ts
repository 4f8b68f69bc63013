import { openFence } from '../../reading/lines/json/fence';
import { findJson } from '../../reading/lines/json/findJson';
import { layOutJson } from '../../reading/lines/json/layOutJson';
import { textInJson, withLineBreaks } from '../../reading/lines/json/textInJson';
import { ConnectionError } from '../connection';
import { DiagnosedError } from '../diagnose';
import { layOutHtml } from './layOutHtml';
import { separateSections } from './separateSections';
import { stopLoops } from './stopLoops';
import { takeThoughtsOff } from './takeThoughtsOff';

/** The most that a model sends, with its thoughts, and the longest recipe to lay out, in UTF-16 units. */
const LONGEST_ANSWER = 2_000_000;
const LONGEST_RECIPE = 262_144;

/**
 * Turns what a model has sent into the recipe's markdown: without its thoughts, out of the fence or
 * the string around it, in the page's layout if it is JSON or HTML, and without a loop at its end. A text longer
 * than any recipe stays as it is: the page shows it as plain text.
 *
 * @throws {DiagnosedError} if there are only thoughts
 * @throws {ConnectionError} if it is longer than any answer
 */
export function readAnswer(answer: string): string {
  if (answer.length > LONGEST_ANSWER) {
    throw new ConnectionError('TooLongError', 'The answer is too long.');
  }
  const sent = withoutThoughts(answer);
  if (sent.length > LONGEST_RECIPE) return sent;
  // JSON has signs of its own for the line breaks and quotes in its strings.
  const asSent = findJson(sent);
  const text = asSent ? sent : withLineBreaks(sent);
  const found = asSent ?? findJson(text);
  const recipe = found && layOutJson(found);
  if (recipe) return recipe;
  const inner = found && textInJson(found);
  const written = inner === null ? text : withoutThoughts(inner);
  return stopLoops(layOutHtml(written) ?? separateSections(openFence(written)));
}

function withoutThoughts(answer: string): string {
  const { text, isThinking, hasThoughts } = takeThoughtsOff(answer);
  if ((isThinking || hasThoughts) && !text.trim())
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  return text;
}
