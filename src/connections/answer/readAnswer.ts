import { openFence } from '../../recipe/json/fence';
import { layOutJson } from '../../recipe/json/layOutJson';
import { DiagnosedError } from '../diagnose';
import { takeThoughtsOff } from './takeThoughtsOff';

/**
 * Makes the recipe's markdown of what a model has sent: without its thoughts, out of the fence around
 * it, and in the page's layout if it is JSON.
 *
 * @throws {DiagnosedError} if there are only thoughts
 */
export function readAnswer(answer: string): string {
  const { text, isThinking, hasThoughts } = takeThoughtsOff(answer);
  if ((isThinking || hasThoughts) && !text.trim())
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  return layOutJson(text) ?? openFence(text);
}
