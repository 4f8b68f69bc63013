import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readLiveModels } from '../../src/models/connections/liveModels/liveModels';
import { describeOffer } from '../../src/models/liveModelWords';
import { ModelDialog } from '../../src/models/ModelDialog';
import { provideDialogs } from '../support/dialogs';
import { listed, listOf, seeing, served } from '../support/liveModels';
import { startController, TOKEN } from '../support/modelController';
import { startUser } from '../support/user';

vi.setConfig({ testTimeout: 20_000 });
beforeAll(provideDialogs);

const LLAMA = 'meta-llama/Llama-3.3-70B-Instruct';
const LIST = [
  listed('a/plain', [served('novita', { throughput: 50 }), served('together')]),
  { ...listed('b/thinking'), architecture: seeing('').architecture },
  listed(LLAMA, [served('groq', { throughput: 700, is_free: true })]),
];

function openDialog(
  entries: unknown[] | 'refused' = LIST,
  options: Parameters<typeof startController>[0] = {},
) {
  const run = startController(options);
  const found = (data: unknown[]) => ({
    models: readLiveModels(listOf(...data)),
    isRefused: false,
  });
  run.services.fetchLiveModels.mockImplementation(async (token) => {
    if (entries !== 'refused') return found(entries);
    return token ? found(LIST) : { models: [], isRefused: true };
  });
  const open = () => render(<ModelDialog controller={run.controller} onClose={() => {}} />);
  return { ...run, open, ...open(), user: startUser() };
}

// In a form of this size, jsdom needs seconds to compute roles and names.
const panel = () =>
  document.querySelector<HTMLElement>('form:not([hidden] *)') ?? expect.fail('No form is open.');
const rows = () => [
  ...panel().querySelectorAll<HTMLInputElement>('input[name="model"][type="radio"]'),
];
const names = () => rows().map(({ labels }) => labels?.[0]?.textContent);
const checked = () => rows().find((row) => row.checked)?.value;
const choose = async ({ user }: ReturnType<typeof openDialog>, name: RegExp) => {
  const radio = [...document.querySelectorAll<HTMLInputElement>('input[name="model-choice"]')].find(
    ({ labels }) => name.test(labels?.[0]?.textContent ?? ''),
  );
  await user.click(radio ?? expect.fail());
};
const TOKEN_CHOICE = /access token/;

describe('the list of live models', () => {
  it('is fetched once, when the visitor chooses a token or a sign-in, without a token', async () => {
    const dialog = openDialog();
    expect(dialog.services.fetchLiveModels).not.toHaveBeenCalled();
    await choose(dialog, /on this computer/);
    expect(dialog.services.fetchLiveModels).not.toHaveBeenCalled();
    await choose(dialog, TOKEN_CHOICE);
    await choose(dialog, /Sign in/);
    dialog.unmount();
    dialog.open();
    await choose(dialog, TOKEN_CHOICE);
    expect(dialog.services.fetchLiveModels.mock.calls).toEqual([[undefined]]);
    expect(names()).toHaveLength(3);
  });

  it('has the good choices on top, then the rest by name, each with its provider, speed and price', async () => {
    const dialog = openDialog();
    await choose(dialog, TOKEN_CHOICE);
    expect(names()).toEqual([
      `${LLAMA} · groq · about 2 s · free for now`,
      'a/plain · together · about 8 s · less than 1 cent a recipe',
      'b/thinking · together · accepts pictures',
    ]);
    expect(within(panel()).getByText('Good choices')).toBeVisible();
  });

  it.each([
    ['the host’s model at its provider', 'a/plain', 'a/plain:together'],
    ['the host’s model at another provider', 'a/plain:who', 'a/plain:together'],
    ['the host’s model with its provider', 'a/plain:novita', 'a/plain:novita'],
    ['a good choice', 'gone/model', `${LLAMA}:groq`],
  ])('begins with %s', async (_, model, first) => {
    const dialog = openDialog(LIST, { settings: { model } });
    await choose(dialog, TOKEN_CHOICE);
    expect(checked()).toBe(first);
  });

  it('takes a model with a press, which is tested with the token', async () => {
    const dialog = openDialog();
    await choose(dialog, TOKEN_CHOICE);
    await dialog.user.click(rows()[1] ?? expect.fail());
    await dialog.user.type(within(panel()).getByLabelText('Access token'), `${TOKEN}{Enter}`);
    expect(dialog.services.testModel.mock.calls[0]?.slice(0, 2)).toEqual([
      'a/plain:together',
      TOKEN,
    ]);
    expect(screen.getByText("You're using your token, with a/plain:together.")).toBeVisible();
  });

  it('is searched by name, keeps the choice in sight, and Enter in the search tests nothing', async () => {
    const dialog = openDialog();
    await choose(dialog, TOKEN_CHOICE);
    await dialog.user.type(within(panel()).getByLabelText('Search models'), 'PLA a/{Enter}');
    expect(rows().map(({ value }) => value)).toEqual([`${LLAMA}:groq`, 'a/plain:together']);
    expect(dialog.services.testModel).not.toHaveBeenCalled();
    expect(dialog.context().candidate).toBeNull();
  });

  it('shows 50 rows, and says how many more a search can find', async () => {
    const dialog = openDialog(Array.from({ length: 60 }, (_, at) => listed(`a/model-${at}`)));
    await choose(dialog, TOKEN_CHOICE);
    expect(rows()).toHaveLength(50);
    expect(within(panel()).getByText('10 more. Search to see them.')).toBeVisible();
    await dialog.user.type(within(panel()).getByLabelText('Search models'), 'model-59');
    expect(rows().map(({ value }) => value)).toContain('a/model-59:together');
  });

  it('gives way to the field for a name if the page cannot get it, and to nothing before a sign-in', async () => {
    const dialog = openDialog([]);
    await choose(dialog, TOKEN_CHOICE);
    expect(within(panel()).getByLabelText('Model')).toHaveValue('host/model');
    await choose(dialog, /Sign in/);
    expect(within(panel()).queryByLabelText('Model')).toBeNull();
  });

  it('is fetched with the token after the test, if it was refused without, and then no more', async () => {
    const dialog = openDialog('refused');
    await choose(dialog, TOKEN_CHOICE);
    expect(within(panel()).getByLabelText('Model')).toBeVisible();
    await dialog.user.type(within(panel()).getByLabelText('Access token'), `${TOKEN}{Enter}`);
    expect(dialog.services.fetchLiveModels.mock.calls).toEqual([[undefined], [TOKEN]]);
    expect(names()).toHaveLength(3);
  });

  it('that was not refused never gets the token', async () => {
    const dialog = openDialog([]);
    await choose(dialog, TOKEN_CHOICE);
    await dialog.user.type(within(panel()).getByLabelText('Access token'), `${TOKEN}{Enter}`);
    expect(dialog.services.fetchLiveModels.mock.calls).toEqual([[undefined]]);
  });
});

it.each([
  [{}, 'x · about 8 s · less than 1 cent a recipe'],
  [{ first_token_latency_ms: 1, throughput: 9_000 }, 'x · about 1 s · less than 1 cent a recipe'],
  [{ pricing: { input: 0, output: 14 } }, 'x · about 8 s · less than 1 cent a recipe'],
  [{ pricing: { input: 0, output: 15 } }, 'x · about 8 s · about 1 cent a recipe'],
  [{ pricing: { input: 0, output: 100 } }, 'x · about 8 s · about 7 cents a recipe'],
  [{ is_free: true }, 'x · about 8 s · free for now'],
  [{ throughput: null, pricing: null }, 'x'],
])('a provider with %j is described as "%s"', (figures, words) => {
  const [model] = readLiveModels(listOf(listed('a/b', [served('x', figures)])));
  expect(describeOffer(model?.offers[0] ?? expect.fail())).toBe(words);
});
