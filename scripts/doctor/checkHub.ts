import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import type { LiveModel, Offer } from '../../machines/liveModels/liveModelsMachine.ts';
import { describeOffer } from '../../src/models/liveModelWords.ts';
import * as live from '../../src/wire/connections/liveModels/liveModels.ts';
import { nameProvider } from '../../src/wire/connections/provider.ts';
import { ask, type Case, type Finding, whyUnclear } from './ask.ts';

const HUB = 'https://huggingface.co';
const TASK = 'conversational';
const PERMISSION = 'inference.serverless.write';
const TOKENS = `${HUB}/settings/tokens`;
const NEW_TOKEN = `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

/** Sends the token if the hub knows its kind. */
function askHub(path: string, one: Case) {
  const headers = { Authorization: `Bearer ${one.settings.accessToken}` };
  return ask(`${HUB}/api/${path}`, one, one.connection.secret === 'token' ? { headers } : {});
}

export async function* checkHub(one: Case): AsyncGenerator<Finding> {
  const { provider, model, visionModel } = one.settings;
  yield* checkToken(one);
  const isOnHub = one.hosts.includes(HUB) || provider === 'auto';
  const list = isOnHub ? await fetchList(one) : undefined;
  if (!list) yield `untried Whether ${provider} serves ${model}: the hub does not know its names`;
  else {
    yield checkModel(one, model);
    yield checkLive(list, one);
    if (visionModel) yield checkModel(one, visionModel);
  }
  if (visionModel) yield checkVision(visionModel, list);
}

async function* checkToken(one: Case): AsyncGenerator<Finding, void> {
  if (one.connection.secret === 'key')
    return yield `untried VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of ${one.settings.provider}, which the hub cannot check`;
  const answer = await askHub('whoami-v2', one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why || (status !== 200 && status !== 401))
    return yield `untried Whether the token is valid: ${why ?? `the hub answered with ${status}`}  → run this again later`;
  if (status === 401)
    return yield `fails The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`;
  yield `ok The hub accepts the token`;
  yield judgePermission(value);
}

/** The hub does not promise the form of `whoami-v2`. */
function judgePermission(value: unknown): Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped))
    return `untried The hub does not say whether this token may call a model`;
  const holders = scoped.filter((scope) => scope?.permissions?.includes?.(PERMISSION));
  if (global.includes(PERMISSION) || holders.some(({ entity }) => entity?.type !== 'org'))
    return `ok The token may call Inference Providers`;
  return holders.length > 0
    ? `untried The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too`
    : `fails The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at ${TOKENS}, or make a new token at ${NEW_TOKEN}`;
}

/** The provider is undefined if the router chooses one. */
const splitName = (name: string, provider: string) =>
  [name.split(':')[0], nameProvider(name, provider)] as const;

async function checkModel(one: Case, name: string): Promise<Finding> {
  const [model, who] = splitName(name, one.settings.provider);
  const answer = await askHub(`models/${model}?expand[]=inferenceProviderMapping`, one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why)
    return `unclear Whether ${who ?? 'auto'} serves ${model}: ${why}  → run this again later`;
  const another = `set VITE_HF_MODEL to another model, such as one from ${HUB}/models?inference_provider=${who ?? 'all'}&other=${TASK}`;
  if (status !== 200)
    return `fails The hub does not know the model ${model}, or does not let this token use it (${status})  → ${another}`;
  // The mapping is a list, or an object by provider.
  const chats = Object.entries(Object(Object(value).inferenceProviderMapping))
    .map(([provider, served]) => ({ provider, ...Object(served) }))
    .filter(({ task }) => task === TASK);
  const served = chats.filter(({ status }) => status === 'live').map(({ provider }) => provider);
  const serving = INFERENCE_PROVIDERS.filter((name) => served.includes(name));
  const names = serving.filter((provider) => !who || provider === who).join(', ');
  if (names) return `ok The model ${model} is served by ${names}`;
  const remedy = serving.length
    ? `set VITE_HF_PROVIDER to one that serves it: ${serving.join(', ')}`
    : `no provider that the page can call serves it: ${another}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find(({ provider }) => provider === who);
  return entry
    ? `untried ${who} serves ${model}, but not live (${entry.status})  → ${remedy}`
    : `fails ${who ? `${who} does not serve` : 'No provider serves'} ${model} for chat  → ${remedy}`;
}

type List = Awaited<ReturnType<typeof fetchList>>;

/** The live models, as the router knows them, and among them the offer that the page takes. */
export async function fetchList(one: Case) {
  const [id, who] = splitName(one.settings.model, one.settings.provider);
  const answer = await ask(live.LIVE_MODELS_ADDRESS, one);
  const models = live.readLiveModels(JSON.stringify(answer.value ?? ''));
  const offers = models.find((model) => model.id === id)?.offers;
  const offer = offers?.find(({ provider }) => !who || provider === who);
  return { answer, id, who, models, offer };
}

function checkLive({ answer, id, who, models, offer }: List, one: Case): Finding {
  const name = who ? `${id} at ${who}` : id;
  const { data } = Object(answer.value);
  if (answer.status !== 200 || !Array.isArray(data)) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return `untried Whether ${name} is live: ${why}  → run this again later`;
  }
  if (offer) return `ok ${id} is live · ${describeOffer(offer)}`;
  const { providers } = Object(data.find((entry) => Object(entry).id === id));
  const entries = Object.values(Object(providers)).map(Object);
  const own = entries.filter(({ provider }) => !who || provider === who);
  if (own.some(({ status }) => status === 'live')) return `ok ${name} is live`;
  const state = own[0] ? ` (${own[0].status})` : '';
  return `untried The router does not list ${name} as live${state}  → put a model that is live into .env${writeChoices(models, one)}`;
}

/** Writes good choices as lines for `.env`: a provider's own key calls that provider alone. */
function writeChoices(models: LiveModel[], { settings, connection }: Case): string {
  const isKey = connection.secret === 'key';
  const callable = models.flatMap((model): LiveModel[] => {
    const offer = model.offers.find(({ provider }) => provider === settings.provider);
    return offer ? [{ ...model, offers: [offer] }] : [];
  });
  const write = (offer: Offer) => (isKey ? offer.id : `${offer.name}\nVITE_HF_PROVIDER=auto`);
  const good = live.chooseGood(isKey ? callable : models);
  return good.map((one) => `\n# ${describeOffer(one)}\nVITE_HF_MODEL=${write(one)}`).join('');
}

export function checkVision(seer: string, list?: List): Finding {
  const unlisted = list ? 'the router does not list it as live' : 'no list says so';
  const why = (list && whyUnclear(list.answer, 'the router')) ?? unlisted;
  const model = list?.models.find(({ id }) => id === seer.split(':')[0]);
  if (!list || !model)
    return `unclear Whether ${seer} takes images: ${why}  → send it a photo on the page`;
  if (model.takesImages) return `ok ${seer} takes images: it looks at photos`;
  const others = list.models.filter(({ takesImages }) => takesImages).slice(0, 3);
  const choices = others.map(({ id }) => `\nVITE_HF_VISION_MODEL=${id}`).join('');
  return `fails ${seer} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out${choices}`;
}
