import { expect, it, vi } from 'vitest';
import { languagesIn } from '../../src/reading';

it('the recipe that the page reads unseen fetches the foods of no other language', async () => {
  const { TOAST } =
    await vi.importActual<typeof import('../../src/recipe/warmUp')>('../../src/recipe/warmUp');
  expect(languagesIn(TOAST)).toEqual(['en']);
});
