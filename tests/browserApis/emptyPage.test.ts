import { expect, it, vi } from 'vitest';
import { openEmptyPage } from '../../src/browser/storage/allOfBoth';

it('after everything was deleted, the page opens anew with an address that says so', () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  openEmptyPage();
  expect(replace).toHaveBeenCalledWith('?deleted');
});
