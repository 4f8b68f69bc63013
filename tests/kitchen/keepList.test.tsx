import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/renderApp';

const NAME = 'Keep this list in this browser';
const box = () => screen.queryByRole('checkbox', { name: NAME });

it('a list of two entries can be kept; without the tick it is deleted, and Undo keeps it again', async () => {
  localStorage.clear();
  const { app, user, input } = await renderApp({ kitchen: { ingredients: ['eggs'] } });
  await act(() => app.parts.typing.load());
  expect(box()).toBeNull();
  await user.type(input(), 'rice{Enter}');
  expect(box()).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: NAME }));
  expect(localStorage.getItem('saffron.list')).toContain('rice');
  await user.click(screen.getByRole('checkbox', { name: NAME }));
  expect(localStorage.getItem('saffron.list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(box()).toBeChecked();
  expect(box()).toHaveFocus();
  expect(localStorage.getItem('saffron.list')).toContain('rice');
});

it('an entry that another tab removed while this one loaded stays removed, and a stopped application hears nothing', async () => {
  const entry = { text: 'eggs', at: Date.now(), isMarked: false, isGone: true };
  localStorage.setItem('saffron.list', JSON.stringify({ version: 1, entries: [entry] }));
  const { app } = await renderApp({ kitchen: { ingredients: ['eggs', 'rice'] } });
  await act(() => app.parts.typing.load());
  expect(app.recipe.getSnapshot().context.ingredients).toEqual(['rice']);
  app.stop();
  localStorage.removeItem('saffron.list');
  dispatchEvent(new StorageEvent('storage', { key: 'saffron.list' }));
  expect(box()).toBeChecked();
});
