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

/** A server's words for a request that the model cannot read at once. */
const TOO_LONG = /context|too long|(?:maximum|inputs).*tokens/is;

/** `hasToken`: whether the call sent a token. */
export function diagnoseCall(error: unknown, hasToken: boolean): Diagnosis {
  if (!isCallError(error)) return { kind: 'unknown' };
  const { name, status, message } = error;
  if (status === undefined) return name === 'TypeError' ? diagnoseSilence() : { kind: 'unknown' };
  if (name === 'BrokenStreamError') return { kind: 'brokenOff' };
  if (status === 401) return { kind: hasToken ? 'tokenRejected' : 'keyRequired' };
  if (status === 403) return { kind: hasToken ? 'tokenNotAllowed' : 'keyRequired' };
  if (status === 402) return { kind: 'noCredit' };
  if (status === 429) return { kind: 'tooManyCalls' };
  if (status === 408 || status >= 500) return { kind: 'serverFailed', status };
  const isTooLong = [400, 413, 422].includes(status) && TOO_LONG.test(message);
  return isTooLong ? { kind: 'requestTooLong' } : { kind: 'unknown', status };
}

/** `provider`: the one that should serve the model; undefined for any. */
export function diagnoseHubCall(error: unknown, provider: string | undefined): Diagnosis {
  const diagnosis = isCallError(error) ? diagnoseModel(error, provider) : undefined;
  return diagnosis ?? diagnoseCall(error, true);
}

/** A server's words for a model that it does not serve, but not "too long for this model". */
const REFUSES_MODEL = /^(?!.*(?:context|length|too long|tokens)).*model/is;

/** Undefined if the failure says nothing about the model. */
export function diagnoseModel(
  { name, status, message }: ConnectionError,
  provider: string | undefined,
): Diagnosis | undefined {
  // The hub says the same of a model that it hides from this token.
  if (name === 'HubApiError' && status === 404) return { kind: 'modelNotFound' };
  const isUnmapped =
    name === 'NotServedError' || (name === 'HubApiError' && /provider information/.test(message));
  const isUnknown =
    name === 'ProviderApiError' &&
    (status === 404 || status === 410 || (status === 400 && REFUSES_MODEL.test(message)));
  return isUnmapped || isUnknown
    ? { kind: 'modelNotServed', provider: provider ?? null }
    : undefined;
}
