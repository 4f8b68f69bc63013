import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Progress } from '../../src/kitchen/Progress';
import { Status } from '../../src/kitchen/Status';
import { ActorsContext } from '../../src/ui/Actors';
import { startRecipe } from '../support/recipeActor';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.useRealTimers();
});

const PAIR = { ingredients: ['eggs', 'rice'] };
const status = () => screen.getByRole('status').textContent;
const count = () => screen.queryByRole('timer')?.textContent ?? '';

function open(saved: Parameters<typeof startRecipe>[0]) {
  const kitchen = startRecipe(saved);
  const onFocusLost = vi.fn();
  render(
    <ActorsContext value={{ recipe: kitchen.actor, ask: () => {}, takesConversation: true }}>
      <Status />
      <Progress onFocusLost={onFocusLost} />
    </ActorsContext>,
  );
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
      kitchen.clock.increment(ms);
    });
  return { kitchen, onFocusLost, wait };
}

it('counts the seconds of an attempt from the fifth on, and says once that the model is slow', () => {
  const { kitchen, wait } = open(PAIR);
  act(() => kitchen.request());
  wait(4_999);
  expect(count()).toBe('');
  wait(1);
  expect(count()).toBe('5 s');
  wait(14_000);
  expect([count(), status()]).toEqual(['19 s', 'Asking for a recipe']);
  wait(1_000);
  expect(screen.getByText('The model is slow.')).toBeVisible();
  expect([count(), status()]).toEqual(['20 s', 'The model is slow. You can wait or stop.']);
  act(() => kitchen.add('milk'));
  expect(screen.getByText('The model is slow.')).toBeVisible();

  // The next attempt.
  wait(40_000);
  expect(count()).toBe('');
  wait(1_000);
  expect([count(), screen.queryByText('The model is slow.')]).toEqual(['', null]);
  wait(5_000);
  expect(count()).toBe('5 s');
});

it('says that a reload has stopped a request, and asks again', async () => {
  const { kitchen, onFocusLost } = open({ ...PAIR, interrupted: { kind: 'fresh' } });
  await act(async () => {});
  expect(status()).toBe('A reload stopped your request.');
  const again = screen.getByRole('button', { name: 'Ask again' });
  act(() => again.click());
  expect(onFocusLost).toHaveBeenCalledOnce();
  expect(kitchen.state).toBe('generating');
  expect(again).not.toBeInTheDocument();
});

it('does not offer to ask again with fewer than two ingredients', () => {
  open({ ingredients: ['eggs'], interrupted: { kind: 'fresh' } });
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
