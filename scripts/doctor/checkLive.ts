import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { planCall } from '../../src/models/connections/call/planCall.ts';
import {
  chooseGood,
  LIVE_MODELS_ADDRESS,
  type LiveModel,
  type Offer,
  readLiveModels,
} from '../../src/models/connections/liveModels/liveModels.ts';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { describeOffer } from '../../src/models/liveModelWords.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { checkModel } from './checkModel.ts';
import { type Finding, find } from './findings.ts';

/** How many models that take images it names. */
const MOST_NAMED = 3;

/** Asks the router for the models that are live. */
async function fetchModels(asking: Asking) {
  const answer = await ask(LIVE_MODELS_ADDRESS, asking);
  const isGood = answer.status === 200;
  return { answer, models: isGood ? readLiveModels(JSON.stringify(answer.value) ?? '') : [] };
}

/** What a host's model is at its provider. */
function findIn(models: readonly LiveModel[], { model, provider }: Settings): Offer | undefined {
  const [id] = model.split(':');
  const who = nameProvider(model, provider);
  const offers = models.find((one) => one.id === id)?.offers;
  return offers?.find((offer) => !who || offer.provider === who);
}

/** Finds the list's offer for the model and provider that a host has set. */
export const findOffer = async (settings: Settings, asking: Asking) =>
  findIn((await fetchModels(asking)).models, settings);

/** Checks whether the router lists the model as live, and names good ones if it does not. */
export async function checkLive(settings: Settings, asking: Asking): Promise<Finding> {
  const { model, provider } = settings;
  const [id = model] = model.split(':');
  const who = nameProvider(model, provider);
  const name = who ? `${id} at ${who}` : id;
  const { answer, models } = await fetchModels(asking);
  const { data } = Object(answer.value);
  if (answer.status !== 200 || !Array.isArray(data)) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return find('liveUnclear', { name, why });
  }
  const states = data
    .filter((entry) => Object(entry).id === id)
    .flatMap(({ providers }) => (Array.isArray(providers) ? providers.map(Object) : []))
    .filter((served) => !who || served.provider === who)
    .map(({ status }) => String(status));
  if (states.includes('live')) {
    const offer = findIn(models, settings);
    const words = offer ? ` · ${describeOffer(offer)}` : who ? ` at ${who}` : '';
    return find('live', { id, offer: words });
  }
  const lines = await writeChoices(models, settings);
  const text = states[0]
    ? `The router lists ${name}, but not as live (${states[0]})`
    : `The router does not list ${name}`;
  return find(lines.length > 0 ? 'notLiveButOthers' : 'notLive', { text }, lines);
}

/** Writes good choices as lines for `.env`: those that the page can call with the host's token. */
async function writeChoices(models: LiveModel[], settings: Settings): Promise<string[]> {
  const { accessToken = 'hf_', provider } = settings;
  const isKey = !accessToken.startsWith('hf_');
  const callable = new Set<string>();
  for (const name of isKey ? [provider] : INFERENCE_PROVIDERS) {
    const target = { model: 'a/model', provider: name as never, accessToken };
    await planCall(target).then(
      () => callable.add(name),
      () => undefined,
    );
  }
  const reachable = models.flatMap((model): LiveModel[] => {
    const [first, ...rest] = model.offers.filter((offer) => callable.has(offer.provider));
    return first ? [{ ...model, offers: [first, ...rest] }] : [];
  });
  return chooseGood(reachable).flatMap((offer) => [
    `# ${describeOffer(offer)}`,
    `VITE_HF_MODEL=${offer.id}`,
    ...(isKey ? [] : [`VITE_HF_PROVIDER=${offer.provider}`]),
  ]);
}

/** Checks the model that looks at photos at the host's cost: whether it is served, and takes images. */
export async function checkVision(
  settings: Settings,
  isOnHub: boolean,
  asking: Asking,
): Promise<Finding[]> {
  const { visionModel: model, accessToken, endpoint } = settings;
  if (!model) return [];
  if (!accessToken && !endpoint) return [find('photosUnused')];
  if (!isOnHub) return [find('photosUnclear', { model, why: 'nobody says' })];
  const served = await checkModel({ ...settings, model }, asking);
  const { answer, models } = await fetchModels(asking);
  const [id] = model.split(':');
  const found = models.find((one) => one.id === id);
  if (!found) {
    const why = whyUnclear(answer, 'the router') ?? 'the router does not list it as live';
    return [served, find('photosUnclear', { model, why })];
  }
  if (found.takesImages) return [served, find('photosTaken', { model })];
  const others = models.filter(({ takesImages }) => takesImages).slice(0, MOST_NAMED);
  const lines = others.map((other) => `VITE_HF_VISION_MODEL=${other.id}`);
  return [served, find('photosRefused', { model }, lines)];
}
