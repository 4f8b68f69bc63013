import { INFERENCE_PROVIDERS } from '@huggingface/inference';
import * as live from '../../src/models/connections/liveModels/liveModels.ts';
import { nameProvider } from '../../src/models/connections/provider.ts';
import { isTokenForm } from '../../src/models/connections/token/tokenForm.ts';
import { describeOffer } from '../../src/models/liveModelWords.ts';
import { ask, type Case, whyUnclear } from './ask.ts';
import * as say from './findings.ts';

const TASK = 'conversational';

/** The permission that a token needs, where a host sees tokens, and where a host makes one. */
const PERMISSION = 'inference.serverless.write';
const TOKENS = 'https://huggingface.co/settings/tokens';
export const NEW_TOKEN = `${TOKENS}/new?ownUserPermissions=${PERMISSION}&tokenType=fineGrained`;

/** How many models that take images to name. */
const MOST_NAMED = 3;

/** Sends the token if the hub knows its kind. */
function askHub(path: string, one: Case) {
  const headers = { Authorization: `Bearer ${one.settings.accessToken}` };
  const isOurs = one.connection.secret === 'token';
  return ask(`https://huggingface.co/api/${path}`, one, isOurs ? { headers } : {});
}

/** Whether the token has the right form, whether the hub knows it, and what it may do. */
export async function checkToken(one: Case): Promise<say.Finding[]> {
  const { accessToken = '', provider } = one.settings;
  const key = say.untried`VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of ${provider}, which the hub cannot check`;
  const malformed = say.fails`VITE_HF_ACCESS_TOKEN is not a token: tokens are hf_ and at least 20 letters or digits  → copy the whole token, or make a new one at ${NEW_TOKEN}`;
  if (!isTokenForm(accessToken)) return [/^hf_/i.test(accessToken) ? malformed : key];
  const answer = await askHub('whoami-v2', one);
  const { status, value } = answer;
  const isKnown = status === 200 || status === 401;
  const why = whyUnclear(answer, 'the hub') ?? (!isKnown && `the hub answered with ${status}`);
  if (why) return [say.untried`Whether the token is valid: ${why}  → run this again later`];
  return status === 200
    ? [say.ok`The hub accepts the token`, judgePermission(value)]
    : [say.fails`The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`];
}

/** The hub does not promise the form of `whoami-v2`. */
function judgePermission(value: unknown): say.Finding {
  const { role, fineGrained } = Object(Object(value).auth?.accessToken);
  const { global, scoped } = Object(fineGrained);
  if (role !== 'fineGrained' || !Array.isArray(global) || !Array.isArray(scoped))
    return say.untried`The hub does not say whether this token may call a model`;
  const holders = scoped.filter((scope) => scope?.permissions?.includes?.(PERMISSION));
  if (global.includes(PERMISSION) || holders.some(({ entity }) => entity?.type !== 'org'))
    return say.ok`The token may call Inference Providers`;
  return holders.length > 0
    ? say.untried`The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too`
    : say.fails`The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at ${TOKENS}, or make a new token at ${NEW_TOKEN}`;
}

/** The provider is undefined if the router chooses one. */
const splitName = (name: string, provider: string) =>
  [name.split(':')[0], nameProvider(name, provider)] as const;

/** Whether the model exists and the provider serves it for chat. */
export async function checkModel(one: Case, name: string): Promise<say.Finding> {
  const [model, who] = splitName(name, one.settings.provider);
  const answer = await askHub(`models/${model}?expand[]=inferenceProviderMapping`, one);
  const { status, value } = answer;
  const why = whyUnclear(answer, 'the hub');
  if (why)
    return say.unclear`Whether ${who ?? 'auto'} serves ${model}: ${why}  → run this again later`;
  const models = `https://huggingface.co/models?inference_provider=${who ?? 'all'}&other=${TASK}`;
  const rename = `set VITE_HF_MODEL to a model's name on the hub, such as one from ${models}`;
  if (status === 403)
    return say.fails`This token may not use the model ${model} (403)  → ${rename}`;
  if (status !== 200)
    return say.fails`The hub does not know the model ${model}, or hides it from this token (${status})  → ${rename}`;
  // The mapping is a list, or an object by provider.
  const chats = Object.entries(Object(Object(value).inferenceProviderMapping))
    .map(([provider, served]) => ({ provider, ...Object(served) }))
    .filter(({ task }) => task === TASK);
  const serving = INFERENCE_PROVIDERS.filter((name) =>
    chats.some(({ provider, status }) => provider === name && status === 'live'),
  );
  const names = serving.filter((provider) => !who || provider === who).join(', ');
  if (names) return say.ok`The model ${model} is served by ${names}`;
  const remedy = serving.length
    ? `set VITE_HF_PROVIDER to one that serves it: ${serving.join(', ')}`
    : `no provider that the page can call serves it: set VITE_HF_MODEL to another model, such as one from ${models}`;
  // A provider that fails now, or is still on trial, may serve the model anyway.
  const entry = chats.find(({ provider }) => provider === who);
  return entry
    ? say.untried`${who} serves ${model}, but not live (${entry.status})  → ${remedy}`
    : say.fails`${who ? `${who} does not serve` : 'No provider serves'} ${model} for chat  → ${remedy}`;
}

type List = Awaited<ReturnType<typeof fetchList>>;

/** The live models, as the router knows them. */
export async function fetchList(one: Case) {
  const answer = await ask(live.LIVE_MODELS_ADDRESS, one);
  return { answer, models: live.readLiveModels(JSON.stringify(answer.value ?? '')) };
}

/** The list's offer for the host's model and provider. */
export function findOffer({ models }: List, { settings }: Case) {
  const [id, who] = splitName(settings.model, settings.provider);
  const offers = models.find((one) => one.id === id)?.offers;
  return offers?.find((offer) => !who || offer.provider === who);
}

/** Whether the router lists the model as live; names good ones if it does not. */
export function checkLive(list: List, one: Case): say.Finding {
  const { answer, models } = list;
  const [id, who] = splitName(one.settings.model, one.settings.provider);
  const name = who ? `${id} at ${who}` : id;
  const { data } = Object(answer.value);
  if (answer.status !== 200 || !Array.isArray(data)) {
    const why = whyUnclear(answer, 'the router') ?? `the router gave no list (${answer.status})`;
    return say.untried`Whether ${name} is live: ${why}  → run this again later`;
  }
  const offer = findOffer(list, one);
  if (offer) return say.ok`${id} is live · ${describeOffer(offer)}`;
  const { providers } = Object(data.find((entry) => Object(entry).id === id));
  const states = (Array.isArray(providers) ? providers.map(Object) : [])
    .filter(({ provider }) => !who || provider === who)
    .map(({ status }) => String(status));
  if (states.includes('live')) return say.ok`${name} is live`;
  const choices = writeChoices(models, one);
  const remedy = choices.length
    ? 'put a model that is live into .env'
    : 'set VITE_HF_MODEL and VITE_HF_PROVIDER to a model that is live';
  const lists = states[0]
    ? `lists ${name}, but not as live (${states[0]})`
    : `does not list ${name}`;
  return say.untried`The router ${lists}  → ${[remedy, ...choices].join('\n')}`;
}

/** Writes good choices as lines for `.env`: a provider's own key calls that provider alone. */
function writeChoices(models: live.LiveModel[], { settings, connection }: Case): string[] {
  const isKey = connection.secret === 'key';
  const callable = models.flatMap((model): live.LiveModel[] => {
    const [offer] = model.offers.filter(({ provider }) => provider === settings.provider);
    return offer ? [{ ...model, offers: [offer] }] : [];
  });
  return live
    .chooseGood(isKey ? callable : models)
    .flatMap((offer) => [
      `# ${describeOffer(offer)}`,
      ...(isKey
        ? [`VITE_HF_MODEL=${offer.id}`]
        : [`VITE_HF_MODEL=${live.nameAtProvider(offer)}`, 'VITE_HF_PROVIDER=auto']),
    ]);
}

/** Checks, by the list, whether the model for photos takes images, if there is one. */
export function* checkVision(seer: string | undefined, list?: List) {
  if (!seer) return;
  const unlisted = list ? 'the router does not list it as live' : 'nobody says';
  const why = (list && whyUnclear(list.answer, 'the router')) ?? unlisted;
  const model = list?.models.find(({ id }) => id === seer.split(':')[0]);
  const others = list?.models.filter(({ takesImages }) => takesImages).slice(0, MOST_NAMED) ?? [];
  const choices = others.map(({ id }) => `\nVITE_HF_VISION_MODEL=${id}`).join('');
  if (!model)
    yield say.unclear`Whether ${seer} takes images: ${why}  → send it a photo on the page`;
  else if (model.takesImages) yield say.ok`${seer} takes images: it looks at photos`;
  else
    yield say.fails`${seer} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out${choices}`;
}
