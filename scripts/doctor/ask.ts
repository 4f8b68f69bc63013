import type { Settings } from '../../src/app/settings.ts';
import type { LazyConnection } from '../../src/wire/connections/connection.ts';

export interface Case {
  connection: LazyConnection;
  settings: Settings;
  hosts: readonly string[];
  /** The page's future origin; undefined if the host does not say. */
  origin: string | undefined;
  removeToken: (text: string) => string;
  fetch: typeof fetch;
  /** The limit is for one question, in ms. */
  timeLimit: number;
}

/** After an arrow is what the host can do. A call would settle what is untried. */
export type Finding = `${'ok' | 'fails' | 'unclear' | 'untried'} ${string}`;

/** `value`: the body, if it is JSON. `cause`: why there is no whole answer, such as ENOTFOUND. */
export type Answer = { status?: number; headers?: Headers; value?: unknown; cause?: string };

/** Asks once, and never throws. */
export async function ask(url: string, one: Case, init?: RequestInit): Promise<Answer> {
  try {
    const answer = await one.fetch(url, { ...init, signal: AbortSignal.timeout(one.timeLimit) });
    const value: unknown = await answer.json().catch((error) => {
      if (error.name !== 'SyntaxError') throw error;
    });
    return { status: answer.status, headers: answer.headers, value };
  } catch (error) {
    return { cause: causeOf(error) };
  }
}

export const causeOf = (error: unknown): string =>
  Object(Object(error).cause).code ?? Object(error).name;

/** Says it in half a sentence. Undefined if the answer proves something about the settings. */
export function whyUnclear({ status, value, cause }: Answer, who: string, needsJson = true) {
  if (cause === 'TimeoutError') return `${who} gave no answer in time`;
  if (cause === 'BrokenStreamError') return `${who} broke off its answer`;
  if (status === undefined) return `${who} could not be reached (${cause})`;
  if (status === 429) return `${who} takes no more calls for now (${status})`;
  if (status === 408 || status >= 500) return `${who} failed (${status})`;
  if (!needsJson || Object(value) === value) return;
  return `something else answered in place of ${who} (status ${status}, no JSON)`;
}
