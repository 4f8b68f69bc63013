import type { Diagnosis } from '../../../machines/connection/diagnosis';
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

/** Whether a call failed, not the page's own code. `instanceof` would load the class's chunk. */
export function isCallError(error: unknown): error is ConnectionError {
  return error instanceof Error && 'status' in error;
}

/** Why a call got no answer. The browser says only whether it has a network. */
export function diagnoseSilence(): Diagnosis {
  return { kind: globalThis.navigator?.onLine === false ? 'offline' : 'unreachable' };
}
