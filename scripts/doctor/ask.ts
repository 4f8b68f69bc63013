import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import { diagnoseCall } from '../../src/models/connections/diagnose.ts';

/** What the doctor asks about. */
export interface Checked {
  connection: LazyConnection;
  settings: Settings;
  /** The page's future origin; undefined if the host does not say. */
  origin: string | undefined;
  removeToken: (text: string) => string;
}

/** How the doctor asks. */
export interface Asking {
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
export async function ask(
  address: RequestInfo | URL,
  { fetch, timeLimit }: Asking,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimit) });
    const { status, headers } = response;
    const text = await response.text();
    const value = await new Response(text).json().catch(() => undefined);
    return { status, headers, value };
  } catch (error) {
    const { name, cause } = Object(error) as Partial<Error>;
    const why = name === 'TimeoutError' ? 'timeout' : String(Object(cause).code ?? name);
    return { headers: new Headers(), cause: why };
  }
}

/** Diagnoses an answer as the page does, by its status if an answer came. */
export function diagnose({ status, cause }: Answer, hasToken: boolean) {
  if (cause === 'timeout') return 'timedOut';
  if (status === undefined) return 'unreachable';
  return diagnoseCall(Object.assign(new Error(), { status }), hasToken).kind;
}

/** Says, in half a sentence, why an answer proves nothing about the settings; undefined if it proves something. */
export function whyUnclear(answer: Answer, who: string, needsJson = true): string | undefined {
  const { status, value, cause } = answer;
  const reasons: Partial<Record<ReturnType<typeof diagnose>, string>> = {
    timedOut: `${who} gave no answer in time`,
    unreachable: `${who} could not be reached (${cause})`,
    tooManyCalls: `${who} takes no more calls for now (${status})`,
    serverFailed: `${who} failed (${status})`,
  };
  const isJson = Object(value) === value;
  const other = `something else answered in place of ${who} (status ${status}, no JSON)`;
  return reasons[diagnose(answer, true)] ?? (needsJson && !isJson ? other : undefined);
}
