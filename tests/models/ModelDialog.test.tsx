import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ModelDialog } from '../../src/models/ModelDialog';
import { provideDialogs } from '../support/dialogs';
import { startController } from '../support/modelController';
import { startUser } from '../support/user';

const TOKEN = 'hf_x';

// On a busy machine, jsdom renders a whole dialog slowly.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(provideDialogs);

function openDialog(options: Parameters<typeof startController>[0] = {}) {
  const run = startController(options);
  const onClose = vi.fn();
  const { unmount } = render(<ModelDialog controller={run.controller} onClose={onClose} />);
  return {
    ...run,
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
  await user.click(radio(/access token/));
  return screen.getByLabelText('Access token');
};

describe('the dialog offers', () => {
  it('everything that the host has set up', () => {
    openDialog();
    expect(radios()).toEqual([
      "This page's modelin use",
      'Sign in with Hugging Face',
      'Your own access token',
      'A model on this computer',
      'Sample recipes',
    ]);
    expect(radio(/This page's model/)).toHaveFocus();
    expect(radio(/This page's model/)).toBeChecked();
  });
});

describe('a token', () => {
  it('that is refused stays in its field, which is described and takes the focus', async () => {
    const dialog = openDialog();
    dialog.services.testModel.mockRejectedValue(
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
    dialog.services.testModel.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await dialog.user.type(await chooseToken(dialog), 'abc{Enter}');
    act(() => button('Close').focus());
    await act(async () => refuse({ diagnosis: { kind: 'tokenMalformed' } }));
    expect(await screen.findByText(/That isn't a Hugging Face token/)).toBeVisible();
    expect(button('Close')).toHaveFocus();
  });
});

it('a test can be cancelled, and the focus goes back to the button that began it', async () => {
  const dialog = openDialog();
  dialog.services.testModel.mockReturnValue(new Promise(() => {}));
  await dialog.user.type(await chooseToken(dialog), 'abc');
  await dialog.user.click(button('Test and use'));
  await dialog.user.click(button('Test and use'));
  expect(dialog.services.testModel).toHaveBeenCalledOnce();
  await dialog.user.click(button('Cancel'));
  expect(screen.queryByText(/Testing it/)).toBeNull();
  expect(button('Test and use')).toHaveFocus();
});

it('disconnecting moves the focus to the choice', async () => {
  const dialog = openDialog();
  await dialog.user.type(await chooseToken(dialog), `${TOKEN}{Enter}`);
  await dialog.user.click(button('Disconnect'));
  expect(dialog.context().current.choice).toBe('host');
  expect(radio(/access token/)).toHaveFocus();
  expect(radio(/access token/)).toBeChecked();
});

it('a server on this computer offers its models after a wrong name', async () => {
  const dialog = openDialog();
  dialog.services.testLocalServer.mockRejectedValue(
    Object.assign(new Error(), { diagnosis: { kind: 'modelNotFound', models: ['a', 'b'] } }),
  );
  await dialog.user.click(radio(/this computer/));
  await dialog.user.click(button('Test and use'));
  const field = find('input[list]', () => true);
  expect(field).toHaveFocus();
  expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['a', 'b']);
  expect(screen.getByText('It has a and b.')).toBeVisible();
});

it('the button beside a text to copy says that it is copied', async () => {
  const dialog = openDialog();
  dialog.services.testLocalServer.mockRejectedValue(
    Object.assign(new Error(), { diagnosis: { kind: 'serverNotRunning', server: 'ollama' } }),
  );
  await dialog.user.click(radio(/this computer/));
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
  dialog.services.testModel.mockRejectedValue({ diagnosis: { kind: 'tokenMalformed' } });
  await dialog.user.type(await chooseToken(dialog), 'abc{Enter}');
  expect(dialog.context().candidate).not.toBeNull();
  await close(dialog.user);
  expect(dialog.context().candidate).toBeNull();
  if (how === 'outside') expect(dialog.onClose).toHaveBeenCalledOnce();
});

it('a press that begins inside and ends outside does not close the dialog', async () => {
  const dialog = openDialog();
  const heading = screen.getByText('Model', { selector: 'h2' });
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
  expect(screen.getByText('Your sign-in has expired.')).toBeVisible();
  await dialog.user.click(button('Sign in'));
  expect(dialog.services.startSignIn).toHaveBeenCalledOnce();
});

it('in a frame, which cannot show the hub, the visitor signs in from another tab', async () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as never);
  const dialog = openDialog();
  await dialog.user.click(radio(/Sign in/));
  const link = find('a', (text) => text === 'Open this page in its own tab to sign in');
  expect(link).toHaveAttribute('href', 'http://localhost:3000/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByText('Sign in', { selector: 'button > *' })).toBeNull();
});
