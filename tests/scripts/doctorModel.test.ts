import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkModel } from '../../scripts/doctor/checkModel';
import { writeLine } from '../../scripts/doctor/finding';
import { readSettings } from '../../src/app/settings';
import { json, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const MODELS = 'https://huggingface.co/models?inference_provider=together&other=conversational';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.close());

/** What the doctor says of a model. */
async function judge({ model = MODEL, provider = 'together' } = {}) {
  const env = { VITE_HF_ACCESS_TOKEN: TOKEN, VITE_HF_MODEL: model, VITE_HF_PROVIDER: provider };
  const settings = readSettings(env, [provider]);
  return writeLine(await checkModel(TOKEN, settings, { fetch: standIn.fetch, timeLimit: 5_000 }));
}

const served = (status: string, task = 'conversational') => ({ providerId: 'x', status, task });
const mapping = (providers: object) => json({ id: 'x', inferenceProviderMapping: providers });
const others = 'set VITE_HF_PROVIDER to one that serves it live: groq, novita';
const rest = {
  novita: served('live'),
  groq: served('live'),
  nobody: served('live'),
  nscale: served('error'),
};
const another = `no provider that the page can call serves it live: set VITE_HF_MODEL to another, such as one from ${MODELS}`;
const name = `set VITE_HF_MODEL to a model's name on the hub, such as one from ${MODELS}`;

it.each<[string, Reply, string]>([
  [
    'is not there',
    status(404),
    `The model ${MODEL} does not exist on the hub, or not for this token (404)  → ${name}`,
  ],
  [
    'is hidden',
    status(401),
    `The model ${MODEL} does not exist on the hub, or not for this token (401)  → ${name}`,
  ],
  [
    'is closed to the token',
    status(403),
    `The model ${MODEL} is not open to this token (403)  → ${name}`,
  ],
  [
    'has no name that the hub takes',
    status(400),
    `The model ${MODEL} is nothing that the hub can look up (400)  → ${name}`,
  ],
  ['is served by others', mapping(rest), `together does not serve ${MODEL}  → ${others}`],
  [
    'is served by others, in a list',
    mapping([{ provider: 'groq', ...served('live') }, null]),
    `together does not serve ${MODEL}  → set VITE_HF_PROVIDER to one that serves it live: groq`,
  ],
  ['is served by nobody', mapping({}), `together does not serve ${MODEL}  → ${another}`],
  ['has no mapping', json({ id: 'x' }), `together does not serve ${MODEL}  → ${another}`],
  [
    'is served for another task',
    mapping({ ...rest, together: served('live', 'text-to-image') }),
    `together serves ${MODEL}, but not for chat  → ${others}`,
  ],
  [
    'is served by a provider that fails',
    mapping({ ...rest, together: served('error') }),
    `together serves ${MODEL}, but the hub finds it failing  → ${others}`,
  ],
])('a model that %s makes the page fail', async (_, reply, line) => {
  standIn.hub.always(reply);
  expect(await judge()).toBe(`fails  ${line}`);
});

it('a model that is served for trial may work', async () => {
  standIn.hub.always(mapping({ together: served('staging') }));
  expect(await judge()).toBe(
    `?      together serves ${MODEL} for trial only, not live  → ${another}; or prove it with --call`,
  );
});

it('a model may be served by any provider where the provider is "auto"', async () => {
  standIn.hub.always(mapping(rest));
  expect(await judge({ provider: 'auto' })).toBe(
    `ok     The model ${MODEL} is served live by groq, novita`,
  );
  expect(await judge({ provider: 'auto', model: `${MODEL}:novita` })).toBe(
    `ok     The model ${MODEL} is served live by novita`,
  );
  standIn.hub.always(mapping({}));
  expect(await judge({ provider: 'auto' })).toMatch(
    /^fails {2}No provider serves .* for chat {2}→/,
  );
});

function status(code: number): Reply {
  return { kind: 'status', status: code, body: '{"error":"no"}' };
}
