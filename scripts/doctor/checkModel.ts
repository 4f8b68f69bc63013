import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, TRY, unclear } from './finding.ts';

const TASK = 'conversational';

/** The hub's note on one provider of a model. */
interface Served {
  provider?: unknown;
  status?: unknown;
  task?: unknown;
}

/** Checks whether the model exists and whether the provider serves it for chat. */
export async function checkModel(
  accessToken: string,
  settings: Settings,
  asking: Asking,
): Promise<Finding> {
  const { model, provider } = readNames(settings);
  const isHubToken = accessToken.startsWith('hf_');
  const answer = await ask(
    `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
    asking,
    { headers: isHubToken ? { Authorization: `Bearer ${accessToken}` } : {} },
  );
  const why = whyUnclear(answer, 'the hub');
  if (why) return unclear(`Whether ${provider} serves ${model}: ${why}`, 'run this again later');
  if (answer.status !== 200) {
    return fails(
      answer.status === 403
        ? `This token may not use the model ${model} (403)`
        : `The hub does not know the model ${model}, or hides it from this token (${answer.status})`,
      `set VITE_HF_MODEL to a model's name on the hub, such as one from ${modelsOf(provider)}`,
    );
  }
  return judgeProviders(readMapping(answer.value), model, provider);
}

/** The router takes `model:provider`, or a policy after the colon. The hub knows only the model. */
function readNames({ model, provider }: Settings): Pick<Settings, 'model' | 'provider'> {
  if (provider !== 'auto') return { model, provider };
  const [name = model, suffix] = model.split(':');
  const chosen = INFERENCE_PROVIDERS.find((known) => known === suffix);
  return { model: name, provider: chosen ?? provider };
}

function judgeProviders(mapping: Served[], model: string, provider: string): Finding {
  const isLive = (name: string) =>
    mapping.some((one) => one.provider === name && one.task === TASK && one.status === 'live');
  const live = INFERENCE_PROVIDERS.filter(isLive);
  if (provider === 'auto' ? live.length > 0 : isLive(provider)) {
    const names = provider === 'auto' ? live.join(', ') : provider;
    return ok(`The model ${model} is served by ${names}`);
  }
  const who = provider === 'auto' ? 'No provider serves' : `${provider} does not serve`;
  const remedy =
    live.length > 0
      ? `set VITE_HF_PROVIDER to one that serves it: ${live.join(', ')}`
      : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${modelsOf(provider)}`;
  const entry = mapping.find((one) => one.provider === provider && one.task === TASK);
  // A provider that fails now, or is still on trial, may serve the model anyway.
  return entry
    ? unclear(`${provider} serves ${model}, but not live (${entry.status})`, `${remedy}; or ${TRY}`)
    : fails(`${who} ${model} for chat`, remedy);
}

/** Reads the mapping, which the hub gives as a list or as an object by provider. */
function readMapping(value: unknown): Served[] {
  const { inferenceProviderMapping: mapping } = Object(value);
  if (Array.isArray(mapping)) return mapping.map(Object);
  return Object.entries(Object(mapping)).map(([provider, served]) => ({
    ...Object(served),
    provider,
  }));
}

function modelsOf(provider: string): string {
  const name = provider === 'auto' ? 'all' : provider;
  return `https://huggingface.co/models?inference_provider=${name}&other=${TASK}`;
}
