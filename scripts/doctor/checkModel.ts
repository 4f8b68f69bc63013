import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, find } from './findings.ts';

const TASK = 'conversational';

/** Checks whether the model exists and whether the provider serves it for chat. */
export async function checkModel(settings: Settings, asking: Asking): Promise<Finding> {
  const { model, provider } = readNames(settings);
  const { accessToken } = settings;
  const answer = await ask(
    `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
    asking,
    { headers: accessToken?.startsWith('hf_') ? { Authorization: `Bearer ${accessToken}` } : {} },
  );
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why) return find('modelUnclear', { provider, model, why });
  const isAny = provider === 'auto';
  const models = `https://huggingface.co/models?inference_provider=${isAny ? 'all' : provider}&other=${TASK}`;
  if (status !== 200) {
    return find(status === 403 ? 'modelForbidden' : 'modelUnknown', { model, models, status });
  }
  const chats = readMapping(value).filter(({ task }) => task === TASK);
  const live = INFERENCE_PROVIDERS.filter((name) =>
    chats.some((one) => one.provider === name && one.status === 'live'),
  );
  const names = live.filter((name) => isAny || name === provider).join(', ');
  if (names) return find('modelServed', { model, names });
  const remedy =
    live.length > 0
      ? `set VITE_HF_PROVIDER to one that serves it: ${live.join(', ')}`
      : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${models}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find((one) => one.provider === provider);
  if (entry) return find('modelOnTrial', { provider, model, status: entry.status, remedy });
  const who = isAny ? 'No provider serves' : `${provider} does not serve`;
  return find('modelNotServed', { who, model, remedy });
}

/** The router takes `model:provider`, or a policy after the colon. The hub knows only the model. */
function readNames({ model, provider }: Settings): Pick<Settings, 'model' | 'provider'> {
  if (provider !== 'auto') return { model, provider };
  const [name = model, suffix] = model.split(':');
  return { model: name, provider: INFERENCE_PROVIDERS.find((one) => one === suffix) ?? provider };
}

/** Reads the mapping, which the hub gives as a list or as an object by provider. */
function readMapping(value: unknown): Record<string, unknown>[] {
  const { inferenceProviderMapping: mapping } = Object(value);
  if (Array.isArray(mapping)) return mapping.map(Object);
  const entries = Object.entries(Object(mapping));
  return entries.map(([provider, served]) => ({ ...Object(served), provider }));
}
