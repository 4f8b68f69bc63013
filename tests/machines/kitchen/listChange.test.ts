import { expect, it } from 'vitest';
import { MOST_AVOIDED, teach, unteach } from '../../../machines/kitchen/avoided';
import { nextToUseUp } from '../../../machines/kitchen/days';
import { type EatBy, identityOf } from '../../../machines/kitchen/ingredientList';
import type { SharedList } from '../../../machines/kitchen/kitchen';
import { NO_PREFERENCES, type Preferences } from '../../../machines/kitchen/preferences';
import type { RestoredKitchen } from '../../../src/kitchen/keeping/kitchenStorage';
import type { KitchenStore } from '../../../src/ui/KitchenStore';
import { readTable } from '../../support/readTable';
import { type RecipeDriver, recipeOf, startRecipe } from '../../support/recipeActor';

const eatBy = (entry: string, day: string): EatBy => ({ entry, day: `2026-11-${day}` });
const PIE = eatBy('pie', '12');
const STEW = eatBy('stew', '19');

/** `*` marks what is to be used up, and `=` is the day of November until when to eat it. */
function listOf(text: string): SharedList {
  const rows = text ? text.split(', ') : [];
  const nameOf = (row: string) => row.replace(/[*=].*/, '');
  return {
    ingredients: rows.map(nameOf),
    useUp: rows.filter((row) => row.includes('*')).map(nameOf),
    dates: rows.flatMap((row) => {
      const day = /=(\d+)/.exec(row)?.[1];
      return day ? eatBy(nameOf(row), day) : [];
    }),
  };
}
const textOf = ({ ingredients, useUp, dates }: SharedList) =>
  ingredients
    .map((entry) => {
      const days = dates.filter((one) => one.entry === entry);
      return [
        entry,
        useUp.includes(entry) ? '*' : '',
        ...days.map(({ day }) => `=${day.slice(8)}`),
      ];
    })
    .map((parts) => parts.join(''))
    .join(', ');

type Act = (store: KitchenStore) => void;

const remove =
  (ingredient: string): Act =>
  (store) =>
    store.change({ kind: 'remove', ingredient });
const edit =
  (ingredient: string, text: string): Act =>
  (store) =>
    store.change({ kind: 'replace', ingredient, text });
const add =
  (text: string): Act =>
  (store) =>
    store.change({ kind: 'add', text });
const sync =
  (text: string): Act =>
  (store) =>
    store.change({ kind: 'take', list: listOf(text) });
const cook =
  (gone: string[], left?: EatBy): Act =>
  (store) =>
    store.change({ kind: 'cook', gone, left });

const CLEAR: Act = (store) => store.clear();
const MARK: Act = (store) => store.change({ kind: 'mark', ingredients: ['tea'], isMarked: true });

/** Acts as `undoing.txt` writes them: "remove pie", "edit fish > cod / skin", "cook eggs > stew 19". */
function actOf(written: string): Act {
  const [, name = '', text = ''] = /^(\w+) ?(.*)$/.exec(written) ?? [];
  const [from = '', to = ''] = text.split('> ').map((part) => part.trim());
  if (name === 'remove') return remove(text);
  if (name === 'edit') return edit(from, to.replaceAll(' / ', '\n'));
  if (name === 'add') return add(text);
  if (name === 'sync') return sync(text);
  if (name === 'cook')
    return cook(from ? from.split(', ') : [], eatBy(...(to.split(' ') as [string, string])));
  if (name === 'date') {
    const { day } = eatBy(from, to);
    return (store) => store.change({ kind: 'date', ingredient: from, day });
  }
  if (name === 'clear') return CLEAR;
  if (name === 'mark') return MARK;
  return name === 'undo' ? (store) => store.undo() : expect.fail(written);
}

const rows = readTable(new URL('undoing.txt', import.meta.url)).map(({ section, title, text }) => {
  const [before = '', events = '', after = ''] = text.split(' | ');
  const [change = expect.fail(), ...since] = events.split('; ').map(actOf);
  return { section, title, before, change, since, after };
});
const rowsIn = (name: string) => rows.filter(({ section }) => section === name);

it.each(rowsIn('Undoing'))('Undoing $title', ({ before, change, since, after }) => {
  const { store } = startRecipe(listOf(before));
  expect(textOf(store.getSnapshot().context)).toBe(before);
  for (const act of [change, ...since]) act(store);
  store.undo();
  const list = store.getSnapshot().context;
  expect(textOf(list)).toBe(after);
  expect(new Set(list.ingredients.map(identityOf)).size).toBe(list.ingredients.length);
});

it.each([
  ['stew=12, eggs', 'stew=12'],
  ['stew=25, eggs', 'stew=19'],
])('of two days for leftovers of one name, the earlier counts: %s', (before, after) => {
  const { store } = startRecipe(listOf(before));
  expect(textOf(store.getSnapshot().context)).toBe(before);
  cook(['eggs'], STEW)(store);
  expect(textOf(store.getSnapshot().context)).toBe(after);
});

it.each(rowsIn('A cooking can be taken back'))(
  'A cooking can be taken back $title',
  ({ before, change, since, after }) => {
    const { store } = startRecipe(listOf(before));
    change(store);
    const { undoable } = store.getSnapshot().context;
    for (const act of since) act(store);
    store.undo(undoable ?? expect.fail());
    expect(textOf(store.getSnapshot().context)).toBe(after);
  },
);

it('Undo after a cooking that changed nothing does not change the list', () => {
  const { store } = startRecipe(listOf('eggs, tea'));
  cook(['eggs'], STEW)(store);
  cook([])(store);
  store.undo();
  expect(textOf(store.getSnapshot().context)).toBe('tea, stew=19');
});

const shownIn = ({ state, context }: RecipeDriver) =>
  ({
    'shown.failure': 'failure',
    'shown.recipe': context.recipe?.text,
    'shown.note': `the note ${context.recipe?.text}`,
  })[state] ?? state;
const failing = (kitchen: RecipeDriver) => kitchen.requestAndFail(3);
const answering = async (kitchen: RecipeDriver) => {
  kitchen.request();
  await kitchen.call.answer('# New');
};
const opening = (kitchen: RecipeDriver) => kitchen.open(recipeOf('# New'));
/** From another tab. Typing here would end the undo. */
const filling = (kitchen: RecipeDriver) => sync('oil, salt')(kitchen.store);
const stopping = async (kitchen: RecipeDriver) => {
  kitchen.request();
  kitchen.stop();
};
const OLD = recipeOf('# Old');
const NOTE = recipeOf('Sorry.', { isNote: true });

it.each<[string, RestoredKitchen, ((kitchen: RecipeDriver) => unknown)[], string, string[]]>([
  ['a recipe', { recipe: OLD }, [], '# Old', []],
  ['a note', { recipe: NOTE }, [], 'the note Sorry.', []],
  ['a failure', { failure: 'forgotten' }, [], 'failure', []],
  ['a failure over a recipe', { recipe: OLD, failure: 'forgotten' }, [], 'failure', []],
  ['nothing, with what another tab has added', {}, [filling], 'collecting', []],
  ['a recipe, beside what another tab has added', { recipe: OLD }, [filling], '# Old', []],
  [
    'a failure, beside what another tab has added',
    { failure: 'forgotten' },
    [filling],
    'failure',
    [],
  ],
  ['a recipe, after a stop', { recipe: OLD }, [filling, stopping], '# Old', []],
  ['a recipe, and the newer one earlier', { recipe: OLD }, [opening], '# Old', ['# New']],
  ['the newer recipe in place of nothing', {}, [opening], '# New', []],
  ['the newer recipe in place of a failure', { failure: 'forgotten' }, [opening], '# New', []],
  ['the answer in place of a failure', { failure: 'forgotten' }, [filling, answering], '# New', []],
  [
    'no older failure over a newer recipe',
    { recipe: OLD, failure: 'forgotten' },
    [opening],
    '# Old',
    ['# New'],
  ],
  ['a recipe in place of a newer failure', { recipe: OLD }, [filling, failing], '# Old', []],
  ['the newer failure in place of nothing', {}, [filling, failing], 'failure', []],
  [
    'the newer recipe without its failure',
    { earlier: [OLD] },
    [opening, filling, failing],
    '# New',
    ['# Old'],
  ],
])('Undoing a start over shows %s', async (_, page, since, shown, earlier) => {
  const kitchen = startRecipe({ ...listOf('tea'), ...page });
  kitchen.clear();
  for (const happen of since) await happen(kitchen);
  kitchen.undo();
  expect(shownIn(kitchen)).toBe(shown);
  expect(kitchen.context.ingredients).toContain('tea');
  expect(kitchen.context.earlier.map(({ text }) => text)).toEqual(earlier);
});

it('Taking back an older cooking ends the undo of the newer change', () => {
  const { store } = startRecipe(listOf('eggs, tea'));
  cook(['eggs'], STEW)(store);
  const { undoable } = store.getSnapshot().context;
  CLEAR(store);
  store.undo(undoable ?? expect.fail());
  store.undo();
  expect(textOf(store.getSnapshot().context)).toBe('eggs');
});

it('Undoing a cooking keeps the recipe that has come since', () => {
  const kitchen = startRecipe({ ...listOf('eggs, tea'), recipe: recipeOf('# Pie') });
  cook(['eggs'])(kitchen.store);
  kitchen.open(recipeOf('# Soup'));
  kitchen.undo();
  expect(kitchen.context).toMatchObject({
    recipe: { text: '# Soup' },
    ingredients: ['eggs', 'tea'],
  });
});

it.each<[string, Act, object]>([
  ['a removal', remove('rice'), { kind: 'removal', gone: ['rice'], added: [] }],
  ['an edit', edit('rice', 'oats'), { kind: 'edit', gone: ['rice'], added: ['oats'] }],
  ['an edit to what is there', edit('rice', 'TEA'), { kind: 'removal', gone: ['rice'], added: [] }],
  ['a cooking', cook(['rice'], PIE), { kind: 'cooking', gone: ['rice'], added: ['pie'] }],
  ['starting over', CLEAR, { kind: 'clear', gone: ['tea', 'rice'], added: [] }],
])('%s says what it was', (_, act, undoable) => {
  const { store } = startRecipe(listOf('tea, rice'));
  act(store);
  expect(store.getSnapshot().context.undoable).toMatchObject(undoable);
});

it('Removed entries keep their rows until something else happens to the list', () => {
  const { store, remove, add } = startRecipe(listOf('tea, rice, oil, salt'));
  const rows = () => store.getSnapshot().context.undoable?.rows;
  remove('rice');
  remove('oil');
  expect(rows()).toEqual(['tea', 'rice', 'oil', 'salt']);
  add('eggs');
  remove('tea');
  expect(rows()).toEqual(['tea', 'salt', 'eggs']);
});

it('The page offers what was added last, until the list changes again or a request starts', () => {
  const { store, notices, add, replace, request } = startRecipe(listOf('tea'));
  const newest = () => store.getSnapshot().context.newest;
  add('tea\nfish, chips');
  expect(newest()).toEqual(['fish, chips']);
  replace('tea', 'cake, jam');
  expect(newest()).toEqual(['cake, jam']);
  notices.say('Nothing there.');
  expect(newest()).toEqual(['cake, jam']);
  request();
  expect(newest()).toEqual([]);
  add('oil');
  remove('oil')(store);
  expect(newest()).toEqual([]);
});

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

const AVOIDS: Preferences = { ...NO_PREFERENCES, allergens: ['milk', 'nuts'], avoid: ['Garlic'] };
const german = (allergen: string) => (allergen === 'milk' ? 'Milch' : allergen);
const taughtOf = (words: string, to = AVOIDS) => teach(to, 'Rosa’s mix', words, german);

it.each([
  ['an allergen by its name on the page', 'milch', 'milk'],
  ['an avoided word, however it is written', ' garlic', 'Garlic'],
])('a food contains %s', (_, words, contains) => {
  const told = taughtOf(words);
  expect(told?.taught).toEqual({ name: 'Rosa’s mix', contains });
  expect(told?.preferences).toEqual({ ...AVOIDS, taught: [told?.taught] });
});

it('a word that the visitor does not avoid yet is avoided from then on, until that is undone', () => {
  const told = taughtOf('cumin') ?? expect.fail();
  expect(told.preferences.avoid).toEqual(['Garlic', 'cumin']);
  expect(unteach(told.preferences, told.taught, AVOIDS)).toEqual(AVOIDS);
});

it('an undo keeps what has changed since', () => {
  const told = taughtOf('milch') ?? expect.fail();
  const later = teach({ ...told.preferences, people: 4 }, 'Muesli', 'milch', german);
  const left = unteach(later?.preferences ?? expect.fail(), told.taught, AVOIDS);
  expect(left).toEqual({
    ...AVOIDS,
    people: 4,
    taught: [{ name: 'Muesli', contains: 'milk' }],
  });
});

it('a word that is there already is kept once', () => {
  const told = taughtOf('milch') ?? expect.fail();
  expect(taughtOf('Milch', told.preferences)?.preferences).toEqual(told.preferences);
});

it('a word for which there is no room is not taken', () => {
  const full = Array.from({ length: MOST_AVOIDED }, (_, at) => ({
    name: `mix ${at}`,
    contains: 'milk',
  }));
  expect(taughtOf('milch', { ...AVOIDS, taught: full })).toBeNull();
  const avoid = full.map(({ name }) => name);
  expect(taughtOf('cumin', { ...AVOIDS, avoid })).toBeNull();
});
