import { expect, it } from 'vitest';
import { nextToUseUp } from '../../../machines/kitchen/days';

const TODAY = '2026-11-21';

it.each<[string, useUp: string[], dates: Record<string, string>, next: string[]]>([
  [
    'what is due first',
    ['rice'],
    { pie: '2026-11-24', stew: '2026-11-22' },
    ['stew', 'pie', 'rice'],
  ],
  ['what is due today', [], { pie: TODAY }, ['pie']],
  ['what is due and marked once', ['rice', 'pie'], { pie: TODAY }, ['pie', 'rice']],
  ['nothing that has four days left', [], { pie: '2026-11-25' }, []],
  ['what is marked, however long it keeps', ['pie'], { pie: '2026-12-25' }, ['pie']],
  ['nothing past its date', ['pie', 'rice'], { pie: '2026-11-20' }, ['rice']],
])('the page uses up next %s', (_, useUp, dates, next) => {
  const list = {
    ingredients: ['rice', 'pie', 'stew'],
    useUp,
    dates: Object.entries(dates).map(([entry, day]) => ({ entry, day })),
  };
  expect(nextToUseUp(list, TODAY)).toEqual(next);
});
