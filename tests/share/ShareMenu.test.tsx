// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseRecipe } from '../../src/recipe/document/parseRecipe';
import { ShareMenu } from '../../src/share/ShareMenu';

const load = { fails: true };

async function loadPanel() {
  if (load.fails) throw new Error('offline');
  return { SharePanel: () => <p>Ways to share</p> };
}

const RECIPE = { text: 'x', cut: false, model: null, origin: 'request', askedWith: [] } as const;

/** Opens or closes the menu, as a press does in a browser. */
function toggle(newState: 'open' | 'closed') {
  const event = Object.assign(new Event('toggle'), { newState });
  return act(async () => void fireEvent(screen.getByRole('group'), event));
}

it('loads what it shows when it opens, and tries again after a failure', async () => {
  const props = { recipe: RECIPE, document: parseRecipe('x'), kitchenName: '' };
  render(<ShareMenu {...props} renderText={(text) => <p>{text}</p>} load={loadPanel} />);
  await toggle('open');
  const again = screen.getByRole('button', { name: 'Could not load. Try again.' });
  again.focus();
  load.fails = false;
  await act(async () => again.click());
  expect(screen.getByText('Ways to share')).toBeInTheDocument();
  expect(again).not.toBeInTheDocument();
  expect(screen.getByText('Share and keep').parentElement).toHaveFocus();
  await toggle('closed');
  expect(screen.queryByText('Ways to share')).toBeNull();
});
