/**
 * What an error says about the attempt that it ended.
 *
 * @returns `unknown` if the error says nothing
 */
export function diagnosisIn<Diagnosis extends { kind: string }>(
  error: unknown,
): Diagnosis | { kind: 'unknown' } {
  return Object(error).diagnosis ?? { kind: 'unknown' };
}
