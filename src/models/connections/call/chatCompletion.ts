import { InferenceClient } from '@huggingface/inference';
import { ConnectionError } from '../connection';
import { hideToken } from '../token/hideToken';
import { asEventStream, asJsonError, limitAnswer, type StreamState } from './eventStream';
import { type ChatTarget, servesChats } from './planCall';
import type { WarmUp } from './warmUp';

export const RECIPE_REQUEST = {
  /** A recipe in the layout of `prompt.ts` fits in. */
  max_tokens: 1024,
  /** How freely the model words its answer, from 0. */
  temperature: 0.7,
};

/** For a question: 400 numbers or 40 foods fit in, and no wording is wanted. */
export const QUESTION = { max_tokens: 1024, temperature: 0 };

/** The longest quote of a server's or the client's words in an error, in UTF-16 units. */
const LONGEST_QUOTE = 300;
const LONGEST_MESSAGE = 2_000;
/** How much of a server's words to search for the token, in UTF-16 units. */
const LONGEST_READING = 100_000;

/** How long a stream with a reason for its end may stay open after an event, in ms. */
const LAST_WAIT = 5_000;

const BROKEN = 'BrokenStreamError';

type ChatArguments = Parameters<InferenceClient['chatCompletion']>[0];
type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

export type CompletionRequest = Pick<ChatArguments, 'messages' | 'max_tokens' | 'temperature'>;

export interface Network {
  /** The hub's answer about the model, if the page has it already. */
  hubAnswer?: WarmUp['hubAnswer'];
  fetch?: typeof globalThis.fetch;
}

/**
 * Whether an answer stopped early. An unknown reason says no: a server has its own word for "done"
 * under each recipe, and visitors would learn to overlook the warning.
 */
export function isCut(finishReason: unknown): boolean {
  const early = /length|max|limit|filter|insufficient|abort|cancel|error|safety|recitation/i;
  return early.test(JSON.stringify(finishReason));
}

/** Some servers write "null" or nothing under each piece. */
function isReason(finishReason: unknown): boolean {
  return Boolean(finishReason) && !/^\s*(?:null|none|undefined)?\s*$/i.test(String(finishReason));
}

/** With `endpointUrl` the client checks nothing. Every failure is a `ConnectionError`. */
export async function completeChat(
  target: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  network: Network = {},
): Promise<ChatCompletion> {
  const call = prepareCall(target, signal, network);
  try {
    const answer = await call.client.chatCompletion({ ...call.target, ...request }, call.options);
    if (!isCompletion(answer)) throw noCompletion(answer);
    return answer;
  } catch (error) {
    throw call.toError(error);
  }
}

/**
 * Calls a model once and yields each event's JSON; one event if the server does not stream. To
 * leave the loop ends the call. Every failure, a broken stream too, is a `ConnectionError`.
 */
export async function* streamChat(
  target: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  network: Network = {},
): AsyncGenerator<unknown> {
  const state: StreamState = { hasBegun: false, isDone: false, hasError: false };
  let hasReason = false;
  let lastWait: ReturnType<typeof setTimeout> | undefined;
  const call = prepareCall(target, signal, network, (answer) =>
    answer.ok ? asEventStream(answer, state) : asJsonError(answer),
  );
  try {
    const args = { ...call.target, ...request };
    for await (const part of call.client.chatCompletionStream(args, call.options)) {
      const { choices, detail, object } = Object(part);
      // A message alone may be a sign of life.
      const isError = !choices && (detail || object === 'error' || state.hasError);
      if (isError && !hasReason) throw noCompletion(part);
      hasReason ||= isReason(choices?.[0]?.finish_reason);
      // The usage may still come, and some servers go on writing.
      clearTimeout(lastWait);
      if (hasReason) lastWait = setTimeout(() => state.end?.(), LAST_WAIT);
      yield part;
    }
    // The client ends in silence when a stream breaks off.
    if (!hasReason && !state.isDone) throw new ConnectionError(BROKEN, 'The answer broke off.');
  } catch (error) {
    // Browsers use this name for an answer that breaks off, and for much else.
    const isBroken = state.hasBegun && Object(error).name === 'TypeError';
    throw call.toError(isBroken ? new ConnectionError(BROKEN, Object(error).message) : error);
  } finally {
    clearTimeout(lastWait);
    // The client leaves the connection open.
    state.end?.();
  }
}

export function isCompletion(answer: unknown): boolean {
  const { choices } = Object(answer);
  return Array.isArray(choices) && choices.length > 0;
}

/** What a server says in place of an answer. */
function wordsOf(answer: unknown): unknown {
  const { error, detail, message } = Object(answer);
  return Object(error).message ?? error ?? detail ?? message;
}

const noCompletion = (body: unknown) =>
  Object.assign(new Error('The answer is no chat completion.'), {
    name: 'NoCompletionError',
    httpResponse: { body },
  });

/** `readAnswer` turns the response to the call into what the client reads. */
function prepareCall(
  { accessToken, ...target }: ChatTarget,
  signal: AbortSignal,
  { hubAnswer = () => undefined, fetch = globalThis.fetch }: Network,
  readAnswer: (answer: Response) => Response | Promise<Response> = (answer) => answer,
) {
  let status: number | undefined;
  const send: typeof globalThis.fetch = async (url, init) => {
    // The client's own `signal` option does not reach its look-up of the model.
    const response = await fetch(url, { ...init, signal });
    // The client's errors lose the status if the body is not what it expects.
    status = response.status;
    return response;
  };
  async function lookUp(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
    // Models are renamed, so a look-up may follow a redirect.
    const response = hubAnswer() ?? (await send(url, { ...init, redirect: 'follow' }));
    // The client reads a useless look-up twice; the second reading fails and hides the cause.
    const copy = response.clone();
    response.text = () => copy.text();
    if (response.ok) await expectProvider(response.clone(), target);
    return response;
  }
  return {
    client: new InferenceClient(accessToken),
    target,
    options: {
      // The machine owns every retry. The client would repeat a 503 without end.
      retry_on_error: false,
      fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
        status = undefined;
        if (init?.method !== 'POST') return lookUp(url, init);
        // A redirected call would take the ingredients to another server.
        const answer = limitAnswer(await send(url, { ...init, redirect: 'error' }));
        return readAnswer(answer);
      },
    },
    toError: (error: unknown) => withoutToken(error, status, accessToken),
  };
}

/** Otherwise the client would keep an answer without the provider, and send nothing the next time. */
async function expectProvider(
  response: Response,
  { model, provider }: Omit<ChatTarget, 'accessToken'>,
) {
  const answer = await response.json().catch(() => undefined);
  // The client itself refuses an answer without any mapping, and forgets it.
  if (!Object(answer).inferenceProviderMapping || servesChats(answer, provider)) return;
  throw new ConnectionError('NotServedError', `${provider} does not serve ${model} for chats.`);
}

function withoutToken(
  error: unknown,
  status: number | undefined,
  accessToken: string | undefined,
): ConnectionError {
  const { name, message: given = '', httpResponse } = Object(error);
  // Browsers quote a part of the text, perhaps with a part of the token.
  const message: string =
    name === 'SyntaxError' ? 'The answer is not the JSON it should be.' : given;
  // The client's message leaves out what an error object says.
  const said = wordsOf(httpResponse?.body);
  const words = typeof said === 'string' && !message.includes(said) ? ` ${said}` : '';
  // Hides the token first: a shortened text could keep a part of it.
  const quote = (text: string, longest: number) =>
    hideToken(text.slice(0, LONGEST_READING), accessToken ?? '').slice(0, longest);
  return new ConnectionError(
    name ?? 'Error',
    quote(message, LONGEST_MESSAGE) + quote(words, LONGEST_QUOTE),
    status,
  );
}
