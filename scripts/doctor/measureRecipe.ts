import { NO_PREFERENCES } from '../../machines/kitchen/preferences.ts';
import type { Settings } from '../../src/app/settings.ts';
import { RECIPE_REQUEST, streamChat } from '../../src/models/connections/call/chatCompletion.ts';
import { messages as words } from '../../src/models/messages.ts';
import { writeMessages } from '../../src/models/prompt/prompt.ts';
import type { Asking } from './ask.ts';
import { prepareCall } from './checkCall.ts';
import { findOffer } from './checkLive.ts';
import { type Finding, ok, unclear } from './finding.ts';

/** About how many characters of English one token holds, for a server that does not count tokens. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Asks for one recipe as the page does, and says how long it took and what it cost.
 *
 * @param origin the page's future origin, for an endpoint that checks it
 */
export async function measureRecipe(
  settings: Settings,
  origin: string | undefined,
  asking: Asking,
): Promise<Finding> {
  const messages = writeMessages({
    ingredients: ['eggs', 'rice', 'spring onion'],
    useUp: [],
    preferences: NO_PREFERENCES,
    wish: { kind: 'fresh' },
    recipe: '',
  });
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1_000;
  let text = '';
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | undefined;
  let end = '';
  let firstWord = '';
  try {
    const request = { ...RECIPE_REQUEST, messages };
    const { target, signal, fetch } = prepareCall(settings, origin, asking);
    for await (const part of streamChat(target, request, signal, { fetch })) {
      const { choices, usage: counted } = Object(part);
      const { delta, message, finish_reason } = Object(choices?.[0]);
      text += Object(delta ?? message).content ?? '';
      usage = counted ?? usage;
      if (finish_reason === 'length') end = ', and was cut off';
      if (message) firstWord = ' (all at once)';
      else if (text.trim()) firstWord ||= ` (its first word ${secondsSince().toFixed(1)} s)`;
    }
    const seconds = Math.max(1, Math.round(secondsSince()));
    const count = (counted: unknown, texts: string) =>
      typeof counted === 'number' ? counted : Math.ceil(texts.length / CHARACTERS_PER_TOKEN);
    const input = count(usage?.prompt_tokens, messages.map(({ content }) => content).join(''));
    const output = count(usage?.completion_tokens, text);
    const took = `A recipe took ${seconds} s${firstWord} and ${output} tokens${end}`;
    return text.trim() === ''
      ? unclear('The answer to a request for a recipe was empty', 'try another model')
      : ok(`${took}: ${await estimateCost(settings, { input, output }, asking)}`);
  } catch {
    return unclear('Whether a recipe is answered: the call failed', 'run this again later');
  }
}

/** What a recipe cost, if the router gives a price. */
async function estimateCost(
  settings: Settings,
  { input, output }: Record<'input' | 'output', number>,
  asking: Asking,
): Promise<string> {
  const offer = settings.endpoint ? undefined : await findOffer(settings, asking);
  if (offer?.isFree) return words.free;
  if (!offer?.prices) return 'what it cost is not known';
  return words.price((input * offer.prices.input + output * offer.prices.output) / 10_000);
}
