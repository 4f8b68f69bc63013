import * as v from 'valibot';
import type { Link as LinkType } from '../../../machines/connection/connectionMachine';
import { orNothing, parseStored } from '../../browser/storage/schemas';
import { readTab, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { CONNECTION_KEY } from './savedChoice';

const SIGN_IN_KEY = 'saffron.sign-in';
const VERSION = 1;

/** How long a sign-in waits for the hub's answer, in ms. */
const SIGN_IN_TIMEOUT = 600_000;

/** Some local servers put blanks into a model's name: "Llama 3 8B Instruct". */
const Name = v.pipe(v.string(), v.regex(/^(?=.{1,200}$)[^\s\p{C}]+(?: [^\s\p{C}]+)*$/u));

const Address = v.pipe(
  v.string(),
  v.regex(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/[^?#\s]*)?\/v1$/),
);

const Token = v.pipe(v.string(), v.regex(/^hf_[\x21-\x7e]+$/));

/** The fields that every choice has, and most leave empty. */
const NONE = {
  version: v.literal(VERSION),
  model: v.null(),
  address: v.null(),
  userName: v.null(),
  expiresAt: v.null(),
  takesImages: v.fallback(v.boolean(), false),
  token: v.optional(v.undefined()),
};

const Connection = v.variant('choice', [
  v.object({ ...NONE, choice: v.picklist(['sample', 'browser']) }),
  v.object({ ...NONE, choice: v.literal('local'), model: Name, address: Address }),
  v.object({ ...NONE, choice: v.literal('token'), model: Name, token: Token }),
  // Another tab has ended it.
  v.object({ ...NONE, choice: v.literal('token'), model: Name, expiresAt: v.literal(0) }),
  v.object({
    ...NONE,
    choice: v.literal('signIn'),
    model: Name,
    userName: v.pipe(v.string(), v.maxLength(200)),
    expiresAt: v.pipe(v.number(), v.safeInteger()),
    // Ignores the form of an expired token.
    token: orNothing(Token),
  }),
]) satisfies v.GenericSchema<unknown, Omit<LinkType, 'isKept'> & { token?: string | undefined }>;

const SignIn = v.object({
  nonce: v.string(),
  codeVerifier: v.string(),
  model: v.fallback(v.nullable(Name), null),
  /** In ms since 1970. */
  startedAt: v.fallback(v.number(), 0),
});

type SavedSignIn = v.InferOutput<typeof SignIn>;

/**
 * Undefined without a usable one: then this removes it, and logs why. Without its token if that has
 * expired. `now` is in ms since 1970.
 */
export function loadConnection(now: number) {
  const text = readTab(CONNECTION_KEY);
  if (text === null) return undefined;
  try {
    const { version: _, token, ...link } = parseStored(Connection, text);
    if (link.choice !== 'signIn') return { link: { ...link, isKept: true }, token };
    const isValid = link.expiresAt > now;
    if (isValid && !token) throw new Error('it has no token.');
    return { link: { ...link, isKept: true }, token: isValid ? token : undefined };
  } catch (error) {
    removeFromTab(CONNECTION_KEY);
    console.warn(`The page dropped the saved connection: ${(error as Error).message}`);
    return undefined;
  }
}

/** Saves a connection, or removes the saved one if the visitor does not want to keep this one. */
export function saveConnection(link: LinkType, token: string | undefined): void {
  const { isKept, ...rest } = link;
  if (isKept && link.choice !== 'host') {
    writeTab(CONNECTION_KEY, JSON.stringify({ version: VERSION, ...rest, token }));
  } else {
    removeFromTab(CONNECTION_KEY);
  }
}

/** Whether the tab really saved it. */
export function saveSignIn(signIn: SavedSignIn): boolean {
  return writeTab(SIGN_IN_KEY, JSON.stringify(signIn));
}

/** Undefined without a usable one. Removes an old one. `now` is in ms since 1970. */
export function loadSignIn(now: number): SavedSignIn | undefined {
  try {
    const signIn = parseStored(SignIn, readTab(SIGN_IN_KEY) ?? '');
    // If the clock was set back, the sign-in seems to begin in the future.
    if (Math.abs(now - signIn.startedAt) < SIGN_IN_TIMEOUT) return signIn;
    removeSignIn();
    return undefined;
  } catch {
    return undefined;
  }
}

export const removeSignIn = () => removeFromTab(SIGN_IN_KEY);
