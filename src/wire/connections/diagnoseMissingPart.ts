import type { Diagnosis } from '../../../machines/connection/diagnosis';

export function diagnoseMissingPart(error: unknown): never {
  const diagnosis: Diagnosis = { kind: navigator.onLine ? 'partMissing' : 'offline' };
  throw Object.assign(Object(error), { diagnosis });
}
