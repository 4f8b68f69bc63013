import type { Diagnosis } from '../../machines/connectionMachine';

/** Adds to the error of a part that could not be fetched what a failed attempt says of it, and throws it. */
export function diagnoseMissingPart(error: unknown): never {
  const diagnosis: Diagnosis = { kind: navigator.onLine ? 'partMissing' : 'offline' };
  throw Object.assign(Object(error), { diagnosis });
}
