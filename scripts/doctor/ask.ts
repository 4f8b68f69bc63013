import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/models/connections/connection.ts';
import { diagnoseCall } from '../../src/models/connections/diagnose.ts';

export interface Case {
  connection: LazyConnection;
  settings: Settings;
  /** The page's future origin; undefined if the host does not say. */
  origin: string | undefined;
  removeToken: (text: string) => string;
  fetch: typeof fetch;
  /** The limit is for one question, in ms. */
  timeLimit: number;
}

/** `value`: the body, if it is JSON. `cause`: why there is no whole answer, such as ENOTFOUND. */
export type Answer = { status?: number; headers?: Headers; value?: unknown; cause?: string };

/** Asks once, and never throws. */
export async function ask(url: string, one: Case, init?: RequestInit): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(one.timeLimit);
    const answer = await one.fetch(url, { ...init, signal });
    const { status, headers } = answer;
    const value: unknown = await answer.json().catch((error) => {
      if (error.name !== 'SyntaxError') throw error;
    });
    return { status, headers, value };
  } catch (error) {
    const { name, cause } = Object(error) as Partial<Error>;
    return { cause: String(Object(cause).code ?? name) };
  }
}

/** Says it in half a sentence. Undefined if the answer proves something about the settings. */
export function whyUnclear({ status, value, cause }: Answer, who: string, needsJson = true) {
  if (cause === 'TimeoutError') return `${who} gave no answer in time`;
  if (cause === 'BrokenStreamError') return `${who} broke off its answer`;
  if (status === undefined) return `${who} could not be reached (${cause})`;
  const { kind } = diagnoseCall(Object.assign(new Error(), { status }), true);
  if (kind === 'tooManyCalls') return `${who} takes no more calls for now (${status})`;
  if (kind === 'serverFailed') return `${who} failed (${status})`;
  if (!needsJson || Object(value) === value) return;
  return `something else answered in place of ${who} (status ${status}, no JSON)`;
}
