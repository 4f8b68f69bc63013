import type { Diagnosis, LocalServer } from '../../machines/connectionMachine';
import type { ConnectionError } from './connection';
import { DiagnosedError } from './diagnose';
import { isLoopback } from './isLoopback';
import { readLocalAddress } from './localAddress';
import type { OpenAiCompatibleOptions } from './openAiCompatible';
import { callOnce } from './testModel';

/** More models, and longer names, than a server on a computer has. */
const MOST_MODELS = 1_000;
const LONGEST_NAME = 200;

/** The ports that the servers use by default. */
const SERVERS: Record<string, LocalServer> = {
  11434: 'ollama',
  1234: 'lmStudio',
  8080: 'llamaCpp',
  8000: 'vllm',
};

/** The owner that each server gives its models. */
const OWNERS: Record<string, LocalServer> = {
  library: 'ollama',
  organization_owner: 'lmStudio',
  llamacpp: 'llamaCpp',
  vllm: 'vllm',
};

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

function guessServer(endpoint: string, owner?: unknown): LocalServer | null {
  return OWNERS[String(owner)] ?? SERVERS[new URL(endpoint).port] ?? null;
}

/**
 * Finds out why a page got no answer. The browser gives every failure the same error, but a request
 * whose answer the page does not read shows whether a server listens.
 */
async function findCause(
  endpoint: string,
  server: LocalServer | null,
  signal: AbortSignal,
): Promise<Diagnosis> {
  const { origin } = globalThis;
  try {
    await fetch(`${endpoint}/models`, { mode: 'no-cors', credentials: 'omit', signal });
    return { kind: 'blockedByCors', server, origin };
  } catch {
    signal.throwIfAborted();
  }
  const permission = await readPermission();
  if (permission === 'denied') return { kind: 'blockedByBrowser' };
  // A page of this computer needs no permission. Any other state may mean that the browser did not
  // ask, or that the visitor did not answer.
  const isOwn = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  return { kind: permission === 'granted' || isOwn ? 'serverNotRunning' : 'serverSilent', server };
}

/** Whether the browser lets the page call this computer; undefined in browsers that do not say. */
async function readPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return status.state;
    } catch {
      // This browser does not know the name.
    }
  }
  return undefined;
}
