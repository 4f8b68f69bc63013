import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/preferences';
import { meaningOf } from '../../src/foods/avoided';
import { explainAvoided } from '../../src/kitchen/preferences/explainAvoided';
import { PreferencesDialog } from '../../src/kitchen/preferences/PreferencesDialog';
import type { Keeping } from '../../src/kitchen/preferences/preferencesStorage';
import { provideDialogs } from '../support/dialogs';
import { startRecipe } from '../support/recipeActor';
import { startUser } from '../support/user';

beforeAll(provideDialogs);

function openDialog(props: { keeping?: Keeping } = {}) {
  const { actor } = startRecipe({ ingredients: ['eggs', 'rice'] });
  const onClose = vi.fn();
  render(<PreferencesDialog recipe={actor} meaningOf={meaningOf} onClose={onClose} {...props} />);
  const user = startUser();
  return { user, onClose, preferences: () => actor.getSnapshot().context.preferences };
}

const CHOSEN: Preferences = {
  people: 4,
  minutes: 45,
  diet: 'no pork',
  allergens: ['milk', 'sesame'],
  avoid: ['dairy', 'kiwi'],
  equipment: ['stove'],
  units: 'us',
  wish: 'something Thai',
};

async function choose({ user }: ReturnType<typeof openDialog>) {
  await user.selectOptions(screen.getByLabelText('People'), '4');
  await user.selectOptions(screen.getByLabelText('Time'), '45 minutes');
  await user.selectOptions(screen.getByLabelText('Diet'), 'No pork');
  await user.click(screen.getByLabelText(/^Milk/));
  await user.click(screen.getByLabelText(/^Eggs/));
  await user.click(screen.getByLabelText(/^Sesame/));
  await user.click(screen.getByLabelText(/^Eggs/));
  await user.type(screen.getByLabelText('Also avoid'), 'dairy, kiwi');
  await user.click(screen.getByLabelText('Stove (hob)'));
  await user.selectOptions(screen.getByLabelText('Units'), 'US (cups, oz, °F)');
  await user.type(screen.getByLabelText('Anything else?'), ' something Thai ');
}

it('each choice counts at once', async () => {
  const dialog = openDialog();
  await choose(dialog);
  expect(dialog.preferences()).toEqual(CHOSEN);
  expect(screen.getByText('“dairy”: everything that contains milk.')).toBeVisible();
  await dialog.user.selectOptions(screen.getByLabelText('Time'), 'Any');
  expect(dialog.preferences()).toEqual({ ...CHOSEN, minutes: null });
});

it('one press forgets all preferences, and another brings them back until the next choice', async () => {
  const dialog = openDialog();
  await choose(dialog);
  await dialog.user.click(screen.getByRole('button', { name: 'Forget them' }));
  expect(dialog.preferences()).toBe(NO_PREFERENCES);
  expect(screen.getByLabelText('Also avoid')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Your preferences are forgotten.');
  await dialog.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(dialog.preferences()).toEqual(CHOSEN);
  expect(screen.getByLabelText('Anything else?')).toHaveValue('something Thai');
  await dialog.user.click(screen.getByRole('button', { name: 'Forget them' }));
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(dialog.preferences().allergens).toEqual(['milk']);
});

it('there is nothing to forget once the last choice is taken back', async () => {
  const dialog = openDialog();
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.getByRole('button', { name: 'Forget them' })).toBeVisible();
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.queryByRole('button', { name: 'Forget them' })).toBeNull();
});

it.each<[Keeping, string]>([
  ['browser', ''],
  ['tab', "Your browser couldn't save this. It lasts until you close this tab."],
  ['page', "Your browser couldn't save this. It lasts until you reload this tab."],
  ['unreadable', "Your saved preferences couldn't be read. Set your allergies again."],
])('the dialog says how long preferences last: %s', (keeping, words) => {
  openDialog({ keeping });
  expect(screen.getByRole('alert')).toHaveTextContent(words === '' ? /^$/ : words);
  const isStored = screen.queryByText(/This browser stores them/) !== null;
  expect(isStored).toBe(keeping === 'browser');
});

it.each([
  ['dairy', '“dairy”: everything that contains milk.'],
  ['shellfish', '“shellfish”: everything that contains crustaceans or molluscs.'],
  [
    'coconut',
    'Looks for coconut and what is made of it: coconut oil, coconut milk, piña colada, Bounty …',
  ],
  ['okra', 'Looks for okra and what is made of it.'],
  [
    'onions and garlik',
    '“onions and garlik”: looks for onion, garlic and what is made of them: onion dip, garlic oil, kimchi, aioli …',
  ],
  [
    'alliums',
    '“alliums”: looks for onion, spring onion, leek, garlic, chive and what is made of them: onion dip, garlic oil, kimchi, aioli …',
  ],
  ['flurbleberry', "Looks for the word “flurbleberry” only. The page doesn't know this food."],
])('the dialog explains “Also avoid: %s” with %j', (word, text) => {
  expect(explainAvoided(word, meaningOf)).toBe(text);
});
