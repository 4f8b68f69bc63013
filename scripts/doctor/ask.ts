import type { Diagnosis } from '../../machines/connection/diagnosis.ts';
import { diagnoseCall } from '../../src/models/connections/diagnose.ts';

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
  address: string,
  { fetch, timeLimit }: Asking,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(address, { ...init, signal });
    const { status, headers } = response;
    const text = await response.text();
    return { status, headers, value: parseJson(text) };
  } catch (error) {
    return { headers: new Headers(), cause: causeOf(error) };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names why no answer came, from what `fetch` threw. */
export function causeOf(error: unknown): string {
  const { name, cause } = Object(error) as Partial<Error>;
  return name === 'TimeoutError' ? 'timeout' : String(Object(cause).code ?? name);
}

/** Diagnoses an answer as the page does, by its status if an answer came. */
export function diagnoseAnswer({ status, cause }: Answer, hasToken: boolean): Diagnosis {
  if (cause === 'timeout') return { kind: 'timedOut' };
  if (status === undefined) return { kind: 'unreachable' };
  return diagnoseCall(Object.assign(new Error(), { status }), hasToken);
}

/**
 * Says why an answer proves nothing about the settings.
 *
 * @param who the server's name
 * @returns half a sentence for the host; undefined if the answer proves something
 */
export function whyUnclear(answer: Answer, who: string): string | undefined {
  const { status, value, cause } = answer;
  switch (diagnoseAnswer(answer, true).kind) {
    case 'timedOut':
      return `${who} gave no answer in time`;
    case 'unreachable':
      return `${who} could not be reached (${cause})`;
    case 'tooManyCalls':
      return `${who} takes no more calls for now (${status})`;
    case 'serverFailed':
      return `${who} failed (${status})`;
    default:
      return Object(value) === value
        ? undefined
        : `something else answered in place of ${who} (status ${status}, no JSON)`;
  }
}
