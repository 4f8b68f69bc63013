import { InferenceClient, type InferenceProviderOrPolicy } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { isCompletion, SMALLEST_CALL } from '../../src/connections/smallestCall.ts';
import { type Answer, type Asking, causeOf, diagnoseAnswer } from './ask.ts';
import { allowsOrigin, unreadable } from './checkEndpoint.ts';
import { NEW_TOKEN_PAGE } from './checkToken.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

const LONGEST_QUOTE = 200;

/**
 * Makes one smallest completion with the client that the page uses. It may cost a fraction of a
 * cent.
 *
 * @param origin where the page will be, for an endpoint that asks
 * @param removeToken removes the token from the server's words before they are shortened
 */
export async function checkCall(
  settings: Settings,
  origin: string | undefined,
  removeToken: (text: string) => string,
  { fetch, timeLimit }: Asking,
): Promise<Finding> {
  const { accessToken, model, provider, endpoint } = settings;
  const signal = AbortSignal.timeout(timeLimit);
  let isSent = false;
  let answer: Answer = { headers: new Headers() };
  let words = '';

  const target = endpoint
    ? { endpointUrl: endpoint }
    : { provider: provider as InferenceProviderOrPolicy };
  try {
    const completion: unknown = await new InferenceClient(accessToken).chatCompletion(
      { ...target, model, ...SMALLEST_CALL },
      {
        retry_on_error: false,
        fetch: async (input, init) => {
          const headers = new Headers(init?.headers);
          if (endpoint && origin) headers.set('Origin', origin);
          isSent = init?.method === 'POST';
          const response = await fetch(input, { ...init, headers, signal });
          answer = response;
          if (!response.ok) words = quote(await response.clone().text(), removeToken);
          return response;
        },
      },
    );
    if (!isCompletion(completion)) return notACompletion();
    if (endpoint && origin && !allowsOrigin(answer.headers, origin)) return unreadable(origin);
    return ok(`${model} answered a call`);
  } catch (error) {
    if (!isSent) {
      const text = `No call was made, because ${model} could not be looked up`;
      return unclear(text, 'see the lines above');
    }
    const { name, cause } = Object(error) as Partial<Error>;
    if (Number(answer.status) >= 300) return judgeFailure(answer, words, settings);
    // An error of the network has a cause; one of the client, which could not read the answer, has none.
    const isBroken = name === 'TimeoutError' || cause !== undefined;
    if (!isBroken && answer.status !== undefined) return notACompletion();
    return judgeFailure({ headers: answer.headers, cause: causeOf(error) }, words, settings);
  }
}

function notACompletion(): Finding {
  return fails(
    'The call was answered, but not with a chat completion',
    'check the address or the provider: it has to speak the chat completions of OpenAI',
  );
}

function judgeFailure(answer: Answer, words: string, settings: Settings): Finding {
  const { accessToken, provider, endpoint } = settings;
  const { status, cause } = answer;
  const refused = (remedy: string) => fails(`The call was refused (${status})${words}`, remedy);
  const proofless = (why: string) =>
    unclear(`Whether a call is answered: ${why}`, 'run this again later');
  const isHubToken = accessToken?.startsWith('hf_');

  switch (diagnoseAnswer(answer, Boolean(accessToken)).kind) {
    case 'noAnswerInTime':
      return proofless('no answer came in time');
    case 'unreachable':
      return proofless(`the connection failed (${cause})`);
    case 'busy':
    case 'serverFailed':
      return proofless(`the answer was ${status}${words}`);
    case 'keyWanted':
      return refused(
        "let the server answer the page without a token; if it asks for the page's origin, name it with --origin",
      );
    case 'noCredit':
      return refused(
        isHubToken
          ? 'the credits are used up: see https://huggingface.co/settings/billing'
          : `the credits are used up: see your account at ${provider}`,
      );
    case 'tokenRejected':
    case 'tokenNotAllowed':
      return refused(
        isHubToken
          ? `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN_PAGE}`
          : `use a key of ${provider} that may call`,
      );
    default:
      return refused(
        endpoint
          ? "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models"
          : 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another',
      );
  }
}

/** What a server says of an error, on one line; empty if it is not JSON or a line. */
function quote(body: string, removeToken: (text: string) => string): string {
  let words: unknown = body;
  try {
    const { error, detail, message } = Object(JSON.parse(body));
    words = error?.message ?? error ?? detail ?? message;
  } catch {
    // A page of HTML says nothing in a line.
    if (body.trimStart().startsWith('<')) return '';
  }
  if (typeof words !== 'string' || words.trim() === '') return '';
  // A part of the token could stay if the text were shortened first.
  const line = removeToken(words)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return `: "${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}
