import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVersionOffer, type VersionOffer } from '../../src/offline/versionOffer';
import { talkBetweenTabs } from '../support/talkBetweenTabs';

const LOCK = `saffron.busy ${new URL('.', location.href).href}`;

/** As far as the page uses locks. */
class FakeLocks {
  held: { name: string; mode: string }[] = [];

  async query() {
    return { held: [...this.held] };
  }

  async request(name: string, { mode }: { mode: string }, use: () => Promise<void>) {
    const lock = { name, mode };
    this.held.push(lock);
    await use();
    this.held = this.held.filter((other) => other !== lock);
  }
}

let locks: FakeLocks;
let tabs: VersionOffer[];
beforeEach(() => {
  locks = new FakeLocks();
  tabs = [];
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});
afterEach(() => {
  for (const tab of tabs) tab.stop();
  Reflect.deleteProperty(navigator, 'locks');
});

function openTab(onFree = vi.fn()) {
  const tab = createVersionOffer(onFree);
  tabs.push(tab);
  return tab;
}

const offers = async () => {
  await talkBetweenTabs();
  return tabs.map(({ isOffered }) => isOffered.get());
};

describe('a new version', () => {
  it('is offered in each tab that is older', async () => {
    openTab().offer();
    openTab().offer();
    openTab();
    expect(await offers()).toEqual([true, true, false]);
  });

  it('is offered in no tab as long as one is busy, and then in all', async () => {
    const [first, second] = [openTab(), openTab()];
    first.setBusy(true);
    for (const tab of tabs) tab.offer();
    expect(await offers()).toEqual([false, false]);
    second.setBusy(true);
    first.setBusy(false);
    expect(await offers()).toEqual([false, false]);
    second.setBusy(false);
    expect(await offers()).toEqual([true, true]);
  });

  it('is offered no more once a tab gets busy', async () => {
    const [first] = [openTab(), openTab()];
    for (const tab of tabs) tab.offer();
    expect(await offers()).toEqual([true, true]);
    first.setBusy(true);
    expect(await offers()).toEqual([false, false]);
  });

  it('is offered to a visitor who comes back after a busy tab was closed', async () => {
    const onFree = vi.fn();
    openTab(onFree).offer();
    locks.held = [{ name: LOCK, mode: 'shared' }];
    expect(await offers()).toEqual([true]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await offers()).toEqual([false]);
    locks.held = [];
    onFree.mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await offers()).toEqual([true]);
    expect(onFree).toHaveBeenCalledOnce();
  });

  it('waits for no page in another folder', async () => {
    locks.held = [{ name: 'saffron.busy https://kitchen.example/other/', mode: 'shared' }];
    openTab().offer();
    expect(await offers()).toEqual([true]);
  });

  it('waits for this tab alone in a browser without locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const tab = openTab();
    tab.setBusy(true);
    tab.offer();
    expect(await offers()).toEqual([false]);
    tab.setBusy(false);
    expect(await offers()).toEqual([true]);
  });
});

it('a tab shares its lock while it is busy, and then lets the worker know', async () => {
  const onFree = vi.fn();
  const tab = openTab(onFree);
  tab.setBusy(true);
  tab.setBusy(true);
  expect(locks.held).toEqual([{ name: LOCK, mode: 'shared' }]);
  await talkBetweenTabs();
  expect(onFree).not.toHaveBeenCalled();
  tab.setBusy(false);
  await talkBetweenTabs();
  expect(locks.held).toEqual([]);
  expect(onFree).toHaveBeenCalledOnce();
});
