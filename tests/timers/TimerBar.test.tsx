// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode } from 'react';
import ReactMarkdown from 'react-markdown';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Timer } from '../../machines/timerMachine';
import {
  components,
  rehypeDurations,
  startTimers,
  TimerDock,
  TimersContext,
} from '../../src/timers';
import type { AlarmState } from '../../src/timers/alarm';
import { createFakeAlarm } from '../support/fakeAlarm';

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const RECIPE = `# Lentil soup
1. Simmer for 15 minutes.
2. Fry for 20–25 min.
3. Rest for half an hour.`;

interface Options {
  restored?: readonly Timer[];
  alarm?: AlarmState;
  text?: string;
}

function open({ restored = [], alarm: state, text = RECIPE }: Options = {}) {
  const { alarm, heard } = createFakeAlarm(state);
  const timers = startTimers({ restored, alarm });
  const onFocusLost = vi.fn();
  const onRender = vi.fn();
  const page = (recipe: string) => (
    <StrictMode>
      <TimersContext value={timers}>
        <Profiler id="recipe" onRender={onRender}>
          <ReactMarkdown rehypePlugins={[rehypeDurations]} components={components}>
            {recipe}
          </ReactMarkdown>
        </Profiler>
        <TimerDock onFocusLost={onFocusLost} />
      </TimersContext>
    </StrictMode>
  );
  const { rerender, unmount } = render(page(text));
  cleanUp = () => {
    unmount();
    timers.dispose();
  };
  return {
    heard,
    onFocusLost,
    onRender,
    user: userEvent.setup({ delay: null }),
    show: (recipe: string) => rerender(page(recipe)),
  };
}

let cleanUp = () => {};
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // Testing Library moves fake timers on by this name alone, and would wait for ever without.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  return () => {
    cleanUp();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dock = () => screen.queryByRole('region', { name: 'Timers' });
const rows = () =>
  within(screen.getByRole('region', { name: 'Timers' }))
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p, span[class]')].map((part) => part.textContent));
const left = (name: string) => screen.getByRole('timer', { name }).textContent;

/** Where the dock tells what can wait; the page's own status is another. */
const politeRegion = () => document.querySelector('[aria-live=polite]');

describe('the buttons in the steps', () => {
  it('leave the words as they are, and say what they start', () => {
    open();
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Simmer for 15 minutes.',
      'Fry for 20–25 min.',
      'Rest for half an hour.',
    ]);
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Start a timer of 15 minutes',
      'Start a timer of 20 minutes (20–25 min)',
      'Start a timer of 30 minutes (half an hour)',
    ]);
    expect(dock()).not.toBeInTheDocument();
  });

  it('are plain words where there are no timers', () => {
    render(
      <ReactMarkdown rehypePlugins={[rehypeDurations]} components={components}>
        {RECIPE}
      </ReactMarkdown>,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('15 minutes').tagName).toBe('TIME');
  });

  it('start a timer that is labelled by its step, and then lead to it', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Lentil soup', '15:00']]);
    const starter = button('15 minutes: go to the timer');
    expect(starter).toHaveFocus();
    wait(MINUTE);
    await user.click(starter);
    expect(button('Pause Step 1 · 15 minutes')).toHaveFocus();
    expect(rows()).toHaveLength(1);
    expect(left('Step 1 · 15 minutes')).toBe('14:00');
  });

  it('start the lower of a range', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 20 minutes (20–25 min)'));
    expect(left('Step 2 · 20–25 min')).toBe('20:00');
  });
});

describe('the dock', () => {
  it('counts by the second, without rendering the recipe', async () => {
    const { user, onRender } = open();
    await user.click(button('Start a timer of 15 minutes'));
    onRender.mockClear();
    const seen = [999, 1, 1_000, 57_000].map((ms) => {
      wait(ms);
      return left('Step 1 · 15 minutes');
    });
    expect(seen).toEqual(['15:00', '14:59', '14:58', '14:01']);
    expect(onRender).not.toHaveBeenCalled();
  });

  it('goes by the clock after a sleep', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    vi.setSystemTime(NOW + 10 * MINUTE + 500);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(left('Step 1 · 15 minutes')).toBe('5:00');
    wait(500);
    expect(left('Step 1 · 15 minutes')).toBe('4:59');
  });

  it('pauses and resumes, with the focus where it was', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    wait(5_000);
    await user.click(button('Pause Step 1 · 15 minutes'));
    expect(button('Resume Step 1 · 15 minutes')).toHaveFocus();
    wait(10 * MINUTE);
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Lentil soup', 'Paused', '14:55']]);
    await user.keyboard('{Enter}');
    wait(1_000);
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Lentil soup', '14:54']]);
  });

  it('gives a minute more', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    await user.click(button('One minute more, Step 1 · 15 minutes'));
    expect(left('Step 1 · 15 minutes')).toBe('16:00');
  });

  it('shows hours where there are some', async () => {
    const { user } = open({ text: '1. Soak for 8 hours.' });
    await user.click(button('Start a timer of 8 hours'));
    wait(MINUTE - 5_000);
    expect(left('Step 1 · 8 hours')).toBe('7:59:05');
  });

  it('hands the focus on when a timer is stopped, in the end to the button in the step', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    await user.click(button('Start a timer of 20 minutes (20–25 min)'));
    await user.click(button('Stop Step 1 · 15 minutes'));
    expect(button('Stop Step 2 · 20–25 min')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dock()).not.toBeInTheDocument();
    expect(button('Start a timer of 20 minutes (20–25 min)')).toHaveFocus();
  });

  it('does not take the second click of a double click for another timer', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    await user.click(button('Start a timer of 20 minutes (20–25 min)'));
    await user.pointer([
      { keys: '[MouseLeft]', target: button('Stop Step 1 · 15 minutes') },
      { keys: '[MouseLeft]', target: button('Stop Step 2 · 20–25 min') },
    ]);
    expect(rows()).toHaveLength(1);
  });

  it('keeps the timers of a recipe that is no longer shown, and tells when the focus has no home', async () => {
    const { user, show, onFocusLost } = open();
    await user.click(button('Start a timer of 15 minutes'));
    show('# Pancakes\n1. Fry for 2 minutes.');
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Lentil soup', '15:00']]);
    expect(onFocusLost).not.toHaveBeenCalled();
    await user.click(button('Stop Step 1 · 15 minutes'));
    expect(onFocusLost).toHaveBeenCalledOnce();
  });

  it.each<[AlarmState, string]>([
    ['ready', 'Timers ring only while this page is open.'],
    [
      'missing',
      'Timers ring only while this page is open. This browser makes no sound: keep an eye on the page.',
    ],
  ])('says what timers cannot do (sound: %s)', async (alarm, note) => {
    const { user } = open({ alarm });
    await user.click(button('Start a timer of 15 minutes'));
    expect(dock()?.lastElementChild).toHaveTextContent(note);
    expect(dock()?.lastElementChild?.textContent?.trim()).toBe(note);
  });
});

describe('when the time is up', () => {
  it('says so aloud, in the row and by sound, until it is stopped', async () => {
    const { user, heard } = open();
    const alert = screen.getByRole('alert');
    expect(alert).toBeEmptyDOMElement();
    await user.click(button('Start a timer of 15 minutes'));
    expect(politeRegion()).toHaveTextContent(/^Timer started: Step 1 · 15 minutes$/);
    expect(alert).toBeEmptyDOMElement();
    wait(15 * MINUTE);
    expect(screen.getByRole('alert')).toBe(alert);
    expect(alert).toHaveTextContent(/^Time is up: Step 1 · 15 minutes$/);
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Lentil soup', 'Time is up', '0:00']]);
    expect(heard.sounding).toBe(1);
    wait(61_000);
    expect(left('Step 1 · 15 minutes')).toBe('1:01 over');
    await user.click(button('Stop Step 1 · 15 minutes'));
    expect(heard.sounding).toBe(0);
    expect(alert).toBeEmptyDOMElement();
  });

  it('hands the focus on from the button to pause, which goes away', async () => {
    const { user } = open();
    await user.click(button('Start a timer of 15 minutes'));
    await user.click(button('15 minutes: go to the timer'));
    expect(button('Pause Step 1 · 15 minutes')).toHaveFocus();
    wait(15 * MINUTE);
    expect(button('Stop Step 1 · 15 minutes')).toHaveFocus();
  });

  it('tells of each of two that end at once', async () => {
    const { user } = open({ text: '1. Fry for 2 minutes.\n2. Boil for 2 minutes.' });
    for (const one of screen.getAllByRole('button')) await user.click(one);
    wait(2 * MINUTE);
    expect([...screen.getByRole('alert').children].map((line) => line.textContent)).toEqual([
      'Time is up: Step 1 · 2 minutes',
      'Time is up: Step 2 · 2 minutes',
    ]);
  });
});

describe('after a reload', () => {
  const ended: Timer = {
    key: 'x-1',
    label: 'Step 1 · 15 minutes',
    dish: 'Soup',
    duration: 15 * MINUTE,
    endsAt: NOW - 30_000,
    remaining: null,
  };

  it('tells of what ended meanwhile, in a region that stood empty before', async () => {
    const before: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if ((target as Element).getAttribute?.('role') === 'alert') {
          before.push((target as Element).textContent ?? '');
        }
      }
    });
    observer.observe(document.body, { subtree: true, childList: true });
    open({ restored: [ended] });
    await act(async () => {});
    expect(screen.getByRole('alert')).toHaveTextContent('Time is up: Step 1 · 15 minutes');
    expect(before).toEqual(['Time is up: Step 1 · 15 minutes']);
    observer.disconnect();
    expect(politeRegion()).toBeEmptyDOMElement();
    expect(rows()).toEqual([['Step 1 · 15 minutes', 'Soup', 'Time is up', '0:30 over']]);
  });

  it('asks for a press to be heard again', async () => {
    const { user } = open({ restored: [{ ...ended, endsAt: NOW + MINUTE }] });
    const note = dock()?.lastElementChild;
    expect(note).toHaveTextContent('Press anything on the page to turn on the sound.');
    await user.click(document.body);
    expect(note).toHaveTextContent(/^Timers ring only while this page is open.$/);
  });
});
