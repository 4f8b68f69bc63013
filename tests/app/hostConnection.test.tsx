import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { checkSettings } from '../../scripts/build/hostSettings';
import { originsOf } from '../../scripts/build/hostsOf';
import { examine } from '../../scripts/doctor/examine';
import { ConnectionError } from '../../src/models/connections/connection';
import { CONNECTIONS, type ConnectionKind } from '../../src/models/connections/connectionTable';
import { createHostConnection } from '../../src/models/connections/createConnection';
import { provideDialogs } from '../support/dialogs';
import { renderApp } from '../support/renderApp';
import { settle } from '../support/settle';
import '../../src/app/parts/model';

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
const KINDS = { echo, ...CONNECTIONS };
const KITCHEN = { ingredients: ['eggs', 'rice'] };
const ENV = { VITE_HF_MODEL: 'echo/2' };

beforeAll(provideDialogs);

it('a new entry of the table gives recipes, and the page and the dialog name it', async () => {
  const hostConnection = createHostConnection(checkSettings(ENV), KINDS);
  const { user, button } = await renderApp({ hostConnection, kitchen: KITCHEN });
  const modelButton = screen.getByRole('button', { name: /^Model:\s*2$/ });
  expect(screen.queryByText(/sample/i)).toBeNull();

  await user.click(button('Get a recipe'));
  await act(() => settle());
  expect(screen.getByRole('heading', { name: /^I have eggs, rice\./ })).toBeVisible();
  expect(screen.getByText(/Written by echo\/2, a language model\./)).toBeVisible();

  await user.click(modelButton);
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog).toHaveTextContent("You're using this page's model, echo/2.");
  expect(dialog).toHaveTextContent(
    'Your ingredients go to the valley and on to the hill. The page holds no token.',
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
  await user.click(screen.getByRole('button', { name: /^Model:/ }));
  expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent(
    'This page sends your ingredients nowhere. The page holds no token.',
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
  expect(await screen.findByRole('button', { name: /^Model:\s*mute, no answer$/ })).toBeVisible();
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
    expect.stringMatching(/^ok {5}A recipe took 1 s /),
  ]);
  const failed = await examine({ VITE_HF_MODEL: 'echo/mute' }, { kinds: KINDS, try: true });
  expect([failed.lines[1], failed.exitCode]).toEqual([
    'fails  The call failed (EchoError, 503): "nobody echoes"  → check the settings of this connection',
    1,
  ]);
});
