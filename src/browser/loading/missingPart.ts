/** Throws the error of a file that did not arrive, with a `diagnosis` for visitors. */
export function diagnoseMissingPart(error: unknown): never {
  const kind = navigator.onLine ? 'partMissing' : 'offline';
  throw Object.assign(Object(error), { diagnosis: { kind } });
}
