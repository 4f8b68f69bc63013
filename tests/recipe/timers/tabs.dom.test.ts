import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Timer } from '../../../machines/timer/timerMachine';
import { keyOf } from '../../../src/recipe/timers/createTimers';
import { talkBetweenTabs } from '../../support/talkBetweenTabs';
import { openTab, type TimerTab } from '../../support/timerTab';

const NOW = Date.UTC(2026, 10, 20, 12);
const soup = { key: 'soup', label: 'Step 1 · 15 minutes', dish: 'Soup', duration: 900_000 };
const eggs = { ...soup, key: 'eggs' };

let tabs: TimerTab[];
beforeEach(() => {
  tabs = [];
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  vi.useRealTimers();
});

function open(saved?: readonly Timer[]) {
  const tab = openTab(saved);
  tabs.push(tab);
  return tab;
}

const keys = (tab: TimerTab) => tab.timers.getSnapshot().context.actors.map(keyOf);

it('a copied tab leaves its timers to the first, and they ring there alone', async () => {
  const first = open();
  first.timers.start(soup);
  vi.advanceTimersByTime(60_000);
  const copy = open(first.saved);
  await talkBetweenTabs();
  expect([keys(first), keys(copy), copy.saved]).toEqual([['soup'], [], []]);
  vi.advanceTimersByTime(840_000);
  expect([first.heard.sounding, copy.heard.sounding]).toEqual([1, 0]);
});

it('a tab keeps the timers that no other tab has', async () => {
  const first = open();
  first.timers.start(soup);
  vi.advanceTimersByTime(1_000);
  const other = open();
  other.timers.start({ ...soup, label: 'The same step, later' });
  other.timers.start(eggs);
  vi.advanceTimersByTime(1_000);
  other.close();
  const reloaded = open(other.saved);
  await talkBetweenTabs();
  expect([keys(first), keys(reloaded)]).toEqual([['soup'], ['soup', 'eggs']]);
});

it('one of two tabs that open at the same time keeps a timer', async () => {
  const saved = [{ ...soup, endsAt: NOW + 900_000, remaining: null }];
  const both = [open(saved), open(saved)];
  await talkBetweenTabs();
  expect(both.flatMap(keys)).toEqual(['soup']);
});

it.each([null, 7, 'x', {}, { openedAt: 'x', timers: [] }, { openedAt: 0, timers: {} }])(
  'a message that is %j changes nothing',
  async (message) => {
    const tab = open();
    tab.timers.start(soup);
    const stranger = new BroadcastChannel('saffron.timers');
    stranger.postMessage(message);
    await talkBetweenTabs();
    stranger.close();
    expect(keys(tab)).toEqual(['soup']);
  },
);
