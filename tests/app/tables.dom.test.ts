import { expect, it, vi } from 'vitest';
import { learnFor } from '../../src/foods';
import { readFoods } from '../../src/foods/notation';

vi.mock('../../src/foods/notation', { spy: true });

it.each(['cookbook', 'model', 'preferences', 'recipe', 'requests', 'typing'])(
  'the tables of foods are not built while the part "%s" arrives: that would be one long task',
  async (part) => {
    await import(`../../src/app/parts/${part}`);
    expect(readFoods).not.toHaveBeenCalled();
  },
);

it('the tables are built in many short tasks', { tags: 'rare' }, async () => {
  vi.mocked(readFoods).mockClear();
  const tasks = vi.spyOn(MessagePort.prototype, 'postMessage');
  // As on a slow phone, where each slice takes a while.
  vi.spyOn(performance, 'now').mockImplementation(
    () => 50 * vi.mocked(readFoods).mock.calls.length,
  );
  await learnFor({});
  expect(vi.mocked(readFoods).mock.calls.length).toBeGreaterThan(15);
  expect(tasks.mock.calls.length).toBeGreaterThan(15);
});
