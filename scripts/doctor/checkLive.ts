import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { planCall } from '../../src/models/connections/call/planCall.ts';
import {
  chooseGood,
  LIVE_MODELS_ADDRESS,
  type LiveModel,
  readLiveModels,
} from '../../src/models/connections/liveModels/liveModels.ts';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { describeOffer } from '../../src/models/liveModelWords.ts';
import { type Answer, ask, type Case, TRY, whyUnclear } from './ask.ts';

/** How many models that take images it names. */
const MOST_NAMED = 3;

/** What the router says of the models that are live. */
export interface List {
  answer: Answer;
  models: LiveModel[];
}

export async function fetchList(one: Case): Promise<List> {
  const answer = await ask(LIVE_MODELS_ADDRESS, one);
  return { answer, models: readLiveModels(JSON.stringify(answer.value ?? '')) };
}

/** Finds the list's offer for the model and provider that a host has set. */
export function findOffer({ models }: List, { model, provider }: Settings) {
  const [id] = model.split(':');
  const who = nameProvider(model, provider);
  const offers = models.find((one) => one.id === id)?.offers;
  return offers?.find((offer) => !who || offer.provider === who);
}

/** Checks whether the router lists the model as live, and names good ones if it does not. */
export async function checkLive(list: List, settings: Settings): Promise<string> {
  const { answer, models } = list;
  const [id] = settings.model.split(':');
  const who = nameProvider(settings.model, settings.provider);
  const name = who ? `${id} at ${who}` : id;
  const { data } = Object(answer.value);
  if (answer.status !== 200 || !Array.isArray(data)) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return `?      Whether ${name} is live: ${why}  → run this again later, or ${TRY}`;
  }
  const [state, ...states] = data
    .filter((entry) => Object(entry).id === id)
    .flatMap(({ providers }) => (Array.isArray(providers) ? providers.map(Object) : []))
    .filter((served) => !who || served.provider === who)
    .map(({ status }) => String(status));
  if ([state, ...states].includes('live')) {
    const offer = findOffer(list, settings);
    return `ok     ${id} is live${offer ? ` · ${describeOffer(offer)}` : who ? ` at ${who}` : ''}`;
  }
  const choices = await writeChoices(models, settings);
  const remedy = choices.length
    ? 'put a model that is live into .env'
    : 'set VITE_HF_MODEL and VITE_HF_PROVIDER to a model that is live';
  const text = state ? `lists ${name}, but not as live (${state})` : `does not list ${name}`;
  return [`?      The router ${text}  → ${remedy}, or ${TRY}`, ...choices].join('\n');
}

/** Writes good choices as lines for `.env`: those that the page can call with the host's token. */
async function writeChoices(models: LiveModel[], settings: Settings): Promise<string[]> {
  const { accessToken = 'hf_', provider } = settings;
  const isKey = !accessToken.startsWith('hf_');
  const callable = new Set<string>();
  for (const name of isKey ? [provider] : INFERENCE_PROVIDERS) {
    const target = { model: 'a/model', provider: name as never, accessToken };
    const plan = await planCall(target).catch(() => undefined);
    if (plan) callable.add(name);
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

/** Checks, by the list, whether the model for photos takes images. Without a list there is no telling. */
export function checkVision(model: string, list?: List): string {
  const [id] = model.split(':');
  const found = list?.models.find((one) => one.id === id);
  if (!list || !found) {
    const unlisted = list ? 'the router does not list it as live' : 'nobody says';
    const why = (list && whyUnclear(list.answer, 'the router')) ?? unlisted;
    return `?      Whether ${model} takes images: ${why}  → send it a photo on the page`;
  }
  if (found.takesImages) return `ok     ${model} takes images: it looks at photos`;
  const others = list.models.filter(({ takesImages }) => takesImages).slice(0, MOST_NAMED);
  return [
    `fails  ${model} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out`,
    ...others.map((other) => `VITE_HF_VISION_MODEL=${other.id}`),
  ].join('\n');
}
