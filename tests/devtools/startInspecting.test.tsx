import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startInspecting } from '../../src/devtools/startInspecting';
import { startUser } from '../support/user';

it('without a network the inspector opens no window, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await act(async () => void startInspecting([]));
  await startUser().click(screen.getByRole('button', { name: 'Open inspector' }));
  expect(
    await screen.findByText(/^Stately Inspector needs a network\. The event log /),
  ).toBeVisible();
  expect(open).not.toHaveBeenCalled();
  document.querySelector('aside')?.remove();
});
