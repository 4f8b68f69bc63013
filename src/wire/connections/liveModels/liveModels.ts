import * as v from 'valibot';
import type { LiveModel, Offer } from '../../../../machines/liveModels/liveModelsMachine';
import { POLICIES } from '../provider';

/** Where the hub's router lists the models that it can call. */
export const LIVE_MODELS_ADDRESS = 'https://router.huggingface.co/v1/models';

/** A longer answer, or one with more models, does not come from the router. */
const MOST_MODELS = 1_000;
const LONGEST_LIST = 5_000_000;

/** What a recipe takes, in tokens: the request, and an answer in the layout of `prompt.ts`. */
const RECIPE_TOKENS = { input: 600, output: 700 };

/** In tokens: room for a request, its answer and a change. */
const LEAST_CONTEXT = 4_096;

/** An account and a name, in the hub's form: the client would take an address for a server. */
const Id = v.pipe(
  v.string(),
  v.regex(/^[a-z\d][\w.-]{0,95}\/[a-z\d][\w.-]{0,95}$/i),
  v.check((id) => !id.includes('..')),
);

const ProviderName = v.pipe(
  v.string(),
  v.regex(/^[a-z\d][a-z\d-]{0,39}$/),
  v.check((name) => !POLICIES.includes(name)),
);

const Figure = v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined);

const Served = v.object({
  provider: ProviderName,
  status: v.literal('live'),
  context_length: Figure,
  pricing: v.fallback(v.optional(v.object({ input: Figure, output: Figure })), undefined),
  is_free: v.fallback(v.optional(v.boolean()), undefined),
  first_token_latency_ms: Figure,
  throughput: Figure,
});

const TextAlone = v.strictTuple([v.literal('text')]);

/** Text, and maybe pictures beside it. */
const Inputs = v.pipe(
  v.array(v.picklist(['text', 'image', 'video'])),
  v.check((inputs) => inputs.includes('text')),
);

const Model = v.object({
  id: Id,
  architecture: v.object({ input_modalities: Inputs, output_modalities: TextAlone }),
  providers: v.array(v.unknown()),
});

/** The models by name, without entries that do not write text; empty if nothing is usable. */
export function readLiveModels(text: string): LiveModel[] {
  if (text.length > LONGEST_LIST) return [];
  const { data } = Object(parse(text));
  if (!Array.isArray(data) || data.length > MOST_MODELS) return [];
  const models = new Map<string, LiveModel>();
  for (const entry of data) {
    const { success, output } = v.safeParse(Model, entry);
    const [first, ...rest] = success ? readOffers(output.id, output.providers) : [];
    if (!success || !first) continue;
    const { id, architecture } = output;
    const takesImages = architecture.input_modalities.includes('image');
    models.set(id, { id, takesImages, offers: [first, ...rest] });
  }
  const { compare } = new Intl.Collator('en');
  return [...models.values()].sort((one, other) => compare(one.id, other.id));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readOffers(id: string, providers: unknown[]): Offer[] {
  const offers = new Map<string, Offer>();
  for (const entry of providers) {
    const { success, output } = v.safeParse(Served, entry);
    if (!success || (output.context_length ?? LEAST_CONTEXT) < LEAST_CONTEXT) continue;
    offers.set(output.provider, estimate(id, output));
  }
  return [...offers.values()].sort(byTime);
}

function readPrices({
  input,
  output,
}: {
  input?: number | undefined;
  output?: number | undefined;
} = {}) {
  return input === undefined || output === undefined ? undefined : { input, output };
}

/** A model that thinks gets neither time nor price: how long it thinks is not known. */
function estimate(id: string, served: v.InferOutput<typeof Served>): Offer {
  const { provider, pricing, first_token_latency_ms: latency, throughput } = served;
  const isKnown = !thinks(id);
  const { input, output } = RECIPE_TOKENS;
  const prices = readPrices(pricing);
  return {
    id,
    name: `${id}:${provider}`,
    provider,
    prices,
    seconds:
      isKnown && latency !== undefined && throughput
        ? latency / 1_000 + output / throughput
        : undefined,
    cents: isKnown && prices ? (input * prices.input + output * prices.output) / 10_000 : undefined,
    isFree: served.is_free === true,
  };
}

/** The figure is only for a comparison. */
const costOf = ({ cents, isFree }: Offer) => (isFree ? 0 : (cents ?? Infinity));

/** Both may be infinite. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other);

function byTime(one: Offer, other: Offer): number {
  return (
    compare(one.seconds ?? Infinity, other.seconds ?? Infinity) ||
    compare(costOf(one), costOf(other)) ||
    (one.provider < other.provider ? -1 : 1)
  );
}

/** The two fastest live models and the cheapest, of families that follow the page's layout. */
export function chooseGood(models: readonly LiveModel[]): Offer[] {
  const good = models.filter(({ id }) => isGoodChoice(id));
  const fastest = good
    .map(({ offers }) => offers[0])
    .sort(byTime)
    .slice(0, 2);
  const [cheapest] = good
    .filter(({ id }) => !fastest.some((one) => one.id === id))
    .flatMap(({ offers }) => offers)
    .sort((one, other) => compare(costOf(one), costOf(other)) || byTime(one, other));
  return cheapest ? [...fastest, cheapest] : fastest;
}

/**
 * Models that follow the page's layout, by their names. As of 2026-11-21, from the models' cards.
 * To renew: `npm run doctor` reads the list of what is live, as does
 * huggingface.co/models?inference_provider=all&other=conversational. Add a family if its card calls
 * it an instruct model without thinking, and `npm run doctor -- --try` gets a recipe in the layout
 * of `prompt.ts` in 1,024 tokens. Remove a family that has not been live for half a year. Change
 * the date above.
 */
const GOOD_FAMILIES: readonly RegExp[] = [
  /^meta-llama\/(?:Meta-)?Llama-3(?:\.\d)?-\d+B-Instruct(?:-Turbo)?$/i,
  /^Qwen\/Qwen2\.5-\d+B-Instruct(?:-Turbo)?$/i,
  /^Qwen\/Qwen3(?:-Next)?-\d+B(?:-A\d+B)?-Instruct(?:-\d{4})?$/i,
  /^google\/gemma-[23]-\d+b-it$/i,
  /^mistralai\/(?:Mixtral-8x7B|Mistral-7B|Mistral-Small-\d+B)-Instruct[\w.-]*$/i,
];

/** In billions of parameters: they write a recipe well and soon. */
const GOOD_SIZE = { least: 7, most: 120 };

/** Models that think first, at least by default. How long they take for a recipe is not known. */
const THINKING =
  /think|reason|deepseek-r\d|-r1\b|\bqwq\b|gpt-oss|magistral|\/glm-(?:4\.[5-9]|[5-9])|minimax-m\d|\/qwen3(?:\.\d+)?-\d+b(?!.*instruct)|nemotron/i;

export function thinks(id: string): boolean {
  return THINKING.test(id);
}

/** Whether a model is of a family, and of a size, that follows the page's layout. */
export function isGoodChoice(id: string): boolean {
  const size = readSize(id);
  return (
    GOOD_FAMILIES.some((family) => family.test(id)) &&
    size >= GOOD_SIZE.least &&
    size <= GOOD_SIZE.most &&
    !thinks(id)
  );
}

/** In billions of parameters, all experts together. */
function readSize(id: string): number {
  const [, experts = '1', size = 'none'] =
    /(?<![a-z\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)b\b/i.exec(id) ?? [];
  return Number(experts) * Number(size);
}
