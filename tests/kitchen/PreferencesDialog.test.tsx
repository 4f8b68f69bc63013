import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { NO_PREFERENCES, type Preferences } from '../../machines/kitchen/preferences';
import { meaningOf } from '../../src/foods/avoided/avoided';
import { findExclusions } from '../../src/foods/avoided/exclusions';
import { learn } from '../../src/foods/languages/learn';
import { PreferencesDialog } from '../../src/kitchen/preferences/PreferencesDialog';
import { type Keeping, readPreferences } from '../../src/kitchen/preferences/preferencesStorage';
import { explainAvoided } from '../../src/kitchen/preferences/TextFields';
import * as firstWords from '../../src/words/en/first';
import { provideDialogs } from '../support/dialogs';
import { startRecipe } from '../support/recipeActor';
import { startUser } from '../support/user';

beforeAll(async () => {
  provideDialogs();
  // What people mean by words to avoid.
  await learn('zxx');
});

function openDialog(props: { keeping?: Keeping } = {}) {
  const { store } = startRecipe({ ingredients: ['eggs', 'rice'] });
  const onClose = vi.fn();
  const foods = { meaningOf, findExclusions };
  render(<PreferencesDialog kitchen={store} {...foods} onClose={onClose} {...props} />);
  const user = startUser();
  return {
    user,
    onClose,
    preferences: () => store.getSnapshot().context.preferences,
    changeElsewhere: (preferences: Preferences) => act(() => store.changePreferences(preferences)),
  };
}

const foods = (count: number) => Array.from({ length: count }, (_, at) => `food ${at}`).join();

const CHOSEN: Preferences = {
  ...NO_PREFERENCES,
  people: 4,
  minutes: 45,
  diet: 'no pork',
  allergens: ['milk', 'sesame'],
  avoid: ['dairy', 'kiwi'],
  equipment: ['stove'],
  units: 'us',
  wish: 'something Thai',
};

/** Presses and typing by a visitor would take jsdom seconds. */
function choose() {
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('People', '4');
  set('Time', '45');
  set('Diet', 'no pork');
  for (const label of [/^Milk/, /^Eggs/, /^Sesame/, /^Eggs/])
    fireEvent.click(screen.getByLabelText(label));
  set('Also avoid', 'dairy, kiwi');
  fireEvent.click(screen.getByLabelText('Stove (hob)'));
  set('Units', 'us');
  set('Anything else?', ' something Thai ');
}

it('each choice counts at once', async () => {
  const dialog = openDialog();
  choose();
  expect(dialog.preferences()).toEqual(CHOSEN);
  expect(screen.getByText('“dairy”: everything that contains milk.')).toBeVisible();
  await dialog.user.selectOptions(screen.getByLabelText('Time'), 'Any');
  expect(dialog.preferences()).toEqual({ ...CHOSEN, minutes: null });
});

it('one press forgets all preferences, and another brings them back until the next choice', async () => {
  const dialog = openDialog();
  choose();
  await dialog.user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(dialog.preferences()).toBe(NO_PREFERENCES);
  expect(screen.getByLabelText('Also avoid')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Your preferences are cleared.');
  await dialog.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(dialog.preferences()).toEqual(CHOSEN);
  expect(screen.getByLabelText('Anything else?')).toHaveValue('something Thai');
  await dialog.user.click(screen.getByRole('button', { name: 'Clear all' }));
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(dialog.preferences().allergens).toEqual(['milk']);
});

it('no undo drops an allergy that another tab has ticked since', async () => {
  const dialog = openDialog();
  choose();
  await dialog.user.click(screen.getByRole('button', { name: 'Clear all' }));
  dialog.changeElsewhere({ ...NO_PREFERENCES, allergens: ['peanuts'] });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByLabelText(/^Peanuts/)).toBeChecked();
  await dialog.user.click(screen.getByLabelText(/^Peanuts/));
  expect(dialog.preferences()).toBe(NO_PREFERENCES);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('typing goes on from what another tab has changed since', { tags: 'rare' }, async () => {
  const dialog = openDialog();
  await dialog.user.type(screen.getByLabelText('Also avoid'), 'kiwi');
  await dialog.user.type(screen.getByLabelText('Anything else?'), 'Thai');
  dialog.changeElsewhere({ ...dialog.preferences(), avoid: ['kiwi', 'celery'], wish: 'Greek' });
  await dialog.user.type(screen.getByLabelText('Also avoid'), ', dill');
  await dialog.user.type(screen.getByLabelText('Anything else?'), ' food');
  expect(dialog.preferences()).toMatchObject({
    avoid: ['kiwi', 'celery', 'dill'],
    wish: 'Greek food',
  });
});

it('there is nothing to forget once the last choice is taken back', { tags: 'rare' }, async () => {
  const dialog = openDialog();
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await dialog.user.click(screen.getByLabelText(/^Milk/));
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

it.each<[Keeping, string]>([
  ['browser', ''],
  ['tab', "Your browser couldn't save this. It is kept only until you close this tab."],
  ['page', "Your browser couldn't save this. It is kept only until you reload this tab."],
  ['unreadable', "Your saved preferences couldn't be read. Set your allergies again."],
])('the dialog says how long preferences last: %s', (keeping, words) => {
  openDialog({ keeping });
  expect(screen.getByRole('alert')).toHaveTextContent(words === '' ? /^$/ : words);
  const isStored = screen.queryByText(/They're stored here/) !== null;
  expect(isStored).toBe(keeping === 'browser');
});

const NOT_TAKEN = (names: string) =>
  `Not added, so no recipe is checked for ${names}. There is room for 100 foods of up to 100 letters, and for 3,000 letters in all.`;

it.each<[title: string, text: string, taken: number, notTaken: string]>([
  ['a hundred foods', foods(100), 100, ''],
  ['one food more', `${foods(100)}, durian`, 100, NOT_TAKEN('“durian”')],
  ['a food twice', `${foods(100)}, FOOD 7`, 100, ''],
  [
    'many foods more',
    foods(110),
    100,
    NOT_TAKEN('“food 100”, “food 101”, “food 102”, “food 103”, “food 104”, and 5 more'),
  ],
  ['a name of 100 letters', 'x'.repeat(100), 1, ''],
  ['a longer name', `kiwi, ${'x'.repeat(101)}`, 1, NOT_TAKEN(`“${'x'.repeat(60)}…”`)],
  ['a name of 100 signs', '𝒳'.repeat(100), 1, ''],
  [
    'more than 3,000 letters',
    `${Array.from({ length: 31 }, (_, at) => `${at}`.padEnd(100, 'y')).join()}, kiwi`,
    30,
    NOT_TAKEN(`“${'30'.padEnd(60, 'y')}…” and “kiwi”`),
  ],
])(
  'before Done the dialog says which foods to avoid it does not take: %s',
  (_, text, taken, words) => {
    const { preferences } = openDialog();
    fireEvent.change(screen.getByLabelText('Also avoid'), { target: { value: text } });
    expect(preferences().avoid).toHaveLength(taken);
    const said = document.querySelector('[aria-live="assertive"]');
    expect(said?.textContent).toBe(words);
    expect(readPreferences(JSON.parse(JSON.stringify(preferences())))).toEqual(preferences());
  },
);

it('a list that a visitor pastes below Also avoid stays a list', async () => {
  const { user, preferences } = openDialog();
  await user.click(screen.getByLabelText('Also avoid'));
  await user.paste('kiwi\r\ncelery\n\nplum ');
  expect(preferences().avoid).toEqual(['kiwi', 'celery', 'plum']);
});

it('a field says as soon as it takes no more', async () => {
  const { user, preferences } = openDialog();
  await user.click(screen.getByLabelText('Anything else?'));
  await user.paste('x'.repeat(199));
  expect(screen.queryByText(/all that fits/)).toBeNull();
  await user.paste('yz');
  screen.getByText('Only 200 characters fit here. The rest is left out.');
  expect(preferences().wish).toHaveLength(200);
});

it('one press checks for what a wish leaves out, and typing alone changes nothing', async () => {
  const { user, preferences } = openDialog();
  await user.type(screen.getByLabelText('Anything else?'), 'no nuts or kiwi');
  expect(preferences()).toEqual({ ...NO_PREFERENCES, wish: 'no nuts or kiwi' });
  await user.click(screen.getByRole('button', { name: 'Always avoid nuts' }));
  expect(screen.getByLabelText(/^Nuts/)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Always avoid kiwi' }));
  expect(screen.getByLabelText('Also avoid')).toHaveValue('kiwi');
  expect(preferences()).toMatchObject({
    allergens: ['nuts'],
    avoid: ['kiwi'],
    wish: 'no nuts or kiwi',
  });
  expect(screen.queryByRole('button', { name: /Always avoid/ })).toBeNull();
  await user.type(screen.getByLabelText('Also avoid'), ', okra');
  await user.type(screen.getByLabelText('Anything else?'), ', no dill');
  await user.click(screen.getByRole('button', { name: 'Always avoid dill' }));
  expect(screen.getByLabelText('Also avoid')).toHaveValue('kiwi, okra, dill');
});

it.each([
  ['dairy', '“dairy”: everything that contains milk.'],
  ['shellfish', '“shellfish”: everything that contains crustaceans or molluscs.'],
  [
    'coconut',
    'Looks for coconut and foods made with it: coconut oil, coconut milk, piña colada, Bounty …',
  ],
  ['okra', 'Looks for okra and foods made with it.'],
  ['lecithin', 'Looks for lecithin (E322) and foods made with it.'],
  ['E322', 'Looks for E322 (lecithin) and foods made with it.'],
  ['tartrazine', 'Looks for tartrazine (E102) and foods made with it.'],
  [
    'onions and garlik',
    '“onions and garlik”: looks for onion, garlic and foods made with them: onion dip, garlic oil, kimchi, aioli …',
  ],
  [
    'alliums',
    '“alliums”: looks for onion, spring onion, leek, garlic, chive and foods made with them: onion dip, garlic oil, kimchi, aioli …',
  ],
  ['flurbleberry', "Looks for the word “flurbleberry” only. The page doesn't know this food."],
])('the dialog explains “Also avoid: %s” with %j', (word, text) => {
  expect(explainAvoided(word, meaningOf)).toBe(text);
});

it('in another language, the page names what it looks for by the visitor’s word, not by English ones', () => {
  const { code } = firstWords.language;
  onTestFinished(() => {
    firstWords.language.code = code;
  });
  firstWords.language.code = 'de';
  expect(explainAvoided('onions and garlik', meaningOf)).toBe(
    'Looks for onions and garlik and foods made with it.',
  );
  expect(explainAvoided('lecithin', meaningOf)).toBe(
    'Looks for lecithin (E322) and foods made with it.',
  );
});
