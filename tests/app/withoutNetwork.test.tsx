import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOpenAiCompatibleConnection } from '../../src/models/connections/openAiCompatible';
import { renderApp } from '../support/renderApp';
import '../../src/models/sampleKitchen/createSampleKitchen';

const PAIR = { kitchen: { ingredients: ['eggs', 'rice'] } };
const HINT = 'You seem to be offline.';
const sampleButton = () => screen.queryByRole('button', { name: 'Sample recipe' });

let isOnline: boolean;
beforeEach(() => {
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

function changeNetwork(online: boolean) {
  isOnline = online;
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('without a network', () => {
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
    const { user, button, calls, fail, wait } = await renderApp(PAIR);
    await user.click(button('Get a recipe'));
    for (const ms of [1_000, 2_000, 0]) {
      await fail({ kind: 'offline' });
      wait(ms);
    }
    expect(
      screen.getByText(/^Once you're back online/).closest('[aria-live=polite]'),
    ).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    changeNetwork(true);
    wait(60_000);
    expect(calls).toHaveLength(3);
    expect(screen.getByText("Try again: you're online.")).toBeVisible();
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
