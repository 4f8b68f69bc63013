import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import { diagnoseCall } from '../../src/models/connections/diagnose.ts';

/** Ends each finding that a call could settle. */
export const TRY = 'prove it with --try';

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
    const { status, headers } = answer;
    const text = await answer.text();
    const value = await new Response(text).json().catch(() => undefined);
    return { status, headers, value };
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
