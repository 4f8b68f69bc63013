/** How the doctor asks. */
export interface Asking {
  fetch: typeof fetch;
  /** How long one question may take, in ms. */
  timeLimit: number;
}

/** What came of one question. */
export type Answer =
  | {
      came: true;
      status: number;
      headers: Headers;
      /** The body, read as JSON; undefined where it is none. */
      value: unknown;
    }
  | {
      came: false;
      /** The system's name for the cause, such as ENOTFOUND; "timeout" past the time limit. */
      cause: string;
    };

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
    return { came: true, status, headers, value: parseJson(await response.text()) };
  } catch (error) {
    return { came: false, cause: causeOf(error) };
  }
}

/** Names why no answer came, from what `fetch` threw. */
export function causeOf(error: unknown): string {
  const { name, cause } = Object(error) as Partial<Error>;
  if (name === 'TimeoutError') return 'timeout';
  return String(Object(cause).code ?? name);
}

/**
 * Says why an answer tells nothing about the settings: none came, the server is busy or has trouble
 * of its own, or somebody else answered in its place.
 *
 * @param who who was asked
 * @returns half a sentence for the host; undefined where the answer tells something
 */
export function whyUnclear(answer: Answer, who: string): string | undefined {
  if (!answer.came) {
    return answer.cause === 'timeout'
      ? `${who} gave no answer in time`
      : `${who} could not be reached (${answer.cause})`;
  }
  if (answer.status === 429) return `${who} takes no more questions for now (429)`;
  if (answer.status === 408 || answer.status >= 500) {
    return `${who} has trouble of its own (${answer.status})`;
  }
  if (typeof answer.value !== 'object' || answer.value === null) {
    return `what answered in place of ${who} was no API (status ${answer.status}, no JSON)`;
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
