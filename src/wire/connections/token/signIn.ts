import { HubApiError, oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import type { SignInAnswer } from '../../../browser/address/signIn';
import { DiagnosedError, diagnoseSilence } from '../diagnose';
import { hideToken } from './hideToken';
import { SIGN_IN_SCOPES } from './signInScopes';

const HUB_URL = 'https://huggingface.co';

/** How long a token lives if the hub does not say, in ms. */
const TOKEN_LIFE = 8 * 3_600_000;

/** The secrets of a sign-in, which the tab keeps during the trip to the hub and back. */
export interface SignInSecrets {
  nonce: string;
  codeVerifier: string;
}

interface SignedIn {
  /** Begins with `hf_`. */
  accessToken: string;
  /** When the token expires, in ms since 1970. */
  expiresAt: number;
  /** The visitor's name on the hub; empty if the hub gives none. */
  userName: string;
}

interface HubOptions {
  hubUrl?: string | undefined;
  signal?: AbortSignal | undefined;
}

interface FinishOptions extends HubOptions {
  /** Called once the answer is this sign-in's, before the page asks the hub. Forget the secrets then: no answer may count twice. */
  onAccept?(): void;
}

/**
 * Begins a sign-in: OAuth with PKCE, without a secret in the page. Throws a `DiagnosedError` if the
 * page cannot ask the hub.
 * @param options.redirectUrl where the hub sends the visitor back to; the client has to list it
 * @returns the address to go to, and the secrets for `finishSignIn`
 */
export async function startSignIn({
  clientId,
  redirectUrl,
  hubUrl = HUB_URL,
  signal,
}: HubOptions & { clientId: string; redirectUrl: string }): Promise<
  SignInSecrets & { address: string }
> {
  const secrets: Partial<SignInSecrets> = {};
  const address = await attempt(signal, () =>
    oauthLoginUrl({ clientId, redirectUrl, scopes: SIGN_IN_SCOPES, hubUrl, localStorage: secrets }),
  );
  const { nonce, codeVerifier } = secrets;
  const isHubs = URL.canParse(address) && new URL(address).origin === new URL(hubUrl).origin;
  if (!isHubs || !nonce || !codeVerifier) throw failed('the hub names no sign-in page of its own');
  return { address, nonce, codeVerifier };
}

/** If the answer names its sender (RFC 9207), that has to be the hub. */
export function isAnswerTo({ nonce }: SignInSecrets, { state, issuer }: SignInAnswer): boolean {
  if (issuer !== undefined && issuer !== HUB_URL) return false;
  try {
    return Object(JSON.parse(state)).nonce === nonce;
  } catch {
    return false;
  }
}

/** Throws a `DiagnosedError`, without token or code, for every fault. */
export async function finishSignIn(
  answer: SignInAnswer,
  secrets: SignInSecrets,
  { hubUrl = HUB_URL, signal, onAccept }: FinishOptions = {},
): Promise<SignedIn> {
  if (!isAnswerTo(secrets, answer)) throw new DiagnosedError({ kind: 'signInStale' });
  onAccept?.();
  const { nonce, codeVerifier } = secrets;
  const { code = '', state, error } = answer;
  if (error === 'access_denied') throw new DiagnosedError({ kind: 'signInDeclined' });
  if (error !== undefined) throw failed(describeAnswer(answer));

  const redirectedUrl = `${hubUrl}?${new URLSearchParams({ code, state })}`;
  const { accessToken, accessTokenExpiresAt, userInfo, scope } = await attempt(signal, () =>
    oauthHandleRedirect({ redirectedUrl, nonce, codeVerifier, hubUrl }),
  );
  // The client would send a token of another form to the provider.
  if (typeof accessToken !== 'string' || !/^hf_[\x21-\x7e]+$/.test(accessToken)) {
    throw failed('the hub gave no token of its own');
  }
  if (typeof scope === 'string' && !scope.split(/\s+/).includes('inference-api')) {
    throw new DiagnosedError({ kind: 'tokenNotAllowed' });
  }
  const now = Date.now();
  const end = accessTokenExpiresAt.getTime();
  if (end <= now) throw failed('the hub gave an expired token');
  const name: unknown = userInfo?.preferred_username ?? userInfo?.name;
  return {
    accessToken,
    expiresAt: Number.isNaN(end) ? now + TOKEN_LIFE : end,
    userName: typeof name === 'string' ? hideToken(name, accessToken) : '',
  };
}

function failed(detail: string): DiagnosedError {
  return new DiagnosedError({ kind: 'signInFailed', detail });
}

function describeAnswer({ error, description }: SignInAnswer): string {
  return [error, description]
    .filter(Boolean)
    .join(': ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 200);
}

/** The library's functions take no signal. */
async function attempt<T>(signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
  });
  try {
    signal?.throwIfAborted();
    return await Promise.race([run(), aborted]);
  } catch (error) {
    signal?.throwIfAborted();
    throw diagnose(error);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function diagnose(error: unknown): DiagnosedError {
  const { name, message } = Object(error) as Partial<Error>;
  if (error instanceof HubApiError) {
    const isSpent = error.statusCode === 400 && error.data?.error === 'invalid_grant';
    if (isSpent) return new DiagnosedError({ kind: 'signInStale' });
    if (error.statusCode === 429) return new DiagnosedError({ kind: 'tooManyCalls' });
    const path = URL.canParse(error.url) ? new URL(error.url).pathname : '';
    return failed(`${path || 'a request'} was answered with ${error.statusCode}`);
  }
  // The browser throws this if it forbids storage.
  if (name === 'SecurityError') return new DiagnosedError({ kind: 'storageBlocked' });
  // Each engine's words for a request without an answer. Other type errors mean an odd answer.
  if (name === 'TypeError' && /fetch|NetworkError|Load failed/i.test(message ?? '')) {
    return new DiagnosedError(diagnoseSilence());
  }
  return failed("the hub's answer could not be read");
}
