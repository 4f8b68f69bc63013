import { act, render, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FAILURE_TEXT } from '../../machines/kitchen/kitchen';
import { checkSettings } from '../../scripts/build/hostSettings';
import { originsOf } from '../../scripts/build/hostsOf';
import { examine } from '../../scripts/doctor/examine';
import { ConnectionError } from '../../src/wire/connections/connection';
import type { ConnectionKind } from '../../src/wire/connections/connectionTable';
import {
  createConnection,
  createHostConnection,
} from '../../src/wire/connections/createConnection';
import { createOpenAiCompatibleConnection } from '../../src/wire/connections/openAiCompatible';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';
import { settle } from '../support/settle';
import '../../src/models/sampleKitchen/createSampleKitchen';
import '../../src/app/parts/model';
import { sampleKitchen } from '../../src/models/sampleKitchen/sampleKitchen';

const PAIR = { kitchen: { ingredients: ['eggs', 'rice'] } };
const HINT = 'You seem to be offline.';
const sampleButton = () => screen.queryByRole('button', { name: 'Sample recipe' });

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

function changeNetwork(online: boolean) {
  isOnline = online;
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('without a network', () => {
  beforeEach(() => {
    isOnline = false;
  });

  it('the page says so and offers a sample recipe once, in place of the model', async () => {
    const { user, button, calls, answer } = await renderApp(PAIR);
    expect(screen.getByText(HINT)).toBeVisible();
    await user.click(button('Sample recipe'));
    expect(await screen.findByText(/From our built-in recipe book\./)).toBeVisible();
    expect(calls).toEqual([]);
    changeNetwork(true);
    expect(screen.queryByText(HINT)).toBeNull();
    expect(sampleButton()).toBeNull();
    await user.click(button('Get a recipe'));
    await answer('# Of the model');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['the sample recipes', { model: null }],
    ['a model on this computer', { isLocal: true }],
  ])('the page sends requests to %s as always', async (_, facts) => {
    const { user, button, app } = await renderApp({ ...PAIR, facts });
    expect(screen.queryByText(HINT)).toBeNull();
    expect(sampleButton()).toBeNull();
    await user.click(button('Get a recipe'));
    expect(app.recipe.getSnapshot().hasTag('loading')).toBe(true);
  });

  it('the visitor can repeat a failed request once the network is back, and the page does not repeat it by itself', async () => {
    const { user, button, calls, failThrice, wait } = await renderApp(PAIR);
    await user.click(button('Get a recipe'));
    await failThrice({ kind: 'offline' });
    expect(
      screen.getByText(/^You're offline\. Once you're back/).closest('[aria-live=polite]'),
    ).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    changeNetwork(true);
    wait(60_000);
    expect(calls).toHaveLength(3);
    expect(screen.getByText('You were offline. Try again now.')).toBeVisible();
    await user.click(button('Try again'));
    expect(calls).toHaveLength(4);
  });

  it('the page does not blame the network if a model on this computer gave no answer', () => {
    const options = { endpoint: 'http://localhost:11434', model: 'm' };
    const error = Object.assign(new TypeError('Failed to fetch'), { status: undefined });
    const kindOf = (isLocal: boolean) =>
      createOpenAiCompatibleConnection(options, isLocal).diagnose?.(error)?.kind;
    expect([kindOf(true), kindOf(false)]).toEqual(['unreachable', 'offline']);
  });
});

const ABOUT = 'From a small book in this page. No model writes it.';
const NOT_SERVED = { kind: 'modelNotServed', provider: 'together' };

async function fail(diagnosis: object, facts = {}) {
  const run = await renderApp({ ...PAIR, facts });
  await run.user.click(run.button('Get a recipe'));
  await run.failThrice(diagnosis);
  await act(() => settle());
  return run;
}
const help = () => within(screen.getByRole('region', { name: 'Recipe' }));

it.each([
  [{ kind: 'serverFailed', status: 503 }],
  [{ kind: 'timedOut' }],
  [NOT_SERVED],
  [{ kind: 'unknown' }],
])('after a failure (%j) one press gives a sample recipe without asking a model', async (why) => {
  const { user, calls } = await fail(why);
  expect(help().getByText(ABOUT)).toBeVisible();
  for (const way of ['Try again', 'Sample recipe'])
    expect(
      help()
        .getByText(FAILURE_TEXT)
        .compareDocumentPosition(help().getByRole('button', { name: way })),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(help().getByRole('button', { name: 'Sample recipe' }));
  expect(await screen.findByText(/From our built-in recipe book\./)).toBeVisible();
  expect(calls).toHaveLength(3);
});

it('renders the text of a failure like a recipe, in the live region, once the part for recipes is there', async () => {
  const { app } = await fail({ kind: 'timedOut' });
  await act(() => app.parts.recipe.load());
  const text = help().getByText(FAILURE_TEXT);
  expect(text.closest('[aria-live=polite]')).not.toBeNull();
  expect(text.matches('section > p')).toBe(true);
  const unsafe = '**Bold** <img src=x onerror=alert(1)> ![a](https://a.b/c.png) [l](javascript:x)';
  const { MarkdownText } = app.parts.recipe.getSnapshot().context ?? expect.fail();
  const { container } = render(<MarkdownText text={unsafe} />);
  expect(container.querySelector('strong')).toHaveTextContent('Bold');
  expect(container.querySelector('img, a, data, script')).toBeNull();
});

it('says that the host’s credit is spent, and offers a sample recipe and an own model', async () => {
  await fail({ kind: 'noCredit' });
  expect(
    help().getByText(
      'This page has used up its recipes for now. Use a sample recipe or your own model.',
    ),
  ).toBeVisible();
  expect(help().getByRole('button', { name: 'Sample recipe' })).toBeVisible();
  expect(help().getByRole('button', { name: 'Use an AI model of your own…' })).toBeVisible();
});

it('quotes a model that declines as plain text, and offers to ask again, but nothing to save', async () => {
  const { user, calls } = await fail({
    kind: 'declined',
    words: '**No.** [I](https://a.b) *won’t*.',
  });
  const words = help().getByText(
    /^The model declined: “.?\*\*No\.\*\* \[I\]\(https:\/\/a\.b\) \*won’t\*\..?”$/,
  );
  expect(words).toBeVisible();
  expect(words.closest('[aria-live=polite]')).not.toBeNull();
  expect(help().queryByText('Details')).toBeNull();
  expect(help().queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(help().getByRole('button', { name: 'Ask again' }));
  expect(calls).toHaveLength(4);
});

it('says of an answer that broke off just that', async () => {
  await fail({ kind: 'brokenOff' });
  expect(help().getByText('The answer broke off. Try again or use a sample recipe.')).toBeVisible();
});

it('after a failure of the sample recipes the page offers no sample recipe', async () => {
  const hostConnection = createConnection('sampleKitchen', sampleKitchen, {});
  const { user, button, wait } = await renderApp({
    ...PAIR,
    hostConnection: { ...hostConnection, generate: () => Promise.reject(new Error('no')) },
  });
  await user.click(button('Get a recipe'));
  for (const ms of [1_000, 2_000, 0]) {
    await act(() => settle());
    wait(ms);
  }
  expect(help().getByText("This page's recipe book isn't available. Try again.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sample recipe' })).toBeNull();
});

it.each([
  [NOT_SERVED, 'Use an AI model of your own…'],
  [{ kind: 'modelNotFound' }, 'Use an AI model of your own…'],
  [{ kind: 'timedOut' }, 'AI model…'],
])(
  'if the host’s model has failed (%j), the button for another one says "%s"',
  async (why, name) => {
    await fail(why);
    expect(help().getByRole('button', { name })).toBeVisible();
  },
);

it('explains an empty answer, though no one has opened the model dialog', async () => {
  const run = await renderApp(PAIR);
  await run.user.click(run.button('Get a recipe'));
  for (const ms of [1_000, 2_000, 0]) {
    await run.answer(' ');
    run.wait(ms);
  }
  expect(
    await help().findByText(/The last attempt: The model's answer was empty\./),
  ).toBeInTheDocument();
});

it('quotes the server, and offers to open a page in a frame by itself', async () => {
  const page = 'https://kitchen.example/';
  await fail({ kind: 'blockedByFrame', page, said: 'No frames' }, { isLocal: true });
  expect(
    help().getByText(/that may not call this device\. The server says: “No frames”/),
  ).toBeInTheDocument();
  expect(help().getByText(page)).toHaveAttribute('href', page);
});

describe('a connection of the host', () => {
  /** A developer adds such a connection with one entry in the table. */
  const echo: ConnectionKind<{ model: string }> = {
    fromSettings: ({ model }) => (model.startsWith('echo/') ? { model } : undefined),
    create: async ({ model }) => ({
      async generate({ messages }) {
        if (model === 'echo/mute') throw new ConnectionError('EchoError', 'nobody echoes', 503);
        return { text: `# ${messages.at(-1)?.content}`, cut: false, model };
      },
      diagnose: () => ({ kind: 'unreachable' }),
    }),
    describe: ({ model }) => ({
      model,
      takesConversation: true,
      recipients: ['the valley', 'the hill'],
      origins: ['https://valley.example'],
    }),
  };
  const KINDS = { echo, sampleKitchen };
  const KITCHEN = { ingredients: ['eggs', 'rice'] };
  const ENV = { VITE_HF_MODEL: 'echo/2' };

  beforeAll(provideDialogs);

  it('a new entry of the table gives recipes, and the page and the dialog name it', async () => {
    const hostConnection = createHostConnection(checkSettings(ENV), KINDS);
    const { user, button } = await renderApp({ hostConnection, kitchen: KITCHEN });
    const modelButton = screen.getByRole('button', { name: /^Recipes from:\s*2$/ });
    expect(screen.queryByText(/sample/i)).toBeNull();

    await user.click(button('Get a recipe'));
    await act(() => settle());
    expect(screen.getByRole('heading', { name: /^I have eggs, rice\./ })).toBeVisible();
    expect(screen.getByText(/Written by echo\/2, an AI model\./)).toBeVisible();

    await user.click(modelButton);
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog).toHaveTextContent("You're using this page's model, echo/2.");
    expect(dialog).toHaveTextContent(
      'Your ingredients go to the valley and on to the hill. The page holds no access key.',
    );
  });

  it('a connection without recipients sends nothing, and the dialog and the doctor say so', async () => {
    const describe: typeof echo.describe = (options) => ({
      ...echo.describe(options),
      recipients: [],
    });
    const kinds = { echo: { ...echo, describe } };
    const hostConnection = createHostConnection(checkSettings(ENV), kinds);
    const { user } = await renderApp({ hostConnection });
    await user.click(screen.getByRole('button', { name: /^Recipes from:/ }));
    expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent(
      'This page sends your ingredients nowhere. The page holds no access key.',
    );
    expect((await examine(ENV, { kinds })).lines[0]).toBe(
      'ok     The page calls echo/2, and sends the ingredients nowhere',
    );
  });

  it('the header says what is wrong with the host’s model after three failures', async () => {
    const settings = checkSettings({ VITE_HF_MODEL: 'echo/mute' });
    const { user, button, wait } = await renderApp({
      hostConnection: createHostConnection(settings, KINDS),
      kitchen: KITCHEN,
    });
    await user.click(button('Get a recipe'));
    for (const pause of [1_000, 2_000]) {
      await act(() => settle());
      await wait(pause);
    }
    await act(() => settle());
    expect(
      await screen.findByRole('button', { name: /^Recipes from:\s*mute, no answer$/ }),
    ).toBeVisible();
  });

  it('the policy allows a new entry of the table, and the doctor checks it', async () => {
    const settings = checkSettings(ENV);
    const origins = await originsOf(settings, createHostConnection(settings, KINDS));
    expect(origins[0]).toBe('https://valley.example');

    const about = 'ok     The page calls echo/2, which goes to the valley, the hill';
    expect(await examine(ENV, { kinds: KINDS })).toEqual({
      lines: [about, '?      Whether a call is answered: none was made  → prove it with --try'],
      exitCode: 0,
    });
    expect((await examine(ENV, { kinds: KINDS, try: true })).lines).toEqual([
      about,
      'ok     echo/2 answered a call',
      expect.stringMatching(/^\? {6}The answer has neither ingredients nor steps, and took 1 s /),
    ]);
    const failed = await examine({ VITE_HF_MODEL: 'echo/mute' }, { kinds: KINDS, try: true });
    expect([failed.lines[1], failed.exitCode]).toEqual([
      'fails  The call failed (EchoError, 503): "nobody echoes"  → check the settings of this connection',
      1,
    ]);
  });
});
