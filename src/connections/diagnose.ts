import type { Diagnosis } from '../../machines/connectionMachine';
import type { ConnectionError } from './connection';

/** A connection that does not work, and why. It holds no token. */
export class DiagnosedError extends Error {
  readonly diagnosis: Diagnosis;

  constructor(diagnosis: Diagnosis) {
    super(diagnosis.kind);
    this.name = 'DiagnosedError';
    this.diagnosis = diagnosis;
  }
}

/**
 * Whether a call failed, rather than the page's own code. It looks at the form, because
 * `instanceof` would load the class's chunk.
 */
export function isCallError(error: unknown): error is ConnectionError {
  return error instanceof Error && 'status' in error;
}

/** Why a call got no answer. The browser says only whether it has a network. */
export function diagnoseSilence(): Diagnosis {
  return { kind: globalThis.navigator?.onLine === false ? 'offline' : 'unreachable' };
}

/**
 * Diagnoses a failed call.
 *
 * @param error what the call rejected with
 * @param hasToken whether the call sent a token
 */
export function diagnoseCall(error: unknown, hasToken: boolean): Diagnosis {
  if (!isCallError(error)) return { kind: 'unknown' };
  const { name, status } = error;
  if (status === undefined) return name === 'TypeError' ? diagnoseSilence() : { kind: 'unknown' };
  if (status === 401) return { kind: hasToken ? 'tokenRejected' : 'keyRequired' };
  if (status === 403) return { kind: hasToken ? 'tokenNotAllowed' : 'keyRequired' };
  if (status === 402) return { kind: 'noCredit' };
  if (status === 429) return { kind: 'tooManyCalls' };
  if (status === 408 || status >= 500) return { kind: 'serverFailed', status };
  return { kind: 'unknown', status };
}

/**
 * Diagnoses a connection by a failed attempt at a recipe.
 *
 * @returns undefined if the connection may be sound: the model is busy or failed, the answer was not
 *   a recipe, or the page could not fetch its own code
 */
export function diagnoseConnection(error: unknown, hasToken: boolean): Diagnosis | undefined {
  const diagnosis = diagnoseCall(error, hasToken);
  const isTemporary = ['tooManyCalls', 'serverFailed', 'unknown'].includes(diagnosis.kind);
  return isTemporary ? undefined : diagnosis;
}
