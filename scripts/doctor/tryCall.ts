import * as chat from '../../src/models/connections/call/chatCompletion.ts';
import type { ChatTarget } from '../../src/models/connections/call/planCall.ts';
import { requestSmallest } from '../../src/models/connections/call/smallestCall.ts';
import { diagnoseHubCall } from '../../src/models/connections/diagnose.ts';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { explanations } from '../../src/models/control/explanations.ts';
import { messages as words } from '../../src/models/messages.ts';
import { writeMessages } from '../../src/models/prompt/prompt.ts';
import { type Case, whyUnclear } from './ask.ts';
import { fetchList } from './checkHub.ts';
import * as say from './findings.ts';

/** How much longer than one question a call may take: as long as the page waits for one attempt. */
const LONGER = 6;

const LONGEST_QUOTE = 200;

/** A rough figure for English, for a server that does not count tokens. */
const CHARACTERS_PER_TOKEN = 4;

const MESSAGES = writeMessages(requestSmallest());

interface Call {
  called: say.Finding[];
  headers?: Headers | undefined;
}

/** Asks for a recipe as the page does, which may cost a cent. `headers`: those of its answer. */
export async function tryCall(one: Case, isTry = false): Promise<Call> {
  const { model, secret } = one.connection;
  if (model === null) return { called: [] };
  if (!isTry) return { called: [say.untried`Whether a call is answered: none was made`] };
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1_000;
  let headers: Headers | undefined;
  let isMade = false;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    isMade = init?.method === 'POST';
    const answer = await one.fetch(url, init);
    headers = answer.headers;
    return answer;
  };
  let text = '';
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } = {};
  let end = '';
  let firstWord = '';
  let isAnswered = false;
  let error: unknown;
  try {
    for await (const part of callAsPage({ ...one, fetch })) {
      const { choices, usage: counted } = Object(part);
      const { delta, message, finish_reason } = Object(choices?.[0]);
      isAnswered ||= chat.isCompletion(part);
      text += Object(delta ?? message).content ?? '';
      usage = counted ?? usage;
      if (chat.isCut(finish_reason)) end = ', and was cut off';
      if (message) firstWord = ' (all at once)';
      else if (text.trim()) firstWord ||= ` (its first word ${secondsSince().toFixed(1)} s)`;
    }
  } catch (thrown) {
    error = thrown;
    text = '';
  }
  if (!isAnswered) return { called: [judgeFailure(error, isMade, one)] };
  const seconds = Math.max(1, Math.round(secondsSince()));
  const count = (counted: unknown, said: string) =>
    typeof counted === 'number' ? counted : Math.ceil(said.length / CHARACTERS_PER_TOKEN);
  const input = count(usage.prompt_tokens, MESSAGES.map(({ content }) => content).join(''));
  const output = count(usage.completion_tokens, text);
  const { prices, isFree } = (secret && (await fetchList(one)).offer) || {};
  const price = prices && words.price((input * prices.input + output * prices.output) / 10_000);
  const cost = isFree ? words.free : (price ?? 'what it cost is not known');
  const recipe = text.trim()
    ? say.ok`A recipe took ${seconds} s${firstWord} and ${output} tokens${end}: ${cost}`
    : say.unclear`A request for a recipe failed, or its answer was empty  → run this again later, or try another model`;
  return { called: [say.ok`${model} answered a call`, recipe], headers };
}

/** Yields the events of a stream, or else one answer. */
async function* callAsPage({ connection, settings, fetch, timeLimit }: Case) {
  const { accessToken = '', model, provider, endpoint } = settings;
  const signal = AbortSignal.timeout(LONGER * timeLimit);
  if (!isKnown(connection)) {
    const request = { ...requestSmallest(), messages: MESSAGES };
    const { text: content } = await connection.generate(request, signal);
    yield { choices: [{ message: { content } }] };
    return;
  }
  const server = endpoint ? { endpointUrl: endpoint } : { provider };
  const target = { model, accessToken, ...server } as ChatTarget;
  const request = { ...chat.RECIPE_REQUEST, messages: MESSAGES };
  try {
    yield* chat.streamChat(target, request, signal, { fetch });
  } catch (error) {
    // The server may have refused the stream.
    if (![400, 422].includes(Object(error).status)) throw error;
    yield chat.completeChat(target, request, signal, { fetch });
  }
}

/** What a host can do if an endpoint refuses a call, by its status; 0 for any other. */
const AT_ENDPOINT: Record<number, string> = {
  0: "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models",
  401: 'let the server answer the page without a token, or correct the token at the proxy',
  403: 'name the page with --origin, or let the server answer it without a key',
};

/** Whether the doctor sees the call itself. */
const isKnown = ({ id }: Case['connection']) => ['openAiCompatible', 'huggingFace'].includes(id);

function judgeFailure(error: unknown, isMade: boolean, one: Case): say.Finding {
  const { connection, settings, removeToken } = one;
  const { endpoint, model, provider } = settings;
  const { name, message = '', status, cause } = Object(error);
  // Hides the token first: a shortened text could keep a part of it.
  const words = removeToken(message).replace(/^Failed to perform inference: /, '');
  const said = words && `: "${words.replaceAll(/[\s\p{C}]+/gu, ' ').slice(0, LONGEST_QUOTE)}"`;
  if (!isKnown(connection))
    return say.fails`The call failed (${name}, ${status})${said}  → check the settings of this connection`;
  if (!isMade) return say.unclear`The model could not be looked up${said}  → see the lines above`;
  const why =
    error && whyUnclear({ cause: Object(cause).code ?? name, status }, 'the model', false);
  if (why) return say.unclear`Whether a call is answered: ${why}${said}  → run this again later`;
  if (!error || status < 300)
    return say.fails`The call was answered, but not with a chat completion${said}  → check the address or the provider: it has to speak the chat completions of OpenAI`;
  const refused = `The call was refused (${status})${said}`;
  if (endpoint) return say.fails`${refused}  → ${AT_ENDPOINT[status] ?? AT_ENDPOINT[0]}`;
  const diagnosis = diagnoseHubCall(error, nameProvider(model, provider));
  if (diagnosis.kind === 'unknown')
    return say.fails`${refused}  → set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another`;
  const remedies = explanations[diagnosis.kind](diagnosis as never, 'token', null);
  const isOfAccount = connection.secret === 'key' && [401, 402, 403].includes(status);
  const remedy = isOfAccount ? `check your key and your credit at ${provider}` : remedies.join(' ');
  return say.fails`${refused}  → ${remedy}`;
}
