import { expect, it } from 'vitest';
import { identityOf } from '../../machines/ingredientList';
import type { SharedList } from '../../machines/kitchen';
import type { Leftover } from '../../machines/leftovers';
import type { RecipeEvent } from '../../machines/recipeMachine';
import { recipeOf, startRecipe } from '../support/recipeActor';

const leftover = (entry: string, cookedAt = '18', name = entry): Leftover => ({
  entry,
  name,
  cookedAt: `2026-11-21T${cookedAt}:30:00+01:00`,
  hasRice: false,
  findings: { milk: ['contains'] },
});
const PIE = leftover('pie', '12');
const STEW = leftover('stew', '19');

/** A list, as tests write it: a `*` marks what is to be used up, and `=` what is a leftover, with its hour. */
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
const cook = (gone: string[], next: string[] = [], left?: Leftover): RecipeEvent => ({
  type: 'recipe.cook',
  gone,
  next,
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
    cook(['eggs', 'pie'], ['tea'], STEW),
    [],
    'eggs*, tea, pie=12',
  ],
  [
    'a cooking leaves an entry that its leftover has joined',
    'stew, eggs',
    cook(['eggs'], [], STEW),
    [],
    'stew, eggs',
  ],
  [
    'a cooking leaves an older dish in the entry that its leftover has joined',
    'stew=12, eggs',
    cook(['eggs'], [], STEW),
    [],
    'stew=12, eggs',
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
    [cook([], [], leftover('stew', '20'))],
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
  ['after an ingredient was typed again', 'eggs, tea', ['eggs'], [add('Eggs')], 'tea, Eggs'],
])('A cooking can be taken back %s', (_, before, gone, since, after) => {
  const { actor } = startRecipe(listOf(before));
  actor.send(cook(gone, [], STEW));
  const { undoable } = actor.getSnapshot().context;
  for (const event of since) actor.send(event);
  actor.send({ type: 'kitchen.undo', change: undoable ?? expect.fail() });
  expect(textOf(actor.getSnapshot().context)).toBe(after);
});

it('Taking back an older cooking ends the undo of the newer change', () => {
  const { actor } = startRecipe(listOf('eggs, tea'));
  actor.send(cook(['eggs'], [], STEW));
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
  ['a cooking', cook(['rice'], [], PIE), { kind: 'cooking', gone: ['rice'], added: ['pie'] }],
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
