import { openFence } from '../../recipe/json/fence';
import { findJson } from '../../recipe/json/findJson';
import { layOutJson } from '../../recipe/json/layOutJson';
import { textInJson, withLineBreaks } from '../../recipe/json/textInJson';
import { DiagnosedError } from '../diagnose';
import { layOutHtml } from './layOutHtml';
import { separateSections } from './separateSections';
import { stopLoops } from './stopLoops';
import { takeThoughtsOff } from './takeThoughtsOff';

/**
 * Makes the recipe's markdown of what a model has sent: without its thoughts, out of the fence or the
 * string around it, in the page's layout if it is JSON or HTML, and without an end that says one thing again
 * and again.
 *
 * @throws {DiagnosedError} if there are only thoughts
 */
export function readAnswer(answer: string): string {
  const sent = withoutThoughts(answer);
  // JSON has signs of its own for the line breaks and quotes in its strings.
  const text = findJson(sent) ? sent : withLineBreaks(sent);
  const recipe = layOutJson(text);
  if (recipe) return recipe;
  const inner = textInJson(text);
  const written = inner === null ? text : withoutThoughts(inner);
  return stopLoops(layOutHtml(written) ?? separateSections(openFence(written)));
}

function withoutThoughts(answer: string): string {
  const { text, isThinking, hasThoughts } = takeThoughtsOff(answer);
  if ((isThinking || hasThoughts) && !text.trim())
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  return text;
}
