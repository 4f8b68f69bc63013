import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { ask, type Case, TRY, whyUnclear } from './ask.ts';

const TASK = 'conversational';

/** The permission that a token needs, where a host sees tokens, and where a host makes one that has it. */
const PERMISSION = 'inference.serverless.write';
const TOKENS = 'https://huggingface.co/settings/tokens';
export const NEW_TOKEN = `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

/** Asks the hub, with the token if the hub knows its kind. */
const askHub = (path: string, one: Case) => {
  const { accessToken } = one.settings;
  const headers = { Authorization: `Bearer ${accessToken}` };
  const isOurs = accessToken?.startsWith('hf_');
  return ask(`https://huggingface.co/api/${path}`, one, isOurs ? { headers } : {});
};

/** Checks whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(one: Case): Promise<string[]> {
  const { accessToken = '', provider } = one.settings;
  const key = `?      VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of ${provider}, which the hub cannot check  → ${TRY}`;
  const malformed = `fails  VITE_HF_ACCESS_TOKEN is not a token: tokens are hf_ and at least 20 letters or digits  → copy the whole token, or make a new one at ${NEW_TOKEN}`;
  if (!isTokenForm(accessToken)) return [/^hf_/i.test(accessToken) ? malformed : key];
  const answer = await askHub('whoami-v2', one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (!why && status === 200) return ['ok     The hub accepts the token', judgePermission(value)];
  const rejected = `fails  The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`;
  if (!why && status === 401) return [rejected];
  const reason = why ?? `the hub answered with ${status}`;
  return [`?      Whether the token is valid: ${reason}  → run this again later, or ${TRY}`];
}

/** Reads the hub's `whoami-v2`, whose form the hub does not promise. */
function judgePermission(value: unknown): string {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped))
    return `?      The hub does not say whether this token may call a model  → ${TRY}`;
  const holders = scoped
    .filter((scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION))
    .map(({ entity }) => entity?.type);
  if (global.includes(PERMISSION) || holders.some((type) => type !== 'org'))
    return 'ok     The token may call Inference Providers';
  return holders.length > 0
    ? `?      The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too, or ${TRY}`
    : `fails  The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at ${TOKENS}, or make a new token at ${NEW_TOKEN}`;
}

/** Checks whether the model exists and whether the provider serves it for chat. */
export async function checkModel(one: Case, name = one.settings.model): Promise<string> {
  const who = nameProvider(name, one.settings.provider);
  const [model] = name.split(':');
  const answer = await askHub(`models/${model}?expand[]=inferenceProviderMapping`, one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why) return `?      Whether ${who ?? 'auto'} serves ${model}: ${why}  → run this again later`;
  const models = `https://huggingface.co/models?inference_provider=${who ?? 'all'}&other=${TASK}`;
  if (status !== 200) {
    const remedy = `set VITE_HF_MODEL to a model's name on the hub, such as one from ${models}`;
    return status === 403
      ? `fails  This token may not use the model ${model} (403)  → ${remedy}`
      : `fails  The hub does not know the model ${model}, or hides it from this token (${status})  → ${remedy}`;
  }
  const chats = readMapping(value).filter(({ task }) => task === TASK);
  const live = INFERENCE_PROVIDERS.filter((provider) =>
    chats.some((served) => served.provider === provider && served.status === 'live'),
  );
  const names = live.filter((provider) => !who || provider === who).join(', ');
  if (names) return `ok     The model ${model} is served by ${names}`;
  const remedy = live.length
    ? `set VITE_HF_PROVIDER to one that serves it: ${live.join(', ')}`
    : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${models}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find(({ provider }) => provider === who);
  return entry
    ? `?      ${who} serves ${model}, but not live (${entry.status})  → ${remedy}; or ${TRY}`
    : `fails  ${who ? `${who} does not serve` : 'No provider serves'} ${model} for chat  → ${remedy}`;
}

/** Reads the mapping, which the hub gives as a list or as an object by provider. */
function readMapping(value: unknown): Record<string, unknown>[] {
  const { inferenceProviderMapping: mapping } = Object(value);
  if (Array.isArray(mapping)) return mapping.map(Object);
  const entries = Object.entries(Object(mapping));
  return entries.map(([provider, served]) => ({ ...Object(served), provider }));
}
