import type { Answer, AnswerPiece, ChatRequest, Connection } from '../connection';
import { DiagnosedError, isCallError } from '../diagnose';
import { completeChat, isCut, QUESTION, RECIPE_REQUEST, streamChat } from './chatCompletion';
import { holdBlanks } from './holdBlanks';
import { createPieceJoiner } from './joinPieces';
import type { ChatTarget } from './planCall';
import type { WarmUp } from './warmUp';

/**
 * Makes a function that asks a model once for a recipe. It rejects with a `ConnectionError`, or a
 * `DiagnosedError` if the model only thought. It gives an empty text if the first choice is empty.
 * @param getTarget gives the target of the next call, so nothing here keeps a token
 */
export function createChat(getTarget: () => ChatTarget, warmUp: WarmUp): Connection['generate'] {
  let streams = true;
  /** The messages that the server has just refused to answer with a stream. */
  let refused: string | undefined;

  return async ({ messages, isQuestion }: ChatRequest, signal, onPiece) => {
    const target = getTarget();
    const request = { messages: [...messages], ...(isQuestion ? QUESTION : RECIPE_REQUEST) };
    // The page keeps no picture.
    const asked = JSON.stringify(messages, (key, value) => (key === 'url' ? '' : value));
    const isStream = streams && asked !== refused;
    try {
      const parts = isStream
        ? streamChat(target, request, signal, warmUp)
        : [await completeChat(target, request, signal, warmUp)];
      const answer = await joinParts(parts, target, onPiece);
      if (!isStream) streams = false;
      return answer;
    } catch (error) {
      // The server may have refused the stream, or something else in the request.
      if (isRefused(error)) refused = isStream ? asked : undefined;
      throw error;
    }
  };
}

function isRefused(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return error.name === 'ProviderApiError' && (error.status === 400 || error.status === 422);
}

/**
 * Trusts nothing, because the client checks little. Throws a `DiagnosedError` for thoughts alone.
 */
async function joinParts(
  parts: AsyncIterable<unknown> | Iterable<unknown>,
  { model }: ChatTarget,
  onPiece: ((piece: AnswerPiece) => void) | undefined,
): Promise<Answer> {
  const handOn = holdBlanks(onPiece);
  const joiner = createPieceJoiner();
  let cut = false;
  let hasDeltas = false;
  let hasThoughts = false;
  for await (const part of parts) {
    const choice = Object(Object(part).choices?.[0]);
    // A server that does not stream sends a whole message.
    const said: unknown = choice.delta ?? choice.message;
    hasDeltas ||= choice.delta !== undefined;
    const piece = joinText(Object(said).content);
    if (holdsThoughts(said)) {
      hasThoughts = true;
      onPiece?.({ text: '', isThought: true });
    }
    if (piece) handOn(joiner.take(piece, hasDeltas && !choice.delta));
    cut ||= isCut(choice.finish_reason);
  }
  const { text } = joiner;
  if (hasThoughts && !text.trim()) throw new DiagnosedError({ kind: 'onlyThoughts' });
  return { text, cut, model };
}

/** Some models answer in parts: those of type "text" are the answer, the others are thoughts. */
function joinText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}

/** Some servers send thoughts beside the answer. The page never shows them. */
function holdsThoughts(said: unknown): boolean {
  const { reasoning_content, reasoning, content } = Object(said);
  const parts = Array.isArray(content) ? content : [];
  const isThought = (part: unknown) => /think|reason/.test(Object(part).type);
  return Boolean(reasoning_content || reasoning) || parts.some(isThought);
}
