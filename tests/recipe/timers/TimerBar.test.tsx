import { act, render, screen, within } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActors } from '../../../machines/actors';
import type { Timer } from '../../../machines/timer/timerMachine';
import type { AlarmState } from '../../../src/recipe/timers/alarm';
import { createTimers, TimersContext } from '../../../src/recipe/timers/createTimers';
import { TimerBar } from '../../../src/recipe/timers/TimerBar';
import { TimerButton } from '../../../src/recipe/timers/TimerButton';
import { createFakeAlarm } from '../../support/fakeAlarm';
import { startUser } from '../../support/user';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

type Time = [words: string, step: string, seconds: number];
const SIMMER: Time = ['15 minutes', 'Step 1', 900];
const FRY: Time = ['20–25 min', 'Step 2', 1_200];

interface Options {
  saved?: readonly Timer[];
  alarm?: AlarmState;
  times?: readonly Time[];
}

let close = () => {};

function open({ saved = [], alarm: state, times = [SIMMER, FRY] }: Options = {}) {
  const { alarm, heard } = createFakeAlarm(state);
  const { start, stop } = createActors();
  const timers = createTimers({ start, saved, alarm });
  const onFocusLost = vi.fn();
  const onRender = vi.fn();
  const page = (shown: readonly Time[]) => (
    <StrictMode>
      <TimersContext value={timers}>
        <Profiler id="recipe" onRender={onRender}>
          {shown.map(([words, step, seconds]) => (
            <TimerButton key={step} {...propsOf(words, step, seconds)}>
              {words}
            </TimerButton>
          ))}
        </Profiler>
        <TimerBar onFocusLost={onFocusLost} />
      </TimersContext>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(times));
  close = () => {
    unmount();
    stop();
    timers.stop();
  };
  return {
    heard,
    onFocusLost,
    onRender,
    user: startUser(),
    show: (shown: readonly Time[]) => rerender(page(shown)),
  };
}

const nameIt = vi.fn((name: string) => name);

function propsOf(words: string, step: string, seconds: number) {
  return {
    timerKey: `key-${step.replace(' ', '-')}`,
    getLabel: () => nameIt(`${step} · ${words}`),
    dish: 'Lentil soup',
    seconds,
    words,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // Testing Library advances fake timers only if `jest` exists, and would otherwise wait for ever.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  return () => {
    close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    nameIt.mockClear();
  };
});

const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('region', { name: 'Timers' });
const rows = () =>
  within(screen.getByRole('region', { name: 'Timers' }))
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p, span[class]')].map((part) => part.textContent));
const left = (name: string) => screen.getByRole('timer', { name }).textContent;
const startSimmering = async ({ user }: ReturnType<typeof open>) =>
  user.click(button('Start a timer for 15 minutes'));
const startFrying = async ({ user }: ReturnType<typeof open>) =>
  user.click(button('Start a timer for 20 minutes (20–25 min)'));
const openRow = ({ user }: ReturnType<typeof open>, name: string) => user.click(button(name));
const SIMMERING = 'Step 1 · 15 minutes';
const FRYING = 'Step 2 · 20–25 min';

describe('a time in a step', () => {
  it('keeps its words, and is a button that says what it starts', () => {
    open({ times: [SIMMER, FRY, ['an hour and a half', 'Step 3', 5_400]] });
    expect(
      screen.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-label')]),
    ).toEqual([
      ['15 minutes', 'Start a timer for 15 minutes'],
      ['20–25 min', 'Start a timer for 20 minutes (20–25 min)'],
      ['an hour and a half', 'Start a timer for 1 hour 30 minutes (an hour and a half)'],
    ]);
    expect(screen.getByText('15 minutes')).toHaveAttribute('datetime', 'PT900S');
    expect(bar()).not.toBeInTheDocument();
  });

  it('starts a timer that is named after the step, and then leads to it', async () => {
    const page = open();
    // Naming every time of a recipe would delay its first display.
    expect(nameIt).not.toHaveBeenCalled();
    await startFrying(page);
    expect(rows()).toEqual([[FRYING, '20:00']]);
    const starter = button('20–25 min: go to the timer');
    expect(starter).toHaveFocus();
    await page.user.click(starter);
    expect(button(`Pause ${FRYING}`)).toHaveFocus();
    expect(rows()).toHaveLength(1);
  });
});

describe('the bar', () => {
  it('counts by the second, without rendering the recipe', async () => {
    const page = open();
    await startSimmering(page);
    page.onRender.mockClear();
    const seen = [999, 1, 1_000, 57_000].map((ms) => {
      wait(ms);
      return left(SIMMERING);
    });
    expect(seen).toEqual(['15:00', '14:59', '14:58', '14:01']);
    expect(page.onRender).not.toHaveBeenCalled();
  });

  it('pauses and resumes, and the focus stays', async () => {
    const page = open();
    await startSimmering(page);
    wait(5_400);
    await page.user.click(button(`Pause ${SIMMERING}`));
    expect(button(`Resume ${SIMMERING}`)).toHaveFocus();
    wait(10 * MINUTE);
    // A second that has begun counts.
    expect(rows()).toEqual([[SIMMERING, 'Paused', '14:55']]);
    await page.user.keyboard('{Enter}');
    wait(1_000);
    expect(rows()).toEqual([[SIMMERING, '14:54']]);
  });

  it('moves the focus to the timer beside one that stops, in the end to the button in the step', async () => {
    const page = open();
    await startSimmering(page);
    await startFrying(page);
    await openRow(page, FRYING);
    await page.user.click(button(`Stop ${FRYING}`));
    expect(button(`Pause ${SIMMERING}`)).toHaveFocus();
    await startFrying(page);
    await openRow(page, SIMMERING);
    await page.user.click(button(`Stop ${SIMMERING}`));
    expect(button(`Pause ${FRYING}`)).toHaveFocus();
    await openRow(page, FRYING);
    await page.user.click(button(`Stop ${FRYING}`));
    expect(bar()).not.toBeInTheDocument();
    expect(button('Start a timer for 20 minutes (20–25 min)')).toHaveFocus();
    expect(page.onFocusLost).not.toHaveBeenCalled();
  });

  it('ignores the second click of a double click, which falls on the next timer', async () => {
    const page = open();
    await startSimmering(page);
    await startFrying(page);
    for (const name of [SIMMERING, FRYING]) await openRow(page, name);
    await page.user.pointer([
      { keys: '[MouseLeft]', target: button(`Stop ${SIMMERING}`) },
      { keys: '[MouseLeft]', target: button(`Stop ${FRYING}`) },
    ]);
    expect(rows()).toHaveLength(1);
  });

  it('keeps the timers of a recipe that has gone, and says when the focus has nowhere to go', async () => {
    const page = open();
    await startSimmering(page);
    page.show([]);
    expect(rows()).toEqual([[SIMMERING, '15:00']]);
    await openRow(page, SIMMERING);
    await page.user.click(button(`Stop ${SIMMERING}`));
    expect(page.onFocusLost).toHaveBeenCalledOnce();
  });

  it('says that a browser without sound has none', async () => {
    await startSimmering(open({ alarm: 'missing' }));
    expect(bar()?.lastElementChild?.textContent?.trim()).toBe(
      "This browser can't play a sound. Keep an eye on the page.",
    );
  });
});

describe('a row', () => {
  it('has the name, the time and one button, and opens to the rest', async () => {
    const page = open();
    await startSimmering(page);
    const name = button(SIMMERING);
    const buttons = () =>
      within(bar() as HTMLElement)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(buttons()).toEqual([SIMMERING, `Pause ${SIMMERING}`]);
    await page.user.click(name);
    expect(name).toHaveAttribute('aria-expanded', 'true');
    expect(buttons().slice(2)).toEqual([`Stop ${SIMMERING}`, `+1 min for ${SIMMERING}`]);
    await page.user.keyboard('{Enter}');
    expect(buttons()).toHaveLength(2);
  });
});

it('the button of a time has three elements in it, for a recipe has dozens of times', () => {
  open();
  const parts = button('Start a timer for 15 minutes').querySelectorAll('*');
  expect([...parts].map(({ localName }) => localName)).toEqual(['svg', 'path', 'time']);
});

it('a row names its dish, before and after its time is up', async () => {
  const page = open();
  await startSimmering(page);
  const row = () => within(screen.getByRole('listitem'));
  expect(row().getByText('Lentil soup')).toBeVisible();
  wait(15 * MINUTE);
  expect(row().getByText('Lentil soup')).toBeVisible();
});

it('says once when timers may not ring: with the first of a visit', async () => {
  const page = open();
  const note = () =>
    screen.queryByText('Keep this page open and the phone unlocked, or you may miss the bell.');
  await startSimmering(page);
  expect(note()).toBeVisible();
  await startFrying(page);
  expect(note()).not.toBeInTheDocument();
  for (const name of [SIMMERING, FRYING]) {
    await openRow(page, name);
    await page.user.click(button(`Stop ${name}`));
  }
  await startSimmering(page);
  expect(note()).not.toBeInTheDocument();
});

describe('when the time is up', () => {
  it('the page says so aloud, in the row and by sound, until the timer is stopped', async () => {
    const page = open();
    const alert = screen.getByRole('alert');
    const polite = document.querySelector('[aria-live=polite]');
    await startSimmering(page);
    expect(polite).toHaveTextContent(/^Timer started: Step 1 · 15 minutes$/);
    expect(alert).toBeEmptyDOMElement();
    wait(15 * MINUTE);
    expect(screen.getByRole('alert')).toBe(alert);
    expect(alert).toHaveTextContent(/^Time is up: Step 1 · 15 minutes$/);
    expect(rows()).toEqual([[SIMMERING, 'Time is up', '0:00']]);
    expect(page.heard.sounding).toBe(1);
    wait(61_000);
    expect(left(SIMMERING)).toBe('1:01 over');
    await page.user.click(button(`Stop ${SIMMERING}`));
    expect(page.heard.sounding).toBe(0);
    expect(alert).toBeEmptyDOMElement();
    expect(polite).toBeEmptyDOMElement();
  });

  it.each([
    ['the button to pause', () => button('15 minutes: go to the timer')],
    ['the button that opens the row', () => button(SIMMERING)],
  ])('the focus moves on when %s disappears', async (_, press) => {
    const page = open();
    await startSimmering(page);
    await page.user.click(press());
    wait(15 * MINUTE);
    expect(button(`Stop ${SIMMERING}`)).toHaveFocus();
  });

  it('the next Tab leads to Stop, wherever the focus is, and Stop leads back', async () => {
    const page = open();
    await startSimmering(page);
    await startFrying(page);
    const reading = button('20–25 min: go to the timer');
    expect(reading).toHaveFocus();
    wait(15 * MINUTE);
    expect(reading).toHaveFocus();
    await page.user.tab();
    expect(button(`Stop ${SIMMERING}`)).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(reading).toHaveFocus();
  });

  it('Tab leads to Stop once, and then goes its usual way', async () => {
    const page = open();
    await startSimmering(page);
    wait(15 * MINUTE);
    const starter = button('15 minutes: go to the timer');
    await page.user.tab({ shift: true });
    await page.user.tab();
    expect(button(`Stop ${SIMMERING}`)).toHaveFocus();
    starter.focus();
    await page.user.tab();
    expect(button('Start a timer for 20 minutes (20–25 min)')).toHaveFocus();
    // It rings again.
    await page.user.click(button(`+1 min for ${SIMMERING}`));
    wait(MINUTE);
    starter.focus();
    await page.user.tab();
    expect(button(`Stop ${SIMMERING}`)).toHaveFocus();
  });

  it('a visitor who has left Stop again is not led back where they came from', async () => {
    const page = open();
    await startSimmering(page);
    await startFrying(page);
    wait(15 * MINUTE);
    await page.user.tab();
    await page.user.tab();
    await page.user.click(button(`Stop ${SIMMERING}`));
    expect(button(`Pause ${FRYING}`)).toHaveFocus();
  });

  it('the page announces each of two timers that end at once', async () => {
    const page = open({ times: [SIMMER, ['15 minutes', 'Step 2', 900]] });
    for (const one of screen.getAllByRole('button')) await page.user.click(one);
    wait(15 * MINUTE);
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toEqual([
      'Time is up: Step 1 · 15 minutes',
      'Time is up: Step 2 · 15 minutes',
    ]);
  });
});

describe('after a reload', () => {
  const ended: Timer = {
    key: 'x-1',
    label: SIMMERING,
    dish: 'Soup',
    duration: 15 * MINUTE,
    endsAt: NOW - 30_000,
    remaining: null,
  };

  it('the page announces what ended meanwhile, in a region that was empty before', async () => {
    const announced: (string | null)[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.role === 'alert')
          announced.push(target.textContent);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true });
    open({ saved: [ended] });
    await act(async () => {});
    observer.disconnect();
    expect(screen.getByRole('alert')).toHaveTextContent('Time is up: Step 1 · 15 minutes');
    expect(announced).toEqual(['Time is up: Step 1 · 15 minutes']);
    expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
    expect(rows()).toEqual([[SIMMERING, 'Time is up', '0:30 over']]);
  });

  it('the page asks for a press to turn the sound on again', async () => {
    const { user } = open({ saved: [{ ...ended, endsAt: NOW + MINUTE }] });
    const note = () => screen.queryByText('Press anywhere on the page to turn on the sound.');
    expect(note()).toBeVisible();
    await user.click(document.body);
    expect(note()).not.toBeInTheDocument();
  });
});
