import type { InferenceProviderOrPolicy } from '@huggingface/inference';
import * as chat from '../../src/models/connections/call/chatCompletion.ts';
import * as smallest from '../../src/models/connections/call/smallestCall.ts';
import { messages as words } from '../../src/models/messages.ts';
import { writeMessages } from '../../src/models/prompt/prompt.ts';
import { type Answer, ask, type Case, whyUnclear } from './ask.ts';
import { allowsOrigin, unreadableAt } from './checkEndpoint.ts';
import { fetchList, findOffer, NEW_TOKEN } from './checkHub.ts';
import * as say from './findings.ts';

/** How much longer than one question a call may take: as long as the page waits for one attempt. */
const LONGER = 6;

const LONGEST_QUOTE = 200;

/** A rough figure for English, for a server that does not count tokens. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * One call, as small as possible, may cost a fraction of a cent. If a known connection answers,
 * asks it for one recipe too, and says what that took. `found`: the checks without a call.
 */
export async function tryCall(one: Case, found: readonly say.Finding[]): Promise<say.Finding[]> {
  const { id, model, generate } = one.connection;
  if (['openAiCompatible', 'huggingFace'].includes(id)) {
    const called = await callModel(one, found);
    return called.kind === 'ok' ? [called, await measureRecipe(one)] : [called];
  }
  try {
    await generate(smallest.requestSmallest(), AbortSignal.timeout(LONGER * one.timeLimit));
    return [say.ok`${model} answered a call`];
  } catch (error) {
    const { name, status, message } = Object(error);
    const title = `${name}${status ? ` (HTTP ${status})` : ''}`;
    return [
      say.fails`The call failed: ${title}: ${message}  → check the settings of this connection`,
    ];
  }
}

const targetOf = ({ settings: { accessToken = '', model, provider, endpoint } }: Case) => ({
  model,
  accessToken,
  ...(endpoint ? { endpointUrl: endpoint } : { provider: provider as InferenceProviderOrPolicy }),
});

/** Uses the page's own call, and judges the answer itself. */
async function callModel(one: Case, found: readonly say.Finding[]): Promise<say.Finding> {
  const { origin } = one;
  const { model, endpoint } = one.settings;
  let answer: Answer | undefined;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const given = await ask(url, one, init);
    if (init?.method === 'POST') answer = given;
    const { status, value = null } = given;
    if (status === undefined) throw new TypeError(given.cause);
    return Response.json(value, { status });
  };
  const signal = AbortSignal.timeout(LONGER * one.timeLimit);
  await chat
    .completeChat(targetOf(one), smallest.SMALLEST_CALL, signal, { fetch })
    .catch(() => undefined);
  if (!answer)
    return say.unclear`No call was made, because ${model} could not be looked up  → see the lines above`;
  const { status = 0, value, headers } = answer;
  if (status >= 200 && status < 300) {
    if (!chat.isCompletion(value))
      return say.fails`The call was answered, but not with a chat completion  → check the address or the provider: it has to speak the chat completions of OpenAI`;
    // The doctor says only once that a page cannot read the answers.
    const isSaid = found.some(({ kind }) => kind === 'barred');
    const isRead = !endpoint || !origin || isSaid || allowsOrigin(headers, origin);
    return isRead ? say.ok`${model} answered a call` : unreadableAt(origin);
  }
  const why = whyUnclear(answer, 'the model', false);
  const said = quote(value, one.removeToken);
  if (why) return say.unclear`Whether a call is answered: ${why}${said}  → run this again later`;
  return say.fails`The call was refused (${status})${said}  → ${findRemedy(status, one)}`;
}

function findRemedy(status: number, { connection, settings }: Case): string {
  const { endpoint, provider } = settings;
  const isKey = connection.secret === 'key';
  const account = isKey ? `your account at ${provider}` : 'https://huggingface.co/settings/billing';
  const token = isKey
    ? `use a key of ${provider} that may call`
    : `use a token that may "Make calls to Inference Providers": ${NEW_TOKEN}`;
  const remedies: Record<number, string> = endpoint
    ? {
        401: 'let the server answer the page without a token, or correct the token at the proxy',
        403: "let the server answer the page without a token; if it asks for the page's origin, name it with --origin",
      }
    : { 401: token, 402: `the credits are used up: see ${account}`, 403: token };
  const others = endpoint
    ? "check VITE_INFERENCE_ENDPOINT, and VITE_HF_MODEL against the server's models"
    : 'set VITE_HF_MODEL, or VITE_HF_PROVIDER, to another';
  return remedies[status] ?? others;
}

/** The server's words on one line. */
function quote(body: unknown, removeToken: Case['removeToken']): string {
  const { error, detail, message } = Object(body);
  const said = error?.message ?? error ?? detail ?? message;
  if (typeof said !== 'string' || said.trim() === '') return '';
  // Hides the token first: a shortened text could keep a part of it.
  const line = removeToken(said).replaceAll(/[\s\p{C}]+/gu, ' ');
  return `: "${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}

/** Asks as the page does. Says how long it took and what it cost. */
async function measureRecipe(one: Case): Promise<say.Finding> {
  const messages = writeMessages(smallest.requestSmallest());
  const request = { ...chat.RECIPE_REQUEST, messages };
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1_000;
  let text = '';
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } = {};
  let end = '';
  let firstWord = '';
  const signal = AbortSignal.timeout(LONGER * one.timeLimit);
  try {
    for await (const part of chat.streamChat(targetOf(one), request, signal, one)) {
      const { choices, usage: counted } = Object(part);
      const { delta, message, finish_reason } = Object(choices?.[0]);
      text += Object(delta ?? message).content ?? '';
      usage = counted ?? usage;
      if (chat.isCut(finish_reason)) end = ', and was cut off';
      if (message) firstWord = ' (all at once)';
      else if (text.trim()) firstWord ||= ` (its first word ${secondsSince().toFixed(1)} s)`;
    }
  } catch {
    text = '';
  }
  if (!text.trim())
    return say.unclear`A request for a recipe failed, or its answer was empty  → run this again later, or try another model`;
  const seconds = Math.max(1, Math.round(secondsSince()));
  const count = (counted: unknown, texts: string) =>
    typeof counted === 'number' ? counted : Math.ceil(texts.length / CHARACTERS_PER_TOKEN);
  const input = count(usage.prompt_tokens, messages.map(({ content }) => content).join(''));
  const output = count(usage.completion_tokens, text);
  const { prices, isFree } = (!one.settings.endpoint && findOffer(await fetchList(one), one)) || {};
  const price = prices && words.price((input * prices.input + output * prices.output) / 10_000);
  const cost = isFree ? words.free : (price ?? 'what it cost is not known');
  return say.ok`A recipe took ${seconds} s${firstWord} and ${output} tokens${end}: ${cost}`;
}
