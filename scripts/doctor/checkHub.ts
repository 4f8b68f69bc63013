import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { Settings } from '../../src/app/settings.ts';
import { planCall } from '../../src/models/connections/call/planCall.ts';
import * as live from '../../src/models/connections/liveModels/liveModels.ts';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { describeOffer } from '../../src/models/liveModelWords.ts';
import { ask, type Case, type Finding, fails, ok, unclear, untried, whyUnclear } from './ask.ts';

const TASK = 'conversational';

/** The permission that a token needs, where a host sees tokens, and where a host makes one that has it. */
const PERMISSION = 'inference.serverless.write';
const TOKENS = 'https://huggingface.co/settings/tokens';
export const NEW_TOKEN = `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

/** How many models that take images it names. */
const MOST_NAMED = 3;

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
  const key = untried`VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of ${provider}, which the hub cannot check`;
  const malformed = fails`VITE_HF_ACCESS_TOKEN is not a token: tokens are hf_ and at least 20 letters or digits  → copy the whole token, or make a new one at ${NEW_TOKEN}`;
  if (!isTokenForm(accessToken)) return [/^hf_/i.test(accessToken) ? malformed : key];
  const answer = await askHub('whoami-v2', one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (!why && status === 200) return [ok`The hub accepts the token`, judgePermission(value)];
  if (!why && status === 401)
    return [fails`The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`];
  const reason = why ?? `the hub answered with ${status}`;
  return [untried`Whether the token is valid: ${reason}  → run this again later`];
}

/** Reads the hub's `whoami-v2`, whose form the hub does not promise. */
function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped))
    return untried`The hub does not say whether this token may call a model`;
  const holders = scoped
    .filter((scope) => Array.isArray(scope?.permissions) && scope.permissions.includes(PERMISSION))
    .map(({ entity }) => entity?.type);
  if (global.includes(PERMISSION) || holders.some((type) => type !== 'org'))
    return ok`The token may call Inference Providers`;
  return holders.length > 0
    ? untried`The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too`
    : fails`The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at ${TOKENS}, or make a new token at ${NEW_TOKEN}`;
}

/** A model's name without a provider, and who serves it; undefined if the router chooses. */
const splitName = (name: string, provider: string) =>
  [name.split(':')[0], nameProvider(name, provider)] as const;

/** Checks whether the model exists and whether the provider serves it for chat. */
export async function checkModel(one: Case, name = one.settings.model): Promise<Finding> {
  const [model, who] = splitName(name, one.settings.provider);
  const answer = await askHub(`models/${model}?expand[]=inferenceProviderMapping`, one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why) return unclear`Whether ${who ?? 'auto'} serves ${model}: ${why}  → run this again later`;
  const models = `https://huggingface.co/models?inference_provider=${who ?? 'all'}&other=${TASK}`;
  if (status !== 200) {
    const remedy = `set VITE_HF_MODEL to a model's name on the hub, such as one from ${models}`;
    return status === 403
      ? fails`This token may not use the model ${model} (403)  → ${remedy}`
      : fails`The hub does not know the model ${model}, or hides it from this token (${status})  → ${remedy}`;
  }
  const chats = readMapping(value).filter(({ task }) => task === TASK);
  const serving = INFERENCE_PROVIDERS.filter((provider) =>
    chats.some((served) => served.provider === provider && served.status === 'live'),
  );
  const names = serving.filter((provider) => !who || provider === who).join(', ');
  if (names) return ok`The model ${model} is served by ${names}`;
  const remedy = serving.length
    ? `set VITE_HF_PROVIDER to one that serves it: ${serving.join(', ')}`
    : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${models}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find(({ provider }) => provider === who);
  return entry
    ? untried`${who} serves ${model}, but not live (${entry.status})  → ${remedy}`
    : fails`${who ? `${who} does not serve` : 'No provider serves'} ${model} for chat  → ${remedy}`;
}

/** Reads the mapping, which the hub gives as a list or as an object by provider. */
function readMapping(value: unknown): Record<string, unknown>[] {
  const { inferenceProviderMapping: mapping } = Object(value);
  if (Array.isArray(mapping)) return mapping.map(Object);
  const entries = Object.entries(Object(mapping));
  return entries.map(([provider, served]) => ({ ...Object(served), provider }));
}

type List = Awaited<ReturnType<typeof fetchList>>;

/** Asks the router for the models that are live. */
export async function fetchList(one: Case) {
  const answer = await ask(live.LIVE_MODELS_ADDRESS, one);
  return { answer, models: live.readLiveModels(JSON.stringify(answer.value ?? '')) };
}

/** Finds the list's offer for the model and provider that a host has set. */
export function findOffer({ models }: List, { model, provider }: Settings) {
  const [id, who] = splitName(model, provider);
  const offers = models.find((one) => one.id === id)?.offers;
  return offers?.find((offer) => !who || offer.provider === who);
}

/** Checks whether the router lists the model as live, and names good ones if it does not. */
export async function checkLive(list: List, settings: Settings): Promise<Finding> {
  const { answer, models } = list;
  const [id, who] = splitName(settings.model, settings.provider);
  const name = who ? `${id} at ${who}` : id;
  const { data } = Object(answer.value);
  if (answer.status !== 200 || !Array.isArray(data)) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return untried`Whether ${name} is live: ${why}  → run this again later`;
  }
  const states = data
    .filter((entry) => Object(entry).id === id)
    .flatMap(({ providers }) => (Array.isArray(providers) ? providers.map(Object) : []))
    .filter((served) => !who || served.provider === who)
    .map(({ status }) => String(status));
  const offer = findOffer(list, settings);
  if (states.includes('live'))
    return ok`${id} is live${offer ? ` · ${describeOffer(offer)}` : who ? ` at ${who}` : ''}`;
  const choices = await writeChoices(models, settings);
  const remedy = choices.length
    ? 'put a model that is live into .env'
    : 'set VITE_HF_MODEL and VITE_HF_PROVIDER to a model that is live';
  const lists = states[0]
    ? `lists ${name}, but not as live (${states[0]})`
    : `does not list ${name}`;
  return untried`The router ${lists}  → ${[remedy, ...choices].join('\n')}`;
}

/** Writes good choices as lines for `.env`: those that the page can call with the host's token. */
async function writeChoices(models: live.LiveModel[], settings: Settings): Promise<string[]> {
  const { accessToken = 'hf_', provider } = settings;
  const isKey = !accessToken.startsWith('hf_');
  const names = isKey ? [provider] : INFERENCE_PROVIDERS;
  const plans = await Promise.allSettled(
    names.map((name) => planCall({ model: 'a/model', provider: name as never, accessToken })),
  );
  const callable = names.filter((_, at) => plans[at]?.status === 'fulfilled');
  const reachable = models.flatMap((model): live.LiveModel[] => {
    const [first, ...rest] = model.offers.filter((offer) => callable.includes(offer.provider));
    return first ? [{ ...model, offers: [first, ...rest] }] : [];
  });
  return live
    .chooseGood(reachable)
    .flatMap((offer) => [
      `# ${describeOffer(offer)}`,
      `VITE_HF_MODEL=${offer.id}`,
      ...(isKey ? [] : [`VITE_HF_PROVIDER=${offer.provider}`]),
    ]);
}

/** Checks, by the list, whether the model for photos takes images. Without a list there is no telling. */
export function checkVision(model: string, list?: List): Finding {
  const unlisted = list ? 'the router does not list it as live' : 'nobody says';
  const why = (list && whyUnclear(list.answer, 'the router')) ?? unlisted;
  const isListed = list?.models.some(({ id }) => id === model.split(':')[0]);
  if (!list || !isListed)
    return unclear`Whether ${model} takes images: ${why}  → send it a photo on the page`;
  if (live.takesImages(list.models, model)) return ok`${model} takes images: it looks at photos`;
  const others = list.models.filter(({ takesImages }) => takesImages).slice(0, MOST_NAMED);
  const choices = others.map((other) => `\nVITE_HF_VISION_MODEL=${other.id}`).join('');
  return fails`${model} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out${choices}`;
}
