import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letWorkerTakeOver, startWorker } from '../../src/offline/versionOffer';

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
  ['in a frame', () => vi.spyOn(window, 'top', 'get').mockReturnValue(null)],
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
