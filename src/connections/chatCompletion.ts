import type { InferenceClient } from '@huggingface/inference';
import type { Answer } from './connection';

type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

/**
 * Reads the first choice of a chat completion.
 *
 * @param completion what the client resolved with; it checks little of it, so that nothing is
 *   taken for granted here
 * @param model the name of the model that was asked
 * @returns the answer, with an empty text where the first choice holds none
 */
export function readAnswer(completion: ChatCompletion, model: string): Answer {
  const choice = (completion as Partial<ChatCompletion> | null)?.choices?.[0];
  return {
    text: joinText(choice?.message?.content),
    cut: choice?.finish_reason === 'length',
    model,
  };
}

/** Some models answer with a list of parts, of which those of type "text" hold the text. */
function joinText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}
