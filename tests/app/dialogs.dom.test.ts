import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Application } from '../../src/app/Application';
import { useDialogs } from '../../src/app/dialogs/Dialogs';
import { createLazyPart } from '../../src/browser/store';

/** The parts of a dialog arrive at once. */
function startDialogs({ isReturning = false, firstDialog = undefined as string | undefined } = {}) {
  const prepare = vi.fn(async () => {});
  const part = <Part>(value: Part) => createLazyPart(async () => value);
  const parts = {
    cookbook: part({}),
    preferences: part({}),
    model: part({ controller: { isReturning, prepare } }),
    device: part({ firstDialog }),
  };
  const { result } = renderHook(() => useDialogs({ parts } as unknown as Application));
  const open = (...names: Parameters<typeof result.current.open>) =>
    act(() => result.current.open(...names));
  return { parts, prepare, open, dialog: () => result.current };
}

it('a dialog opens once its part is there, and closes', async () => {
  const { parts, open, dialog } = startDialogs();
  await open('preferences');
  expect([dialog().name, parts.preferences.get()]).toEqual(['preferences', {}]);
  act(() => dialog().close());
  expect(dialog().name).toBeUndefined();
});

it('a dialog whose part cannot be fetched does not open', async () => {
  const { parts, open, dialog } = startDialogs();
  parts.preferences.load = () => Promise.reject(new Error('gone'));
  await expect(open('preferences')).rejects.toThrow('gone');
  expect(dialog().name).toBeUndefined();
});

it('the dialog that takes recipes comes with the cookbook', async () => {
  const { parts, open, dialog } = startDialogs();
  await open('bring');
  expect([dialog().name, parts.cookbook.get()]).toEqual(['bring', {}]);
});

it('a dialog that closes late does not close the one that has opened since', async () => {
  const { open, dialog } = startDialogs();
  await open('cookbook');
  const closeCookbook = dialog().close;
  await open('bring');
  act(closeCookbook);
  expect(dialog().name).toBe('bring');
});

it('the same dialog opens as a new one', async () => {
  const { open, dialog } = startDialogs();
  await open('cookbook');
  const { count } = dialog();
  act(() => dialog().close());
  await open('cookbook');
  expect(dialog().count).not.toBe(count);
});

it.each([
  ['about models, after signing in', { isReturning: true, firstDialog: 'shared' }, 'model'],
  ['that shows what another app has shared', { firstDialog: 'shared' }, 'shared'],
])('the page opens the dialog %s by itself, once', async (_, page, name) => {
  const { parts, open, dialog } = startDialogs(page);
  await act(async () => void (await Promise.all([parts.model.load(), parts.device.load()])));
  expect(dialog().name).toBe(name);
  act(() => dialog().close());
  expect(dialog().name).toBeUndefined();
  await open('cookbook');
  expect(dialog().name).toBe('cookbook');
});
