import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { provideDialogs } from '../support/dialogs';
import { installLanguageModel, type LanguageModelScript } from '../support/languageModel';
import { renderApp } from '../support/renderApp';
import { settle } from '../support/settle';
import '../../src/app/parts/device';

beforeAll(provideDialogs);
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
  sessionStorage.clear();
});

const LINE = 'Your browser has a language model.';

async function open(script: LanguageModelScript, model: string | null = null) {
  const record = installLanguageModel(script);
  const run = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] }, facts: { model } });
  await act(async () => {
    await run.app.parts.device.load();
    await settle();
  });
  return { ...run, record };
}

it('a page with only sample recipes offers the browser’s own model in one line', async () => {
  const { user, button, input, app, record } = await open({
    state: 'available',
    parts: ['# Real rice'],
  });
  expect(screen.getByText(LINE)).toBeVisible();
  expect(record.create).toEqual([]);
  await user.click(button('Use it'));
  await act(() => settle());
  expect(app.modelStatus.get().choice).toBe('browser');
  expect(screen.queryByText(LINE)).toBeNull();
  expect(input()).toHaveFocus();
  await user.click(button('Get a recipe'));
  expect(await screen.findByRole('heading', { name: 'Real rice' })).toBeVisible();
  expect(screen.getByText(/^Written by the browser's own model, a language model\./)).toBeVisible();
});

it.each<[string, LanguageModelScript, string | null]>([
  ['the browser’s model has to be downloaded first', { state: 'downloadable' }, null],
  ['the browser’s model is on its way', { state: 'downloading', waits: true }, null],
  ['the browser has no model', { state: 'unavailable' }, null],
  ['the page has a model of the host’s', { state: 'available' }, 'host/model'],
])('there is no such line if %s, and the page downloads nothing', async (_, script, model) => {
  const { record } = await open(script, model);
  expect(screen.queryByText(LINE)).toBeNull();
  expect(record.create).toEqual([]);
});

it('if the browser’s model does not start, the page says why beside the button', async () => {
  const { user, button, app } = await open({
    state: 'available',
    faults: { create: 'NotAllowedError' },
  });
  await user.click(button('Use it'));
  await act(() => settle());
  const why = screen.getByText(/^The browser doesn't let this page use its model\./);
  expect(why.closest('[role=status]')).toBeVisible();
  expect(app.modelStatus.get().choice).toBe('host');
});
