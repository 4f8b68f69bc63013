/** A program that serves models on a computer, guessed from its address or its answer. */
export type LocalServer = 'ollama' | 'lmStudio' | 'llamaCpp' | 'vllm';

/**
 * Never holds a token. `src/models/control/explain.ts` puts a diagnosis into words. `said`: the
 * server's own.
 */
export type Diagnosis = {
  said?: string;
} /** The text cannot be a token of Hugging Face. Nothing was sent. */ & (
  | { kind: 'tokenMalformed' }
  /** The hub does not know the token, or has forgotten it (401). */
  | { kind: 'tokenRejected' }
  /** The hub knows the token, which may not call models (403). */
  | { kind: 'tokenNotAllowed' }
  | { kind: 'noCredit' }
  /** The provider's account at the hub is empty, not the visitor's. */
  | { kind: 'providerNoCredit' }
  /** The server wants a key, and the page sends none (401, 403). */
  | { kind: 'keyRequired' }
  /** The text cannot be a model's name. Nothing was sent. */
  | { kind: 'modelMalformed' }
  /** There is no such model; `models` are those that the server lists. */
  | { kind: 'modelNotFound'; models?: readonly string[] }
  /** The provider does not serve the model for chat; null if no provider does. */
  | { kind: 'modelNotServed'; provider: string | null }
  | { kind: 'tooManyCalls' }
  | { kind: 'modelBusy' }
  | { kind: 'modelLoading' }
  /** The endpoint is paused, or its machine is switched off. */
  | { kind: 'serverStopped' }
  | { kind: 'tooLittleMemory' }
  /** A filter of the service refused the request. */
  | { kind: 'contentRefused' }
  /** The model takes no such temperature, or no such limit of length. */
  | { kind: 'settingRefused' }
  /** Something else answers there (404, 405); `instead` may be the right address. */
  | { kind: 'wrongAddress'; status: number; address: string; instead: string }
  /** 408 or 5xx, or no status within a stream. */
  | { kind: 'serverFailed'; status?: number }
  /** The text is not an address. Nothing was sent. */
  | { kind: 'addressMalformed' }
  /** The address belongs to another computer. Nothing was sent. */
  | { kind: 'addressNotLocal'; host: string }
  /** The page's policy allows this computer's addresses in another form: `instead`. */
  | { kind: 'addressNotCallable'; instead: string }
  | { kind: 'serverNotRunning'; server: LocalServer | null }
  /** The server does not run, or the browser blocked the call: a page cannot tell which. */
  | { kind: 'serverSilent'; server: LocalServer | null }
  /** The server runs, but does not let pages of `origin` read its answers. */
  | { kind: 'blockedByCors'; server: LocalServer | null; origin: string }
  | { kind: 'blockedByBrowser' }
  /** The page is in a frame that may not call this computer; `page` is its address. */
  | { kind: 'blockedByFrame'; page: string }
  /** The browser lets no page, or not this one, use its own model. */
  | { kind: 'browserModelForbidden' }
  /** The browser's own model does not take what it was asked. */
  | { kind: 'browserModelUnsupported' }
  | { kind: 'browserModelNoRoom' }
  | { kind: 'browserModelGone' }
  /** The browser can download what its model lacks, after a press. */
  | { kind: 'browserModelPart' }
  | { kind: 'requestTooLong' }
  /** The model does not take the picture (400, 413, 415, 422). */
  | { kind: 'pictureRefused' }
  | { kind: 'timedOut' }
  /** The answer to a wish for ideas names fewer than two dishes. */
  | { kind: 'fewIdeas' }
  | { kind: 'blankAnswer' }
  /** The answer has no letters. */
  | { kind: 'noRecipe' }
  /** The model called a tool, which no one offered. */
  | { kind: 'wantsTools' }
  /** The stream stopped before the answer was complete. */
  | { kind: 'brokenOff' }
  /** The model answered with thoughts alone, or was cut off in the middle of them. */
  | { kind: 'onlyThoughts' }
  | { kind: 'partMissing' }
  | { kind: 'offline' }
  | { kind: 'unreachable' }
  /** An answer came that explains nothing. */
  | { kind: 'unknown'; status?: number }
  | { kind: 'signInExpired' }
  | { kind: 'signInDeclined' }
  /** `detail` is half a sentence for an expert, in English like what the hub says. */
  | { kind: 'signInFailed'; detail: string }
  /** The answer belongs to a sign-in that was used already, or that another tab began. */
  | { kind: 'signInStale' }
  /** The browser stores nothing for the page, so a sign-in could not come back. */
  | { kind: 'storageBlocked' }
);

/** `unknown` if the error has no diagnosis. */
export const diagnosisIn = (error: unknown): Diagnosis =>
  Object(error).diagnosis ?? { kind: 'unknown' };
