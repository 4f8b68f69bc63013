import { act, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dialogsMachine } from '../../../machines/dialogs/dialogsMachine';
import type { RecipeActor } from '../../../machines/recipe/recipeMachine';
import type { Wish } from '../../../machines/recipe/request';
import { createStore } from '../../../src/browser/store';
import { Status } from '../../../src/kitchen/Status';
import { readKitchen } from '../../../src/kitchen/shown';
import { Progress } from '../../../src/kitchen/wait/Progress';
import { type GrowingDish, WaitDetails, WaitWords } from '../../../src/kitchen/wait/WaitLines';
import { ActorsContext, createPlaces } from '../../../src/ui/Actors';
import { startAdding } from '../../support/addingActor';
import { recipeOf, startRecipe } from '../../support/recipeActor';

const ACTORS = {
  adding: startAdding(),
  dialogs: createActor(dialogsMachine).start(),
  places: createPlaces(),
  ask: () => {},
  open: () => {},
  modelStatus: createStore({ choice: 'host' as const }),
  takesConversation: () => true,
  findConnection: () => Promise.reject(new Error('no')),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => vi.useRealTimers();
});

const PAIR = { ingredients: ['eggs', 'rice'] };
const status = () => screen.getByRole('status').textContent;
const count = () => screen.queryByRole('timer')?.textContent ?? '';
const bar = () => screen.getByRole('button', { name: 'Stop' }).parentElement;
const lines = () =>
  [...(bar()?.querySelectorAll('p') ?? [])].map((line) =>
    [...line.childNodes].map(({ textContent }) => textContent),
  );
/** What a screen reader hears, in its order. */
const announced = () => [...screen.getByRole('status').querySelectorAll('p')];
const heard = () => announced().map(({ textContent }) => textContent);

function Bar({ actor, children }: { actor: RecipeActor; children?: ReactNode }) {
  const isLoading = useSelector(actor, (snapshot) => readKitchen(snapshot) === 'asking');
  return <Progress running={isLoading ? 'Asking for a recipe' : undefined}>{children}</Progress>;
}

const NOTHING: GrowingDish = { name: '', finds: [] };

function open(saved: Parameters<typeof startRecipe>[0]) {
  const kitchen = startRecipe(saved);
  const store = createStore<GrowingDish | null>(null);
  const ask = vi.fn((wish: Wish) => kitchen.store.request({ wish }));
  render(
    <ActorsContext value={{ ...ACTORS, recipe: kitchen.actor, kitchen: kitchen.store, ask }}>
      <Status notices={kitchen.notices}>
        <WaitWords growth={store} />
      </Status>
      <Bar actor={kitchen.actor}>
        <WaitDetails growth={store} />
      </Bar>
    </ActorsContext>,
  );
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
      kitchen.clock.increment(ms);
    });
  const learn = (known: Partial<GrowingDish> | null) =>
    act(() => store.set(known && { ...NOTHING, ...known }));
  return { kitchen, ask, wait, learn };
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

  wait(40_000);
  expect(count()).toBe('');
  wait(1_000);
  expect([count(), screen.queryByText('The model is slow.')]).toEqual(['', null]);
  wait(5_000);
  expect(count()).toBe('5 s');
});

it('says from the first attempt on that the token was refused, and the attempts go on', async () => {
  const { kitchen, wait } = open(PAIR);
  act(() => kitchen.request());
  const fail = (diagnosis: object) => act(async () => kitchen.calls.at(-1)?.fail({ diagnosis }));
  await fail({ kind: 'tokenRejected' });
  const refused = 'Access was refused. Trying again…';
  expect(lines()[1]).toEqual([refused]);
  expect(heard()).toContain(refused);
  wait(1_000);
  expect(kitchen.calls).toHaveLength(2);
  expect(lines()[1]).toEqual([refused]);
  await fail({ kind: 'modelBusy' });
  expect(screen.queryAllByText(refused)).toEqual([]);
  wait(2_000);
  await fail({ kind: 'tokenNotAllowed' });
  act(() => kitchen.request());
  expect(bar()).toBeVisible();
  expect(screen.queryAllByText(refused)).toEqual([]);
});

it('says that a reload has stopped a request, and repeats it on a press', async () => {
  const { kitchen, ask } = open({ ...PAIR, interrupted: { kind: 'fresh' } });
  await act(async () => {});
  expect(status()).toBe('Leaving the page stopped your request.');
  const again = screen.getByRole('button', { name: 'Ask again' });
  act(() => again.click());
  // That also takes the focus of the button.
  expect(ask).toHaveBeenCalledExactlyOnceWith({ kind: 'fresh' });
  expect(kitchen.state).toMatch(/^generating/);
  expect(again).not.toBeInTheDocument();
});

it('does not offer to repeat a request with fewer than two ingredients', () => {
  open({ ingredients: ['eggs'], interrupted: { kind: 'fresh' } });
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});

describe('the second line', () => {
  it('says which change or dish the visitor has asked for, as plain words', () => {
    const { kitchen } = open({
      ...PAIR,
      recipe: recipeOf('# Rice', { askedWith: ['eggs', 'rice'] }),
    });
    act(() => kitchen.ask({ kind: 'change', words: 'without cream', without: ['cream'] }));
    expect(lines()[1]).toEqual(['Changing: without cream']);
    act(() => kitchen.stop());
    act(() => kitchen.ask({ kind: 'dish', title: '\u202edlo <b>rice</b>' }));
    expect(lines()[1]).toEqual(['For \u202edlo <b>rice</b>']);
    expect(document.querySelector('b')).toBeNull();
  });

  it('says that the model thinks, and then the name of the dish', () => {
    const { kitchen, learn } = open(PAIR);
    act(() => kitchen.request());
    act(() => kitchen.call.think());
    expect(lines()[1]).toEqual(['thinking…']);
    learn({ name: 'Fried rice' });
    expect(lines()[1]).toEqual(['Fried rice']);
    act(() => kitchen.call.end());
    learn(null);
    expect(lines()[1]).toEqual(['']);
  });

  it('announces the name once, and shows it as plain words', () => {
    const { kitchen, learn } = open(PAIR);
    expect(heard()).toEqual([]);
    act(() => kitchen.request());
    const name = '<img src=x onerror=alert(1)> **Rice** [soup](javascript:alert(1))';
    learn({ name });
    const [first] = announced();
    expect(first).toHaveTextContent(name);
    learn({ name, finds: ['Contains milk: butter.'] });
    expect(announced()[0]).toBe(first);
    // The bar hides its copy, so a screen reader reads the name once there too.
    expect(
      screen.getAllByText(name).map((words) => words.closest('[aria-hidden]') !== null),
    ).toEqual([false, true]);
    expect(document.querySelector('img, strong, a')).toBeNull();
    learn(null);
    expect(heard()).toEqual(['Asking for a recipe']);
  });

  it('cuts an endless name', () => {
    const { kitchen, learn } = open(PAIR);
    act(() => kitchen.request());
    learn({ name: 'Rice '.repeat(100).trim() });
    expect(lines()[1]?.[0]).toHaveLength(121);
  });
});

describe('the third line', () => {
  it('begins anew with each attempt, and says its number', async () => {
    const { kitchen, learn, wait } = open(PAIR);
    act(() => kitchen.request());
    wait(9_000);
    await act(() => kitchen.call.fail());
    learn(null);
    expect(lines()[2]).toEqual(['Attempt 2 of 3']);
    wait(1_000);
    expect(lines()[2]).toEqual(['Attempt 2 of 3']);
    wait(5_000);
    expect(lines()[2]).toEqual(['Attempt 2 of 3', '5 s']);
  });
});

it('announces each find of the check once', () => {
  const { kitchen, learn } = open(PAIR);
  act(() => kitchen.request());
  learn({ name: 'Rice' });
  learn({ name: 'Rice', finds: ['Contains milk: butter.'] });
  const first = announced()[1];
  expect(heard().slice(0, -1)).toEqual(['Rice', 'Contains milk: butter.']);
  learn({ name: 'Rice', finds: ['Contains milk: butter.', 'Contains eggs: eggs.'] });
  expect(announced()[1]).toBe(first);
  expect(heard().slice(0, -1)).toEqual(['Rice', 'Contains milk: butter.', 'Contains eggs: eggs.']);
});

it('the bar shows at once, before its lines have arrived', () => {
  const kitchen = startRecipe(PAIR);
  render(
    <ActorsContext value={{ ...ACTORS, recipe: kitchen.actor, kitchen: kitchen.store }}>
      <Bar actor={kitchen.actor} />
    </ActorsContext>,
  );
  act(() => kitchen.request());
  expect(screen.getAllByText('Asking for a recipe')).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Stop' }).click());
  expect([kitchen.state, kitchen.call.signal.aborted]).toEqual(['collecting', true]);
});

it('the bar stays above an on-screen keyboard, and does not move in a zoomed page', () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', view);
  const { kitchen } = open(PAIR);
  act(() => kitchen.request());
  const covered = () => document.documentElement.style.getPropertyValue('--covered');
  expect(covered()).toBe('');
  view.height -= 300;
  view.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('300px');
  view.offsetTop = 120;
  view.dispatchEvent(new Event('scroll'));
  expect(covered()).toBe('180px');
  view.scale = 2;
  view.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('');
  view.scale = 1;
  view.dispatchEvent(new Event('resize'));
  expect(covered()).toBe('180px');
  act(() => kitchen.stop());
  expect(covered()).toBe('');
});
