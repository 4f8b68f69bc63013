import { beforeEach, expect, it, vi } from 'vitest';
import { followAnswer } from '../../../src/app/requests/followAnswer';
import { createStore } from '../../../src/browser/store';
import type { Wait } from '../../../src/kitchen/wait/Wait';
import { hideToken } from '../../../src/models/connections/token/hideToken';
import { seenWords } from '../../../src/reading/document/markdown/seenWords';
import { readDraft } from '../../../src/reading/document/readDraft';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';

const NOTHING = { name: '', ingredients: 0, lines: [], step: 0 };
const TOKEN = 'hf_tokenOfTheHost000000000000';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function follow(getReader = () => readDraft as typeof readDraft | undefined) {
  const wait = createStore<Wait | null>(null);
  const onGrowth = vi.fn();
  const read = vi.fn(
    (beginning: string) => getReader()?.(beginning) as ReturnType<typeof readDraft>,
  );
  const following = followAnswer({
    wait,
    getReader: () => getReader() && read,
    hideSecret: (text) => hideToken(text, TOKEN, seenWords),
    onGrowth,
  });
  const take = (text: string) => following.take({ text, isThought: false });
  return {
    ...following,
    wait,
    onGrowth,
    read,
    take,
    think: () => following.take({ text: '', isThought: true }),
  };
}

it('knows nothing at first, and the name as soon as its line has ended', () => {
  const { wait, take, onGrowth } = follow();
  expect(wait.get()).toEqual({ isThinking: false, ...NOTHING });
  take('# Creamy garlic ');
  vi.advanceTimersByTime(1_000);
  expect([wait.get()?.name, onGrowth.mock.calls]).toEqual(['', [[]]]);
  take('pasta\n');
  vi.advanceTimersByTime(999);
  expect(wait.get()?.name).toBe('');
  vi.advanceTimersByTime(1);
  expect(wait.get()?.name).toBe('Creamy garlic pasta');
});

it('looks soon after the first line, and again a second later', () => {
  const { wait, take, onGrowth } = follow();
  take('# Rice');
  vi.advanceTimersByTime(500);
  take('\n\nServes 2.');
  vi.advanceTimersByTime(99);
  expect(onGrowth).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([wait.get()?.name, onGrowth.mock.calls.length]).toEqual(['Rice', 1]);
  take('\n');
  vi.advanceTimersByTime(999);
  expect(onGrowth).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onGrowth).toHaveBeenCalledTimes(2);
});

it('looks at most once a second, and never if nothing arrives', () => {
  const { take, onGrowth, read } = follow();
  vi.advanceTimersByTime(10_000);
  expect(onGrowth).not.toHaveBeenCalled();
  for (let piece = 0; piece < 600; piece += 1) {
    take('- 200 g rice\n');
    vi.advanceTimersByTime(1_000 / 60);
  }
  expect(onGrowth.mock.calls.length).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(60_000);
  expect(onGrowth.mock.calls.length).toBeLessThanOrEqual(11);
  const lengths = read.mock.calls.map(([beginning]) => beginning.length);
  expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(2 * 600 * 13);
});

it.each([1, 4, 40, 4_000])(
  'reads at most twice the length of an answer that comes in pieces of %i characters',
  (size) => {
    for (const { text } of sample(readCorpus(), 8)) {
      const { take, read } = follow();
      for (let at = 0; at < text.length; at += size) {
        take(text.slice(at, at + size));
        vi.advanceTimersByTime(100);
      }
      vi.advanceTimersByTime(1_000);
      const lengths = read.mock.calls.map(([beginning]) => beginning.length);
      expect(lengths.length).toBeGreaterThan(0);
      expect(lengths.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(2 * text.length);
    }
  },
);

it('what it shows of a list is in the list of the whole recipe, throughout the corpus', () => {
  const wrong = sample(readCorpus(), 12).flatMap(({ name: file, text, document }) => {
    const listed = document.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
    const { take, wait, stop } = follow();
    const shown = new Set<string>();
    for (let at = 0; at < text.length; at += 10) {
      take(text.slice(at, at + 10));
      vi.advanceTimersByTime(100);
      for (const line of wait.get()?.lines ?? []) shown.add(line);
    }
    stop();
    return [...shown].flatMap((line) => (listed.includes(line) ? [] : `${file}: ${line}`));
  });
  expect(wrong).toEqual([]);
});

it.each([20, 60, 150])(
  'shows an ingredient at most a second after its line, at %i characters a second',
  (perSecond) => {
    const foods = ['200 g rice', '2 eggs', '150 g peas', '30 g butter', 'salt', '1 spring onion'];
    const text = `# Fried rice\n\nhttps://www.youtube.com/watch?v=aB3-_dE9xYz\n\nServes 2 · 20 minutes\n\n## Ingredients\n\n${foods.map((food) => `- ${food}\n`).join('')}\n## Method\n\n1. Boil the rice.\n`;
    const { take, wait } = follow();
    for (let at = 0; at < text.length + 2 * perSecond; at += perSecond / 10) {
      take(text.slice(at, at + perSecond / 10));
      vi.advanceTimersByTime(100);
      // A second and the moment after the end of a line.
      const before = text.slice(0, Math.max(at - 1.1 * perSecond, 0));
      const ended = foods.filter((food) => before.includes(`- ${food}\n`));
      expect(wait.get()?.lines, before.slice(-40)).toEqual(expect.arrayContaining(ended));
    }
    expect(wait.get()?.lines).toEqual(foods);
  },
);

it('reads the items of a group as they come', () => {
  const group = follow();
  group.take('# Cake\n\n## Ingredients\n\n* **Dough:**\n    * 200 g flour\n');
  vi.advanceTimersByTime(1_000);
  group.take('    * 2 eggs\n* **Icing:**\n    * 50 g sugar\n');
  vi.advanceTimersByTime(1_000);
  expect(group.wait.get()?.lines).toEqual(['200 g flour', '2 eggs', '50 g sugar']);
});

it('ends the list where the work begins, and shows nothing of JSON', () => {
  const { take, wait } = follow();
  take('# Rice\n\n## Ingredients\n\n- 200 g rice\n');
  vi.advanceTimersByTime(1_000);
  take('- 2 eggs\n\n## Method\n\n1. Boil the rice.\n');
  vi.advanceTimersByTime(1_000);
  take('- a pan\n');
  vi.advanceTimersByTime(1_000);
  expect(wait.get()?.lines).toEqual(['200 g rice', '2 eggs']);

  const json = follow();
  json.take('{\n"name": "Rice",\n"ingredients": [\n"200 g rice",\n');
  vi.advanceTimersByTime(1_000);
  expect(json.wait.get()?.lines).toEqual([]);
});

it('does not read an answer that would hold up the page, and keeps the name that it read before', () => {
  const { take, wait, read, onGrowth } = follow();
  take('# Rice\n\n');
  vi.advanceTimersByTime(1_000);
  take(`${'rice '.repeat(2_000)}\n`);
  vi.advanceTimersByTime(1_000);
  for (let second = 0; second < 10; second += 1) {
    take('rice '.repeat(200_000));
    take('\n');
    vi.advanceTimersByTime(1_000);
  }
  expect(read).toHaveBeenCalledTimes(1);
  expect(onGrowth).toHaveBeenCalledTimes(12);
  expect(wait.get()?.name).toBe('Rice');
});

it.each([
  ['in marks', (take: (text: string) => void) => take('<think>\nWhat about rice?\n')],
  ['beside the text', (_: unknown, think: () => void) => think()],
])(
  'says that the model thinks, %s, until it answers, and counts thoughts as growth',
  (_, begin) => {
    const { take, think, wait, onGrowth } = follow();
    for (let second = 1; second <= 90; second += 1) {
      begin(take, think);
      vi.advanceTimersByTime(1_000);
      expect(wait.get()).toMatchObject({ isThinking: true, name: '' });
    }
    expect(onGrowth.mock.calls.length).toBeGreaterThan(80);
    take('</think>\n\n# Rice\n');
    vi.advanceTimersByTime(1_000);
    expect(wait.get()).toMatchObject({ isThinking: false, name: 'Rice' });
    // A thought between two words of the recipe.
    think();
    vi.advanceTimersByTime(1_000);
    expect(wait.get()).toMatchObject({ isThinking: false, name: 'Rice' });
  },
);

it.each([
  ['', TOKEN, '[token]'],
  [
    ' and divided by a tag',
    `${TOKEN.slice(0, 9)}<b title="x>x">${TOKEN.slice(9)}`,
    '[token][token]',
  ],
  [' and on two lines', `${TOKEN.slice(0, 20)}\n## ${TOKEN.slice(20)}`, '[token]'],
])('hides a token that comes in pieces%s', (_, written, shown) => {
  const { take, wait } = follow();
  for (const character of `# Soup of ${written}\n`) take(character);
  vi.advanceTimersByTime(1_000);
  expect(wait.get()?.name).toBe(`Soup of ${shown}`);
});

it('hides a token that comes with two lines of the list', () => {
  const { take, wait } = follow();
  take(`# Soup\n\n## Ingredients\n\n- 1 leek\n- 2 ${TOKEN.slice(0, 20)}\n`);
  vi.advanceTimersByTime(1_000);
  take(`- ${TOKEN.slice(20)}\n- 3 eggs\n`);
  vi.advanceTimersByTime(1_000);
  expect(wait.get()?.lines.join()).not.toContain(TOKEN.slice(20));
});

it('limits a name that would take a browser long to lay out', () => {
  const { take, wait } = follow();
  take(`# ${'e\u0301\u0301'.repeat(10)}${'a\u0300'.padEnd(60, '\u0300')} ${'x'.repeat(250)}\n`);
  vi.advanceTimersByTime(1_000);
  const { name = '' } = wait.get() ?? {};
  expect(name).toMatch(/x{200}\n/);
  expect(name).not.toMatch(/\u0300{31}/);
});

it('waits for the reader, and then reads what has arrived', () => {
  let reader: typeof readDraft | undefined;
  const { take, wait, onGrowth } = follow(() => reader);
  take('# Rice\n');
  vi.advanceTimersByTime(5_000);
  expect(wait.get()).toMatchObject({ isThinking: false, name: '' });
  reader = readDraft;
  vi.advanceTimersByTime(1_000);
  expect([wait.get()?.name, onGrowth.mock.calls.length]).toEqual(['Rice', 1]);
});

it.each([
  ['at rest', ''],
  ['about to look', '\n'],
])('knows nothing after a stop, %s, and ignores late pieces', (_, last) => {
  const { take, stop, wait, onGrowth } = follow();
  take('# Rice\n');
  vi.advanceTimersByTime(1_000);
  if (last) take(last);
  stop();
  expect(wait.get()).toBeNull();
  const next = { isThinking: false, ...NOTHING };
  wait.set(next);
  take('# Soup\n');
  stop();
  vi.advanceTimersByTime(10_000);
  expect(wait.get()).toBe(next);
  expect(onGrowth).toHaveBeenCalledTimes(1);
});
