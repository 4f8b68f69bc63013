import type { Diagnosis, LocalServer } from '../../../machines/connection/diagnosis';
import { isInFrame, readPageAddress } from '../../browser/address/signIn';
import { diagnoseSilence } from './diagnose';
import { apiAddressOf, isLoopback } from './local/isLoopback';

/** The servers' default ports. */
const SERVERS: Record<string, LocalServer> = {
  11434: 'ollama',
  1234: 'lmStudio',
  8080: 'llamaCpp',
  8000: 'vllm',
};

/** Needs the same permissions as a call to a model, and costs nothing. */
const LIKE_A_CALL: RequestInit = {
  credentials: 'omit',
  headers: { 'content-type': 'application/json', 'user-agent': 'probe' },
};

/** Why a call to a server got no answer. `endpoint` may end in `/v1` or `/v1/chat/completions`. */
export async function diagnoseServer(endpoint: string, signal: AbortSignal): Promise<Diagnosis> {
  const address = apiAddressOf(endpoint);
  try {
    // The browser asks the server for the same permissions as for a call.
    await fetch(`${address}/chat/completions`, { ...LIKE_A_CALL, signal });
    return diagnoseSilence();
  } catch {
    signal.throwIfAborted();
  }
  return findCause(address, signal);
}

/**
 * Why a page could read no answer of a server. Browsers give every failure the same error, but a
 * request whose answer no page reads shows whether a server listens. `endpoint` ends in `/v1`.
 */
export async function findCause(endpoint: string, signal: AbortSignal): Promise<Diagnosis> {
  // No server takes a page without an origin by its name.
  const origin = globalThis.origin === 'null' ? '*' : globalThis.origin;
  const server = SERVERS[new URL(endpoint).port] ?? null;
  try {
    await fetch(`${endpoint}/models`, { mode: 'no-cors', credentials: 'omit', signal });
    return { kind: 'blockedByCors', server, origin };
  } catch {
    signal.throwIfAborted();
  }
  if (!isLoopback(new URL(endpoint).hostname)) return diagnoseSilence();
  // A page from this computer needs no permission.
  const isOwn = URL.canParse(origin) && isLoopback(new URL(origin).hostname);
  if (isOwn) return { kind: 'serverNotRunning', server };
  const permission = await readPermission();
  // In a frame, only the page around it can give the permission.
  if (permission === 'denied' && isInFrame())
    return { kind: 'blockedByFrame', page: readPageAddress() };
  if (permission === 'denied') return { kind: 'blockedByBrowser' };
  // Otherwise the browser may not have asked, or the visitor not have answered.
  return { kind: permission === 'granted' ? 'serverNotRunning' : 'serverSilent', server };
}

/** Undefined in browsers that do not say whether the page may call this computer. */
async function readPermission(): Promise<PermissionState | undefined> {
  for (const name of ['loopback-network', 'local-network-access']) {
    try {
      const status = await navigator.permissions.query({ name: name as PermissionName });
      return status.state;
    } catch {
      // This browser does not know the permission's name.
    }
  }
  return undefined;
}
