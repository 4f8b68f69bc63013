import type { Diagnosis, LocalServer } from '../../../machines/connection/diagnosis';
import { diagnoseSilence } from './diagnose';
import { apiAddressOf } from './local/apiAddress';
import { isLoopback } from './local/isLoopback';

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

/** What a call to a model sends, without anything that costs. */
const LIKE_A_CALL: RequestInit = {
  credentials: 'omit',
  headers: { 'content-type': 'application/json', 'user-agent': 'probe' },
};

/**
 * Finds out why a call to a server got no answer.
 *
 * @param endpoint the server's address, with or without `/v1` or `/v1/chat/completions` at its end
 * @throws the signal's reason, if it is aborted
 */
export async function diagnoseServer(endpoint: string, signal: AbortSignal): Promise<Diagnosis> {
  const address = apiAddressOf(endpoint);
  try {
    // The browser asks the server for the same permissions as for a call.
    await fetch(`${address}/chat/completions`, { ...LIKE_A_CALL, signal });
    return diagnoseSilence();
  } catch {
    signal.throwIfAborted();
  }
  return findCause(address, guessServer(address), signal);
}

/** Which program a server probably is. */
export function guessServer(endpoint: string, owner?: unknown): LocalServer | null {
  return OWNERS[String(owner)] ?? SERVERS[new URL(endpoint).port] ?? null;
}

/**
 * Finds out why a page could read no answer of a server. The browser gives every failure the same
 * error, but a request whose answer the page does not read shows whether a server listens.
 *
 * @param endpoint ends in `/v1`
 * @throws the signal's reason, if it is aborted
 */
export async function findCause(
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
  if (!isLoopback(new URL(endpoint).hostname)) return diagnoseSilence();
  // A page of this computer needs no permission.
  const isOwn = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  if (isOwn) return { kind: 'serverNotRunning', server };
  const permission = await readPermission();
  if (permission === 'denied') return { kind: 'blockedByBrowser' };
  // Any other state may mean that the browser did not ask, or that the visitor did not answer.
  return { kind: permission === 'granted' ? 'serverNotRunning' : 'serverSilent', server };
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
