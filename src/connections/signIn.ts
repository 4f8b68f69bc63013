import { HubApiError, oauthHandleRedirect, oauthLoginUrl } from '@huggingface/hub';
import { noAnswer } from './findingOf';
import { RefusedError } from './refusal';
import { SIGN_IN_SCOPES } from './signInScopes';

/** The hub that visitors sign in to. */
export const HUB_URL = 'https://huggingface.co';

/** How long a token of the hub lives where it does not say so, in ms. */
const TOKEN_LIFE = 8 * 3_600_000;

/** The farthest that a browser's timer reaches, in ms: past it, it goes off at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The secrets of a sign-in that has begun. They have to survive the trip to the hub and back. */
export interface SignInStore {
  nonce?: string | undefined;
  codeVerifier?: string | undefined;
}

/** What the hub has put into the page's address. */
export interface SignInAnswer {
  code: string | undefined;
  state: string | undefined;
  error: string | undefined;
  description: string | undefined;
}

/** A sign-in that went well. */
export interface SignedIn {
  /** Begins with `hf_`. */
  accessToken: string;
  /** When the token ends, in ms since 1970; at most as far ahead as a timer reaches. */
  expiresAt: number;
  /** The visitor's name on the hub; empty where the hub tells none. */
  userName: string;
}

interface StartOptions {
  clientId: string;
  /** Where the hub sends the visitor back to: one of those that the client has named. */
  redirectUrl: string;
  hubUrl?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Begins a sign-in: OAuth with PKCE, without a secret of the page's.
 *
 * @param store is given the secrets, which `finishSignIn` needs; what it held is lost
 * @returns the address to go to
 * @throws {RefusedError} where the hub cannot be asked
 * @throws the signal's reason, where it is aborted for another cause than time
 */
export async function startSignIn(
  { clientId, redirectUrl, hubUrl = HUB_URL, signal }: StartOptions,
  store: SignInStore,
): Promise<string> {
  const secrets: { nonce?: string; codeVerifier?: string } = {};
  const address = await attempt(signal, () =>
    oauthLoginUrl({ clientId, redirectUrl, scopes: SIGN_IN_SCOPES, hubUrl, localStorage: secrets }),
  );
  if (!URL.canParse(address) || new URL(address).origin !== new URL(hubUrl).origin) {
    throw failed('the hub names no page of its own to sign in at');
  }
  store.nonce = secrets.nonce;
  store.codeVerifier = secrets.codeVerifier;
  return address;
}

/**
 * Ends a sign-in with the hub's answer.
 *
 * @param store what `startSignIn` filled; an answer to it uses it up, so that none counts twice
 * @throws {RefusedError} for every fault; it holds neither token nor code
 * @throws the signal's reason, where it is aborted for another cause than time
 */
export async function finishSignIn(
  answer: SignInAnswer,
  store: SignInStore,
  { hubUrl = HUB_URL, signal }: { hubUrl?: string; signal?: AbortSignal } = {},
): Promise<SignedIn> {
  const { nonce, codeVerifier } = store;
  const { code, state, error } = answer;
  // Some errors come before the hub has read the state.
  const isOwn = state === undefined ? error !== undefined : nonceOf(state) === nonce;
  if (!nonce || !codeVerifier || !isOwn) throw new RefusedError({ kind: 'signInStale' });
  store.nonce = undefined;
  store.codeVerifier = undefined;
  if (error === 'access_denied') throw new RefusedError({ kind: 'signInRefused' });
  if (error !== undefined) throw failed(describeAnswer(answer));

  const redirectedUrl = `${hubUrl}?${new URLSearchParams({ code: code ?? '', state: state ?? '' })}`;
  const { accessToken, accessTokenExpiresAt, userInfo, scope } = await attempt(signal, () =>
    oauthHandleRedirect({ redirectedUrl, nonce, codeVerifier, hubUrl }),
  );
  // With a token of another form, the client would call the provider itself.
  if (typeof accessToken !== 'string' || !/^hf_[\x21-\x7e]+$/.test(accessToken)) {
    throw failed('the hub gave no token of its own');
  }
  if (typeof scope === 'string' && !scope.split(/\s+/).includes('inference-api')) {
    throw new RefusedError({ kind: 'tokenNotAllowed' });
  }
  const now = Date.now();
  const end = accessTokenExpiresAt.getTime();
  if (end <= now) throw failed('the hub gave a token that has ended');
  const name: unknown = userInfo?.preferred_username ?? userInfo?.name;
  return {
    accessToken,
    expiresAt: Math.min(Number.isNaN(end) ? now + TOKEN_LIFE : end, now + LONGEST_TIMER),
    userName: typeof name === 'string' ? name : '',
  };
}

function nonceOf(state: string): unknown {
  try {
    return Object(JSON.parse(state)).nonce;
  } catch {
    return undefined;
  }
}

function failed(detail: string): RefusedError {
  return new RefusedError({ kind: 'signInFailed', detail });
}

/** What the hub said of an error, on one short line. */
function describeAnswer({ error, description }: SignInAnswer): string {
  return [error, description]
    .filter(Boolean)
    .join(': ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .slice(0, 200);
}

/** Runs a function of the library, which knows no signal, and says why it failed. */
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
    if (signal?.aborted && Object(signal.reason).name !== 'TimeoutError') throw signal.reason;
    throw refusedBy(error);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function refusedBy(error: unknown): RefusedError {
  const { name, message } = Object(error) as Partial<Error>;
  if (error instanceof HubApiError) {
    const isSpent = error.statusCode === 400 && error.data?.error === 'invalid_grant';
    if (isSpent) return new RefusedError({ kind: 'signInStale' });
    if (error.statusCode === 429) return new RefusedError({ kind: 'busy' });
    return failed(`${pathOf(error.url)} was answered with ${error.statusCode}`);
  }
  if (name === 'TimeoutError') return new RefusedError({ kind: 'noAnswerInTime' });
  // The getter of a storage that the browser forbids.
  if (name === 'SecurityError') return new RefusedError({ kind: 'storageRefused' });
  // Each engine's words for a request without an answer; other type errors are of an odd one.
  if (name === 'TypeError' && /fetch|NetworkError|Load failed/i.test(message ?? '')) {
    return new RefusedError(noAnswer());
  }
  return failed('an answer of the hub could not be read');
}

function pathOf(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : 'a question';
}
