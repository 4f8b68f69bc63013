import { expect } from 'vitest';
import type { Finding } from '../../src/connections/refusal';

/**
 * Waits for a trial or a sign-in to be refused.
 *
 * @param secrets what the refusal may not hold in any form; undefined where there is none
 * @returns what it was refused for
 */
export async function readRefusal(
  trial: Promise<unknown>,
  ...secrets: (string | undefined)[]
): Promise<Finding> {
  const error = await trial.then(
    () => expect.fail('It went well.'),
    (cause) => cause,
  );
  expect(error.name).toBe('RefusedError');
  const told = JSON.stringify([error, error.message, error.stack, error.cause]);
  for (const secret of secrets) if (secret) expect(told).not.toContain(secret);
  return error.finding;
}
