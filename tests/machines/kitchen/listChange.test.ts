import { expect, it } from 'vitest';
import {
  listOf as listIn,
  mergeKept,
  NOTHING_KEPT,
  updateKept,
} from '../../../machines/keptList/keptList';
import { identityOf } from '../../../machines/kitchen/ingredientList';
import type { SharedList } from '../../../machines/kitchen/kitchen';
import type { Leftover } from '../../../machines/kitchen/leftovers';
import type { RecipeEvent, RecipeInput } from '../../../machines/recipe/RecipeContext';
import { type RecipeDriver, recipeOf, startRecipe } from '../../support/recipeActor';

const leftover = (entry: string, cookedAt = '18', name = entry): Leftover => ({
  entry,
  name,
  cookedAt: `2026-11-21T${cookedAt}:30:00+01:00`,
  hasRice: false,
  findings: { milk: ['contains'] },
});
const PIE = leftover('pie', '12');
const STEW = leftover('stew', '19');

/** `*` marks what is to be used up, and `=` a leftover, with its hour. */
function listOf(text: string): SharedList {
  const rows = text ? text.split(', ') : [];
  const nameOf = (row: string) => row.replace(/[*=].*/, '');
  return {
    ingredients: rows.map(nameOf),
    useUp: rows.filter((row) => row.includes('*')).map(nameOf),
    leftovers: rows.flatMap((row) =>
      [...row.matchAll(/=(\d+)([a-z]*)/g)].map(([, hour, name]) =>
        leftover(nameOf(row), hour, name || nameOf(row)),
      ),
    ),
  };
}
const textOf = ({ ingredients, useUp, leftovers }: SharedList) =>
  ingredients
    .map((entry) => {
      const own = leftovers.filter((one) => one.entry === entry);
      const dishes = own.map(({ cookedAt, name }) => {
        return `=${cookedAt.slice(11, 13)}${name === entry ? '' : name}`;
      });
      return [entry, useUp.includes(entry) ? '*' : '', ...dishes.sort()].join('');
    })
    .join(', ');

const remove = (ingredient: string): RecipeEvent => ({ type: 'ingredient.remove', ingredient });
const edit = (ingredient: string, text: string): RecipeEvent => ({
  type: 'ingredient.replace',
  ingredient,
  text,
});
const add = (text: string): RecipeEvent => ({ type: 'ingredient.add', text });
const sync = (text: string): RecipeEvent => ({ type: 'list.sync', list: listOf(text) });
const cook = (gone: string[], left?: Leftover): RecipeEvent => ({
  type: 'recipe.cook',
  gone,
  left,
});

const CLEAR: RecipeEvent = { type: 'kitchen.clear' };
const MARK: RecipeEvent = { type: 'ingredient.mark', ingredient: 'tea' };

it.each<[string, string, RecipeEvent, RecipeEvent[], string]>([
  [
    'a removal puts back the entry, its mark and its dish',
    'tea, pie*=12, oil',
    remove('pie'),
    [],
    'tea, pie*=12, oil',
  ],
  ['a removal keeps marks from since', 'tea, rice', remove('rice'), [MARK], 'tea*, rice'],
  [
    'a removal keeps what another tab has added',
    'tea, rice',
    remove('tea'),
    [sync('rice, oil')],
    'tea, rice, oil',
  ],
  [
    'a removal leaves off what another tab has removed',
    'tea, rice, oil',
    remove('tea'),
    [sync('oil')],
    'tea, oil',
  ],
  [
    'a removal makes no double of what another tab has added in other letters',
    'tea, rice',
    remove('rice'),
    [sync('tea, RICE')],
    'tea, RICE',
  ],
  [
    'a removal gives its dish back to an entry in other letters',
    'tea, pie=12',
    remove('pie'),
    [sync('tea, Pie')],
    'tea, Pie=12pie',
  ],
  [
    'a removal keeps a dish from since in an entry that is back',
    'tea, pie=12',
    remove('pie'),
    [sync('tea, pie=15')],
    'tea, pie=12=15',
  ],
  [
    'an edit puts back the words, the mark and the dish',
    'tea, pie*=12',
    edit('pie', 'lunch'),
    [],
    'tea, pie*=12',
  ],
  [
    'an edit keeps new words in which another tab has put a dish since',
    'pie=12',
    edit('pie', 'lunch'),
    [sync('lunch=12pie=15')],
    'pie=12, lunch=12pie=15',
  ],
  [
    'an edit takes the dish off an entry that was there before',
    'pie=12, eggs',
    edit('pie', 'eggs'),
    [],
    'pie=12, eggs',
  ],
  [
    'an edit of one half of a dish leaves the dish in the other half',
    'beans=12pie, peas=12pie',
    edit('beans', 'lentils'),
    [],
    'beans=12pie, peas=12pie',
  ],
  [
    'a split of an entry that another tab has cut short',
    'fish, chips, tea',
    edit('fish', 'cod\nskin'),
    [sync('cod, chips, tea')],
    'fish, chips, tea',
  ],
  [
    'starting over keeps what another tab has added since',
    'tea, pie*=12',
    CLEAR,
    [sync('oil')],
    'tea, pie*=12, oil',
  ],
  [
    'a cooking puts back everything, and takes off its leftover and its marks',
    'eggs*, tea, pie=12',
    cook(['eggs', 'pie'], STEW),
    [],
    'eggs*, tea, pie=12',
  ],
  [
    'a cooking leaves an entry that its leftover has joined',
    'stew, eggs',
    cook(['eggs'], STEW),
    [],
    'stew, eggs',
  ],
  [
    'a cooking leaves an older dish in the entry that its leftover has joined',
    'stew=12, eggs',
    cook(['eggs'], STEW),
    [],
    'stew=12, eggs',
  ],
  [
    'an edit that put a plain entry into a leftover leaves the leftover alone',
    'stew=19, rice',
    edit('rice', 'stew'),
    [],
    'stew=19, rice',
  ],
])('Undoing %s', (_, before, change, since, after) => {
  const { actor, context, undo } = startRecipe(listOf(before));
  expect(textOf(context)).toBe(before);
  actor.send(change);
  for (const event of since) actor.send(event);
  undo();
  const list = actor.getSnapshot().context;
  expect(textOf(list)).toBe(after);
  expect(new Set(list.ingredients.map(identityOf)).size).toBe(list.ingredients.length);
});

it.each<[string, string, string[], RecipeEvent[], string]>([
  ['after something was added', 'eggs, tea', ['eggs'], [add('oil')], 'eggs, tea, oil'],
  ['after something was removed', 'eggs, tea, oil', ['eggs'], [remove('tea')], 'eggs, oil'],
  ['after its leftover was renamed', 'eggs, tea', ['eggs'], [edit('stew', 'supper')], 'eggs, tea'],
  [
    'after its leftover was removed and typed again',
    'eggs',
    ['eggs'],
    [remove('stew'), add('stew')],
    'eggs, stew',
  ],
  [
    'after its leftover got another dish',
    'eggs',
    ['eggs'],
    [cook([], leftover('stew', '20'))],
    'eggs, stew=20',
  ],
  [
    'after the older leftover that it joined was renamed',
    'stew=12, eggs',
    ['eggs'],
    [edit('stew', 'supper')],
    'eggs, supper*=12stew',
  ],
  [
    'after its leftover was put into an entry that was there',
    'eggs, tea',
    ['eggs'],
    [edit('stew', 'tea')],
    'eggs, tea',
  ],
  [
    'after the entry that its leftover joined was renamed',
    'stew, eggs',
    ['eggs'],
    [edit('stew', 'supper')],
    'eggs, supper*',
  ],
  [
    'after its leftover was put into an older one',
    'pie=12, eggs',
    ['eggs'],
    [edit('stew', 'pie')],
    'pie=12, eggs',
  ],
  [
    'after its leftover was put into an entry that came later',
    'eggs',
    ['eggs'],
    [add('supper'), edit('stew', 'supper')],
    'eggs, supper',
  ],
  [
    'after its leftover was put into an entry that came later, and that entry was renamed',
    'eggs',
    ['eggs'],
    [add('supper'), edit('stew', 'supper'), edit('supper', 'lunch')],
    'eggs, lunch',
  ],
  [
    'after its leftover was put into several entries, of which one came later',
    'eggs',
    ['eggs'],
    [add('supper'), edit('stew', 'supper\nlunch')],
    'eggs, supper',
  ],
  [
    'after an entry that came later was put into its leftover',
    'eggs, tea',
    ['eggs'],
    [add('rice'), edit('rice', 'stew')],
    'eggs, tea, stew',
  ],
  [
    'after its leftover was put into an entry that came later, and that was undone',
    'eggs, tea',
    ['eggs'],
    [add('supper'), edit('stew', 'supper'), { type: 'kitchen.undo' }],
    'eggs, tea, supper',
  ],
  [
    'after an entry that came later was put into its leftover, and that was undone',
    'eggs, tea',
    ['eggs'],
    [add('rice'), edit('rice', 'stew'), { type: 'kitchen.undo' }],
    'eggs, tea, rice',
  ],
  [
    'after another dish of the same name was cooked, and its leftover renamed',
    'eggs',
    ['eggs'],
    [cook([], leftover('stew', '20')), edit('stew', 'supper')],
    'eggs, supper*=20stew',
  ],
  [
    'after its leftover got the name of what it had used up',
    'eggs, tea',
    ['eggs'],
    [edit('stew', 'eggs')],
    'eggs, tea',
  ],
  [
    'after its leftover was put into one that was cooked since, and that was taken back',
    'eggs',
    ['eggs'],
    [cook([], leftover('pie', '20')), edit('stew', 'pie'), sync('pie*=19stew')],
    'eggs',
  ],
  ['after an ingredient was typed again', 'eggs, tea', ['eggs'], [add('Eggs')], 'tea, Eggs'],
])('A cooking can be taken back %s', (_, before, gone, since, after) => {
  const { actor } = startRecipe(listOf(before));
  actor.send(cook(gone, STEW));
  const { undoable } = actor.getSnapshot().context;
  for (const event of since) actor.send(event);
  actor.send({ type: 'kitchen.undo', change: undoable ?? expect.fail() });
  expect(textOf(actor.getSnapshot().context)).toBe(after);
});

it('Each undo of two dishes in one entry takes off its own, and the last one the entry', () => {
  const { actor } = startRecipe(listOf('tea'));
  const changes = ['19', '20'].map((hour) => {
    actor.send(cook([], leftover('stew', hour)));
    return actor.getSnapshot().context.undoable ?? expect.fail();
  });
  const lists = changes.map((change) => {
    actor.send({ type: 'kitchen.undo', change });
    return textOf(actor.getSnapshot().context);
  });
  expect(lists).toEqual(['tea, stew=20', 'tea']);
});

it('Undo after a cooking that changed nothing leaves the list as it is', () => {
  const { actor, undo } = startRecipe(listOf('eggs, tea'));
  actor.send(cook(['eggs'], STEW));
  actor.send(cook([]));
  undo();
  expect(textOf(actor.getSnapshot().context)).toBe('tea, stew*=19');
});

const shownIn = ({ state, context }: RecipeDriver) =>
  state === 'shown.failure' ? 'failure' : state === 'shown.recipe' ? context.recipe?.text : state;
const failing = (kitchen: RecipeDriver) => kitchen.requestAndFail(3);
const answering = async (kitchen: RecipeDriver) => {
  kitchen.request();
  await kitchen.call.answer('# New');
};
const opening = (kitchen: RecipeDriver) => kitchen.open(recipeOf('# New'));
/** From another tab. Typing here would end the undo. */
const filling = (kitchen: RecipeDriver) => kitchen.actor.send(sync('oil, salt'));
const stopping = async (kitchen: RecipeDriver) => {
  kitchen.request();
  kitchen.stop();
};
const OLD = recipeOf('# Old');

it.each<[string, RecipeInput, ((kitchen: RecipeDriver) => unknown)[], string, string[]]>([
  ['a recipe', { recipe: OLD }, [], '# Old', []],
  ['a failure', { hasFailed: true }, [], 'failure', []],
  ['a failure over a recipe', { recipe: OLD, hasFailed: true }, [], 'failure', []],
  ['nothing, with what another tab has added', {}, [filling], 'collecting', []],
  ['a recipe, beside what another tab has added', { recipe: OLD }, [filling], '# Old', []],
  ['a failure, beside what another tab has added', { hasFailed: true }, [filling], 'failure', []],
  ['a recipe, after a stop', { recipe: OLD }, [filling, stopping], '# Old', []],
  ['a recipe, and the newer one earlier', { recipe: OLD }, [opening], '# Old', ['# New']],
  ['the newer recipe in place of nothing', {}, [opening], '# New', []],
  ['the newer recipe in place of a failure', { hasFailed: true }, [opening], '# New', []],
  ['the answer in place of a failure', { hasFailed: true }, [filling, answering], '# New', []],
  [
    'no older failure over a newer recipe',
    { recipe: OLD, hasFailed: true },
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

it.each([
  ['a plain entry of another tab', 'stew*', 2, 'eggs, stew'],
  ['an older plain entry of another tab', 'stew*', 0, 'eggs, stew'],
  ['the same dish in another tab', 'stew*=19', 2, 'eggs'],
  ['another dish in another tab', 'stew*=20', 2, 'eggs, stew=20'],
])('Undoing a cooking whose leftover met %s takes off only its own', (_, other, at, after) => {
  const { actor, undo } = startRecipe(listOf('eggs'));
  actor.send(cook(['eggs'], STEW));
  const own = updateKept(NOTHING_KEPT, { list: actor.getSnapshot().context, at: 1 });
  const theirs = updateKept(NOTHING_KEPT, { list: listOf(other), at });
  const { entries } = mergeKept(own, theirs);
  expect(entries).toEqual(mergeKept(theirs, own).entries);
  actor.send({ type: 'list.sync', list: listIn(entries) });
  undo();
  expect(textOf(actor.getSnapshot().context)).toBe(after);
});

it('Taking back an older cooking ends the undo of the newer change', () => {
  const { actor } = startRecipe(listOf('eggs, tea'));
  actor.send(cook(['eggs'], STEW));
  const { undoable } = actor.getSnapshot().context;
  actor.send(CLEAR);
  actor.send({ type: 'kitchen.undo', change: undoable ?? expect.fail() });
  actor.send({ type: 'kitchen.undo' });
  expect(textOf(actor.getSnapshot().context)).toBe('eggs');
});

it('Undoing a cooking keeps the recipe that has come since', () => {
  const kitchen = startRecipe({ ...listOf('eggs, tea'), recipe: recipeOf('# Pie') });
  kitchen.actor.send(cook(['eggs']));
  kitchen.open(recipeOf('# Soup'));
  kitchen.undo();
  expect(kitchen.context).toMatchObject({
    recipe: { text: '# Soup' },
    ingredients: ['eggs', 'tea'],
  });
});

it.each<[string, RecipeEvent, object]>([
  ['a removal', remove('rice'), { kind: 'removal', gone: ['rice'], added: [] }],
  ['an edit', edit('rice', 'oats'), { kind: 'edit', gone: ['rice'], added: ['oats'] }],
  ['an edit to what is there', edit('rice', 'TEA'), { kind: 'removal', gone: ['rice'], added: [] }],
  ['a cooking', cook(['rice'], PIE), { kind: 'cooking', gone: ['rice'], added: ['pie'] }],
  ['starting over', CLEAR, { kind: 'clear', gone: ['tea', 'rice'], added: [] }],
])('%s says what it was', (_, event, undoable) => {
  const { actor } = startRecipe(listOf('tea, rice'));
  actor.send(event);
  expect(actor.getSnapshot().context.undoable).toMatchObject(undoable);
});

it('Removed entries keep their rows until something else happens to the list', () => {
  const { actor, remove, add } = startRecipe(listOf('tea, rice, oil, salt'));
  const rows = () => actor.getSnapshot().context.undoable?.rows;
  remove('rice');
  remove('oil');
  expect(rows()).toEqual(['tea', 'rice', 'oil', 'salt']);
  add('eggs');
  remove('tea');
  expect(rows()).toEqual(['tea', 'salt', 'eggs']);
});

it('The page offers what was added last, until the list changes again or a request starts', () => {
  const { actor, add, replace, request } = startRecipe(listOf('tea'));
  const newest = () => actor.getSnapshot().context.newest;
  add('tea\nfish, chips');
  expect(newest()).toEqual(['fish, chips']);
  replace('tea', 'cake, jam');
  expect(newest()).toEqual(['cake, jam']);
  actor.send({ type: 'link.report', text: 'Nothing there.' });
  expect(newest()).toEqual(['cake, jam']);
  request();
  expect(newest()).toEqual([]);
  add('oil');
  actor.send(remove('oil'));
  expect(newest()).toEqual([]);
});
