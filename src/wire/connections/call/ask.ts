import { isBlank } from '../../../../machines/kitchen/ingredientList';
import { CAUSES, explainFailure } from '../../../../machines/recipe/failedAttempt';
import { ATTEMPT_LIMITS } from '../../../../machines/recipe/RecipeContext';
import type { Answer, ChatRequest, LazyConnection } from '../connection';

/** Any question to a model except the request for a recipe. */
interface Question<Read> {
  connection: LazyConnection;
  messages: ChatRequest['messages'];
  /** Throws if the answer is of no use. */
  read(answer: Answer): Read;
}

/** Asks once. Rejects for every failure, with a `diagnosis` if the cause is known. */
export async function ask<Read>(
  { connection, messages, read }: Question<Read>,
  signal: AbortSignal,
  onGrowth: () => void = () => {},
): Promise<Read> {
  await connection.prepare();
  signal.throwIfAborted();
  const answer = await connection.ask(messages, signal, onGrowth);
  if (isBlank(answer.text)) throw Object.assign(new Error(), CAUSES.blank);
  return read(answer);
}

/**
 * Asks once, within the connection's limits; null if that fails. The visitor may ask again. Rejects
 * if `signal` stops it.
 */
export async function askInTime<Read>(
  question: Question<Read>,
  signal: AbortSignal,
): Promise<Read | null> {
  const { total, silence } = question.connection.limits ?? ATTEMPT_LIMITS;
  const silent = new AbortController();
  const giveUp = () => silent.abort(Object.assign(new Error(), CAUSES.silence));
  let timer = setTimeout(giveUp, silence);
  const onGrowth = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silence);
  };
  const limits = [signal, silent.signal, AbortSignal.timeout(total)];
  try {
    return await ask(question, AbortSignal.any(limits), onGrowth);
  } catch (error) {
    if (signal.aborted) throw error;
    console.error(explainFailure({ error }, 1, 1).line);
    return null;
  } finally {
    clearTimeout(timer);
  }
}
