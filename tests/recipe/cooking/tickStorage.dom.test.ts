import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { loadTicks, saveTicks } from '../../../src/recipe/cooking/tickStorage';

const RECIPE = '# Rice';
const NONE = { boxes: new Map(), step: -1 };
const TICKS = {
  boxes: new Map([
    ['step-1', true],
    ['ingredient-12', true],
    ['task-3', false],
  ]),
  step: 2,
};

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  sessionStorage.clear();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

it('a reload restores the ticks of the same recipe, and of no other', () => {
  expect(loadTicks(RECIPE)).toEqual(NONE);
  saveTicks(RECIPE, TICKS);
  expect(loadTicks(RECIPE)).toEqual(TICKS);
  for (const other of ['', '# rice', '# Rice\n', 'eciR #']) {
    expect([other, loadTicks(other)]).toEqual([other, NONE]);
  }
  expect(loadTicks(RECIPE)).toEqual(TICKS);
  expect(warn).not.toHaveBeenCalled();
});

it('the tab keeps the ticks of only one recipe, and none of its words', () => {
  saveTicks(RECIPE, TICKS);
  saveTicks('# Soup', NONE);
  expect(loadTicks(RECIPE)).toEqual(NONE);
  expect(Object.keys({ ...sessionStorage })).toEqual(['saffron.ticks']);
  expect(sessionStorage.getItem('saffron.ticks')).not.toMatch(/soup|rice/i);
});

describe('invalid ticks in storage are dropped with one line in the console', () => {
  const kept = (rest: object) => {
    saveTicks(RECIPE, TICKS);
    return JSON.stringify({
      ...JSON.parse(sessionStorage.getItem('saffron.ticks') ?? ''),
      ...rest,
    });
  };
  it.each([
    ['broken JSON', () => '{"version":1'],
    ['no object', () => 'null'],
    ['another version', () => kept({ version: 0 })],
    ['no boxes', () => kept({ boxes: undefined })],
    ['boxes that are a text', () => kept({ boxes: 'x' })],
    ['a box that there cannot be', () => kept({ boxes: { 'step-0': true } })],
    ['a box of another kind', () => kept({ boxes: { 'oven-1': true } })],
    ['a tick that is not a tick', () => kept({ boxes: { 'step-1': 'yes' } })],
    ['half a step', () => kept({ step: 1.5 })],
    ['a step before the first', () => kept({ step: -2 })],
    ['no step', () => kept({ step: null })],
  ])('(%s)', (_, text) => {
    sessionStorage.setItem('saffron.ticks', text());
    expect(loadTicks(RECIPE)).toEqual(NONE);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The ticks from before the reload could not be used: .+/)],
    ]);
  });
});
