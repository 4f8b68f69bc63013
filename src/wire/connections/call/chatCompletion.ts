import { InferenceClient } from '@huggingface/inference';
import { type AnswerPiece, ConnectionError } from '../connection';
import { hideToken } from '../token/hideToken';
import { createCollector } from './createCollector';
import { type ChatTarget, servesChats, type WarmUp } from './prepareCall';
import { readEvents, readText } from './readEvents';
import { LONGEST_READING, notJson, refusal, withoutToken } from './serverWords';

export const RECIPE_REQUEST = {
  /** A recipe in the layout of `prompt.ts` fits in. */
  max_tokens: 1024,
  /** How freely the model words its answer, from 0. */
  temperature: 0.7,
};

/** For a question: 400 numbers or 40 foods fit in, and no wording is wanted. */
export const QUESTION = { max_tokens: 1024, temperature: 0 };

/** Four pages of a book fit in. */
export const PICTURE_QUESTION = { ...QUESTION, max_tokens: 4096 };

type ChatArguments = Parameters<InferenceClient['chatCompletion']>[0];
export type ChatCompletion = Awaited<ReturnType<InferenceClient['chatCompletion']>>;

export interface CompletionRequest extends Pick<ChatArguments, 'messages'> {
  max_tokens?: number | undefined;
  max_completion_tokens?: number | undefined;
  temperature?: number | undefined;
  stream?: boolean | undefined;
}

interface Network {
  /** The hub's answer about the model, if the page has it already. */
  hubAnswer?: WarmUp['hubAnswer'];
  fetch?: typeof globalThis.fetch;
}

/**
 * Calls a model once. The client finds the provider and builds the request; the page itself reads
 * the answer, with a stream or without. Every failure is a `ConnectionError` without the token.
 */
export async function completeChat(
  { accessToken, ...target }: ChatTarget,
  request: CompletionRequest,
  signal: AbortSignal,
  { hubAnswer = () => undefined, fetch = globalThis.fetch }: Network = {},
  onPiece?: (piece: AnswerPiece) => void,
): Promise<ChatCompletion> {
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
  const options = {
    // The machine owns every retry. The client would repeat a 503 without end.
    retry_on_error: false,
    async fetch(url: RequestInfo | URL, init?: RequestInit) {
      status = undefined;
      if (init?.method !== 'POST') return lookUp(url, init);
      // A redirected call would take the ingredients to another server.
      const response = await send(url, { ...init, redirect: 'error' });
      return Response.json(await readCompletion(response, accessToken ?? '', onPiece));
    },
  };
  try {
    const client = new InferenceClient(accessToken);
    return await client.chatCompletion({ ...target, ...request } as ChatArguments, options);
  } catch (error) {
    throw withoutToken(error, (text) => hideToken(text, accessToken ?? ''), status);
  }
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

async function readCompletion(
  response: Response,
  token: string,
  onPiece?: (piece: AnswerPiece) => void,
) {
  if (response.ok) {
    const collector = createCollector(response.status, token, onPiece);
    return collector.finish(await readEvents(response, collector));
  }
  const text = await readText(response, LONGEST_READING);
  try {
    throw refusal(JSON.parse(text || '""'), response.status);
  } catch (error) {
    if (Object(error).name !== 'SyntaxError') throw error;
    throw /^\s*[[{"]/.test(text) ? notJson(response.status) : refusal(text, response.status);
  }
}
