import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startRecipeViews } from '../../support/recipeViews';

const { practise } = await vi.importActual<typeof import('../../../src/recipe/practise')>(
  '../../../src/recipe/practise',
);

it('the page practises in separate tasks, renders the recipe unseen, and none of them fails', async () => {
  const { app } = await startRecipeViews();
  const { tools } = await app.parts.recipe.load();
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  const useCheck = vi.spyOn(tools.kitchenCheck, 'useCheck');
  const create = vi.spyOn(document, 'createElement');
  const error = vi.spyOn(console, 'error');
  practise(tools, app);
  expect(tasks.length).toBeGreaterThan(3);
  for (const task of tasks) act(task);
  expect(useCheck).toHaveBeenCalledTimes(4);
  const made = create.mock.calls.map(([name]) => name);
  expect(made).toEqual(expect.arrayContaining(['h3', 'table', 'ol', 'time', 'input']));
  expect(document.querySelector('ol')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});
