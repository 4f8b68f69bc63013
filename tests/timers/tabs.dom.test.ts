import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActorSystem } from '../../machines/actorSystem';
import type { Timer } from '../../machines/timerMachine';
import { createTimers, keyOf, type Timers } from '../../src/timers/createTimers';
import { createFakeAlarm } from '../support/fakeAlarm';
import { talkBetweenTabs } from '../support/talkBetweenTabs';

const NOW = Date.UTC(2026, 10, 20, 12);
const soup = { key: 'soup', label: 'Step 1 · 15 minutes', dish: 'Soup', duration: 900_000 };
const eggs = { ...soup, key: 'eggs' };

/** A tab with what it has saved. */
interface Tab {
  timers: Timers;
  saved: readonly Timer[];
  heard: ReturnType<typeof createFakeAlarm>['heard'];
  close(): void;
}

let tabs: Tab[];
beforeEach(() => {
  tabs = [];
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  vi.useRealTimers();
});

function openTab(saved: readonly Timer[] = []): Tab {
  const { alarm, heard } = createFakeAlarm();
  const { start, stop } = createActorSystem();
  const tab: Tab = { saved, heard, close: () => {} } as Tab;
  tab.timers = createTimers({
    start,
    saved,
    alarm,
    save: (timers) => {
      tab.saved = structuredClone(timers);
    },
  });
  tab.close = () => {
    stop();
    tab.timers.stop();
  };
  tabs.push(tab);
  return tab;
}

const keys = (tab: Tab) => tab.timers.get().actors.map(keyOf);

it('a copied tab leaves its timers to the first, and they ring there alone', async () => {
  const first = openTab();
  first.timers.start(soup);
  vi.advanceTimersByTime(60_000);
  const copy = openTab(first.saved);
  await talkBetweenTabs();
  expect([keys(first), keys(copy), copy.saved]).toEqual([['soup'], [], []]);
  vi.advanceTimersByTime(840_000);
  expect([first.heard.sounding, copy.heard.sounding]).toEqual([1, 0]);
});

it('a tab keeps the timers that no other tab has', async () => {
  const first = openTab();
  first.timers.start(soup);
  vi.advanceTimersByTime(1_000);
  const other = openTab();
  other.timers.start({ ...soup, label: 'The same step, later' });
  other.timers.start(eggs);
  vi.advanceTimersByTime(1_000);
  other.close();
  const reloaded = openTab(other.saved);
  await talkBetweenTabs();
  expect([keys(first), keys(reloaded)]).toEqual([['soup'], ['soup', 'eggs']]);
});

it('one of two tabs that open at the same time keeps a timer', async () => {
  const saved = [{ ...soup, endsAt: NOW + 900_000, remaining: null }];
  const both = [openTab(saved), openTab(saved)];
  await talkBetweenTabs();
  expect(both.flatMap(keys)).toEqual(['soup']);
});

it.each([null, 7, 'x', {}, { openedAt: 'x', timers: [] }, { openedAt: 0, timers: {} }])(
  'a message that is %j changes nothing',
  async (message) => {
    const tab = openTab();
    tab.timers.start(soup);
    const stranger = new BroadcastChannel('saffron.timers');
    stranger.postMessage(message);
    await talkBetweenTabs();
    stranger.close();
    expect(keys(tab)).toEqual(['soup']);
  },
);
