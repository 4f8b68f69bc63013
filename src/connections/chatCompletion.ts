import { InferenceClient } from '@huggingface/inference';
import { type Answer, type ChatMessage, ConnectionError } from './connection';
import { DiagnosedError } from './diagnose';
import { hideToken } from './hideToken';
import { type ChatTarget, servesChats } from './planCall';
import type { WarmUp } from './warmUp';

/** What each request for a recipe says beside its messages. */
export const RECIPE_REQUEST = {
  /** A recipe in the layout of `prompt.ts` fits in. */
  max_tokens: 1024,
  /** How freely the model words its answer, from 0. */
  temperature: 0.7,
};

/** The most that an error repeats of what a server says, in UTF-16 units. */
const LONGEST_QUOTE = 300;

type ChatArguments = Parameters<InferenceClient['chatCompletion']>[0];
type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

/** What to ask of a model. */
export type CompletionRequest = Pick<ChatArguments, 'messages' | 'max_tokens' | 'temperature'>;

/**
 * Asks a model once for a recipe.
 *
 * @param signal aborts every request of the call
 * @param warmUp may have the hub's answer already
 * @returns the answer, with an empty text if the model's first choice holds none
 * @throws {ConnectionError} for every failed call
 * @throws {DiagnosedError} if the model has only thought
 */
export async function askModel(
  target: ChatTarget,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  warmUp: WarmUp,
): Promise<Answer> {
  const completion = await completeChat(
    target,
    { messages: [...messages], ...RECIPE_REQUEST },
    signal,
    warmUp.hubAnswer,
  );
  return answerIn(completion, target);
}

/**
 * Calls a model once, through the client.
 *
 * @param signal aborts every request of the call
 * @param hubAnswer gives the hub's answer about the model, if there is one already
 * @returns the client's answer; with `endpointUrl` the client checks nothing of it
 * @throws {ConnectionError} for every failure
 */
export async function completeChat(
  { accessToken, ...target }: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  hubAnswer: WarmUp['hubAnswer'] = () => undefined,
): Promise<ChatCompletion> {
  let status: number | undefined;
  try {
    return await new InferenceClient(accessToken).chatCompletion(
      { ...target, ...request },
      {
        // The machine owns every retry. Left on, the client repeats a 503 without end.
        retry_on_error: false,
        fetch: async (url, init) => {
          status = undefined;
          const isLookUp = init?.method !== 'POST';
          const known = isLookUp ? hubAnswer() : undefined;
          // The client's own `signal` option does not reach its look-up of the model.
          // A redirected call would take the ingredients to another server. A look-up may follow one,
          // because models are renamed.
          const redirect = isLookUp ? 'follow' : 'error';
          const response = known ?? (await fetch(url, { ...init, redirect, signal }));
          // The client's errors lose the status if the body is not what it expects.
          status = response.status;
          // The client reads a useless look-up twice, and the second reading would hide the cause.
          const copy = response.clone();
          response.text = () => copy.text();
          if (isLookUp && response.ok) await expectProvider(response.clone(), target);
          return response;
        },
      },
    );
  } catch (error) {
    throw withoutToken(error, status, accessToken);
  }
}

/** The client would keep an answer without the provider, and send nothing at the next attempt. */
async function expectProvider(
  response: Response,
  { model, provider }: Omit<ChatTarget, 'accessToken'>,
) {
  const answer = await response.json().catch(() => undefined);
  // What is no mapping at all the client refuses itself, and forgets.
  if (!Object(answer).inferenceProviderMapping || servesChats(answer, provider)) return;
  throw new ConnectionError('NotServedError', `${provider} does not serve ${model} for chats.`);
}

/**
 * Trusts nothing: the client checks little of what it resolves with.
 *
 * @throws {DiagnosedError} if the model has only thought
 */
function answerIn(completion: ChatCompletion, { model, accessToken = '' }: ChatTarget): Answer {
  const choice = (completion as Partial<ChatCompletion> | null)?.choices?.[0];
  const text = joinText(choice?.message?.content);
  if (!text.trim() && hasThoughts(choice?.message)) {
    throw new DiagnosedError({ kind: 'onlyThoughts' });
  }
  return {
    text: hideToken(text, accessToken),
    cut: choice?.finish_reason === 'length',
    model,
  };
}

/** Some models answer in parts. Only those of type "text" are the answer; others are reasoning. */
function joinText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part) => (part?.type === 'text' && typeof part.text === 'string' ? part.text : ''))
    .join('');
}

/** Some servers send thoughts beside the answer. The page never shows them. */
function hasThoughts(message: unknown): boolean {
  const { reasoning_content, reasoning, content } = Object(message);
  const parts = Array.isArray(content) ? content : [];
  const isThought = (part: unknown) => /think|reason/.test(Object(part).type);
  return Boolean(reasoning_content || reasoning) || parts.some(isThought);
}

function withoutToken(
  error: unknown,
  status: number | undefined,
  accessToken: string | undefined,
): ConnectionError {
  const { name, message, httpResponse } = Object(error);
  // The client's message leaves out what an error object says.
  const said = Object(Object(httpResponse?.body).error).message;
  const words = typeof said === 'string' && !message.includes(said) ? ` ${said}` : '';
  return new ConnectionError(
    name ?? 'Error',
    hideToken(`${message}${words.slice(0, LONGEST_QUOTE)}`, accessToken ?? ''),
    status,
  );
}
