import { ConnectionError } from './connection';
import type { Finding, Refusal } from './refusal';

/**
 * Tells what the failure of a recipe's attempt says of the connection itself.
 *
 * @param error what `generate` rejected with
 * @param hasToken whether the connection sends a token
 * @returns undefined where the connection may be sound all the same: the model is busy, is not
 *   served or has trouble, the answer was no recipe, or the page's own code could not be fetched
 */
export function refusalOf(
  error: unknown,
  hasToken: boolean,
): { refusal: Refusal; finding: Finding } | undefined {
  if (!(error instanceof ConnectionError)) return undefined;
  const { name, status } = error;
  if (status === 402) return { refusal: 'outOfCredit', finding: { kind: 'noCredit' } };
  if (status === 401 && hasToken)
    return { refusal: 'notValid', finding: { kind: 'tokenRejected' } };
  if (status === 401 || status === 403) {
    return {
      refusal: 'notAllowed',
      finding: { kind: hasToken ? 'tokenNotAllowed' : 'keyWanted' },
    };
  }
  // With a status it is an answer that the client could not read.
  if (status === undefined && name === 'TypeError') {
    return { refusal: 'notReachable', finding: { kind: 'unreachable' } };
  }
  return undefined;
}
