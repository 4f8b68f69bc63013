/** A program that serves models on a computer, guessed from its address or its answer. */
export type LocalServer = 'ollama' | 'lmStudio' | 'llamaCpp' | 'vllm';

/** What can be wrong, and what the page then knows beside its kind, which is often nothing. */
interface Details {
  /** The text cannot be a token of Hugging Face. Nothing was sent. */
  tokenMalformed: unknown;
  /** The hub does not know the token, or has forgotten it (401). */
  tokenRejected: unknown;
  /** The hub knows the token, which may not call models (403). */
  tokenNotAllowed: unknown;
  noCredit: unknown;
  /** The provider's account at the hub is empty, not the visitor's. */
  providerNoCredit: unknown;
  /** The server wants a key, and the page sends none (401, 403). */
  keyRequired: unknown;
  /** The text cannot be a model's name. Nothing was sent. */
  modelMalformed: unknown;
  /** There is no such model; `models` are those that the server lists. */
  modelNotFound: { models?: readonly string[] };
  /** The provider does not serve the model for chat; null if no provider does. */
  modelNotServed: { provider: string | null };
  tooManyCalls: unknown;
  modelBusy: unknown;
  modelLoading: unknown;
  /** The endpoint is paused, or its machine is switched off. */
  serverStopped: unknown;
  tooLittleMemory: unknown;
  /** A filter of the service refused the request. */
  contentRefused: unknown;
  /** The model does not want to answer. `words` are its own, in one line. */
  declined: { words: string };
  /** The model takes no such temperature, or no such limit of length. */
  settingRefused: unknown;
  /** Something else answers there (404, 405); `instead` may be the right address. */
  wrongAddress: { status: number; address: string; instead: string };
  /** 408 or 5xx, or no status within a stream. */
  serverFailed: { status?: number };
  /** The text is not an address. Nothing was sent. */
  addressMalformed: unknown;
  /** The address belongs to another computer. Nothing was sent. */
  addressNotLocal: { host: string };
  /** The page's policy allows this computer's addresses in another form: `instead`. */
  addressNotCallable: { instead: string };
  serverNotRunning: { server: LocalServer | null };
  /** The server does not run, or the browser blocked the call: a page cannot tell which. */
  serverSilent: { server: LocalServer | null };
  /** The server runs, but does not let pages of `origin` read its answers. */
  blockedByCors: { server: LocalServer | null; origin: string };
  blockedByBrowser: unknown;
  /** The page is in a frame that may not call this computer; `page` is its address. */
  blockedByFrame: { page: string };
  /** The browser lets no page, or not this one, use its own model. */
  browserModelForbidden: unknown;
  /** The browser's own model does not take what it was asked. */
  browserModelUnsupported: unknown;
  browserModelNoRoom: unknown;
  browserModelGone: unknown;
  /** The browser can download what its model lacks, after a press. */
  browserModelPart: unknown;
  requestTooLong: unknown;
  /** The model does not take the picture (400, 413, 415, 422). */
  pictureRefused: unknown;
  timedOut: unknown;
  /** The answer to a wish for ideas names fewer than two dishes. */
  fewIdeas: unknown;
  blankAnswer: unknown;
  /** The answer has no letters. */
  noRecipe: unknown;
  /** The model called a tool, which no one offered. */
  wantsTools: unknown;
  /** The stream stopped before the answer was complete. */
  brokenOff: unknown;
  /** The model answered only with thoughts, or was cut off in the middle of them. */
  onlyThoughts: unknown;
  partMissing: unknown;
  offline: unknown;
  unreachable: unknown;
  /** An answer came that explains nothing. */
  unknown: { status?: number };
  signInExpired: unknown;
  signInDeclined: unknown;
  /** `detail` is half a sentence for an expert, in English like what the hub says. */
  signInFailed: { detail: string };
  /** The answer belongs to a sign-in that was used already, or that another tab began. */
  signInStale: unknown;
  /** The browser stores nothing for the page, so a sign-in could not come back. */
  storageBlocked: unknown;
}

export type DiagnosisKind = keyof Details;

/**
 * Never holds a token. `src/models/control/explain.ts` puts a diagnosis into words. `said`: the
 * server's own.
 */
export type Diagnosis<Kind extends DiagnosisKind = DiagnosisKind> = {
  [Name in Kind]: { kind: Name; said?: string } & Details[Name];
}[Kind];

/** `unknown` if the error has no diagnosis. */
export const diagnosisIn = (error: unknown): Diagnosis =>
  Object(error).diagnosis ?? { kind: 'unknown' };
