// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const practise = vi.fn();
vi.mock('../../src/markdown/Markdown', () => ({ Markdown: () => null, practise }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the code for markdown in a browser whose idle times the test hands out. */
async function load() {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => asked.push(callback));
  practise.mockReset();
  const { loadMarkdown } = await import('../../src/markdown/loadMarkdown');
  await loadMarkdown();
  await loadMarkdown();
  return {
    asked,
    /** Gives the page an idle time that is enough for the given number of exercises. */
    idle(exercises: number) {
      const callback = asked.shift();
      callback?.({ didTimeout: false, timeRemaining: () => 50 * Number(exercises-- > 0) });
    },
  };
}

it('practises in idle time alone, a limited number of times', async () => {
  const { asked, idle } = await load();
  expect(practise).toHaveBeenCalledTimes(0);
  idle(3);
  expect(practise).toHaveBeenCalledTimes(3);
  idle(0);
  expect(practise).toHaveBeenCalledTimes(3);
  idle(1_000);
  expect(practise).toHaveBeenCalledTimes(20);
  expect(asked).toHaveLength(0);
});

it('gives up where no idle time is ever long enough', async () => {
  const { asked, idle } = await load();
  let periods = 0;
  while (asked.length > 0 && periods < 1_000) {
    idle(0);
    periods += 1;
  }
  expect(periods).toBeLessThan(200);
  expect(practise).toHaveBeenCalledTimes(0);
});

it('does without practice where a browser tells of no idle time', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  practise.mockReset();
  const { loadMarkdown } = await import('../../src/markdown/loadMarkdown');
  await loadMarkdown();
  expect(practise).toHaveBeenCalledTimes(0);
});
