import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { isCompletion, SMALLEST_CALL } from '../../src/models/connections/call/smallestCall.ts';
import { type Answer, type Asking, causeOf, diagnoseAnswer, whyUnclear } from './ask.ts';
import { allowsOrigin, unreadable } from './checkEndpoint.ts';
import { NEW_TOKEN_PAGE } from './checkToken.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

const LONGEST_QUOTE = 200;

interface CallCheck {
  origin: string | undefined;
  readBy: string | undefined;
  wantsToken: boolean;
  removeToken: (text: string) => string;
}

/**
 * Prepares a call with the client that the page uses.
 *
 * @param origin the page's future origin, for an endpoint that checks it
 */
export function prepareCall(
  { accessToken, model, provider, endpoint }: Settings,
  origin: string | undefined,
  { fetch, timeLimit }: Asking,
) {
  const signal = AbortSignal.timeout(timeLimit);
  const host = endpoint
    ? { endpointUrl: endpoint }
    : { provider: provider as InferenceProviderOrPolicy };
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (endpoint && origin) headers.set('Origin', origin);
    return fetch(input, { ...init, headers, signal });
  };
  return { target: { ...host, model, accessToken: accessToken ?? '' }, signal, fetch: send };
}

/**
 * Makes one completion, as small as possible, with the page's own client. It may cost a fraction of a cent.
 *
 * @param about.origin the page's future origin, for an endpoint
 * @param about.readBy the origin of the page that has to read the answer; undefined to skip this check
 * @param about.wantsToken whether an earlier check found that the endpoint wants a token
 * @param about.removeToken removes the token from the server's words before they are shortened
 */
export async function checkCall(
  settings: Settings,
  { origin, readBy, wantsToken, removeToken }: CallCheck,
  { fetch, timeLimit }: Asking,
): Promise<Finding> {
  const { model, endpoint } = settings;
  let isSent = false;
  let answer: Answer = { headers: new Headers() };

  const send: typeof fetch = async (input, init) => {
    isSent = init?.method === 'POST';
    answer = await fetch(input, init);
    return answer as Response;
  };
  try {
    const call = prepareCall(settings, origin, { fetch: send, timeLimit });
    const completion = await new InferenceClient().chatCompletion(
      { ...call.target, ...SMALLEST_CALL },
      { retry_on_error: false, fetch: call.fetch },
    );
    if (!isCompletion(completion)) return notACompletion();
    if (endpoint && readBy && !allowsOrigin(answer.headers, readBy)) return unreadable(readBy);
    return ok(`${model} answered a call`);
  } catch (error) {
    if (!isSent) {
      const text = `No call was made, because ${model} could not be looked up`;
      return unclear(text, 'see the lines above');
    }
    const { status, headers } = answer;
    const { name, cause, httpResponse } = Object(error);
    if (status !== undefined && status >= 300) {
      const words = quote(httpResponse?.body, removeToken);
      return judgeRefusal({ status, headers, value: {} }, words, settings, wantsToken);
    }
    // The network's errors have a cause. The client's, which could not read the answer, have none.
    const isBroken = name === 'TimeoutError' || cause !== undefined;
    if (status !== undefined && !isBroken) return notACompletion();
    return judgeRefusal({ headers, cause: causeOf(error) }, '', settings, wantsToken);
  }
}

function notACompletion(): Finding {
  return fails(
    'The call was answered, but not with a chat completion',
    'check the address or the provider: it has to speak the chat completions of OpenAI',
  );
}

function judgeRefusal(
  answer: Answer,
  words: string,
  settings: Settings,
  wantsToken: boolean,
): Finding {
  const { accessToken } = settings;
  const why = whyUnclear(answer, 'the model');
  if (why) return unclear(`Whether a call is answered: ${why}${words}`, 'run this again later');
  const { kind } = diagnoseAnswer(answer, Boolean(accessToken));
  // The endpoint takes calls without a token, so the refused token is the proxy's own.
  const isProxys = settings.endpoint && answer.status === 401 && !wantsToken;
  if (isProxys) {
    return fails(`The call was refused (401)${words}`, 'correct the token at the proxy');
  }
  return fails(`The call was refused (${answer.status})${words}`, remedyOf(kind, settings));
}

function remedyOf(
  kind: ReturnType<typeof diagnoseAnswer>['kind'],
  { accessToken, provider, endpoint }: Settings,
): string {
  const isHubToken = accessToken?.startsWith('hf_');
  switch (kind) {
    case 'keyRequired':
      return "let the server answer the page without a token; if it asks for the page's origin, name it with --origin";
    case 'noCredit':
      return isHubToken
        ? 'the credits are used up: see https://huggingface.co/settings/billing'
        : `the credits are used up: see your account at ${provider}`;
    case 'tokenRejected':
    case 'tokenNotAllowed':
      return isHubToken
        ? `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN_PAGE}`
        : `use a key of ${provider} that may call`;
    default:
      return endpoint
        ? "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models"
        : 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another';
  }
}

/** The server's words on one line, from the body that the client has read. */
function quote(body: unknown, removeToken: (text: string) => string): string {
  const { error, detail, message } = Object(body);
  const words = error?.message ?? error ?? detail ?? message;
  if (typeof words !== 'string' || words.trim() === '') return '';
  // A text that is shortened first could keep a part of the token.
  const line = removeToken(words).replaceAll(/[\s\p{C}]+/gu, ' ');
  return `: "${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}
