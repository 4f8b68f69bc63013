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
import { type Answer, type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, ok, TRY, unclear } from './finding.ts';

/** Checks whether the router lists the model as live, and names good ones if it does not. */
export async function checkLive(settings: Settings, asking: Asking): Promise<Finding> {
  const { model, provider } = settings;
  const [id = model] = model.split(':');
  const who = nameProvider(model, provider);
  const name = who ? `${id} at ${who}` : id;
  const answer = await ask(LIVE_MODELS_ADDRESS, asking);
  const entries = readEntries(answer);
  if (!entries) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return unclear(`Whether ${name} is live: ${why}`, `run this again later, or ${TRY}`);
  }
  const states = entries
    .filter((entry) => Object(entry).id === id)
    .flatMap(({ providers }) => (Array.isArray(providers) ? providers.map(Object) : []))
    .filter((served) => !who || served.provider === who)
    .map(({ status }) => String(status));
  const models = readModels(answer);
  if (states.includes('live')) {
    const offers = models.find((one) => one.id === id)?.offers ?? [];
    const offer = offers.find((one) => !who || one.provider === who);
    return ok(`${id} is live${offer ? ` · ${describeOffer(offer)}` : who ? ` at ${who}` : ''}`);
  }
  const lines = await writeChoices(models, settings);
  const text = states[0]
    ? `The router lists ${name}, but not as live (${states[0]})`
    : `The router does not list ${name}`;
  return {
    ...unclear(
      text,
      lines.length > 0
        ? `put a model that is live into .env, or ${TRY}`
        : `set VITE_HF_MODEL and VITE_HF_PROVIDER to a model that is live, or ${TRY}`,
    ),
    lines,
  };
}

/** Finds the list's offer for the model and provider that a host has set. */
export async function findOffer(
  { model, provider }: Settings,
  asking: Asking,
): Promise<Offer | undefined> {
  const [id] = model.split(':');
  const who = nameProvider(model, provider);
  return readModels(await ask(LIVE_MODELS_ADDRESS, asking))
    .find((one) => one.id === id)
    ?.offers.find((offer) => !who || offer.provider === who);
}

function readEntries({ status, value }: Answer): Record<string, unknown>[] | undefined {
  const { data } = Object(value);
  return status === 200 && Array.isArray(data) ? data.map(Object) : undefined;
}

function readModels({ status, value }: Answer): LiveModel[] {
  return status === 200 ? readLiveModels(JSON.stringify(value) ?? '') : [];
}

/** Writes good choices as lines for `.env`: those that the page can call with the host's token. */
async function writeChoices(models: LiveModel[], settings: Settings): Promise<string[]> {
  const { accessToken = 'hf_', provider } = settings;
  const isKey = !accessToken.startsWith('hf_');
  const canCall = (name: string) =>
    planCall({ model: 'a/model', provider: name as never, accessToken }).then(
      () => true,
      () => false,
    );
  const names = isKey ? [provider] : INFERENCE_PROVIDERS;
  const callable = await Promise.all(
    names.map(async (name) => ((await canCall(name)) ? [name] : [])),
  );
  const known = callable.flat() as string[];
  const reachable = models.flatMap((model): LiveModel[] => {
    const [first, ...rest] = model.offers.filter((offer) => known.includes(offer.provider));
    return first ? [{ ...model, offers: [first, ...rest] }] : [];
  });
  return chooseGood(reachable).flatMap((offer) => [
    `# ${describeOffer(offer)}`,
    `VITE_HF_MODEL=${offer.id}`,
    ...(isKey ? [] : [`VITE_HF_PROVIDER=${offer.provider}`]),
  ]);
}
