import { type DataReader, fetchDataReader, layOutAnswer } from '../../../reading';
import { ConnectionError } from '../connection';
import { DiagnosedError } from '../diagnose';
import { takeThoughtsOff } from './takeThoughtsOff';

/** With its thoughts, in UTF-16 units. */
const LONGEST_ANSWER = 2_000_000;

/** What lays an answer out; null if it needs none. An answer of thoughts alone may hold a recipe. */
export const fetchReaderFor = (answer: string): Promise<DataReader | null> =>
  takeThoughtsOff(answer).text.trim() ? fetchDataReader(answer) : fetchDataReader();

/**
 * Takes thoughts, fence and loop off an answer, and lays out JSON, HTML and bare lines as markdown.
 * @param markup null if the answer needs none, or if its reader could not be fetched
 * @param cut whether the end of the answer is missing
 * @throws {DiagnosedError} if there are only thoughts
 * @throws {ConnectionError} if it is longer than any answer
 */
export function readAnswer(answer: string, markup: DataReader | null, cut = false): string {
  if (answer.length > LONGEST_ANSWER) {
    throw new ConnectionError('TooLongError', 'The answer is too long.');
  }
  const thought = cut ? null : recipeInThought(answer, markup);
  return layOutAnswer(thought ?? withoutThoughts(answer), markup);
}

/** Some models put all into one thought. If that is a whole recipe from its title on, it is meant. */
function recipeInThought(answer: string, markup: DataReader | null): string | null {
  const { text, thoughts } = takeThoughtsOff(answer);
  const [thought, ...others] = thoughts;
  if (text.trim() || thought === undefined || others.length > 0) return null;
  const recipe = RECIPE_IN_THOUGHT.exec(thought.trim())?.[0] ?? '';
  return markup?.isRecipe(recipe) ? recipe : null;
}

/** Words before the title are thoughts. After them, the recipe has to end in a list, not in words. */
const RECIPE_IN_THOUGHT =
  /^[#*][\s\S]*|(?<=\n)#(?=[\s\S]*\n[ \t]*(?:\d{1,2}[.)]|[-*+]) [^\n]*$)[\s\S]*/;

/** Throws a `DiagnosedError` if there are only thoughts. */
export function withoutThoughts(answer: string): string {
  const { text, isThinking, hasThoughts } = takeThoughtsOff(answer);
  if ((isThinking || hasThoughts) && !text.trim())
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  return text;
}
