import { InferenceClient } from '@huggingface/inference';
import { ConnectionError } from '../connection';
import { hideToken } from '../token/hideToken';
import { asEventStream, asJsonError, limitAnswer, type StreamState } from './eventStream';
import { type ChatTarget, servesChats } from './planCall';
import type { WarmUp } from './warmUp';

/** What each request for a recipe holds beside its messages. */
export const RECIPE_REQUEST = {
  /** A recipe in the layout of `prompt.ts` fits in. */
  max_tokens: 1024,
  /** How freely the model words its answer, from 0. */
  temperature: 0.7,
};

/** The same for a question: four hundred numbers or forty foods fit in, and no wording is wanted. */
export const QUESTION = { max_tokens: 1024, temperature: 0 };

/** The longest quote of a server in an error, and the longest words of the client, in UTF-16 units. */
const LONGEST_QUOTE = 300;
const LONGEST_MESSAGE = 2_000;
/** How much of a server's words to look through for the token, in UTF-16 units. */
const LONGEST_READING = 100_000;

const BROKEN = 'BrokenStreamError';

type ChatArguments = Parameters<InferenceClient['chatCompletion']>[0];
type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

/** What to ask of a model. */
export type CompletionRequest = Pick<ChatArguments, 'messages' | 'max_tokens' | 'temperature'>;

/** What a call uses besides its target. */
export interface Network {
  /** Gives the hub's answer about the model, if there is one already. */
  hubAnswer?: WarmUp['hubAnswer'];
  /** The browser's, unless given. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Calls a model once, through the client, and waits for the whole answer.
 *
 * @param signal aborts every request of the call
 * @returns the client's answer; with `endpointUrl` the client checks nothing in it
 * @throws {ConnectionError} for every failure
 */
export async function completeChat(
  target: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  network: Network = {},
): Promise<ChatCompletion> {
  const call = prepareCall(target, signal, network);
  try {
    return await call.client.chatCompletion({ ...call.target, ...request }, call.options);
  } catch (error) {
    throw call.toError(error);
  }
}

/**
 * Calls a model once, through the client, and gives the parts of the answer as they arrive. A caller
 * that leaves the loop ends the call.
 *
 * @param signal aborts every request of the call
 * @returns each event's JSON; a single event if the server does not stream
 * @throws {ConnectionError} for every failure, also for an answer that broke off
 */
export async function* streamChat(
  target: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  network: Network = {},
): AsyncGenerator<unknown> {
  const state: StreamState = { hasBegun: false, isWhole: false };
  const call = prepareCall(target, signal, network, (answer) =>
    answer.ok ? asEventStream(answer, state) : asJsonError(answer),
  );
  try {
    const args = { ...call.target, ...request };
    for await (const part of call.client.chatCompletionStream(args, call.options)) {
      state.isWhole ||= Boolean(part?.choices?.[0]?.finish_reason);
      yield part;
    }
    // The client ends in silence when an answer breaks off.
    if (!state.isWhole) throw new ConnectionError(BROKEN, 'The answer broke off.');
  } catch (error) {
    // Browsers use this name for an answer that breaks off, and for much else.
    const isBroken = state.hasBegun && Object(error).name === 'TypeError';
    throw call.toError(isBroken ? new ConnectionError(BROKEN, Object(error).message) : error);
  } finally {
    // The client leaves the connection open.
    await state.events?.cancel().catch(() => {});
  }
}

/**
 * Prepares a call through the client.
 *
 * @param readAnswer turns the answer to the call itself into what the client reads
 */
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
    // A look-up may follow a redirect, because models are renamed.
    const response = hubAnswer() ?? (await send(url, { ...init, redirect: 'follow' }));
    // The client reads a useless look-up twice, and the second reading would hide the cause.
    const copy = response.clone();
    response.text = () => copy.text();
    if (response.ok) await expectProvider(response.clone(), target);
    return response;
  }
  return {
    client: new InferenceClient(accessToken),
    target,
    options: {
      // The machine owns every retry. Left on, the client repeats a 503 without end.
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

/** The client would keep an answer without the provider, and send nothing at the next attempt. */
async function expectProvider(
  response: Response,
  { model, provider }: Omit<ChatTarget, 'accessToken'>,
) {
  const answer = await response.json().catch(() => undefined);
  // Without any mapping, the client itself refuses the answer, and forgets it.
  if (!Object(answer).inferenceProviderMapping || servesChats(answer, provider)) return;
  throw new ConnectionError('NotServedError', `${provider} does not serve ${model} for chats.`);
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
  // A text that is shortened first could keep a part of the token.
  const quote = (text: string, longest: number) =>
    hideToken(text.slice(0, LONGEST_READING), accessToken ?? '').slice(0, longest);
  return new ConnectionError(
    name ?? 'Error',
    quote(message, LONGEST_MESSAGE) + quote(words, LONGEST_QUOTE),
    status,
  );
}
