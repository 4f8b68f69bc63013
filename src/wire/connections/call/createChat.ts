import type { Answer, ChatRequest, Connection, ConnectionError } from '../connection';
import { DiagnosedError, isCallError } from '../diagnose';
import { findFailure } from '../diagnoseCall';
import { hideToken } from '../token/hideToken';
import {
  type ChatCompletion,
  type CompletionRequest,
  completeChat,
  PICTURE_QUESTION,
  QUESTION,
  RECIPE_REQUEST,
} from './chatCompletion';
import type { ChatTarget, WarmUp } from './prepareCall';
import { isCut } from './readPart';

/** What a later attempt leaves out of its request, or says otherwise. */
type Changes = Partial<Omit<CompletionRequest, 'messages'>>;

/**
 * Makes a function that asks a model once for a recipe. It rejects with a `ConnectionError`, or a
 * `DiagnosedError` if the model declined or gave nothing to read. It gives an empty text for an empty answer.
 * @param getTarget gives the target of the next call, so nothing here keeps a token
 */
export function createChat(getTarget: () => ChatTarget, warmUp: WarmUp): Connection['generate'] {
  /** The changes of the last request that was answered. */
  let learned: Changes = {};
  /** The messages that the server has just refused, and what the next attempt at them changes. */
  let refused: { messages: string; changes: Changes } | undefined;

  return async ({ messages, isQuestion }: ChatRequest, signal, onPiece) => {
    const target = getTarget();
    // The page keeps no picture.
    const asked = JSON.stringify(messages, (key, value) => (key === 'url' ? '' : value));
    const changes = refused?.messages === asked ? refused.changes : learned;
    const hasPicture = messages.some(({ content }) => typeof content === 'object');
    const question = hasPicture ? PICTURE_QUESTION : QUESTION;
    const settings = { stream: true, ...(isQuestion ? question : RECIPE_REQUEST), ...changes };
    try {
      const request = { messages: [...messages], ...settings };
      const completion = await completeChat(target, request, signal, warmUp, onPiece);
      const answer = readCompletion(completion, target);
      learned = changes;
      return answer;
    } catch (error) {
      if (isCallError(error) && (error.status === 400 || error.status === 422)) {
        const more = changesAfter(error, settings);
        refused = more && { messages: asked, changes: { ...changes, ...more } };
      }
      throw error;
    }
  };
}

/** Undefined if the request has nothing more to leave out. */
function changesAfter(error: ConnectionError, settings: Changes): Changes | undefined {
  const isNew = (changes: Changes) =>
    Object.entries(changes).some(([name, value]) => settings[name as keyof Changes] !== value);
  const named = findFailure(error, {}).kind === 'settingRefused' && changesNamedIn(error, settings);
  if (named && isNew(named)) return named;
  // The server may have refused the stream, or something else in the request.
  return [WITHOUT_STREAM, WITHOUT_SETTINGS].find(isNew);
}

const WITHOUT_STREAM: Changes = { stream: undefined };
const WITHOUT_SETTINGS: Changes = {
  ...WITHOUT_STREAM,
  max_tokens: undefined,
  max_completion_tokens: undefined,
  temperature: undefined,
};

function changesNamedIn({ clues }: ConnectionError, { max_tokens }: Changes): Changes {
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(clues);
  return {
    ...(isNamed('temperature') && { temperature: undefined }),
    ...(isNamed('max_tokens') && { max_tokens: undefined }),
    ...(isNamed('max_completion_tokens') && { max_completion_tokens: max_tokens }),
  };
}

/** Of the words with which a model declines, in UTF-16 units. */
const LONGEST_REFUSAL = 1_000;

function readCompletion(
  completion: ChatCompletion,
  { model, accessToken = '' }: ChatTarget,
): Answer {
  const { message, finish_reason } = Object(completion.choices[0]);
  const { content, reasoning, refusal, tool_calls } = message;
  const declines = refusal.trim() !== '';
  // An answer that ends in a refusal is not whole.
  const cut = isCut(finish_reason) || declines;
  if (content.trim() && content.trim() !== refusal.trim()) return { text: content, cut, model };
  if (declines) {
    const words = hideToken(refusal, accessToken).replace(/[\s\p{C}]+/gu, ' ');
    throw new DiagnosedError({ kind: 'declined', words: words.slice(0, LONGEST_REFUSAL).trim() });
  }
  if (reasoning.trim() && cut) throw new DiagnosedError({ kind: 'onlyThoughts' });
  // Some models write the whole answer as a thought.
  if (reasoning.trim()) return { text: `<think>${reasoning}</think>`, cut, model };
  if (tool_calls) throw new DiagnosedError({ kind: 'wantsTools' });
  return { text: content, cut, model };
}
