import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createVersionOffer,
  letWorkerTakeOver,
  startWorker,
  type VersionOffer,
} from '../../src/offline/versionOffer';
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
  return tabs.map(({ isOffered }) => isOffered.getSnapshot().context);
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

describe('a start of the worker', () => {
  const SCRIPT = 'https://kitchen.example/assets/index-1.js';
  const HOUR = 3_600_000;

  class FakeWorkers extends EventTarget {
    controller: object | null = null;
    onmessage: ((event: object) => void) | null = null;
    readonly registration = {
      active: { postMessage: vi.fn() },
      waiting: { postMessage: vi.fn() },
      update: vi.fn(async () => {}),
    };
    readonly ready = Promise.resolve(this.registration);
    readonly register = vi.fn(async (_: string) => this.registration);
  }

  let workers: FakeWorkers;
  beforeEach(() => {
    workers = new FakeWorkers();
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'connection');
  });

  const start = (onChange = vi.fn()) => startWorker('./worker.js', SCRIPT, onChange);
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

  it('the page registers the worker, and tells the one at work that a page has started', async () => {
    await start();
    expect(workers.register.mock.calls).toEqual([['./worker.js']]);
    expect(workers.registration.active.postMessage).toHaveBeenCalledOnce();
  });

  it('the page asks a waiting worker to take over at its start, and when a tab is no longer busy', async () => {
    await start();
    expect(workers.registration.waiting.postMessage.mock.calls).toEqual([['free']]);
    await letWorkerTakeOver();
    expect(workers.registration.waiting.postMessage).toHaveBeenCalledTimes(2);
  });

  it('the page looks at the version if a worker answers already, and whenever another takes over', async () => {
    const onChange = vi.fn();
    await start(onChange);
    expect(onChange).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(onChange).toHaveBeenCalledOnce();
    workers.controller = {};
    await start(onChange);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('the page tells a worker that asks which script it runs', async () => {
    await start();
    const port = { postMessage: vi.fn() };
    workers.onmessage?.({ ports: [port] });
    expect(port.postMessage.mock.calls).toEqual([[SCRIPT]]);
  });

  it('the page looks for a new version when the visitor comes back, at most once an hour', async () => {
    vi.useFakeTimers();
    await start();
    comeBack();
    expect(workers.registration.update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(HOUR);
    comeBack();
    comeBack();
    expect(workers.registration.update).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'whose worker cannot be fetched',
      () => workers.register.mockRejectedValue(new TypeError('404')),
    ],
    ['without workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    [
      'that forbids them',
      () =>
        Object.defineProperty(navigator, 'serviceWorker', {
          get() {
            throw new DOMException('sandboxed', 'SecurityError');
          },
          configurable: true,
        }),
    ],
  ])('a page %s goes on in silence', async (_, breakIt) => {
    const log = vi.spyOn(console, 'error');
    breakIt();
    await expect(start()).resolves.toBeUndefined();
    letWorkerTakeOver();
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    ['in a frame', () => vi.stubGlobal('parent', null)],
    [
      'for a visitor who saves data',
      () =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          configurable: true,
        }),
    ],
  ])('the page registers no worker %s', async (_, set) => {
    set();
    await start();
    expect(workers.register).not.toHaveBeenCalled();
  });
});
