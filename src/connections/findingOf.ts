import type { ConnectionError } from './connection';
import { type Finding, RefusedError } from './refusal';

/**
 * Whether an error is one of a call. Told by its form: the class itself would be a chunk of its own,
 * which two others share and which could not be asked for again where it failed to load.
 */
export function isOfCall(error: unknown): error is ConnectionError {
  return error instanceof Error && 'status' in error;
}

/** Why a call got no answer: the browser says no more than whether it has a network. */
export function noAnswer(): Finding {
  return { kind: navigator.onLine === false ? 'offline' : 'unreachable' };
}

/**
 * What the failure of a call tells of the connection.
 *
 * @param error what the call rejected with
 * @param hasToken whether the connection sends a token
 */
export function findingOf(error: unknown, hasToken: boolean): Finding {
  if (!isOfCall(error)) return { kind: 'cannotTell' };
  const { name, status } = error;
  if (status === undefined) return name === 'TypeError' ? noAnswer() : { kind: 'cannotTell' };
  if (status === 401) return { kind: hasToken ? 'tokenRejected' : 'keyWanted' };
  if (status === 403) return { kind: hasToken ? 'tokenNotAllowed' : 'keyWanted' };
  if (status === 402) return { kind: 'noCredit' };
  if (status === 429) return { kind: 'busy' };
  if (status === 408 || status >= 500) return { kind: 'serverFailed', status };
  return { kind: 'cannotTell', status };
}

/**
 * What the failure of a recipe's attempt tells of the connection itself.
 *
 * @param error what `generate` rejected with
 * @param hasToken whether the connection sends a token
 * @returns undefined where the connection may be sound all the same: the model is busy, is not
 *   served or has trouble, the answer was no recipe, or the page's own code could not be fetched
 */
export function refusalOf(error: unknown, hasToken: boolean): RefusedError | undefined {
  const refused = new RefusedError(findingOf(error, hasToken));
  return /^(?:busy|serverFailed|cannotTell)$/.test(refused.finding.kind) ? undefined : refused;
}
