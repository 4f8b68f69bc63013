import { NO_PREFERENCES } from '../../machines/kitchen/preferences.ts';
import { FRESH } from '../../machines/recipe/request.ts';
import { layOutAnswer, parseRecipe } from '../../src/reading/index.ts';
import * as chat from '../../src/wire/connections/call/chatCompletion.ts';
import type { ChatTarget } from '../../src/wire/connections/call/prepareCall.ts';
import { isCut } from '../../src/wire/connections/call/readPart.ts';
import type { AnswerPiece } from '../../src/wire/connections/connection.ts';
import { diagnoseCall } from '../../src/wire/connections/diagnoseCall.ts';
import { nameProvider } from '../../src/wire/connections/provider.ts';
import { writeMessages } from '../../src/wire/prompt/prompt.ts';
import { explanations, model as words } from '../../src/words/en/rest.ts';
import { type Case, causeOf, type Finding, whyUnclear } from './ask.ts';
import { fetchList } from './checkHub.ts';

const LONGEST_QUOTE = 200;
/** The connections whose call the doctor makes itself. */
const KNOWN = ['openAiCompatible', 'huggingFace'];
/** A rough figure for English, for a server that does not count tokens. */
const CHARACTERS_PER_TOKEN = 4;
const ASKED = {
  ingredients: ['eggs', 'rice'],
  askedWith: [],
  useUp: [],
  preferences: NO_PREFERENCES,
  wish: FRESH,
  recipe: '',
};
const REQUEST = { ...ASKED, messages: writeMessages(ASKED) };

type Call = { called: Finding[]; headers?: Headers | undefined };

/** Asks for a recipe as the page does, which may cost a cent. `headers`: those of its answer. */
export async function tryCall(one: Case, isTry = false): Promise<Call> {
  const { model, secret } = one.connection;
  if (model === null) return { called: [] };
  if (!isTry) return { called: [`untried Whether a call is answered: none was made`] };
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
  let firstWord = '';
  let pieces = 0;
  let answer: Awaited<ReturnType<typeof callAsPage>> | undefined;
  let error: unknown;
  try {
    answer = await callAsPage({ ...one, fetch }, ({ text }) => {
      if (!text) return;
      pieces += 1;
      firstWord ||= ` (its first word ${secondsSince().toFixed(1)} s)`;
    });
  } catch (thrown) {
    error = thrown;
  }
  if (!answer) return { called: [judgeFailure(error, isMade, one)] };
  const { text, usage, end } = answer;
  if (pieces === 1) firstWord = ' (all at once)';
  const seconds = Math.max(1, Math.round(secondsSince()));
  const count = (counted: unknown, said: string) =>
    typeof counted === 'number' ? counted : Math.ceil(said.length / CHARACTERS_PER_TOKEN);
  const input = count(usage.prompt_tokens, REQUEST.messages.map(({ content }) => content).join(''));
  const output = count(usage.completion_tokens, text);
  const { prices, isFree } = (secret && (await fetchList(one)).offer) || {};
  const price = prices && words.price((input * prices.input + output * prices.output) / 10_000);
  const cost = isFree ? words.free : (price ?? 'what it cost is not known');
  const took = `took ${seconds} s${firstWord} and ${output} tokens${end}: ${cost}`;
  return { called: [`ok ${model} answered a call`, judgeText(text, took)], headers };
}

function judgeText(text: string, took: string): Finding {
  if (!text.trim())
    return 'unclear A request for a recipe failed, or its answer was empty  → run this again later, or try another model';
  const { ingredients, steps } = parseRecipe(layOutAnswer(text, null));
  return ingredients.length + steps.length > 0
    ? `ok A recipe ${took}`
    : `unclear The answer has neither ingredients nor steps, and ${took}  → run this again, or try another model`;
}

async function callAsPage(one: Case, onPiece: (piece: AnswerPiece) => void) {
  const { accessToken = '', model, provider, endpoint } = one.settings;
  // As long as the page waits for one attempt.
  const signal = AbortSignal.timeout(6 * one.timeLimit);
  if (!KNOWN.includes(one.connection.id)) {
    const { text } = await one.connection.generate(REQUEST, signal);
    return { text, usage: Object(null), end: '' };
  }
  const server = endpoint ? { endpointUrl: endpoint } : { provider };
  const target = { model, accessToken, ...server } as ChatTarget;
  const request = { ...chat.RECIPE_REQUEST, messages: REQUEST.messages };
  const call = (stream?: true) =>
    chat.completeChat(target, { ...request, stream }, signal, one, onPiece);
  const answer = await call(true).catch((error) => {
    // The server may have refused the stream.
    if (![400, 422].includes(Object(error).status)) throw error;
    return call();
  });
  const { message, finish_reason } = Object(answer.choices[0]);
  const end = isCut(finish_reason) ? ', and was cut off' : '';
  return { text: String(message.content), usage: Object(answer.usage), end };
}

/** What a host can do if an endpoint refuses a call, by its status; 0 for any other. */
const AT_ENDPOINT: Record<number, string> = {
  0: "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models",
  401: 'let the server answer the page without a token, or correct the token at the proxy',
  403: 'name the page with --origin, or let the server answer it without a key',
};

function judgeFailure(error: unknown, isMade: boolean, one: Case): Finding {
  const { endpoint, model, provider } = one.settings;
  const { name, message = '', status } = Object(error);
  // Hides the token first: a shortened text could keep a part of it.
  const words = one.removeToken(message).replace(/^Failed to perform inference: /, '');
  const said = words && `: "${words.replaceAll(/[\s\p{C}]+/gu, ' ').slice(0, LONGEST_QUOTE)}"`;
  if (!KNOWN.includes(one.connection.id))
    return `fails The call failed (${name}, ${status})${said}  → check the settings of this connection`;
  if (!isMade) return `unclear The model could not be looked up${said}  → see the lines above`;
  const why = error && whyUnclear({ cause: causeOf(error), status }, 'the model', false);
  if (why) return `unclear Whether a call is answered: ${why}${said}  → run this again later`;
  if (!error || status < 300)
    return `fails The call was answered, but not with a chat completion${said}  → check the address or the provider: it has to speak the chat completions of OpenAI`;
  const refused = `The call was refused (${status})${said}`;
  if (endpoint) return `fails ${refused}  → ${AT_ENDPOINT[status] ?? AT_ENDPOINT[0]}`;
  const diagnosis = diagnoseCall(error, { provider: nameProvider(model, provider) });
  if (diagnosis.kind === 'unknown')
    return `fails ${refused}  → set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another`;
  if (one.connection.secret === 'key' && [401, 402, 403].includes(status))
    return `fails ${refused}  → check your key and your credit at ${provider}`;
  const remedies = explanations[diagnosis.kind](diagnosis as never, 'token', null);
  return `fails ${refused}  → ${remedies.join(' ')}`;
}
