import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { isCompletion, SMALLEST_CALL } from '../../src/connections/smallestCall.ts';
import { type Asking, causeOf } from './ask.ts';
import { NEW_TOKEN_PAGE } from './checkToken.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

const LONGEST_QUOTE = 200;

/**
 * Makes one smallest completion, with the client that the page uses. It may cost a fraction of a
 * cent.
 *
 * @param origin where the page will be, for an endpoint that asks
 * @param removeToken is applied to what a server says before it is shortened
 */
export async function checkCall(
  settings: Settings,
  origin: string | undefined,
  removeToken: (text: string) => string,
  { fetch, timeLimit }: Asking,
): Promise<Finding> {
  const { accessToken, model, provider, endpoint } = settings;
  const signal = AbortSignal.timeout(timeLimit);
  let sent = false;
  let status: number | undefined;
  let said = '';

  try {
    const completion: unknown = await new InferenceClient(accessToken).chatCompletion(
      {
        ...(endpoint
          ? { endpointUrl: endpoint }
          : { provider: provider as InferenceProviderOrPolicy }),
        model,
        ...SMALLEST_CALL,
      },
      {
        retry_on_error: false,
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers);
          if (endpoint && origin) headers.set('Origin', origin);
          sent = init?.method === 'POST';
          const response = await fetch(input, { ...init, headers, signal });
          status = response.status;
          if (!response.ok) said = quote(await response.clone().text(), removeToken);
          return response;
        },
      },
    );
    return isCompletion(completion) ? ok(`${model} answered a call`) : notACompletion();
  } catch (error) {
    if (!sent) {
      return unclear(
        `No call was made, because ${model} could not be looked up`,
        'see the lines above',
        'whether a call is answered',
      );
    }
    const { name, cause } = Object(error) as Partial<Error>;
    // What the network breaks has a cause; what the client finds fault with has none.
    const isComplete = name !== 'TimeoutError' && cause === undefined;
    if (status !== undefined && status < 300 && isComplete) return notACompletion();
    return judgeFailure(status, said, causeOf(error), settings);
  }
}

function notACompletion(): Finding {
  return fails(
    'The call was answered, but not with a chat completion',
    'check the address or the provider: it has to speak the chat completions of OpenAI',
  );
}

function judgeFailure(
  status: number | undefined,
  said: string,
  cause: string,
  { accessToken, provider, endpoint }: Settings,
): Finding {
  const isTransient = status === undefined || status < 300 || status === 408 || status === 429;
  if (isTransient || status >= 500) {
    const why =
      status === undefined || status < 300
        ? cause === 'timeout'
          ? 'no answer came in time'
          : `the connection failed (${cause})`
        : `the answer was ${status}${said}`;
    return unclear(
      `Whether a call is answered: ${why}`,
      'run this again later',
      'whether a call is answered',
    );
  }
  const text = `The call was refused (${status})${said}`;
  if (endpoint) {
    return fails(
      text,
      status === 401 || status === 403
        ? "let the server answer the page without a token; where it asks for the page's origin, name it with --origin"
        : "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models",
    );
  }
  if (status === 402) {
    return fails(
      text,
      accessToken?.startsWith('hf_')
        ? 'the credits are used up: see https://huggingface.co/settings/billing'
        : `the credits are used up: see your account at ${provider}`,
    );
  }
  if (status === 401 || status === 403) {
    return fails(
      text,
      accessToken?.startsWith('hf_')
        ? `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN_PAGE}`
        : `use a key of ${provider} that may call`,
    );
  }
  return fails(text, 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another');
}

/** What a server said of an error, on one line. */
function quote(body: string, removeToken: (text: string) => string): string {
  let said: unknown = body;
  try {
    const { error, detail, message } = Object(JSON.parse(body));
    said = error?.message ?? error ?? detail ?? message;
  } catch {
    // A page of HTML says nothing in a line.
    if (body.trimStart().startsWith('<')) return '';
  }
  if (typeof said !== 'string' || said.trim() === '') return '';
  // Shortened first, a part of the token could stay.
  const line = removeToken(said)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return `: "${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}
