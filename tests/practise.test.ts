// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const exercise = vi.fn();
const dish = { name: 'what is offered for a dish' };
vi.mock('../src/markdown/Markdown', () => ({ Markdown: () => null, exercise }));
vi.mock('../src/dish/dish', () => ({ dish }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  exercise.mockReset();
});

/** Practises, with what has been fetched, in a browser whose idle times the test hands out. */
async function practise(fetched: 'nothing' | 'markdown' | 'markdown and dish') {
  const asked: IdleRequestCallback[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => asked.push(callback));
  const { practise } = await import('../src/practise');
  if (fetched !== 'nothing') await (await import('../src/markdown/loadMarkdown')).loadMarkdown();
  if (fetched === 'markdown and dish') await (await import('../src/dish/loadDish')).loadDish();
  practise();
  return {
    asked,
    /** Gives the page an idle time that is enough for the given number of exercises. */
    idle(exercises: number) {
      const callback = asked.shift();
      callback?.({ didTimeout: false, timeRemaining: () => 50 * Number(exercises-- > 0) });
    },
  };
}

it('is done in idle time alone, a limited number of times', async () => {
  const { asked, idle } = await practise('markdown');
  expect(exercise).toHaveBeenCalledTimes(0);
  idle(3);
  expect(exercise).toHaveBeenCalledTimes(3);
  idle(0);
  expect(exercise).toHaveBeenCalledTimes(3);
  idle(1_000);
  expect(exercise).toHaveBeenCalledTimes(20);
  expect(asked).toHaveLength(0);
});

it('is done with all that is there for a recipe', async () => {
  const { idle } = await practise('markdown and dish');
  idle(1);
  expect(exercise).toHaveBeenLastCalledWith(dish);
});

it('is done without what could not be fetched', async () => {
  const { idle } = await practise('markdown');
  idle(1);
  expect(exercise).toHaveBeenLastCalledWith(undefined);
});

it('is not done where there is nothing to practise', async () => {
  const { asked } = await practise('nothing');
  expect(asked).toHaveLength(0);
});

it('is given up where no idle time is ever long enough', async () => {
  const { asked, idle } = await practise('markdown');
  let periods = 0;
  while (asked.length > 0 && periods < 1_000) {
    idle(0);
    periods += 1;
  }
  expect(periods).toBeLessThan(200);
  expect(exercise).toHaveBeenCalledTimes(0);
});

it('is left out where a browser tells of no idle time', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { practise } = await import('../src/practise');
  await (await import('../src/markdown/loadMarkdown')).loadMarkdown();
  practise();
  expect(exercise).toHaveBeenCalledTimes(0);
});
