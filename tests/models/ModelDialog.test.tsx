import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { describeOffer } from '../../src/models/liveModelWords';
import { ModelDialog } from '../../src/models/ModelDialog';
import { chooseGood, readLiveModels } from '../../src/wire/connections/liveModels/liveModels';
import { provideDialogs } from '../support/dialogs';
import { listed, listOf, seeing, served } from '../support/liveModels';
import { startController, TOKEN } from '../support/modelController';
import { startUser } from '../support/user';

beforeAll(provideDialogs);

function openDialog(options: Parameters<typeof startController>[0] = {}) {
  const run = startController(options);
  const onClose = vi.fn();
  const onTestStopped = vi.fn();
  const { unmount } = render(
    <ModelDialog controller={run.controller} {...{ onTestStopped, onClose }} />,
  );
  return {
    ...run,
    onTestStopped,
    onClose,
    unmount,
    user: startUser(),
  };
}

// In a form of this size, jsdom needs seconds to compute roles and names.
const find = (selector: string, matches: (text: string) => boolean) => {
  const elements = [...document.querySelectorAll<HTMLInputElement>(selector)];
  const found = elements.find(
    (element) =>
      !element.closest('[hidden]') &&
      matches(element.ariaLabel ?? (element.labels?.[0] ?? element).textContent),
  );
  return found ?? expect.fail(`Nothing visible matches ${selector}.`);
};
const radio = (name: RegExp) => find('input[type="radio"]', (text) => name.test(text));
const button = (name: string) => find('button', (text) => text === name);
const radios = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(
    ({ labels }) => labels?.[0]?.textContent,
  );
const dialogElement = () => find('dialog', () => true);
const chooseToken = async ({ user }: ReturnType<typeof openDialog>) => {
  await user.click(radio(/Your account at/));
  return screen.getByLabelText('Access token');
};

describe('the dialog offers', () => {
  it('everything that the host has set up', () => {
    openDialog();
    expect(radios()).toEqual([
      "This page's modelin use",
      'Sign in with Hugging Face',
      'Your account at Hugging Face',
      'A model on this device',
      'Sample recipes',
    ]);
    expect(radio(/This page's model/)).toHaveFocus();
    expect(radio(/This page's model/)).toBeChecked();
  });
});

describe('a token', () => {
  it('that is refused stays in its field, which is described and takes the focus', async () => {
    const dialog = openDialog();
    dialog.services.testLink.mockRejectedValue(
      Object.assign(new Error(), { diagnosis: { kind: 'tokenMalformed' } }),
    );
    const field = await chooseToken(dialog);
    await dialog.user.type(field, 'abc');
    await dialog.user.click(button('Test and use'));
    expect(field).toHaveValue('abc');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/^That isn't a Hugging Face token\./);
  });

  it('that is refused late leaves the focus where the visitor went', async () => {
    const dialog = openDialog();
    let refuse = (_: unknown) => {};
    dialog.services.testLink.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await dialog.user.type(await chooseToken(dialog), 'abc{Enter}');
    act(() => button('Close').focus());
    await act(async () => refuse({ diagnosis: { kind: 'tokenMalformed' } }));
    expect(await screen.findByText(/That isn't a Hugging Face token/)).toBeVisible();
    expect(button('Close')).toHaveFocus();
  });
});

it('a test can be cancelled, and the focus goes back to the button that began it', async () => {
  const dialog = openDialog();
  dialog.services.testLink.mockReturnValue(new Promise(() => {}));
  await dialog.user.type(await chooseToken(dialog), 'abc');
  await dialog.user.click(button('Test and use'));
  await dialog.user.click(button('Test and use'));
  expect(dialog.services.testLink).toHaveBeenCalledOnce();
  await dialog.user.click(button('Cancel'));
  expect(screen.queryByText(/Testing it/)).toBeNull();
  expect(button('Test and use')).toHaveFocus();
});

it('disconnecting moves the focus to the choice', async () => {
  const dialog = openDialog();
  await dialog.user.type(await chooseToken(dialog), `${TOKEN}{Enter}`);
  await dialog.user.click(button('Disconnect'));
  expect(dialog.context().current.choice).toBe('host');
  expect(radio(/Your account at/)).toHaveFocus();
  expect(radio(/Your account at/)).toBeChecked();
});

it('a server on this computer offers its models after a wrong name', async () => {
  const dialog = openDialog();
  dialog.services.testLink.mockRejectedValue(
    Object.assign(new Error(), { diagnosis: { kind: 'modelNotFound', models: ['a', 'b'] } }),
  );
  await dialog.user.click(radio(/this device/));
  await dialog.user.click(button('Test and use'));
  const field = find('input[list]', () => true);
  expect(field).toHaveFocus();
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['a', 'b']);
  expect(screen.getByText('It has a and b.')).toBeVisible();
});

it('a model on this computer is said to hold for this tab only', () => {
  const saved = JSON.stringify({
    version: 1,
    ...{ choice: 'local', model: 'llama', address: 'http://localhost:11434/v1' },
    ...{ userName: null, expiresAt: null },
  });
  openDialog({ saved: { 'saffron.connection': saved } });
  expect(screen.getByText("You're using llama on this device, in this tab only.")).toBeVisible();
});

it('the button beside a text to copy says that it is copied', async () => {
  const dialog = openDialog();
  dialog.services.testLink.mockRejectedValue(
    Object.assign(new Error(), { diagnosis: { kind: 'serverNotRunning', server: 'ollama' } }),
  );
  await dialog.user.click(radio(/this device/));
  await dialog.user.click(button('Test and use'));
  await dialog.user.click(button('Copy'));
  await screen.findByText('Copied');
  expect(button('Copied')).toHaveFocus();
  expect(await navigator.clipboard.readText()).toBe('ollama serve');
});

it.each([
  ['with the button', (user: ReturnType<typeof startUser>) => user.click(button('Close'))],
  ['outside', (user: ReturnType<typeof startUser>) => user.click(dialogElement())],
])('closing the dialog %s discards the candidate', async (how, close) => {
  const dialog = openDialog();
  dialog.services.testLink.mockRejectedValue({ diagnosis: { kind: 'tokenMalformed' } });
  await dialog.user.type(await chooseToken(dialog), 'abc{Enter}');
  expect(dialog.context().candidate).not.toBeNull();
  await close(dialog.user);
  expect(dialog.context().candidate).toBeNull();
  // Its test had ended, and the visitor has read how.
  expect(dialog.onTestStopped).not.toHaveBeenCalled();
  if (how === 'outside') expect(dialog.onClose).toHaveBeenCalledOnce();
});

it('a press that begins inside and ends outside does not close the dialog', async () => {
  const dialog = openDialog();
  const heading = screen.getByText('Where recipes come from', { selector: 'h2' });
  await dialog.user.pointer([
    { keys: '[MouseLeft>]', target: heading },
    { keys: '[/MouseLeft]', target: dialogElement() },
  ]);
  expect(dialog.onClose).not.toHaveBeenCalled();
});

it('after an expired sign-in the dialog says so, and signs in again', async () => {
  const saved = JSON.stringify({
    ...{ version: 1, choice: 'signIn', model: 'a/model', address: null },
    ...{ userName: 'ada', expiresAt: 1 },
  });
  const dialog = openDialog({ saved: { 'saffron.connection': saved } });
  expect(screen.getByText('Your sign-in has ended.')).toBeVisible();
  await dialog.user.click(button('Sign in'));
  expect(dialog.services.startSignIn).toHaveBeenCalledOnce();
});

it('in a frame, which cannot show the hub, the visitor signs in from another tab', async () => {
  vi.stubGlobal('parent', {});
  const dialog = openDialog();
  await dialog.user.click(radio(/Sign in/));
  const link = find('a', (text) => text === 'Open this page in its own tab to sign in');
  expect(link).toHaveAttribute('href', 'http://localhost:3000/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByText('Sign in', { selector: 'button > *' })).toBeNull();
});

describe('with the browser’s own model', () => {
  const NAME = "Your browser's own model";
  type State = Awaited<
    ReturnType<ReturnType<typeof startController>['services']['readAvailability']>
  >;

  async function openDialog(state: State, options: Parameters<typeof startController>[0] = {}) {
    const run = startController({ availability: state, ...options });
    const { downloadBrowserModel } = run.services;
    const downloads: {
      onProgress(progress: number): void;
      signal: AbortSignal;
      finish(): void;
      fail(error: unknown): void;
    }[] = [];
    downloadBrowserModel.mockImplementation((onProgress, signal) => {
      return new Promise<void>((finish, fail) => {
        downloads.push({ onProgress, signal, finish, fail });
      });
    });
    await run.controller.prepare();
    const open = () =>
      render(
        <ModelDialog controller={run.controller} onTestStopped={() => {}} onClose={() => {}} />,
      );
    const view = open();
    const user = startUser();
    const radio = () =>
      [...document.querySelectorAll<HTMLInputElement>('input[name="model-choice"]')].find(
        ({ labels }) => labels?.[0]?.textContent?.startsWith(NAME),
      );
    const choose = () => user.click(radio() ?? expect.fail('The browser’s model is not offered.'));
    const panel = () => within(document.querySelector('form:not([hidden] *)') ?? expect.fail());
    const press = (name: string) => user.click(panel().getByText(name));
    return { ...run, ...view, open, user, downloads, radio, choose, panel, press };
  }

  it('the browser’s own model says first what it is, and that the page sends nothing', async () => {
    const { choose } = await openDialog('available');
    await choose();
    expect(
      screen.getByText(
        'Runs on this device; this page sends nothing. Small models make more mistakes: check times and temperatures.',
      ),
    ).toBeVisible();
  });

  describe('a download', () => {
    it('says what it costs, and begins only with a press', async () => {
      const { choose, panel, press, downloads, radio } = await openDialog('downloadable');
      await choose();
      expect(panel().getByText(/several GB\. It needs 22 GB of free space/)).toBeVisible();
      expect(downloads).toEqual([]);
      await press('Download it');
      expect(downloads).toHaveLength(1);
      expect(radio()).toHaveFocus();
    });

    it('shows a bar that moves, ends with the model, and connects nothing by itself', async () => {
      const { choose, panel, press, downloads, context } = await openDialog('downloadable');
      await choose();
      await press('Download it');
      const bar = panel().getByRole('progressbar', { name: 'Download' });
      expect(bar).not.toHaveAttribute('value');
      act(() => downloads[0]?.onProgress(0.25));
      expect(bar).toHaveAttribute('value', '0.25');
      await act(async () => downloads[0]?.finish());
      expect(panel().queryByRole('progressbar')).toBeNull();
      expect(panel().getByText('It is on this device, ready to use.')).toBeVisible();
      expect(context().current.choice).toBe('host');
    });

    it('goes on when the dialog closes, and shows again when it opens', async () => {
      const { choose, press, downloads, user, unmount, controller, open, panel } =
        await openDialog('downloadable');
      await choose();
      await press('Download it');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      unmount();
      expect(downloads[0]?.signal.aborted).toBe(false);
      act(() => downloads[0]?.onProgress(0.5));
      await controller.prepare();
      open();
      await choose();
      expect(panel().getByRole('progressbar')).toHaveAttribute('value', '0.5');
      expect(downloads).toHaveLength(1);
    });

    it('that is under way shows its bar without a press', async () => {
      const { choose, panel, downloads } = await openDialog('downloading');
      await choose();
      expect(panel().getByRole('progressbar')).toBeVisible();
      expect(downloads).toHaveLength(1);
    });

    it.each([
      ['browserModelForbidden', "The browser doesn't let this page use its model."],
      ['browserModelUnsupported', "The browser's model can't handle this request."],
      ['browserModelNoRoom', "This device has no room for the browser's model."],
    ])('that fails (%s) says so plainly, and can begin again', async (kind, words) => {
      const { choose, panel, press, downloads } = await openDialog('downloadable');
      await choose();
      await press('Download it');
      await act(async () => downloads[0]?.fail({ diagnosis: { kind } }));
      expect(panel().getByText(words)).toBeVisible();
      await press('Download it');
      expect(panel().queryByText(words)).toBeNull();
    });
  });
});

describe('with live models', () => {
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
    const found = (data: unknown[]) => {
      const models = readLiveModels(listOf(...data));
      return { models, good: chooseGood(models), isRefused: false };
    };
    run.services.fetchLiveModels.mockImplementation(async (token) => {
      if (entries !== 'refused') return found(entries);
      return token ? found(LIST) : { models: [], good: [], isRefused: true };
    });
    const open = () =>
      render(
        <ModelDialog controller={run.controller} onTestStopped={() => {}} onClose={() => {}} />,
      );
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
    const radio = [
      ...document.querySelectorAll<HTMLInputElement>('input[name="model-choice"]'),
    ].find(({ labels }) => name.test(labels?.[0]?.textContent ?? ''));
    await user.click(radio ?? expect.fail());
  };
  const TOKEN_CHOICE = /Your account at/;

  describe('the list of live models', () => {
    it('is fetched once, when the visitor chooses a token or a sign-in, without a token', async () => {
      const dialog = openDialog();
      expect(dialog.services.fetchLiveModels).not.toHaveBeenCalled();
      await choose(dialog, /on this device/);
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
        `${LLAMA} · groq · about 2\u00a0s · free for now`,
        'a/plain · together · about 8\u00a0s · less than 1 cent a recipe',
        'b/thinking · together\u00a0· accepts pictures',
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
      expect(dialog.services.testLink.mock.calls[0]?.slice(0, 2)).toMatchObject([
        { model: 'a/plain:together' },
        TOKEN,
      ]);
      expect(
        screen.getByText("You're using your Hugging Face account, with a/plain:together."),
      ).toBeVisible();
    });

    it('is searched by name, keeps the choice in sight, and Enter in the search tests nothing', async () => {
      const dialog = openDialog();
      await choose(dialog, TOKEN_CHOICE);
      await dialog.user.type(within(panel()).getByLabelText('Search models'), 'PLA a/{Enter}');
      expect(rows().map(({ value }) => value)).toEqual([`${LLAMA}:groq`, 'a/plain:together']);
      expect(dialog.services.testLink).not.toHaveBeenCalled();
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
    [{}, 'x · about 8\u00a0s · less than 1 cent a recipe'],
    [
      { first_token_latency_ms: 1, throughput: 9_000 },
      'x · about 1\u00a0s · less than 1 cent a recipe',
    ],
    [{ pricing: { input: 0, output: 14 } }, 'x · about 8\u00a0s · less than 1 cent a recipe'],
    [{ pricing: { input: 0, output: 15 } }, 'x · about 8\u00a0s · about 1 cent a recipe'],
    [{ pricing: { input: 0, output: 100 } }, 'x · about 8\u00a0s · about 7 cents a recipe'],
    [{ is_free: true }, 'x · about 8\u00a0s · free for now'],
    [{ throughput: null, pricing: null }, 'x'],
  ])('a provider with %j is described as "%s"', (figures, words) => {
    const [model] = readLiveModels(listOf(listed('a/b', [served('x', figures)])));
    expect(describeOffer(model?.offers[0] ?? expect.fail())).toBe(words);
  });
});
