import type { InferenceProviderOrPolicy } from '@huggingface/inference';
import { NO_PREFERENCES } from '../../machines/kitchen/preferences.ts';
import type { Settings } from '../../src/app/settings.ts';
import {
  completeChat,
  RECIPE_REQUEST,
  streamChat,
} from '../../src/models/connections/call/chatCompletion.ts';
import {
  isCompletion,
  requestSmallest,
  SMALLEST_CALL,
} from '../../src/models/connections/call/smallestCall.ts';
import { messages as words } from '../../src/models/messages.ts';
import { writeMessages } from '../../src/models/prompt/prompt.ts';
import { type Answer, ask, type Case, diagnose, whyUnclear } from './ask.ts';
import { allowsOrigin } from './checkEndpoint.ts';
import { fetchList, findOffer } from './checkLive.ts';
import { type Finding, find, isFailure } from './find.ts';

const LONGEST_QUOTE = 200;

/** About how many characters of English one token holds, for a server that does not count tokens. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Makes one call, as small as possible, which may cost a fraction of a cent. If a known connection answers, asks it for
 * one recipe too, and says what that took.
 *
 * @param found what the checks without a call found
 */
export async function tryCall(one: Case, found: readonly Finding[]): Promise<Finding[]> {
  const { id, model, generate } = one.connection;
  if (['openAiCompatible', 'huggingFace'].includes(id)) {
    const called = await callModel(one, found);
    return called.key === 'called' ? [called, await measureRecipe(one)] : [called];
  }
  try {
    await generate(requestSmallest(), AbortSignal.timeout(one.timeLimit));
    return [find('called', { model })];
  } catch (error) {
    const { name, status, message } = Object(error);
    const title = [name, status && `(HTTP ${status})`].filter(Boolean).join(' ');
    return [find('callFailed', { title, message })];
  }
}

const targetOf = ({ accessToken = '', model, provider, endpoint }: Settings) => ({
  model,
  accessToken,
  ...(endpoint ? { endpointUrl: endpoint } : { provider: provider as InferenceProviderOrPolicy }),
});

/** Makes one completion with what the page calls with, and judges the answer itself. */
async function callModel(one: Case, found: readonly Finding[]): Promise<Finding> {
  const { settings, origin, removeToken } = one;
  const { model, provider, endpoint } = settings;
  let answer: Answer | undefined;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const given = await ask(url, one, init);
    if (init?.method === 'POST') answer = given;
    const { status, value = null } = given;
    if (status === undefined) throw new TypeError(given.cause);
    return Response.json(value, { status });
  };
  const signal = AbortSignal.timeout(2 * one.timeLimit);
  await completeChat(targetOf(settings), SMALLEST_CALL, signal, { fetch }).catch(() => undefined);
  if (!answer) return find('notLookedUp', { model });
  const { status = 0, value, headers } = answer;
  if (status >= 200 && status < 300) {
    if (!isCompletion(value)) return find('noCompletion');
    // The doctor says only once that a page cannot read the answers.
    const isSaid = found.some((finding) => isFailure(finding) && finding.key.startsWith('cors'));
    const isRead = !endpoint || !origin || isSaid || allowsOrigin(headers, origin);
    return isRead ? find('called', { model }) : find('corsUnreadable', { origin });
  }
  const why = whyUnclear(answer, 'the model', false);
  const said = quote(value, removeToken);
  if (why) return find('callUnclear', { why, words: said });
  // The endpoint takes calls without a token, so the refused token is the proxy's own.
  const wantsToken = found.some(({ key }) => key === 'endpointWantsToken');
  const isProxys = endpoint && status === 401 && !wantsToken;
  const key = isProxys ? 'refusedByProxy' : keyOfRefusal(status, settings);
  return find(key, { status, words: said, provider });
}

function keyOfRefusal(status: number, { accessToken, endpoint }: Settings): Finding['key'] {
  const isHubs = accessToken?.startsWith('hf_');
  switch (diagnose(status, Boolean(accessToken))) {
    case 'keyRequired':
      return 'refusedWithoutToken';
    case 'noCredit':
      return isHubs ? 'refusedForCredit' : 'refusedForCreditOfKey';
    case 'tokenRejected':
    case 'tokenNotAllowed':
      return isHubs ? 'refusedToken' : 'refusedKey';
    default:
      return endpoint ? 'refusedByEndpoint' : 'refusedByProvider';
  }
}

/** The server's words on one line. */
function quote(body: unknown, removeToken: Case['removeToken']): string {
  const { error, detail, message } = Object(body);
  const said = error?.message ?? error ?? detail ?? message;
  if (typeof said !== 'string' || said.trim() === '') return '';
  // A text that is shortened first could keep a part of the token.
  const line = removeToken(said).replaceAll(/[\s\p{C}]+/gu, ' ');
  return `: "${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line}"`;
}

/** Asks for one recipe as the page does, and says how long it took and what it cost. */
async function measureRecipe(one: Case): Promise<Finding> {
  const { settings, fetch } = one;
  const { ingredients, useUp, recipe } = requestSmallest();
  const messages = writeMessages({
    ingredients,
    useUp,
    preferences: NO_PREFERENCES,
    wish: { kind: 'fresh' },
    recipe,
  });
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1_000;
  let text = '';
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | undefined;
  let end = '';
  let firstWord = '';
  const signal = AbortSignal.timeout(one.timeLimit);
  try {
    const request = { ...RECIPE_REQUEST, messages };
    for await (const part of streamChat(targetOf(settings), request, signal, { fetch })) {
      const { choices, usage: counted } = Object(part);
      const { delta, message, finish_reason } = Object(choices?.[0]);
      text += Object(delta ?? message).content ?? '';
      usage = counted ?? usage;
      if (finish_reason === 'length') end = ', and was cut off';
      if (message) firstWord = ' (all at once)';
      else if (text.trim()) firstWord ||= ` (its first word ${secondsSince().toFixed(1)} s)`;
    }
  } catch {
    return find('recipeUnclear');
  }
  if (text.trim() === '') return find('recipeEmpty');
  const seconds = Math.max(1, Math.round(secondsSince()));
  const count = (counted: unknown, texts: string) =>
    typeof counted === 'number' ? counted : Math.ceil(texts.length / CHARACTERS_PER_TOKEN);
  const input = count(usage?.prompt_tokens, messages.map(({ content }) => content).join(''));
  const output = count(usage?.completion_tokens, text);
  const offer = settings.endpoint ? undefined : findOffer(await fetchList(one), settings);
  const { prices, isFree } = offer ?? {};
  const price = prices && words.price((input * prices.input + output * prices.output) / 10_000);
  const cost = isFree ? words.free : (price ?? 'what it cost is not known');
  return find('recipe', { seconds, firstWord, output, end, cost });
}
