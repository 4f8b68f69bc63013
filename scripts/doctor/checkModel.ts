import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { type Asking, ask, whyUnclear } from './ask.ts';
import { type Finding, fails, ok, unclear } from './finding.ts';

const TASK = 'conversational';

/** The hub's note on one provider of a model. */
interface Served {
  provider?: unknown;
  status?: unknown;
  task?: unknown;
}

/** Finds out whether the model exists and whether the provider serves it for chat, live. */
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
  const unchecked = `whether ${provider} serves the model`;

  const why = whyUnclear(answer, 'the hub');
  if (why || !answer.came) {
    return unclear(
      `Whether ${provider} serves ${model}: ${why}`,
      'run this again later',
      unchecked,
    );
  }
  const { status, value } = answer;
  if (status !== 200) {
    const cause =
      status === 403
        ? 'is not open to this token'
        : status === 404 || status === 401
          ? 'does not exist on the hub, or not for this token'
          : 'is nothing that the hub can look up';
    return fails(
      `The model ${model} ${cause} (${status})`,
      `set VITE_HF_MODEL to a model's name on the hub, such as one from ${modelsOf(provider)}`,
    );
  }
  return judgeProviders(readMapping(value), model, provider);
}

/** The router takes `model:provider` (or a policy behind the colon); the hub knows the model alone. */
function readNames({ model, provider }: Settings): Pick<Settings, 'model' | 'provider'> {
  if (provider !== 'auto') return { model, provider };
  const [name = model, suffix] = model.split(':');
  const chosen = INFERENCE_PROVIDERS.find((known) => known === suffix);
  return { model: name, provider: chosen ?? provider };
}

function judgeProviders(mapping: Served[], model: string, provider: string): Finding {
  const chats = mapping.filter(({ task }) => task === TASK);
  const live: unknown[] = chats
    .filter(({ status }) => status === 'live')
    .map((one) => one.provider);
  const known = INFERENCE_PROVIDERS.filter((name) => live.includes(name));
  const remedy =
    known.length > 0
      ? `set VITE_HF_PROVIDER to one that serves it live: ${known.join(', ')}`
      : `no provider that the page can call serves it live: set VITE_HF_MODEL to another, such as one from ${modelsOf(provider)}`;

  if (provider === 'auto') {
    return known.length > 0
      ? ok(`The model ${model} is served live by ${known.join(', ')}`)
      : fails(`No provider serves ${model} for chat`, remedy);
  }
  const entry = chats.find((one) => one.provider === provider);
  if (entry?.status === 'live') return ok(`The model ${model} is served live by ${provider}`);
  if (entry?.status === 'error') {
    return fails(`${provider} serves ${model}, but the hub finds it failing`, remedy);
  }
  if (entry) {
    return unclear(
      `${provider} serves ${model} for trial only, not live`,
      `${remedy}; or prove it with --call`,
      `whether ${provider} serves the model`,
    );
  }
  return mapping.some((one) => one.provider === provider)
    ? fails(`${provider} serves ${model}, but not for chat`, remedy)
    : fails(`${provider} does not serve ${model}`, remedy);
}

/** The mapping as a list: the hub gives one, or an object by provider. */
function readMapping(value: unknown): Served[] {
  const mapping = (value as { inferenceProviderMapping?: unknown }).inferenceProviderMapping;
  if (Array.isArray(mapping)) return mapping.map(Object) as Served[];
  return Object.entries(Object(mapping)).map(([provider, served]) => ({
    ...Object(served),
    provider,
  }));
}

function modelsOf(provider: string): string {
  const name = provider === 'auto' ? 'all' : provider;
  return `https://huggingface.co/models?inference_provider=${name}&other=${TASK}`;
}
