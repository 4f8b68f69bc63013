import type { Link } from '../../machines/connectionMachine';
import { CONNECTION_KEY, isSavedChoice, type TabStorage } from './savedChoice';

const SIGN_IN_KEY = 'saffron.sign-in';
const VERSION = 1;

/** How long a sign-in waits for the hub's answer, in ms. */
export const SIGN_IN_TIMEOUT = 600_000;

/** A connection as the tab saves it. */
export interface SavedConnection {
  link: Link;
  /** Undefined if the choice needs none, or if the token has expired. */
  token: string | undefined;
}

/** What a sign-in needs when the visitor comes back from the hub. */
export interface SavedSignIn {
  nonce: string;
  codeVerifier: string;
  /** The model that the visitor was connecting. */
  model: string | null;
  /** When it began, in ms since 1970. */
  startedAt: number;
}

/**
 * Loads the connection that the tab saved.
 *
 * @param now in ms since 1970
 * @returns undefined without one, or with an unusable one: then it is removed, and a line in the
 *   console says why
 */
export function loadConnection(tab: TabStorage, now: number): SavedConnection | undefined {
  const text = tab.read(CONNECTION_KEY);
  if (text === null) return undefined;
  try {
    return parseConnection(JSON.parse(text), now);
  } catch (error) {
    tab.remove(CONNECTION_KEY);
    // The parser's message quotes the text, and so the token.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    console.warn(`The page dropped the saved connection: ${reason}.`);
    return undefined;
  }
}

/**
 * Saves a connection in the tab, or removes the saved one if this one is not to be kept.
 *
 * @param token the link's token; no other place stores one
 */
export function saveConnection(tab: TabStorage, link: Link, token: string | undefined): void {
  const { isKept, ...rest } = link;
  if (isKept && link.choice !== 'host') {
    tab.write(CONNECTION_KEY, JSON.stringify({ version: VERSION, ...rest, token }));
  } else {
    tab.remove(CONNECTION_KEY);
  }
}

/** @returns whether the tab really saved it */
export function saveSignIn(tab: TabStorage, signIn: SavedSignIn): boolean {
  const text = JSON.stringify(signIn);
  tab.write(SIGN_IN_KEY, text);
  return tab.read(SIGN_IN_KEY) === text;
}

/**
 * Loads the sign-in that the tab waits for. One that has waited for too long is removed.
 *
 * @param now in ms since 1970
 * @returns undefined if there is none, or an unusable one
 */
export function loadSignIn(tab: TabStorage, now: number): SavedSignIn | undefined {
  try {
    const { nonce, codeVerifier, model, startedAt } = JSON.parse(tab.read(SIGN_IN_KEY) ?? '{}');
    if (typeof nonce !== 'string' || typeof codeVerifier !== 'string') return undefined;
    // A clock that was set back gives a time to come.
    if (!(Math.abs(now - startedAt) < SIGN_IN_TIMEOUT)) {
      removeSignIn(tab);
      return undefined;
    }
    return { nonce, codeVerifier, model: isName(model) ? model : null, startedAt };
  } catch {
    return undefined;
  }
}

export function removeSignIn(tab: TabStorage): void {
  tab.remove(SIGN_IN_KEY);
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^?#\s]*)?\/v1$/;

/** Some servers of one's own put blanks into a model's name: "Llama 3 8B Instruct". */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^(?=.{1,200}$)[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u.test(value);
}

/** @throws {Error} whose message names the fault of the value, and quotes nothing of it */
function parseConnection(value: unknown, now: number): SavedConnection {
  const { version, choice, model, address, userName, expiresAt, token } = Object(value);
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) throw new Error(problem);
  };
  const isSignIn = choice === 'signIn';
  const needsToken = isSignIn ? expiresAt > now : choice === 'token';
  check(version === VERSION, `it is not of version ${VERSION}`);
  check(isSavedChoice(choice), 'its kind is unknown');
  const hasName = choice !== 'sample' && choice !== 'browser';
  check(hasName ? isName(model) : model === null, 'its model is not a name');
  check(
    choice === 'local' ? LOOPBACK.test(String(address)) : address === null,
    'its address is not callable',
  );
  check(
    isSignIn ? typeof userName === 'string' && userName.length <= 200 : userName === null,
    'its visitor is not a name',
  );
  check(isSignIn ? Number.isSafeInteger(expiresAt) : expiresAt === null, 'its end is not a time');
  check(
    needsToken
      ? typeof token === 'string' && /^hf_[\x21-\x7e]+$/.test(token)
      : token === undefined || isSignIn,
    'its token is not one',
  );
  return {
    link: { choice, model, address, userName, expiresAt, isKept: true },
    token: needsToken ? token : undefined,
  };
}
