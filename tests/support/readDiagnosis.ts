import { expect } from 'vitest';
import type { Diagnosis } from '../../machines/connection/diagnosis';

/** Waits for a failure, whose error must not hold the `secrets` in any form. */
export async function readDiagnosis(
  attempt: Promise<unknown>,
  ...secrets: (string | undefined)[]
): Promise<Diagnosis> {
  const error = await attempt.then(
    () => expect.fail('It succeeded.'),
    (cause) => cause,
  );
  expect(error.name).toBe('DiagnosedError');
  const shown = JSON.stringify([error, error.message, error.stack, error.cause]);
  for (const secret of secrets) if (secret) expect(shown).not.toContain(secret);
  return error.diagnosis;
}
