import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unknownLeftover } from '../../machines/kitchen/ingredientList';
import { createStore } from '../../src/browser/store';
import { createAges } from '../../src/kitchen/list/LeftoverAge';

it('of two leftovers in one entry, the row has the day of the older one', () => {
  const renderAge = createAges(createStore('2026-11-22'));
  const cooked = (day: number) => ({
    ...unknownLeftover('soup'),
    cookedAt: `2026-11-${day}T19:30:00+01:00`,
  });
  const { container } = render(renderAge('soup', [cooked(22), cooked(21)]));
  expect(container).toHaveTextContent('from 21 November');
});
