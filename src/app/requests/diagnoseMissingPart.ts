import type { Diagnosis } from '../../../machines/connection/diagnosis';

/** Throws the error of a part that the page could not fetch, with the diagnosis of a failed attempt. */
export function diagnoseMissingPart(error: unknown): never {
  const diagnosis: Diagnosis = { kind: navigator.onLine ? 'partMissing' : 'offline' };
  throw Object.assign(Object(error), { diagnosis });
}
