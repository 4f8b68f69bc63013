import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../scripts/doctor/examine';
import { listed, listOf, served } from '../support/liveModels';
import { json, type Reply, type StandIn, startStandIn } from '../support/standIn';

const TOKEN = 'hf_standInTokenOfTheTests';
const TOKENS = 'https://huggingface.co/settings/tokens';
const NEW_TOKEN = `${TOKENS}/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained`;
const MODEL = 'mistralai/Mixtral-8x7B-Instruct-v0.1';
const MODELS = 'https://huggingface.co/models?inference_provider=together&other=conversational';

const VALID = 'ok     The hub accepts the token';
const MAY = 'ok     The token may call Inference Providers';
const SERVED = `ok     The model ${MODEL} is served by together`;
const LIVE = `ok     ${MODEL} is live · together · about 8\u00a0s · less than 1 cent a recipe`;
const NO_CALL = '?      Whether a call is answered: none was made  → prove it with --try';

let standIn: StandIn;
let whoAmI: StandIn;
beforeEach(async () => {
  [standIn, whoAmI] = await Promise.all([startStandIn(), startStandIn()]);
  whoAmI.hub.always(fineGrained({ global: ['inference.serverless.write'], scoped: [] }));
});
afterEach(() => Promise.all([standIn.close(), whoAmI.close()]));

const hub: typeof fetch = (input, init) =>
  String(input) === 'https://huggingface.co/api/whoami-v2'
    ? whoAmI.fetch('https://huggingface.co/api/models/whoami', init)
    : standIn.fetch(input, init);

function run(env: Record<string, string> = {}, timeLimit = 5_000) {
  return examine({ VITE_HF_ACCESS_TOKEN: TOKEN, ...env }, { fetch: hub, timeLimit });
}

const status = (code: number, body = '{"error":"no"}', type = 'application/json'): Reply => ({
  kind: 'status',
  status: code,
  body,
  type,
});

function fineGrained(permissions: object): Reply {
  return json({ auth: { accessToken: { role: 'fineGrained', fineGrained: permissions } } });
}

it('a token that may call a model that is served passes, and goes to the hub', async () => {
  expect(await run()).toEqual({ lines: [VALID, MAY, SERVED, LIVE, NO_CALL], exitCode: 0 });
  const asked = [...whoAmI.requests, ...standIn.requests];
  expect(asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/api/models/whoami', `Bearer ${TOKEN}`],
    ['/v1/models', undefined],
    [`/api/models/${MODEL}?expand[]=inferenceProviderMapping`, `Bearer ${TOKEN}`],
  ]);
});

it.each([
  [{ VITE_BRAND: ' ' }, "VITE_BRAND is blank: the kitchen needs an owner's name."],
  [{ VITE_HF_ACCESS_TOKEN: 'hf-abc' }, 'VITE_HF_ACCESS_TOKEN is not a whole token: '],
  [{ VITE_HF_ACCESS_TOKEN: 'hf_short' }, 'VITE_HF_ACCESS_TOKEN is not a whole token: '],
  [{ VITE_HF_ACCESS_TOKEN: TOKEN.toUpperCase() }, 'VITE_HF_ACCESS_TOKEN is not a whole token: '],
  [{ VITE_HF_PROVIDER: 'replicate' }, 'VITE_HF_PROVIDER=replicate cannot be used: '],
])('the setting %j fails before anybody is asked', async (env, message) => {
  const { lines, exitCode } = await run(env);
  expect([lines, exitCode]).toEqual([[expect.stringContaining(`fails  ${message}`)], 1]);
  expect([...standIn.requests, ...whoAmI.requests]).toEqual([]);
});

describe('the sign-in', () => {
  const signIn = async (env: Record<string, string>, origin?: string) => {
    const found = await examine(env, { fetch: hub, origin });
    return { ...found, lines: found.lines.slice(1) };
  };

  it.each([
    [
      'works with an https address',
      { VITE_SITE_URL: 'https://a.example/b' },
      'ok     Visitors can sign in without a registration: the build writes https://a.example/b/oauth-client.json',
    ],
    [
      'is not checked with a registered client',
      { VITE_HF_OAUTH_CLIENT_ID: 'a-1' },
      '?      Whether visitors can sign in: the doctor cannot ask the hub for a client  → try it on the page',
    ],
    [
      'needs https or a registered client',
      { VITE_SITE_URL: 'http://a.example' },
      '?      VITE_SITE_URL is not https, so visitors cannot sign in  → give the page https, or set VITE_HF_OAUTH_CLIENT_ID',
    ],
  ])('%s', async (_, env, line) => {
    expect(await signIn(env)).toEqual({ lines: [line], exitCode: 0 });
  });

  it('fails if it would end on another page', async () => {
    const env = { VITE_SITE_URL: 'https://a.example/b', VITE_HF_OAUTH_CLIENT_ID: 'a-1' };
    const { lines, exitCode } = await signIn(env, 'https://b.example');
    expect([lines[0], exitCode]).toEqual([
      'fails  VITE_SITE_URL is https://a.example/b/, but the page will be at https://b.example: a sign-in would end on another page  → name the same place in both',
      1,
    ]);
    expect(await signIn(env, 'https://a.example')).toMatchObject({ exitCode: 0 });
  });
});

describe('a token', () => {
  it('that the hub does not know fails', async () => {
    whoAmI.hub.always(status(401));
    const { lines, exitCode } = await run();
    expect([lines[0], exitCode]).toEqual([
      `fails  The hub does not accept the token (401)  → make a new one at ${NEW_TOKEN}`,
      1,
    ]);
  });

  it("that is a provider's key is not sent to the hub", async () => {
    expect(await run({ VITE_HF_ACCESS_TOKEN: 'tgp_key' })).toEqual({
      lines: [
        '?      VITE_HF_ACCESS_TOKEN does not begin with hf_, so it has to be a key of together, which the hub cannot check  → prove it with --try',
        SERVED,
        LIVE,
        NO_CALL,
      ],
      exitCode: 0,
    });
    expect(whoAmI.requests).toEqual([]);
    expect(standIn.requests[0]?.headers.authorization).toBeUndefined();
  });

  const scoped = (type: string) => ({
    global: [],
    scoped: [{ entity: { type }, permissions: ['inference.serverless.write'] }],
  });
  const unknown =
    '?      The hub does not say whether this token may call a model  → prove it with --try';

  it.each<[string, Reply, string]>([
    ['for its user may call', fineGrained(scoped('user')), MAY],
    [
      'for an organization may not be enough',
      fineGrained(scoped('org')),
      "?      The token may call Inference Providers on an organization's account only, but the page calls on the user's  → give the token the permission for the user too, or prove it with --try",
    ],
    [
      'without the permission fails',
      fineGrained({ global: ['discussion.write'], scoped: [] }),
      `fails  The token is fine-grained and lacks the permission to call Inference Providers  → tick "Make calls to Inference Providers" at ${TOKENS}, or make a new token at ${NEW_TOKEN}`,
    ],
    ['of another role is unclear', json({ auth: { accessToken: { role: 'read' } } }), unknown],
    ['with another answer is unclear', fineGrained({ global: 'all' }), unknown],
    ['with an empty answer is unclear', json([]), unknown],
  ])('%s', async (_, reply, line) => {
    whoAmI.hub.always(reply);
    const { lines, exitCode } = await run();
    expect([lines[1], exitCode]).toEqual([line, line.startsWith('fails') ? 1 : 0]);
  });
});

describe('a model', () => {
  const servedFor = (state: string, task = 'conversational') => ({ status: state, task });
  const mapping = (providers: object) => json({ inferenceProviderMapping: providers });
  const rest = { novita: servedFor('live'), groq: servedFor('live'), nobody: servedFor('live') };
  const others = 'set VITE_HF_PROVIDER to one that serves it: groq, novita';
  const choose = `set VITE_HF_MODEL to another model, such as one from ${MODELS}`;
  const another = `no provider that the page can call serves it: ${choose}`;
  const hidden = (code: number) =>
    `fails  The hub does not know the model ${MODEL}, or does not let this token use it (${code})  → ${choose}`;

  it.each<[string, Reply, string]>([
    ['that is not there fails', status(404), hidden(404)],
    ['that is hidden fails', status(401), hidden(401)],
    ['that the token may not use fails', status(403), hidden(403)],
    [
      'that others serve fails',
      mapping(rest),
      `fails  together does not serve ${MODEL} for chat  → ${others}`,
    ],
    [
      'that others serve, in a list, fails',
      mapping([{ provider: 'groq', ...servedFor('live') }, null]),
      `fails  together does not serve ${MODEL} for chat  → set VITE_HF_PROVIDER to one that serves it: groq`,
    ],
    [
      'that no provider serves fails',
      json({ id: 'x' }),
      `fails  together does not serve ${MODEL} for chat  → ${another}`,
    ],
    [
      'that is served for another task fails',
      mapping({ ...rest, together: servedFor('live', 'text-to-image') }),
      `fails  together does not serve ${MODEL} for chat  → ${others}`,
    ],
    [
      'that is on trial may work',
      mapping({ together: servedFor('staging') }),
      `?      together serves ${MODEL}, but not live (staging)  → ${another}, or prove it with --try`,
    ],
  ])('%s', async (_, reply, line) => {
    standIn.hub.always(reply);
    expect((await run()).lines[2]).toBe(line);
  });

  it.each([
    [MODEL, rest, `ok     The model ${MODEL} is served by groq, novita`],
    [`${MODEL}:novita`, rest, `ok     The model ${MODEL} is served by novita`],
    [MODEL, {}, `fails  No provider serves ${MODEL} for chat`],
  ])('%s with the provider "auto" may be served by any: %j', async (model, providers, line) => {
    standIn.hub.always(mapping(providers));
    const { lines } = await run({ VITE_HF_PROVIDER: 'auto', VITE_HF_MODEL: model });
    expect(lines[2]?.split('  → ')[0]).toBe(line);
  });
});

describe('the router’s list', () => {
  const list = (...models: unknown[]): Reply => ({
    kind: 'status',
    status: 200,
    body: listOf(...models),
  });
  const LLAMA = 'meta-llama/Llama-3.3-70B-Instruct';
  const GEMMA = 'google/gemma-2-27b-it';
  const paste = 'put a model that is live into .env, or prove it with --try';

  it.each<[string, unknown[], string]>([
    ['lacks the model', [listed(LLAMA)], `The router does not list ${MODEL} at together as live`],
    [
      'has the model at others',
      [listed(LLAMA), listed(MODEL, [served('novita')])],
      `The router does not list ${MODEL} at together as live`,
    ],
    [
      'has the model as failing',
      [listed(LLAMA), listed(MODEL, [served('together', { status: 'error' })])],
      `The router does not list ${MODEL} at together as live (error)`,
    ],
  ])('that %s is unclear, with good choices as lines for .env', async (_, models, text) => {
    standIn.models.always(list(...models));
    const { lines, exitCode } = await run();
    expect([lines[3], exitCode]).toEqual([`?      ${text}  → ${paste}`, 0]);
    expect(lines.slice(4, 10)).toContain(`VITE_HF_MODEL=${LLAMA}:together`);
    expect(lines.at(-1)).toBe(NO_CALL);
  });

  it('gives lines that a build takes, and that name the provider', async () => {
    standIn.models.always(list(listed(LLAMA, [served('groq')])));
    const { lines } = await run();
    expect(lines.slice(4, -1)).toEqual([
      '# groq · about 8\u00a0s · less than 1 cent a recipe',
      `VITE_HF_MODEL=${LLAMA}:groq`,
      'VITE_HF_PROVIDER=auto',
    ]);
    const pasted = Object.fromEntries(lines.slice(5, -1).map((line) => line.split('=')));
    expect((await run(pasted)).lines).toContain(
      `ok     ${LLAMA} is live · groq · about 8\u00a0s · less than 1 cent a recipe`,
    );
  });

  it("gives a provider's own key no other provider", async () => {
    standIn.models.always(
      list(listed(LLAMA, [served('groq')]), listed(GEMMA, [served('together')])),
    );
    const { lines } = await run({ VITE_HF_ACCESS_TOKEN: 'tgp_key' });
    expect(lines.slice(3, -1)).toEqual([
      '# together · about 8\u00a0s · less than 1 cent a recipe',
      `VITE_HF_MODEL=${GEMMA}`,
    ]);
  });

  it('without a good choice says so', async () => {
    standIn.models.always(list(listed('a/b')));
    expect((await run()).lines[3]).toBe(
      `?      The router does not list ${MODEL} at together as live  → ${paste}`,
    );
  });

  it.each<[string, Reply, string]>([
    ['is missing', status(404), 'the router gave no list (404)'],
    [
      'is a page',
      status(200, '<h1>', 'text/html'),
      'something else answered in place of the router',
    ],
    ['is busy', status(429), 'the router takes no more calls for now (429)'],
    ['is another object', json({ data: {} }), 'the router gave no list (200)'],
  ])('that %s proves nothing', async (_, reply, why) => {
    standIn.models.always(reply);
    const { lines, exitCode } = await run();
    expect(lines[3]).toContain(`?      Whether ${MODEL} at together is live: ${why}`);
    expect(exitCode).toBe(0);
  });

  it.each([
    [
      MODEL,
      'auto',
      `ok     ${MODEL} is live · together · about 8\u00a0s · less than 1 cent a recipe`,
    ],
    [
      `${MODEL}:novita`,
      'auto',
      `?      The router does not list ${MODEL} at novita as live  → ${paste}`,
    ],
  ])('takes %s with the provider "%s" as the router does', async (model, provider, line) => {
    const { lines } = await run({ VITE_HF_MODEL: model, VITE_HF_PROVIDER: provider });
    expect(lines[3]).toBe(line);
  });
});

describe('a hub that says nothing about the settings lets the page pass', () => {
  it.each<[string, Reply, string]>([
    ['is busy', status(429), 'the hub takes no more calls for now (429)'],
    ['is broken', status(502), 'the hub failed (502)'],
    [
      'is a page',
      status(401, '<h1>', 'text/html'),
      'something else answered in place of the hub (status 401, no JSON)',
    ],
    ['is cut off', { kind: 'drop', how: 'reset' }, 'the hub could not be reached ('],
    ['stalls', { kind: 'stall', body: '{' }, 'the hub gave no answer in time'],
  ])('as it %s', async (_, reply, why) => {
    standIn.hub.always(reply);
    whoAmI.hub.always(reply);
    const { lines, exitCode } = await run({}, reply.kind === 'stall' ? 100 : 5_000);
    expect(lines[0]).toContain(`?      Whether the token is valid: ${why}`);
    expect(lines[1]).toContain(`?      Whether together serves ${MODEL}: ${why}`);
    expect(exitCode).toBe(0);
  });
});

describe('a model for photos', () => {
  const SEEING = 'Qwen/Qwen2.5-VL-7B-Instruct';
  const list = (input: string[]) =>
    ({
      kind: 'status',
      status: 200,
      body: listOf(
        listed(MODEL),
        listed(SEEING, [served('together')], {
          architecture: { input_modalities: input, output_modalities: ['text'] },
        }),
        listed('a/seer', [served('together')], {
          architecture: { input_modalities: ['text', 'image'], output_modalities: ['text'] },
        }),
      ),
    }) as const;
  const photoLines = async (env: Record<string, string> = { VITE_HF_VISION_MODEL: SEEING }) => {
    const { lines, exitCode } = await run(env);
    return [exitCode, ...lines.filter((line) => /images|VISION/.test(line))];
  };

  it('passes if the list says that it takes images', async () => {
    standIn.models.always(list(['text', 'image']));
    expect(await photoLines()).toEqual([0, `ok     ${SEEING} takes images: it looks at photos`]);
    const model = `${SEEING}:novita`;
    expect(await photoLines({ VITE_HF_VISION_MODEL: model })).toContain(
      `ok     ${model} takes images: it looks at photos`,
    );
  });

  it('fails if it takes none, and names one that does', async () => {
    standIn.models.always(list(['text']));
    expect(await photoLines()).toEqual([
      1,
      `fails  ${SEEING} takes no images  → set VITE_HF_VISION_MODEL to a model that does, or leave it out`,
      'VITE_HF_VISION_MODEL=a/seer',
    ]);
  });

  it('is of no use without a token', async () => {
    expect(await photoLines({ VITE_HF_ACCESS_TOKEN: '', VITE_HF_VISION_MODEL: SEEING })).toEqual([
      0,
      '?      VITE_HF_VISION_MODEL is not used: the page has no token and no endpoint  → set one of them, or leave it out',
    ]);
  });
});
