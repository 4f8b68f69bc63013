import { openFence } from '../../reading/lines/json/fence';
import { findJson } from '../../reading/lines/json/findJson';
import { layOutJson } from '../../reading/lines/json/layOutJson';
import { textInJson, withLineBreaks } from '../../reading/lines/json/textInJson';
import { DiagnosedError } from '../diagnose';
import { layOutHtml } from './layOutHtml';
import { separateSections } from './separateSections';
import { stopLoops } from './stopLoops';
import { takeThoughtsOff } from './takeThoughtsOff';

/**
 * Turns what a model has sent into the recipe's markdown: without its thoughts, out of the fence or
 * the string around it, in the page's layout if it is JSON or HTML, and without a loop at its end.
 *
 * @throws {DiagnosedError} if there are only thoughts
 */
export function readAnswer(answer: string): string {
  const sent = withoutThoughts(answer);
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
