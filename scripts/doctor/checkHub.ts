import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { ask, type Case, whyUnclear } from './ask.ts';
import { type Finding, find, PERMISSION } from './find.ts';

const TASK = 'conversational';

/** Asks the hub, with the token if the hub knows its kind. */
const askHub = (path: string, one: Case) => {
  const { accessToken } = one.settings;
  const headers = { Authorization: `Bearer ${accessToken}` };
  const isOurs = accessToken?.startsWith('hf_');
  return ask(`https://huggingface.co/api/${path}`, one, isOurs ? { headers } : {});
};

/** Checks whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(one: Case): Promise<Finding[]> {
  const { accessToken = '', provider } = one.settings;
  if (!/^hf_/i.test(accessToken)) return [find('keyOfProvider', { provider })];
  if (!isTokenForm(accessToken)) return [find('noToken')];
  const answer = await askHub('whoami-v2', one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (!why && status === 401) return [find('tokenRejected')];
  if (!why && status === 200) return [find('tokenAccepted'), judgePermission(value)];
  return [find('tokenUnclear', { why: why ?? `the hub answered with ${status}` })];
}

/** Reads the hub's `whoami-v2`, whose form the hub does not promise. */
function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped)) {
    return find('mayCallUnclear');
  }
  const holders = scoped
    .filter((scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION))
    .map(({ entity }) => entity?.type);
  const isForUser = global.includes(PERMISSION) || holders.some((type) => type !== 'org');
  if (isForUser) return find('mayCall');
  return find(holders.length > 0 ? 'mayCallForOthers' : 'mayNotCall');
}

/** Checks whether the model exists and whether the provider serves it for chat. */
export async function checkModel(one: Case): Promise<Finding> {
  const { model, provider } = readNames(one.settings);
  const answer = await askHub(`models/${model}?expand[]=inferenceProviderMapping`, one);
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
    chats.some((served) => served.provider === name && served.status === 'live'),
  );
  const names = live.filter((name) => isAny || name === provider).join(', ');
  if (names) return find('modelServed', { model, names });
  const remedy =
    live.length > 0
      ? `set VITE_HF_PROVIDER to one that serves it: ${live.join(', ')}`
      : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${models}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find((served) => served.provider === provider);
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
