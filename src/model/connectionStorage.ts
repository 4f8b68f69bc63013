import type { Link } from '../../machines/connectionMachine';
import { CONNECTION_KEY, KEPT_CHOICES } from './savedChoice';
import { forgetInTab, readTab, writeTab } from '../browser/tabStorage';

const SIGN_IN_KEY = 'saffron.sign-in';
const VERSION = 1;

/** A connection as the tab keeps it. */
export interface KeptConnection {
  link: Link;
  /** Undefined where the choice needs none, and where its time is up. */
  token: string | undefined;
}

/** What a sign-in needs of itself when the visitor comes back from the hub. */
export interface KeptSignIn {
  nonce?: string | undefined;
  codeVerifier?: string | undefined;
  /** The model that the visitor was about to connect. */
  model: string | null;
}

/**
 * Reads what the tab kept of a connection before a reload.
 *
 * @param now in ms since 1970: a token whose time is up need not be there
 * @returns undefined where nothing was kept, or nothing that can be used; one line in the console
 *   says what was dropped
 */
export function restoreConnection(now: number): KeptConnection | undefined {
  const text = readTab(CONNECTION_KEY);
  if (text === null) return undefined;
  try {
    return readConnection(JSON.parse(text), now);
  } catch (error) {
    forgetInTab(CONNECTION_KEY);
    // The parser's own message quotes the text, and with it the token.
    const reason = error instanceof SyntaxError ? 'it is no JSON.' : (error as Error).message;
    console.warn(`The connection of before the reload was dropped: ${reason}`);
    return undefined;
  }
}

/**
 * Keeps a connection for this tab, or forgets the one that was kept.
 *
 * @param token the secret that goes with it; the only place that one is written to
 */
export function keepConnection(link: Link, token: string | undefined): void {
  if (!link.isKept || link.choice === 'host') {
    forgetInTab(CONNECTION_KEY);
    return;
  }
  const { choice, model, address, userName, expiresAt } = link;
  writeTab(
    CONNECTION_KEY,
    JSON.stringify({ version: VERSION, choice, model, address, userName, expiresAt, token }),
  );
}

/**
 * Keeps the secrets of a sign-in for the way to the hub and back.
 *
 * @returns whether they are kept
 */
export function keepSignIn(signIn: KeptSignIn): boolean {
  const text = JSON.stringify(signIn);
  writeTab(SIGN_IN_KEY, text);
  return readTab(SIGN_IN_KEY) === text;
}

/** Whether this tab has begun a sign-in that has not come to its end. */
export function isSigningIn(): boolean {
  return readTab(SIGN_IN_KEY) !== null;
}

/** Reads the secrets of a sign-in that has begun; empty where there is none. */
export function restoreSignIn(): KeptSignIn {
  try {
    const { nonce, codeVerifier, model } = Object(JSON.parse(readTab(SIGN_IN_KEY) ?? 'null'));
    const isSound = [nonce, codeVerifier].every((secret) => typeof secret === 'string');
    return { ...(isSound && { nonce, codeVerifier }), model: isName(model) ? model : null };
  } catch {
    return { model: null };
  }
}

/** Forgets the secrets of a sign-in: it has come to its end. */
export function forgetSignIn(): void {
  forgetInTab(SIGN_IN_KEY);
}

const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^?#\s]*)?\/v1$/;

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s\p{C}]{1,200}$/u.test(value);
}

/** @throws {Error} that says what is wrong with the value, and holds nothing of it */
function readConnection(value: unknown, now: number): KeptConnection {
  const { version, choice, model, address, userName, expiresAt, token } = Object(value);
  if (version !== VERSION) throw new Error(`it is not of version ${VERSION}.`);
  if (!KEPT_CHOICES.includes(choice)) throw new Error('it is of no known kind.');
  const [isSample, isLocal, isSignIn] = ['sample', 'local', 'signIn'].map((one) => one === choice);
  if (isSample ? model !== null : !isName(model)) throw new Error('its model has no name.');
  const isAddress = typeof address === 'string' && LOOPBACK.test(address);
  if (isLocal ? !isAddress : address !== null) throw new Error('its address cannot be called.');
  const isUser = typeof userName === 'string' && userName.length <= 200;
  if (isSignIn ? !isUser : userName !== null) throw new Error('its visitor has no name.');
  if (isSignIn ? !Number.isSafeInteger(expiresAt) : expiresAt !== null) {
    throw new Error('its end is no time.');
  }
  const needsToken = isSignIn ? expiresAt > now : choice === 'token';
  const isToken = typeof token === 'string' && /^hf_[\x21-\x7e]+$/.test(token);
  if (needsToken ? !isToken : token !== undefined && !isSignIn) {
    throw new Error('its token is none.');
  }
  return {
    link: { choice, model, address, userName, expiresAt, isKept: true },
    token: needsToken ? token : undefined,
  };
}
