import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import { diagnoseCall } from '../../src/models/connections/diagnose.ts';

/** What the doctor asks about, and how. */
export interface Case {
  connection: LazyConnection;
  settings: Settings;
  /** The page's future origin; undefined if the host does not say. */
  origin: string | undefined;
  removeToken: (text: string) => string;
  fetch: typeof fetch;
  /** How long one question may take, in ms. */
  timeLimit: number;
}

/** The answer to one question. */
export interface Answer {
  /** Undefined if no answer came. */
  status?: number;
  headers: Headers;
  /** The body, read as JSON; undefined if it is not JSON. */
  value?: unknown;
  /** The system's name for why no answer came, such as ENOTFOUND, or "timeout". */
  cause?: string;
}

/** Asks once, and never throws. */
export async function ask(url: RequestInfo | URL, one: Case, init?: RequestInit): Promise<Answer> {
  try {
    const answer = await one.fetch(url, { ...init, signal: AbortSignal.timeout(one.timeLimit) });
    const text = await answer.text();
    const value = await new Response(text).json().catch(() => undefined);
    return { status: answer.status, headers: answer.headers, value };
  } catch (error) {
    const { name, cause } = Object(error) as Partial<Error>;
    const why = name === 'TimeoutError' ? 'timeout' : String(Object(cause).code ?? name);
    return { headers: new Headers(), cause: why };
  }
}

/** Diagnoses a status as the page does. */
export const diagnose = (status: number, hasToken: boolean) =>
  diagnoseCall(Object.assign(new Error(), { status }), hasToken).kind;

/** Says, in half a sentence, why an answer proves nothing about the settings; undefined if it proves something. */
export function whyUnclear(answer: Answer, who: string, needsJson = true): string | undefined {
  const { status, value, cause } = answer;
  if (cause === 'timeout') return `${who} gave no answer in time`;
  if (status === undefined) return `${who} could not be reached (${cause})`;
  const kind = diagnose(status, true);
  if (kind === 'tooManyCalls') return `${who} takes no more calls for now (${status})`;
  if (kind === 'serverFailed') return `${who} failed (${status})`;
  if (!needsJson || Object(value) === value) return;
  return `something else answered in place of ${who} (status ${status}, no JSON)`;
}

/** What the doctor found. */
export interface Finding {
  outcome: keyof typeof SIGNS;
  text: string;
  /** What the host can do about it; empty if there is nothing to do. */
  remedy: string;
  /** What other checks need to know: a call would settle it, no page may call or read, the server wants a token. */
  about?: 'call' | 'CORS' | 'token' | undefined;
}

const SIGNS = { ok: 'ok     ', fails: 'fails  ', unclear: '?      ' };

/** Ends each finding that a call could settle. */
const TRY = 'prove it with --try';

/** Makes a tag for a template: what was found, and after an arrow what the host can do. */
const tagOf =
  (outcome: Finding['outcome'], about?: Finding['about']) =>
  (parts: TemplateStringsArray, ...values: unknown[]): Finding => {
    const [text = '', ...rest] = String.raw({ raw: parts }, ...values).split('  → ');
    return { outcome, text, remedy: rest.join('  → '), about };
  };

export const ok = tagOf('ok');
export const fails = tagOf('fails');
/** No page may call the endpoint or read its answers. */
export const failsForPages = tagOf('fails', 'CORS');
/** The server wants a token. */
export const failsForToken = tagOf('fails', 'token');
export const unclear = tagOf('unclear');
/** A call would settle it. */
export const untried = tagOf('unclear', 'call');

/** Writes a finding as lines: what the host can do is in the first one. */
export function writeFinding({ outcome, text, remedy, about }: Finding): string[] {
  const [first, ...more] = remedy.split('\n');
  const ways = about === 'call' ? [first, TRY] : [first];
  const way = ways.filter(Boolean).join(first?.includes(',') ? '; or ' : ', or ');
  return [SIGNS[outcome] + text + (way && `  → ${way}`), ...more];
}
