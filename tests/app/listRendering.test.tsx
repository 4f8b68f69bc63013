import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rendersOf } from '../support/countRenders';
import { renderApp } from '../support/renderApp';

vi.mock('react/jsx-dev-runtime', async (original) => {
  const { countRenders } = await import('../support/countRenders');
  return countRenders(await original());
});

it('one more ingredient renders at most 8 components, however long the list is', {
  tags: 'rare',
}, async () => {
  const ingredients = Array.from({ length: 30 }, (_, at) => `food ${at}`);
  const { app } = await renderApp({
    strict: false,
    kitchen: { ingredients },
    preferences: { allergens: ['milk'] },
  });
  await act(() => app.parts.typing.load());
  const renders = rendersOf(() => act(() => app.kitchen.change({ kind: 'add', text: 'leeks' })));
  expect(screen.getByRole('button', { name: 'Remove leeks' })).toBeVisible();
  expect(renders).toContain('Item');
  expect(renders.length, renders.join()).toBeLessThanOrEqual(8);
});
