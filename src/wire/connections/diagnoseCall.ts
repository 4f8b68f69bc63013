import type { Diagnosis } from '../../../machines/connection/diagnosis';
import type { ConnectionError } from './connection';
import { diagnoseSilence, isCallError } from './diagnose';
import { FAILURES } from './failures';
import { apiAddressOf, chatAddressOf } from './local/isLoopback';

export interface Called {
  /** A server of the host's or the visitor's own; undefined for the hub. */
  endpoint?: string | undefined;
  /** The provider that should serve the model; undefined for any. */
  provider?: string | undefined;
}

/** The row of `FAILURES` that fits. */
export function findFailure({ name, status, clues }: ConnectionError, { endpoint }: Called) {
  const at = endpoint === undefined ? 'hub' : 'own';
  const found = FAILURES.find(
    (row) =>
      (row.at ?? at) === at &&
      (row.statuses?.includes(status ?? 0) ?? true) &&
      (row.names?.includes(name) ?? true) &&
      (row.says?.test(clues) ?? true),
  );
  return found ?? { kind: 'unknown' as const };
}

/** Why a call failed, with the server's own words. */
export function diagnoseCall(error: unknown, called: Called): Diagnosis {
  if (!isCallError(error)) return { kind: 'unknown' };
  const { name, status, said } = error;
  if (status === undefined) return name === 'TypeError' ? diagnoseSilence() : { kind: 'unknown' };
  const words = said && { said };
  const { kind } = findFailure(error, called);
  const { endpoint = '', provider = null } = called;
  switch (kind) {
    case 'serverFailed':
      return { kind, ...(status >= 400 && { status }), ...words };
    case 'unknown':
      return { kind, status, ...words };
    case 'modelNotServed':
      return { kind, provider, ...words };
    case 'wrongAddress':
      return {
        kind,
        status,
        address: chatAddressOf(endpoint),
        instead: apiAddressOf(endpoint),
        ...words,
      };
    default:
      return { kind, ...words };
  }
}
