import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { NO_PREFERENCES } from '../../../../machines/kitchen/preferences';
import type { Dinner } from '../../../../src/amounts/shopping/mergeDinners';
import { learn } from '../../../../src/foods/languages/learn';
import { listTools } from '../../../../src/recipe/createRecipeTools';
import { createKitchenCheck } from '../../../../src/recipe/shopping/createKitchenCheck';
import { createListStore } from '../../../../src/recipe/shopping/list/listStorage';
import { ShoppingDialog } from '../../../../src/recipe/shopping/list/ShoppingDialog';
import type { SharedList } from '../../../../src/recipe/shopping/list/sharedList';
import type { KitchenStore } from '../../../../src/ui/KitchenStore';
import * as firstWords from '../../../../src/words/en/first';
import { provideDialogs } from '../../../support/dialogs';
import { startRecipe } from '../../../support/recipeActor';
import { provideRecipe } from '../../../support/recipeViews';

const KEY = 'saffron.shoppingList';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  return provideDialogs();
});

const recipeOf = (title: string, ...lines: string[]): Dinner => ({
  id: title,
  title,
  servings: null,
  text: `# ${title}\n\nServes 2\n\n## Ingredients\n\n${lines.map((line) => `- ${line}`).join('\n')}\n\n## Method\n\n1. Cook it all for 10 minutes.\n`,
});
const SOUP = recipeOf('Soup', '2 onions', '30 g butter', '200 g rice');
const CURRY = recipeOf('Curry', '1 onion', '100 g rice');

function open(dinners = [SOUP, CURRY], ingredients = ['rice']) {
  const { actor, store } = startRecipe({ ingredients });
  const kept = createListStore();
  const props = {
    kept,
    tools: { ...listTools, kitchenCheck: createKitchenCheck(actor, store) },
    linkFor: vi.fn<(lines: SharedList['lines']) => string | null>(() => 'https://a.b/#list=1'),
    onClose: vi.fn(),
  };
  const view = render(<ShoppingDialog dinners={dinners} {...props} />, {
    wrapper: provideRecipe({ recipe: actor, kitchen: store }),
  });
  const user = userEvent.setup();
  const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    ...view,
    store,
    kept,
    linkFor: props.linkFor,
    user,
    box,
    press,
    show: (next: readonly Dinner[]) => view.rerender(<ShoppingDialog dinners={next} {...props} />),
  };
}

it('A line of two foods becomes two lines, as on the list of ingredients.', {
  tags: 'rare',
}, async () => {
  const { user, box } = open([]);
  await user.type(screen.getByLabelText('Add a line'), 'milk, bread{Enter}');
  box('milk');
  box('bread');
  expect(screen.queryByText('milk, bread')).toBeNull();
  screen.getByText('Added milk and bread');
});

it('What is at hand names a food once, with its amount, and a press buys all that is named so.', async () => {
  const dinners = [
    recipeOf('A', 'salt', '4 tsp salt', '2 eggs'),
    recipeOf('B', 'Salt', 'salt to taste'),
  ];
  const { press, box, user } = open(dinners, ['salt', '6 eggs']);
  const line = "At hand, if it's enough: eggs 2, salt 4 tsp, salt to taste";
  await user.click(screen.getByText(line));
  await press('Buy salt, 4 tsp');
  screen.getByText("At hand, if it's enough: eggs 2, salt to taste");
  box('salt, 4 tsp');
  box('salt');
  box('Salt');
});

it('A tick stays after a reload, belongs to its dinners, and counts no longer once they need more.', async () => {
  const { user, box, unmount } = open([SOUP]);
  await user.click(box('onions, 2'));
  unmount();
  const { show } = open([SOUP]);
  expect(box('onions, 2')).toBeChecked();
  show([SOUP, CURRY]);
  expect(box('onions, 3')).not.toBeChecked();
  show([CURRY]);
  expect(box('onion, 1')).not.toBeChecked();
  show([{ ...SOUP, id: 'again' }]);
  expect(box('onions, 2')).not.toBeChecked();

  show([SOUP, CURRY]);
  await user.click(box('onions, 3'));
  show([CURRY]);
  expect(box('onion, 1')).toBeChecked();
  show([{ ...CURRY, servings: 4 }]);
  expect(box('onions, 2')).not.toBeChecked();
});

it('A line that may be at hand joins the list by a press, and the focus stays beside it.', async () => {
  const { box, press, user } = open([recipeOf('Fry', '1 leek', '2 carrots')], ['leek', 'carrots']);
  await user.click(screen.getByText(/^At hand/));
  await press('Buy leek, 1');
  expect(box('leek, 1')).not.toBeChecked();
  expect(screen.getByText("At hand, if it's enough: carrots 2")).toHaveFocus();
});

it('A food with an amount is to buy, also if a dish is only served with it.', () => {
  open([recipeOf('Feast', '300 g rice, to serve', 'parsley, to serve', '2 leeks')], []);
  expect(screen.getAllByRole('checkbox').map((one) => one.closest('li')?.textContent)).toEqual([
    'leeks, 2',
    'rice, 300 g',
  ]);
  screen.getByText(/^Optional: parsley/);
});

it('Another tab ticks lines and adds some.', () => {
  const { kept } = open();
  const list = { own: [{ text: 'foil', isTicked: true }], ticked: [], wanted: [] };
  localStorage.setItem(KEY, JSON.stringify(list));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(screen.getByRole('checkbox', { name: 'foil' })).toBeChecked();
  // A tab that slept misses messages.
  localStorage.setItem(KEY, JSON.stringify({ ...list, own: [] }));
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.queryByRole('checkbox', { name: 'foil' })).toBeNull();
  kept.stop();
});

it.each([
  ['[{"text":"foil","isTicked":true},7]', ['foil']],
  ['{"own":[{"text":"foil"}],"ticked":3}', ['foil']],
  ['{', []],
])('The list reads what the browser keeps, in the old form too: %s', (text, own) => {
  localStorage.setItem(KEY, text);
  expect(
    createListStore()
      .getSnapshot()
      .context.own.map((one) => one.text),
  ).toEqual(own);
});

it('Of many ticks, the browser keeps the newest.', () => {
  const ticked = Array.from({ length: 1_010 }, (_, at) => ({ key: `${at}`, value: null }));
  createListStore().change((now) => ({ ...now, ticked }));
  expect(createListStore().getSnapshot().context.ticked).toEqual(ticked.slice(10));
});

it('Ticks of shared lists take no room from those of the visitor.', () => {
  const ticksOf = (list: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: `${list} ${at}`, value: null }));
  const own = ticksOf('@soup', 900);
  createListStore().change((now) => ({ ...now, ticked: [...own, ...ticksOf('shared', 1_010)] }));
  const { ticked } = createListStore().getSnapshot().context;
  expect(ticked.filter(({ key }) => key.startsWith('@'))).toEqual(own);
  expect(ticked).toHaveLength(1_900);
});

it('a press on what is bought moves the ticked foods to the ingredients, and one undo takes that back.', async () => {
  const { user, box, press, store } = open();
  await user.click(box('butter, 30 g'));
  await press("I've bought what's ticked");
  expect(store.getSnapshot().context.ingredients).toEqual(['rice', 'butter']);
  expect(screen.queryByRole('checkbox', { name: 'butter, 30 g' })).toBeNull();
  await press('Undo');
  expect(store.getSnapshot().context.ingredients).toEqual(['rice']);
  expect(box('butter, 30 g')).toBeChecked();
});

const BOUGHT = "I've bought what's ticked";

async function openOwn(...lines: string[]) {
  const opened = open();
  const add = async (line: string) => {
    await opened.user.clear(screen.getByLabelText('Add a line'));
    await opened.user.type(screen.getByLabelText('Add a line'), `${line}{Enter}`);
  };
  for (const line of lines) await add(line);
  const ingredients = () => opened.store.getSnapshot().context.ingredients;
  const tick = (line: string | RegExp) => opened.user.click(opened.box(line));
  return { ...opened, add, tick, ingredients };
}

it.each([
  'bananas',
  '2 jars of peanut butter',
  'eggs and milk',
  'zibblewort',
  'a cheese board',
  'Erdnussbutter',
  'chicken (leftover; contains milk)',
])(
  'A line that the visitor has added joins the ingredients once it is bought: %s',
  { tags: 'rare' },
  async (line) => {
    const { tick, press, ingredients } = await openOwn(line);
    await tick(line);
    await press(BOUGHT);
    expect(screen.queryByRole('checkbox', { name: line })).toBeNull();
    expect(ingredients()).toEqual(['rice', line]);
    screen.getByText('1 food joined your ingredients.');
    await press('Undo');
    expect(ingredients()).toEqual(['rice']);
    expect(screen.getByRole('checkbox', { name: line })).toBeChecked();
  },
);

it.each([
  ['en', 'toilet paper'],
  ['en', '2 rolls of toilet paper'],
  ['en', 'foil'],
  ['en', 'foil and baking paper'],
  ['en', 'batteries'],
  ['de', 'Klopapier'],
  ['fr', 'papier toilette'],
  ['es', 'papel higiénico'],
])(
  'On a page in %s, a bought line that is no food leaves the list, and joins no ingredients: %s',
  { tags: 'rare' },
  async (code, line) => {
    await Promise.all(['de', 'fr', 'es'].map(learn));
    const before = firstWords.language.code;
    onTestFinished(() => void Object.assign(firstWords.language, { code: before }));
    Object.assign(firstWords.language, { code });
    const { tick, press, ingredients } = await openOwn(line, 'bananas');
    await tick(line);
    await tick('bananas');
    await press(BOUGHT);
    expect(screen.queryByRole('checkbox', { name: line })).toBeNull();
    expect(ingredients()).toEqual(['rice', 'bananas']);
    await press('Undo');
    expect(screen.getByRole('checkbox', { name: line })).toBeChecked();
  },
);

it('A later tick takes no earlier undo away, and that undo leaves the tick alone.', async () => {
  const { tick, press, box, ingredients } = await openOwn('bananas', 'pears');
  await tick('bananas');
  await press(BOUGHT);
  await tick('pears');
  await tick('butter, 30 g');
  await press('Undo');
  expect(ingredients()).toEqual(['rice']);
  for (const name of ['bananas', 'pears', 'butter, 30 g']) expect(box(name)).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: BOUGHT })).toHaveFocus();
});

it('Each undo takes back its own press, the last one first.', async () => {
  const { tick, press, box, ingredients } = await openOwn('bananas', 'pears');
  for (const line of ['bananas', 'pears']) {
    await tick(line);
    await press(BOUGHT);
  }
  expect(ingredients()).toEqual(['rice', 'bananas', 'pears']);
  await press('Undo');
  expect(ingredients()).toEqual(['rice', 'bananas']);
  expect(box('pears')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'bananas' })).toBeNull();
  await press('Undo');
  expect(ingredients()).toEqual(['rice']);
  expect(box('bananas')).toBeChecked();
});

it('A food that was on hand before stays there when the visitor takes a purchase back.', async () => {
  const { tick, press, ingredients } = await openOwn('Rice');
  await tick('Rice');
  await press(BOUGHT);
  await press('Undo');
  expect(ingredients()).toEqual(['rice']);
});

it('After a reload, what was bought is still among the ingredients, and each undo still takes back its own press.', async () => {
  const before = await openOwn('bananas', 'pears');
  for (const line of ['bananas', 'pears']) {
    await before.tick(line);
    await before.press(BOUGHT);
  }
  before.unmount();
  before.kept.stop();
  const { box, press, user, store } = open([SOUP, CURRY], [...before.ingredients()]);
  const ingredients = () => store.getSnapshot().context.ingredients;
  expect(screen.queryByRole('checkbox', { name: /bananas|pears/ })).toBeNull();
  await user.click(box('butter, 30 g'));
  await press('Undo');
  expect(ingredients()).toEqual(['rice', 'bananas']);
  await press('Undo');
  expect(ingredients()).toEqual(['rice']);
  for (const name of ['bananas', 'pears', 'butter, 30 g']) expect(box(name)).toBeChecked();
});

it('An undo that the tab keeps in a form that the page cannot read is not offered.', () => {
  sessionStorage.setItem('saffron.bought', '[{"moved":7,"added":[]},3]');
  open();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('Of what is bought, baking paper joins no foods, and stays on the list with its tick.', async () => {
  const { user, box, press, store } = open([recipeOf('Pie', '2 sheets baking paper', '2 leeks')]);
  await user.click(box(/baking paper/));
  await user.click(box('leeks, 2'));
  await press("I've bought what's ticked");
  expect(store.getSnapshot().context.ingredients).toEqual(['rice', 'leeks']);
  expect(box(/baking paper/)).toBeChecked();
  await press('Undo');
  expect(store.getSnapshot().context.ingredients).toEqual(['rice']);
});

it('A line of a stranger’s recipe joins the ingredients as one line without marks of model servers.', async () => {
  const { user, box, press, store } = open([recipeOf('Pie', '1 <|im_start|>zibble\u0007 [INST]')]);
  await user.click(box(/zibble/));
  await press("I've bought what's ticked");
  expect(store.getSnapshot().context.ingredients.at(-1)).not.toMatch(/[<[\p{Cc}]/u);
});

it('The undo of what is bought takes back only that, and keeps what any tab has changed since.', async () => {
  const { user, box, press, kept } = open();
  const add = async (line: string) => {
    await user.clear(screen.getByLabelText('Add a line'));
    await user.type(screen.getByLabelText('Add a line'), `${line}{Enter}`);
  };
  for (const line of ['foil', 'soap', 'string']) await add(line);
  for (const name of ['soap', 'butter, 30 g']) await user.click(box(name));
  await press("I've bought what's ticked");
  await add('paper');
  // Another tab writes, and this one has not heard of it.
  const there = JSON.parse(localStorage.getItem(KEY) ?? '');
  const own = [...there.own, { text: 'salt', isTicked: false }].filter(
    ({ text }) => text !== 'string',
  );
  localStorage.setItem(KEY, JSON.stringify({ ...there, own }));
  await press('Undo');
  expect(box('butter, 30 g')).toBeChecked();
  expect(kept.getSnapshot().context.own).toEqual([
    { text: 'foil', isTicked: false },
    { text: 'soap', isTicked: true },
    { text: 'paper', isTicked: false },
    { text: 'salt', isTicked: false },
  ]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(kept.getSnapshot().context);
});

const MILK = { ...NO_PREFERENCES, allergens: ['milk'] as const };
const avoidMilk = (store: KitchenStore) => act(() => store.changePreferences(MILK));

it('The list shows what must not be eaten, and copies that too, unless the visitor leaves it out.', async () => {
  const { user, box, press, store } = open();
  expect(screen.queryByRole('checkbox', { name: 'With warnings' })).toBeNull();
  avoidMilk(store);
  expect(screen.getByText('⚠ contains milk')).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  expect(write).toHaveBeenLastCalledWith('- [ ] onions, 3\n- [ ] butter, 30 g (⚠ contains milk)');
  await user.click(box('With warnings'));
  await press('Copy');
  expect(write).toHaveBeenLastCalledWith('- [ ] onions, 3\n- [ ] butter, 30 g');
  act(() => store.changePreferences(NO_PREFERENCES));
  avoidMilk(store);
  expect(box('With warnings')).not.toBeChecked();
});

it.each([
  ['butter', '⚠ contains milk'],
  ['walnuts', '⚠ contains nuts'],
  ['2 jars of peanut butter', '⚠ contains peanuts'],
  ['Erdnussbutter', '⚠ contains peanuts'],
  ['dairy-free cashew cream', '⚠ contains nuts'],
  ['biscuits', '⚠ may contain milk and nuts'],
  [
    'chicken (leftover; contains milk)',
    '⚠ contains milk; could not be checked for nuts and peanuts',
  ],
  ['zogblatt', '⚠ could not be checked for milk, nuts, and peanuts'],
  ['rice', ''],
  ['kitchen foil', ''],
  ['toilet rolls', ''],
  ['batteries', ''],
  ['battery eggs and batter', '⚠ may contain milk; could not be checked for nuts and peanuts'],
])(
  'A line that the visitor adds says what must not be eaten, in a copy too, unless the visitor leaves it out: %s',
  { tags: 'rare' },
  async (text, mark) => {
    const { user, box, press, store } = open([], []);
    await user.type(screen.getByLabelText('Add a line'), `${text}{Enter}`);
    const line = within(screen.getByRole('listitem'));
    expect(line.queryByText(/⚠/)).toBeNull();
    const allergens = ['milk', 'nuts', 'peanuts'] as const;
    act(() => store.changePreferences({ ...NO_PREFERENCES, allergens }));
    expect(line.queryByText(/⚠/)?.textContent ?? '').toBe(mark);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await press('Copy');
    expect(write).toHaveBeenLastCalledWith(`- [ ] ${text}${mark && ` (${mark})`}`);
    if (!mark) return;
    await user.click(box('With warnings'));
    await press('Copy');
    expect(write).toHaveBeenLastCalledWith(`- [ ] ${text}`);
  },
);

it('On a page in a language that has not passed, a line that the visitor adds says what is found, and the list says once that it is not completely checked.', async () => {
  const { code } = firstWords.language;
  onTestFinished(() => void Object.assign(firstWords.language, { code }));
  Object.assign(firstWords.language, { code: 'es' });
  const { user, store } = open([], []);
  avoidMilk(store);
  expect(screen.queryByText(/ompletely checked/)).toBeNull();
  await user.type(screen.getByLabelText('Add a line'), 'mantequilla{Enter}');
  await user.clear(screen.getByLabelText('Add a line'));
  await user.type(screen.getByLabelText('Add a line'), 'zogblatt{Enter}');
  await act(() => learn('es'));
  expect(screen.getByText('⚠ contains milk')).toBeVisible();
  expect(screen.getAllByText(/⚠/)).toHaveLength(1);
  expect(screen.getByText(/ompletely checked/)).toHaveTextContent(
    /^Not completely checked for milk.$/,
  );
});

it('A folded group says what its foods contain, and of several foods which one.', async () => {
  const treat = recipeOf('Treat', '2 onions', '30 g Nutella (optional)');
  const { store, show } = open([treat]);
  avoidMilk(store);
  const group = () => screen.getByText(/^Optional: /);
  expect(group()).toHaveTextContent('Optional: Nutella 30 g ⚠ contains milk');
  show([recipeOf('Feast', '2 onions', '30 g Nutella (optional)', '5 g parsley (optional)')]);
  expect(group()).toHaveTextContent(/⚠ Nutella: contains milk$/);
});

it('A line with a word that the page does not know could not be checked, on the list too.', () => {
  const note = /could not be checked for milk/;
  const { store } = open([recipeOf('Stew', '2 onions', '1 jar zogblatt')]);
  expect(screen.queryByText(note)).toBeNull();
  avoidMilk(store);
  const noted = screen.getAllByRole('listitem').filter((item) => note.test(item.textContent ?? ''));
  expect(noted.map((item) => item.textContent)).toEqual([expect.stringContaining('zogblatt')]);
});

it('In a language that has not passed, the list says once that it is not completely checked, and the lines say what is found.', async () => {
  const text =
    '# Riso\n\nPer 2 persone\n\n## Ingredienti\n\n- 200 g di riso\n- 30 g di burro\n\n## Preparazione\n\n1. Cuocere il riso con il burro per 20 minuti.\n';
  const { store, press, linkFor } = open([{ ...recipeOf('Riso'), text }], []);
  expect(screen.queryByText(/ompletely checked/)).toBeNull();
  avoidMilk(store);
  expect(screen.getByText(/ompletely checked/)).toHaveTextContent(
    /^Not completely checked for milk.$/,
  );
  expect(screen.getAllByText(/⚠/)).toHaveLength(1);
  expect(screen.getByText('⚠ contains milk')).toBeVisible();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  expect(write.mock.lastCall?.[0]).toMatch(/^- \[ \] ⚠ Not completely checked for milk\.\n/);
  await press('Share');
  expect(linkFor.mock.lastCall?.[0][0]?.text).toBe('⚠ Not completely checked for milk.');
});

it('The visitor adds a line and removes it, and hears if the browser is full.', async () => {
  const { user, press } = open();
  await user.type(screen.getByLabelText('Add a line'), 'foil{Enter}');
  expect(screen.getByRole('checkbox', { name: 'foil' })).toBeVisible();
  // The new line comes under the finger that presses twice.
  fireEvent.click(screen.getByRole('button', { name: 'Remove foil' }), { detail: 2 });
  expect(screen.getByRole('checkbox', { name: 'foil' })).toBeVisible();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await press('Remove foil');
  expect(screen.queryByRole('checkbox', { name: 'foil' })).toBeNull();
  expect(screen.getByText(/couldn't save this/)).toBeVisible();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.queryByRole('checkbox', { name: 'foil' })).toBeNull();
  vi.restoreAllMocks();
});

it('A line that the visitor has typed joins the list when the list or the page closes, once.', async () => {
  const { user, unmount } = open();
  const stored = () => createListStore().getSnapshot().context.own;
  await user.type(screen.getByLabelText('Add a line'), 'oat drink 2 l');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(stored()).toEqual([{ text: 'oat drink 2 l', isTicked: false }]);
  await user.clear(screen.getByLabelText('Add a line'));
  await user.type(screen.getByLabelText('Add a line'), 'foil');
  unmount();
  expect(stored().map(({ text }) => text)).toEqual(['oat drink 2 l', 'foil']);
  open().unmount();
  expect(stored()).toHaveLength(2);
});

it('An own line that is removed comes back in its place, with its tick.', async () => {
  const { user, press, box, kept } = open();
  const own = ['foil', 'soap', 'string'].map((text) => ({ text, isTicked: text === 'soap' }));
  act(() => kept.change((now) => ({ ...now, own })));
  await press('Remove soap');
  expect(screen.getByText('Removed soap')).not.toHaveClass('visually-hidden');
  await press('Undo');
  expect(kept.getSnapshot().context.own).toEqual(own);
  expect(screen.getByLabelText('Add a line')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Remove soap');
  await user.type(screen.getByLabelText('Add a line'), 'salt{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(box('salt')).not.toBeChecked();
});

it('The list names its dinners, and those that it could not read.', () => {
  open([SOUP, { id: 'Stew', title: 'Stew', servings: 4, text: '# Stew\n\nCook it as ever.' }]);
  expect(screen.getByText('For Soup and Stew.')).toBeVisible();
  expect(screen.getByText(/the ingredients of Stew could not be read/)).toBeVisible();
});

it('A screen reader hears which own line was added, with its warning, and which was removed.', async () => {
  const { user, press, store } = open([SOUP]);
  avoidMilk(store);
  await user.type(screen.getByLabelText('Add a line'), 'cream{Enter}');
  const [status] = screen.getAllByRole('status');
  expect(status).toHaveTextContent(/^Added cream; contains milk$/);
  await press('Remove cream');
  expect(status).toHaveTextContent(/^Removed cream$/);
});

it('The servings of the plan count, a copy leaves out what is ticked, and ticked own lines end with that press.', async () => {
  const { user, box, press } = open([{ ...SOUP, servings: 4 }]);
  await user.type(screen.getByLabelText('Add a line'), 'foil{Enter}');
  await user.click(box('foil'));
  await user.click(box('onions, 4'));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  expect(write).toHaveBeenLastCalledWith('- [ ] butter, 60 g');
  await press("I've bought what's ticked");
  expect(screen.queryByRole('checkbox', { name: 'foil' })).toBeNull();
});

it('Share gives a link to what is left to buy, by shelves, with warnings unless the visitor leaves them out, and says if it is too long.', async () => {
  const { user, box, press, store, linkFor } = open([SOUP], []);
  avoidMilk(store);
  await user.type(screen.getByLabelText('Add a line'), 'kitchen foil{Enter}');
  await user.clear(screen.getByLabelText('Add a line'));
  await user.type(screen.getByLabelText('Add a line'), 'cream{Enter}');
  await user.click(box('onions, 2'));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Share');
  expect(write).toHaveBeenLastCalledWith('https://a.b/#list=1');
  screen.getByText('Link copied');
  const rice = { shelf: 'dry goods', text: 'rice, 200 g' };
  const foil = { shelf: 'other', text: 'kitchen foil' };
  const cream = { shelf: 'other', text: 'cream (⚠ contains milk)' };
  const butter = { shelf: 'chilled', text: 'butter, 30 g (⚠ contains milk)' };
  expect(linkFor).toHaveBeenLastCalledWith([butter, rice, foil, cream]);
  await user.click(box('With warnings'));
  linkFor.mockReturnValue(null);
  await press('Share');
  expect(linkFor).toHaveBeenLastCalledWith([
    { ...butter, text: 'butter, 30 g' },
    rice,
    foil,
    { ...cream, text: 'cream' },
  ]);
  screen.getByText('This list is too long for a link. Copy it instead.');
});
