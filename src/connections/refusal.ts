/** Why a connection cannot be used, in the four ways that call for different remedies. */
export type Refusal = 'notValid' | 'notAllowed' | 'outOfCredit' | 'notReachable';

/** A program that serves models on a computer, as far as its address or its answer shows. */
export type LocalServer = 'ollama' | 'lmStudio' | 'llamaCpp' | 'vllm';

/** What was found out about a connection. The words for it belong to the views. */
export type Finding =
  /** What was typed cannot be a token of Hugging Face. Nothing was sent. */
  | { kind: 'tokenMalformed' }
  /** The token is not, or no longer, one that the hub knows (401). */
  | { kind: 'tokenRejected' }
  /** The token is known, and may not call models (403). */
  | { kind: 'tokenNotAllowed' }
  /** The account pays for no more calls (402). */
  | { kind: 'noCredit' }
  /** A server wants a key, of which the page sends none (401, 403). */
  | { kind: 'keyWanted' }
  /** What was typed cannot be a model's name. Nothing was sent. */
  | { kind: 'modelMalformed' }
  /** The model is not there; `models` are those that are, where the server lists them. */
  | { kind: 'noSuchModel'; models?: readonly string[] }
  /** The hub knows the model, and the provider does not serve it for chat. */
  | { kind: 'notServed'; provider: string }
  /** Too many calls for now (429). */
  | { kind: 'busy' }
  /** The server has trouble of its own (408, 5xx). */
  | { kind: 'serverFailed'; status: number }
  /** What was typed is no address. Nothing was sent. */
  | { kind: 'addressMalformed' }
  /** The address is not one of this computer. Nothing was sent. */
  | { kind: 'addressElsewhere'; host: string }
  /** The address is one of this computer, in a form that the page may not call; `instead` it may. */
  | { kind: 'addressForbidden'; instead: string }
  /** Nobody listens at the address. */
  | { kind: 'notRunning'; server: LocalServer | null }
  /** Nobody listens, or the browser did not let the page ask: to the page the two are alike. */
  | { kind: 'silent'; server: LocalServer | null }
  /** The server is there, and does not let pages of `origin` read its answers. */
  | { kind: 'refusedByCors'; server: LocalServer | null; origin: string }
  /** The browser keeps the page from calling this computer. */
  | { kind: 'blockedByPermission' }
  /** No answer, or none to the end, within the time limit. */
  | { kind: 'noAnswerInTime' }
  /** The browser has no network. */
  | { kind: 'offline' }
  /** No answer came, for a reason that a page is not told. */
  | { kind: 'unreachable' }
  /** An answer came that tells nothing. */
  | { kind: 'cannotTell'; status?: number }
  /** The visitor, or the hub, said no to the sign-in. */
  | { kind: 'signInRefused' }
  /** The sign-in broke off; `detail` is half a sentence for an expert, without a secret. */
  | { kind: 'signInFailed'; detail: string }
  /** An answer to no sign-in of this tab: it was used already, or begun elsewhere. */
  | { kind: 'signInStale' }
  /** The browser lets the page keep nothing, so that a sign-in would be lost on its way. */
  | { kind: 'storageRefused' };

const REFUSALS: Partial<Record<Finding['kind'], Refusal>> = {
  tokenMalformed: 'notValid',
  tokenRejected: 'notValid',
  tokenNotAllowed: 'notAllowed',
  noCredit: 'outOfCredit',
  keyWanted: 'notAllowed',
  signInRefused: 'notAllowed',
  signInFailed: 'notValid',
  signInStale: 'notValid',
};

/** A connection that cannot be used, and what was found out about it. Holds no token. */
export class RefusedError extends Error {
  readonly finding: Finding;
  readonly refusal: Refusal;

  constructor(finding: Finding) {
    super(finding.kind);
    this.name = 'RefusedError';
    this.finding = finding;
    this.refusal = REFUSALS[finding.kind] ?? 'notReachable';
  }
}
