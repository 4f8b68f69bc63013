import type { ConnectionError } from './connection';
import { isLoopback } from './isLoopback';
import { readLocalAddress } from './localAddress';
import { type Finding, type LocalServer, RefusedError } from './refusal';
import { callOnce, throwIfStopped } from './tryModel';

/** A model on the visitor's computer, as typed. */
export interface LocalModel {
  /** The server's address, such as `localhost:11434`. */
  address: string;
  /** The model's name, as the server knows it; blank to learn which there are. */
  model: string;
}

/** A model on the visitor's computer that has answered. */
export interface TriedLocalModel {
  /** The address to connect with. It ends in `/v1`. */
  endpoint: string;
  model: string;
}

/** The ports that the servers choose by themselves. */
const SERVERS: Record<string, LocalServer> = {
  11434: 'ollama',
  1234: 'lmStudio',
  8080: 'llamaCpp',
  8000: 'vllm',
};

/** Whom the servers name as a model's owner. */
const OWNERS: Record<string, LocalServer> = {
  library: 'ollama',
  organization_owner: 'lmStudio',
  llamacpp: 'llamaCpp',
  vllm: 'vllm',
};

/**
 * Tries a server on this computer: asks which models it has, then makes one smallest call. Sends no
 * token, ever.
 *
 * @param signal aborts whichever request is under way
 * @throws {RefusedError} for every fault
 * @throws the signal's reason, where it is aborted for another cause than time
 */
export async function tryLocalServer(
  { address, model }: LocalModel,
  signal: AbortSignal,
): Promise<TriedLocalModel> {
  const endpoint = readLocalAddress(address);
  const name = model.trim();

  const listed = await listModels(endpoint, signal);
  const models = listed?.map(({ id }) => id);
  // Ollama lists the tag that it adds by itself.
  const isThere = !models || models.includes(name) || models.includes(`${name}:latest`);
  if (!name || !isThere) throw new RefusedError({ kind: 'noSuchModel', ...(models && { models }) });

  const server = guessServer(endpoint, listed?.[0]?.owner);
  await callOnce({ endpointUrl: endpoint, model: name }, signal, (error) =>
    explain(error, endpoint, server, signal),
  );
  return { endpoint, model: name };
}

interface ListedModel {
  id: string;
  owner: unknown;
}

/** Asks a server for its models; undefined where it lists none in the way of OpenAI. */
async function listModels(
  endpoint: string,
  signal: AbortSignal,
): Promise<ListedModel[] | undefined> {
  let response: Response;
  try {
    response = await fetch(`${endpoint}/models`, { signal, credentials: 'omit' });
  } catch {
    throwIfStopped(signal);
    throw new RefusedError(await findCause(endpoint, guessServer(endpoint), signal));
  }
  if (response.status === 401 || response.status === 403) {
    throw new RefusedError({ kind: 'keyWanted' });
  }
  const list: unknown = await response.json().catch(() => throwIfStopped(signal));
  const { data } = Object(list);
  if (!response.ok || !Array.isArray(data)) return undefined;
  return data
    .map((one) => ({ id: Object(one).id, owner: Object(one).owned_by }))
    .filter(({ id }) => typeof id === 'string');
}

function guessServer(endpoint: string, owner?: unknown): LocalServer | null {
  return OWNERS[String(owner)] ?? SERVERS[new URL(endpoint).port] ?? null;
}

async function explain(
  { name, status }: ConnectionError,
  endpoint: string,
  server: LocalServer | null,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  if (status === 404) return { kind: 'noSuchModel' };
  return status === undefined && name === 'TypeError'
    ? findCause(endpoint, server, signal)
    : undefined;
}

/**
 * Finds out why a page got no answer. All that it is told is one and the same error; a request whose
 * answer it does not ask to read tells whether anybody listens.
 */
async function findCause(
  endpoint: string,
  server: LocalServer | null,
  signal: AbortSignal,
): Promise<Finding> {
  const { origin } = globalThis;
  try {
    await fetch(`${endpoint}/models`, { mode: 'no-cors', credentials: 'omit', signal });
    return { kind: 'refusedByCors', server, origin };
  } catch {
    throwIfStopped(signal);
  }
  const permission = await askPermission();
  if (permission === 'denied') return { kind: 'blockedByPermission' };
  // A question that the browser did not ask, or that nobody answered, leaves the state as it was. A
  // page that comes from this computer needs no permission.
  const isOwn = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  return { kind: permission === 'granted' || isOwn ? 'notRunning' : 'silent', server };
}

/** Whether the browser lets the page call this computer; undefined where it does not ask for that. */
async function askPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return status.state;
    } catch {
      // A name that this browser does not know.
    }
  }
  return undefined;
}
