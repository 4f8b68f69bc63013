import { callOnce } from '../call/testModel';
import type { ConnectionError } from '../connection';
import { DiagnosedError } from '../diagnose';
import { findCause, guessServer } from '../diagnoseServer';
import type { OpenAiCompatibleOptions } from '../openAiCompatible';
import { readLocalAddress } from './localAddress';

/** More models, and longer names, than a server on a computer has. */
const MOST_MODELS = 1_000;
const LONGEST_NAME = 200;

/**
 * Tests a server on this computer: asks which models it has, then makes one smallest call. It never
 * sends a token.
 *
 * @param typed the server's address, such as `localhost:11434`, and the model's name; without a name
 *   the server's first model is tested
 * @param signal aborts every request of the test
 * @returns what to connect to; the address ends in `/v1`
 * @throws {DiagnosedError} for every fault
 * @throws the signal's reason, if it is aborted
 */
export async function testLocalServer(
  typed: OpenAiCompatibleOptions,
  signal: AbortSignal,
): Promise<OpenAiCompatibleOptions> {
  const endpoint = readLocalAddress(typed.endpoint);
  const listed = await listModels(endpoint, signal);
  const models = listed?.map(({ id }) => id);
  const model = typed.model.trim() || models?.[0];
  // Ollama adds the tag by itself.
  const isThere = !models || models.some((id) => id === model || id === `${model}:latest`);
  if (!model || !isThere) {
    throw new DiagnosedError({ kind: 'modelNotFound', ...(models && { models }) });
  }

  const server = guessServer(endpoint, listed?.[0]?.owner);
  await callOnce({ endpointUrl: endpoint, model }, signal, ({ name, status }: ConnectionError) => {
    if (status === 404) return { kind: 'modelNotFound' };
    const isUnanswered = status === undefined && name === 'TypeError';
    return isUnanswered ? findCause(endpoint, server, signal) : undefined;
  });
  return { endpoint, model };
}

interface ListedModel {
  id: string;
  owner: unknown;
}

/** Asks a server for its models; undefined if it does not list them as OpenAI does. */
async function listModels(
  endpoint: string,
  signal: AbortSignal,
): Promise<ListedModel[] | undefined> {
  let response: Response;
  try {
    response = await fetch(`${endpoint}/models`, { signal, credentials: 'omit' });
  } catch {
    signal.throwIfAborted();
    throw new DiagnosedError(await findCause(endpoint, guessServer(endpoint), signal));
  }
  if (response.status === 401 || response.status === 403) {
    throw new DiagnosedError({ kind: 'keyRequired' });
  }
  const list: unknown = await response.json().catch(() => signal.throwIfAborted());
  const { data } = Object(list);
  if (!response.ok || !Array.isArray(data)) return undefined;
  return data
    .slice(0, MOST_MODELS)
    .map((one) => ({ id: Object(one).id, owner: Object(one).owned_by }))
    .filter(({ id }) => typeof id === 'string' && id.length <= LONGEST_NAME);
}
