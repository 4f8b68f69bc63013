import { callOnce } from '../call/testModel';
import { DiagnosedError } from '../diagnose';
import { findCause } from '../diagnoseServer';
import type { OpenAiCompatibleOptions } from '../openAiCompatible';
import { isLoopback } from './isLoopback';

/** No server on a computer has more models, or longer names. */
const MOST_MODELS = 1_000;
const LONGEST_NAME = 200;

/**
 * Asks a server on this computer for its models, then makes one smallest call. It never sends a
 * token.
 * @param typed as the visitor typed it; without a model, the server's first is tested
 * @returns what to connect to; the address ends in `/v1`
 * @throws {DiagnosedError} for every fault
 */
export async function testLocalServer(
  typed: OpenAiCompatibleOptions,
  signal: AbortSignal,
): Promise<OpenAiCompatibleOptions> {
  const endpoint = readLocalAddress(typed.endpoint);
  const models = await listModels(endpoint, signal);
  const model = typed.model.trim() || models?.[0];
  // Ollama adds this tag by itself.
  const isThere = !models || models.some((id) => id === model || id === `${model}:latest`);
  if (!model || !isThere) {
    throw new DiagnosedError({ kind: 'modelNotFound', ...(models && { models }) });
  }
  await callOnce({ endpointUrl: endpoint, model }, signal, { endpoint }, ({ name, status }) => {
    const isUnanswered = status === undefined && name === 'TypeError';
    return isUnanswered ? findCause(endpoint, signal) : undefined;
  });
  return { endpoint, model };
}

/** Undefined if the server does not list its models as OpenAI does. */
async function listModels(endpoint: string, signal: AbortSignal): Promise<string[] | undefined> {
  let response: Response;
  try {
    response = await fetch(`${endpoint}/models`, { signal, credentials: 'omit' });
  } catch {
    signal.throwIfAborted();
    throw new DiagnosedError(await findCause(endpoint, signal));
  }
  if (response.status === 401 || response.status === 403) {
    throw new DiagnosedError({ kind: 'keyRequired' });
  }
  const list: unknown = await response.json().catch(() => signal.throwIfAborted());
  const { data } = Object(list);
  if (!response.ok || !Array.isArray(data)) return undefined;
  return data
    .slice(0, MOST_MODELS)
    .map((one) => Object(one).id)
    .filter((id) => typeof id === 'string' && id.length <= LONGEST_NAME);
}

/** Longer than any address that a program prints, in characters. */
const LONGEST_ADDRESS = 500;

/** The only hosts of this computer that a page's policy can name. */
const CALLABLE = /^(?:localhost|127\.0\.0\.1)$/;

/**
 * Reads an address as a visitor types it, and gives it with `/v1` at its end. Throws a
 * `DiagnosedError` if it is not an address, not of this computer, or not callable.
 */
export function readLocalAddress(text: string): string {
  const typed = text.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `http://${typed}`;
  const isTooLong = address.length > LONGEST_ADDRESS;
  if (isTooLong || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    throw new DiagnosedError({ kind: 'addressMalformed' });
  }
  const url = new URL(address);
  if (url.username || url.password) throw new DiagnosedError({ kind: 'addressMalformed' });
  // Servers that listen on all networks print 0.0.0.0, which no page can call.
  if (!isLoopback(url.hostname) && url.hostname !== '0.0.0.0') {
    throw new DiagnosedError({ kind: 'addressNotLocal', host: url.host });
  }
  const host = CALLABLE.test(url.hostname) ? url.hostname : 'localhost';
  const path = url.pathname.replace(/(?:\/v1(?:\/models|\/chat\/completions)?)?\/*$/, '');
  const callable = `http://${host}${url.port && `:${url.port}`}${path}/v1`;
  if (host !== url.hostname || url.protocol !== 'http:') {
    throw new DiagnosedError({ kind: 'addressNotCallable', instead: callable });
  }
  return callable;
}
