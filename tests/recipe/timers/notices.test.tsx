import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActors } from '../../../machines/actors';
import type { AlarmState } from '../../../src/recipe/timers/alarm';
import { createTimers, TimersContext } from '../../../src/recipe/timers/createTimers';
import { TimerBar } from '../../../src/recipe/timers/TimerBar';
import { createFakeAlarm } from '../../support/fakeAlarm';
import { standInNotifications } from '../../support/standInNotifications';

const TELL = 'Notify me';
const TIMER = {
  key: 'abc-1-0',
  label: 'Step 2 · peanut butter',
  dish: 'Satay',
  step: 2,
  duration: 750_000,
};

let close = () => {};
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) }));
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'Notification');
});

function open(
  permission: NotificationPermission = 'default',
  hasWorker = true,
  sound: AlarmState = 'waiting',
) {
  const played = standInNotifications({ permission, hasWorker });
  const { start, stop } = createActors();
  const timers = createTimers({ start, alarm: createFakeAlarm(sound).alarm });
  const onFocusLost = vi.fn();
  const { unmount } = render(
    <TimersContext value={timers}>
      <TimerBar onFocusLost={onFocusLost} />
    </TimersContext>,
  );
  act(() => timers.start(TIMER));
  close = () => {
    unmount();
    stop();
    timers.stop();
  };
  return {
    played,
    timers,
    onFocusLost,
    end(isHidden: boolean) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      act(() => void vi.advanceTimersByTime(TIMER.duration));
    },
    async answer(answer: NotificationPermission) {
      played.answer = answer;
      await act(async () => screen.getByRole('button', { name: TELL }).click());
    },
  };
}

const button = () => screen.queryByRole('button', { name: TELL });

it('the page asks for notifications only at a press', async () => {
  const { played, answer } = open();
  expect(played.asked).toBe(0);
  await answer('granted');
  expect(played.asked).toBe(1);
});

it.each<[NotificationPermission, words: string]>([
  ['granted', 'While this page is hidden, a notification tells you.'],
  ['denied', 'Your browser blocks notifications. Allow them in its settings.'],
  ['default', 'Press again to answer your browser.'],
])(
  'after the answer "%s" the page says what follows, where the focus was',
  async (given, words) => {
    const { answer } = open();
    button()?.focus();
    await answer(given);
    expect(screen.getByText(words)).toBeVisible();
    expect(button() !== null).toBe(given === 'default');
    expect(button() ?? screen.getByText(words).parentElement).toHaveFocus();
  },
);

it.each<[string, NotificationPermission, boolean]>([
  ['no worker controls the page', 'default', false],
  ['the visitor has allowed it before', 'granted', true],
  ['the visitor has refused it before', 'denied', true],
])('the button is not there if %s', (_, permission, hasWorker) => {
  open(permission, hasWorker);
  expect(button()).toBeNull();
});

it('only the first timer of a visit offers the button, even without sound', () => {
  const { timers } = open('default', true, 'missing');
  expect(button()).toBeVisible();
  act(() => timers.getSnapshot().context.actors[0]?.send({ type: 'timer.stop' }));
  act(() => timers.start({ ...TIMER, key: 'abc-2-0' }));
  expect(screen.getByText(/can't play a sound/)).toBeVisible();
  expect(button()).toBeNull();
});

it('there is one line of advice: the answer, else the sound, else what to do', async () => {
  const { answer } = open('default', true, 'missing');
  const advice = () =>
    [/you may miss the bell/, /can't play a sound/, /a notification tells you/].map(
      (words) => screen.queryByText(words) !== null,
    );
  expect(advice()).toEqual([false, true, false]);
  await answer('granted');
  expect(advice()).toEqual([false, false, true]);
});

it('a timer that has ended offers nothing and warns of nothing late, not even with another minute', () => {
  const { timers, end, onFocusLost } = open('default', true, 'ready');
  const caveat = () => screen.queryByText(/you may miss the bell/);
  expect([caveat() !== null, button() !== null]).toEqual([true, true]);
  button()?.focus();
  end(false);
  expect([caveat(), button()]).toEqual([null, null]);
  expect(onFocusLost).toHaveBeenCalledOnce();
  act(() => timers.getSnapshot().context.actors[0]?.send({ type: 'timer.extend' }));
  expect([caveat(), button()]).toEqual([null, null]);
});

it('the button comes with the worker, and no listener stays once the timers are gone', () => {
  const { played, timers } = open('default', false);
  act(() => played.control(true));
  expect(button()).toBeVisible();
  timers.stop();
  act(() => played.control(false));
  expect(timers.notices.state.getSnapshot().context).toBe('possible');
});

it('a timer sends no notification after the visitor has refused them in the settings', () => {
  const { played, end } = open('granted');
  played.decide('denied');
  end(true);
  expect(played.sent).toEqual([]);
});

it('a timer that ends while the page is hidden tells the worker only its step and its time', () => {
  const { played, end } = open('granted');
  end(true);
  const endsAt = Date.now();
  expect(played.sent).toEqual([
    {
      type: 'timer',
      lang: 'en',
      title: 'Time is up: step 2',
      body: '12 minutes 30 seconds',
      tag: `abc-1-0 ${endsAt}`,
    },
  ]);
});

it.each<[string, NotificationPermission, boolean, boolean]>([
  ['while the page is visible', 'granted', true, false],
  ['that the visitor has not allowed', 'default', true, true],
  ['that the visitor has refused', 'denied', true, true],
  ['without a worker', 'granted', false, true],
])('a timer tells nothing %s', (_, permission, hasWorker, isHidden) => {
  const { played, end } = open(permission, hasWorker);
  end(isHidden);
  expect(played.sent).toEqual([]);
});
