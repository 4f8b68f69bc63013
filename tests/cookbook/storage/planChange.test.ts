import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Command,
  dinnerDay,
  type Meanwhile,
  type RecipeToSave,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import { createPause } from '../../../src/browser/loading/createPause';
import {
  fileSizeOf,
  MAX_FILE_SIZE,
  readCookbookFile,
  writeCookbookFile,
} from '../../../src/cookbook/storage/cookbookFile';
import { planChange } from '../../../src/cookbook/storage/planChange';
import { TITLE_VERSION } from '../../../src/cookbook/storage/savedTitle';
import { PIE, SOUP } from '../recipes';

const TITLE = { text: 'Pie', version: TITLE_VERSION };
const NOW = Date.UTC(2026, 2, 1);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const run = async (command: Command, saved: readonly SavedRecipe[] = []) =>
  (await planChange(command))(saved, createPause());
const save = (recipe: Partial<RecipeToSave>, saved?: readonly SavedRecipe[]) =>
  run({ type: 'recipe.save', recipe: { ...SOUP, ...recipe } }, saved);

describe('a plan', () => {
  const plan = (day?: string | null, at = 5) =>
    ({
      type: 'recipe.plan',
      recipe: SOUP,
      planned: { at },
      ...(day !== undefined && { day }),
    }) as const;
  const row = {
    ...SOUP,
    planned: { servings: 4, at: 1 },
    plannedFor: { at: 1, day: '2026-12-01' },
  };

  it('has what a command names, and keeps the rest', async () => {
    const { add: [added] = [] } = await run(plan('2026-12-01'));
    expect(added).toMatchObject({
      planned: { servings: null, at: 5 },
      plannedFor: { at: 5, day: '2026-12-01' },
    });
    const edited = async (command: Command) => (await run(command, [row])).edit?.[0];
    expect(await edited(plan('2026-12-03'))).toEqual({
      ...row,
      plannedFor: { at: 1, day: '2026-12-03' },
    });
    expect(await edited(plan(null))).not.toHaveProperty('plannedFor');
    expect(await edited({ ...plan(), planned: { servings: 7, at: 5 } })).toEqual({
      ...row,
      planned: { servings: 7, at: 1 },
    });
  });

  it('leaves with a recipe that was saved only for it, unless the visitor has used that since', async () => {
    const undo = { type: 'recipe.unplan', id: SOUP.id, isNew: true, undoes: 1 } as const;
    expect(await run(undo, [row])).toMatchObject({ remove: [SOUP.id], outcome: { isUndo: true } });
    for (const used of [{ note: 'Hot' }, { cooked: ['2026-11-21T19:30:00+01:00'] }]) {
      const { remove, edit } = await run(undo, [{ ...row, ...used }]);
      expect([remove, edit]).toEqual([undefined, [{ ...SOUP, ...used }]]);
    }
  });

  it('comes with its day in a file, and stays after the undo of the import if it was moved since', async () => {
    const file = new Blob([writeCookbookFile([row])]);
    const { add: [added = expect.fail()] = [], outcome } = await run({
      type: 'recipe.import',
      file,
    });
    expect(dinnerDay(added)).toBe('2026-12-01');
    const { edit: [known = expect.fail()] = [] } = await run({ type: 'recipe.import', file }, [
      SOUP,
    ]);
    expect(dinnerDay(known)).toBe('2026-12-01');
    const undo = { type: 'recipe.undoImport', added: [], planned: [known] } as const;
    expect(outcome.type).toBe('imported');
    expect((await run(undo, [known])).edit).toEqual([SOUP]);
    const moved = { ...known, plannedFor: { at: 1, day: '2026-12-09' } };
    expect((await run(undo, [moved])).edit).toEqual([]);
  });

  it.each(['2026-02-30', '2026-1-1', 'Tuesday', '2026-12-01T00:00'])(
    'takes no day %j of a file',
    async (day) => {
      const text = writeCookbookFile([{ ...row, plannedFor: { at: 1, day } }]);
      const { add: [added = expect.fail()] = [] } = await run({
        type: 'recipe.import',
        file: new Blob([text]),
      });
      expect(added).toMatchObject({ planned: row.planned });
      expect(dinnerDay(added)).toBeNull();
    },
  );
});

describe('cooking', () => {
  const at = '2026-11-21T19:30:00+01:00';
  const cookedAt = { type: 'recipe.uncook', at, isNew: false, gone: [] } as const;
  const cook = (saved?: readonly SavedRecipe[]) =>
    run({ type: 'recipe.cook', recipe: SOUP, at, gone: [] }, saved);

  it('saves a new recipe, logs each time once, and keeps a newer plan when it is undone', async () => {
    const { add = [], outcome } = await cook();
    expect(add).toMatchObject([{ recipe: SOUP.recipe, cooked: [at] }]);
    expect(outcome).toMatchObject({ type: 'cooked', at, isNew: true });
    const again = await cook(add);
    expect(again.add).toBeUndefined();
    expect(again.edit?.[0]?.cooked).toEqual([at]);
    expect(again.outcome).toMatchObject({ isNew: false });
    const newer = { ...SOUP, cooked: [at], planned: { servings: 6, at: 2 } };
    const undo = { ...cookedAt, recipe: newer, planned: { servings: 4, at: 1 } };
    expect((await run(undo, [newer])).edit).toEqual([{ ...newer, cooked: [] }]);
    const noted = { ...SOUP, cooked: [at], note: 'Good' };
    const { edit, remove } = await run({ ...cookedAt, recipe: noted, isNew: true }, [noted]);
    expect([edit?.[0]?.note, remove]).toEqual(['Good', undefined]);
  });

  it('ends a plan, and its undo brings the day back, whatever was planned and taken off since', async () => {
    const planned = { servings: 4, at: 1 };
    const plannedFor = { at: 1, day: '2026-12-01' };
    const row = { ...SOUP, planned, plannedFor };
    const { edit: [cooked] = [], outcome } = await cook([row]);
    expect(cooked).not.toHaveProperty('planned');
    expect(cooked).not.toHaveProperty('plannedFor');
    const undo = { ...outcome, type: 'recipe.uncook' } as Command;
    expect((await run(undo, [cooked as SavedRecipe])).edit).toEqual([{ ...row, cooked: [] }]);
    const newer = { ...SOUP, cooked: [at], planned: { servings: 6, at: 2 } };
    expect((await run(undo, [newer])).edit).toEqual([{ ...newer, cooked: [] }]);
  });

  it('is taken back as the recipe that was cooked, which stays if its words have changed since', async () => {
    const cooked = { ...SOUP, cooked: [at] };
    const edited = { ...cooked, recipe: `${SOUP.recipe} Stir.` };
    const { edit, remove, outcome } = await run({ ...cookedAt, recipe: cooked, isNew: true }, [
      edited,
    ]);
    expect([edit, remove]).toEqual([[{ ...edited, cooked: [] }], undefined]);
    expect(outcome).toEqual({ type: 'uncooked', recipe: cooked });
  });
});

it('the log notes for how many a dinner was; its undo brings back the number before; an edited text has its own', async () => {
  const at = '2026-11-21T19:30:00+01:00';
  const saved = { ...SOUP, servings: 3 };
  const cooked = await run(
    { type: 'recipe.cook', recipe: { ...SOUP, servings: 6 }, at, gone: [] },
    [saved],
  );
  const { edit: [edit = expect.fail()] = [], outcome } = cooked;
  expect(edit.servings).toBe(6);
  if (outcome.type !== 'cooked') return expect.fail();
  const undone = await run({ ...outcome, type: 'recipe.uncook' }, [edit]);
  expect(undone.edit?.[0]?.servings).toBe(3);
  const text = { type: 'recipe.edit', before: edit, recipe: PIE.recipe, note: '' } as const;
  expect((await run(text, [edit])).edit?.[0]?.servings).toBeUndefined();
  const file = writeCookbookFile([edit, { ...PIE, servings: -1 }]);
  const { entries } = await readCookbookFile(file, createPause());
  expect(entries.map((entry) => entry.servings)).toEqual([6, undefined]);
});

describe('saving', () => {
  it('adds everything about a recipe, with the date and a random id', async () => {
    const { id: _, savedAt: __, ...recipe } = SOUP;
    const { add, outcome } = await save(recipe);
    const id = expect.stringMatching(/^[\da-f]{32}$/);
    const title = { text: 'Lentil soup', version: TITLE_VERSION };
    expect(add).toEqual([{ ...recipe, id, savedAt: NOW, title }]);
    expect(outcome).toEqual({ type: 'saved', recipe: add?.[0] });
    expect((await save(recipe)).add?.[0]?.id).not.toBe(add?.[0]?.id);
  });

  it.each([
    SOUP.recipe,
    '# Lentil soup\r\n\r\nBoil.',
    ' # Lentil soup\n\nBoil.\n',
    '# Lentil soup\r\rBoil.',
  ])('does not add %j twice', async (recipe) => {
    expect(await save({ recipe, model: null }, [PIE, SOUP])).toEqual({
      outcome: { type: 'known', recipe: SOUP },
    });
  });

  it('shortens names and lists, and leaves out blank names', async () => {
    const long = `${'x'.repeat(199)}🧄`;
    const ingredients = [long, ' ', `${'\u200b'.repeat(250)}x`, ...Array(200).fill('y')];
    const { add } = await save({ model: long, ingredients });
    const short = 'x'.repeat(199);
    expect(add?.[0]?.model).toBe(short);
    expect(add?.[0]?.ingredients).toEqual([short, ...Array(197).fill('y')]);
    expect((await save({ model: ' ' })).add?.[0]?.model).toBeNull();
  });

  it('refuses a recipe of more than 50,000 characters', async () => {
    expect((await save({ recipe: 'x'.repeat(50_000) })).add).toHaveLength(1);
    await expect(save({ recipe: 'x'.repeat(50_001) })).rejects.toMatchObject({
      code: 'recipeTooLong',
    });
  });
});

describe('removing', () => {
  it('takes the recipe out, unless another tab has already done so', async () => {
    const command: Command = { type: 'recipe.remove', id: SOUP.id };
    expect(await run(command, [PIE, SOUP])).toEqual({
      remove: [SOUP.id],
      outcome: { type: 'removed', recipe: SOUP },
    });
    expect(await run(command, [PIE])).toEqual({ outcome: { type: 'gone' } });
  });

  it('is undone with the same id and date, unless the recipe was saved again', async () => {
    const command: Command = { type: 'recipe.restore', recipe: SOUP };
    expect(await run(command, [PIE])).toEqual({
      add: [SOUP],
      outcome: { type: 'restored', recipe: SOUP },
    });
    const newer = { ...SOUP, id: 'newer' };
    expect(await run(command, [newer])).toEqual({ outcome: { type: 'known', recipe: newer } });
  });

  const LOG = ['2026-02-01T19:30:00+01:00'];
  const NEWER_LOG = ['2026-02-02T19:30:00+01:00'];
  it.each<[string, Partial<SavedRecipe>, Partial<SavedRecipe>, Partial<SavedRecipe>]>([
    ['a note', { note: 'Old' }, {}, { note: 'Old' }],
    ['a name beside a newer note', { name: 'Old' }, { note: 'New' }, { name: 'Old', note: 'New' }],
    ['both notes', { note: 'Old', name: 'A' }, { note: 'New' }, { name: 'A', note: 'Old\n\nNew' }],
    ['a name alone', { note: 'a'.repeat(2_000), name: 'A' }, { note: 'New' }, { name: 'A' }],
    ['a log', { cooked: LOG }, {}, { cooked: LOG }],
    [
      'a log before a newer one',
      { cooked: LOG },
      { cooked: NEWER_LOG },
      { cooked: [...LOG, ...NEWER_LOG] },
    ],
    [
      'a log, each time once',
      { cooked: LOG, name: 'A' },
      { cooked: LOG },
      { cooked: LOG, name: 'A' },
    ],
  ])('gives a recipe that was saved again %s', async (_, old, since, then) => {
    const newer = { ...SOUP, ...since, id: 'newer' };
    const restored = { ...newer, ...then };
    expect(await run({ type: 'recipe.restore', recipe: { ...SOUP, ...old } }, [newer])).toEqual({
      edit: [restored],
      outcome: { type: 'restored', recipe: restored },
    });
  });
});

type Words = Pick<SavedRecipe, 'name' | 'note'>;

describe('a note', () => {
  const edit = (
    note: string,
    saved: readonly SavedRecipe[] = [PIE, SOUP],
    before = saved.find(({ id }) => id === SOUP.id) ?? SOUP,
  ) => run({ type: 'recipe.edit', before, recipe: before.recipe, note }, saved);

  it.each<[what: string, before: Words, there: Words, note: string, then: Words, Meanwhile[]]>([
    ['two notes', { note: 'A' }, { note: 'There' }, 'Here', { note: 'There\n\nHere' }, ['note']],
    ['the same twice', {}, { note: 'Salt' }, 'Salt', { note: 'Salt' }, ['note']],
    [
      'one that was changed only there',
      { note: 'A' },
      { note: 'Dill' },
      'A',
      { note: 'Dill' },
      ['note'],
    ],
    ['one that was deleted there', { note: 'A' }, {}, 'Here', { note: 'Here' }, ['note']],
    [
      'one that was deleted here',
      { note: 'A' },
      { note: 'There' },
      '',
      { note: 'There' },
      ['note'],
    ],
    ['a name there, a note here', {}, { name: 'Dal' }, 'Salt', { name: 'Dal', note: 'Salt' }, []],
    ['one that was deleted', { note: 'A' }, { note: 'A' }, '', {}, []],
  ])(
    'keeps what another tab has written meanwhile: %s',
    async (_, before, there, note, then, meanwhile) => {
      const change = await edit(note, [{ ...SOUP, ...there }], { ...SOUP, ...before });
      expect(change.edit).toMatchObject([{ ...SOUP, ...then }]);
      expect(change.edit?.[0]?.note).toBe(then.note);
      expect(change.outcome).toMatchObject({ type: 'edited', recipe: change.edit?.[0], meanwhile });
    },
  );

  it('is a stranger’s if one from a file came meanwhile', async () => {
    const there = [{ ...SOUP, note: 'Odd', isNoteForeign: true as const }];
    expect((await edit('Mine', there, SOUP)).edit?.[0]).toMatchObject({
      note: 'Odd\n\nMine',
      isNoteForeign: true,
    });
  });

  it('is refused if there is no room for both', async () => {
    const there = { ...SOUP, note: 'x'.repeat(1_990) };
    await expect(edit('y'.repeat(20), [there], SOUP)).rejects.toMatchObject({
      code: 'bothTooLong',
    });
  });

  it('is a stranger’s if it came in a file, whatever that says, until the visitor writes another note', async () => {
    const entry = { recipe: '# Tart', note: 'Odd', isNoteForeign: false };
    const book = { format: 'saffron-cookbook', version: 1, recipes: [entry] };
    const file = new Blob([JSON.stringify(book)]);
    const [tart = expect.fail()] = (await run({ type: 'recipe.import', file }, [])).add ?? [];
    const noted = async (note: string) => {
      const change = { type: 'recipe.edit', before: tart, recipe: '# Tart', note } as const;
      return (await run(change, [tart])).edit?.[0];
    };
    expect(tart).toMatchObject({ note: 'Odd', isNoteForeign: true });
    expect(await noted('Odd')).toMatchObject({ note: 'Odd', isNoteForeign: true });
    expect(await noted('Odder')).not.toHaveProperty('isNoteForeign');
    const restore = (saved: SavedRecipe) =>
      run({ type: 'recipe.restore', recipe: { ...tart, name: 'Mine' } }, [saved]);
    const { note: _, isNoteForeign: __, ...again } = { ...tart, id: 'again' };
    expect((await restore(again)).edit?.[0]).toMatchObject({ note: 'Odd', isNoteForeign: true });
    const own = await restore({ ...again, note: 'Own' });
    expect(own.outcome).toMatchObject({ recipe: { note: 'Own' } });
    expect(own.outcome).not.toHaveProperty('recipe.isNoteForeign');
  });
});

describe('an edited text', () => {
  const TEXT = '# Dal\n\n## Ingredients\n\n- 200 g lentils\n\n## Method\n\n1. Boil.\n2. Serve.';
  const edit = (before: SavedRecipe, saved: readonly SavedRecipe[], more: object = {}) =>
    run({ type: 'recipe.edit', before, recipe: TEXT, note: '', byHand: 'edited', ...more }, saved);

  it('keeps the id, the day, the log and the plan, and gets a title of its own in place of an older name', async () => {
    const about = { cooked: ['2026-01-01T12:00:00+00:00'], planned: { servings: 3, at: 1 } };
    const named = { ...SOUP, ...about, name: 'Mine' };
    const { edit: [row] = [], outcome } = await edit(named, [PIE, named], { note: 'Salt' });
    expect(row).toMatchObject({ ...SOUP, ...about, recipe: TEXT, note: 'Salt', byHand: 'edited' });
    expect(row).not.toHaveProperty('name');
    expect(row?.title).toMatchObject({ text: 'Dal' });
    expect(outcome).toMatchObject({ type: 'edited', was: named, meanwhile: [] });
  });

  it('goes back with an undo, which leaves no sign of it', async () => {
    const [row = expect.fail()] = (await edit(SOUP, [SOUP])).edit ?? [];
    const back = { before: row, recipe: SOUP.recipe, byHand: undefined };
    const { edit: [undone] = [] } = await edit(row, [row], back);
    expect(undone).toMatchObject(SOUP);
    expect(undone?.byHand).toBeUndefined();
  });
});

describe('importing a file', () => {
  const importFile = (value: unknown, saved?: readonly SavedRecipe[]) => {
    const file = new Blob([typeof value === 'string' ? value : JSON.stringify(value)]);
    return run({ type: 'recipe.import', file }, saved);
  };
  const ENTRY = {
    saved: '2026-01-01T00:00:00.000Z',
    model: null,
    cut: false,
    ingredients: [],
    recipe: '# A',
  };
  const book = (...recipes: unknown[]) => ({ format: 'saffron-cookbook', version: 1, recipes });

  it('keeps the fields of another version of the page, and exports them', async () => {
    const entry = { ...JSON.parse(writeCookbookFile([SOUP])).recipes[0], later: { stars: 5 } };
    const text = JSON.stringify(
      book({ ...entry, id: 'mine', title: { text: 'Mine', version: 9 } }),
    );
    const { add = [], outcome } = await importFile(
      text.replace('"later"', '"__proto__":7,"later"'),
    );
    expect(outcome).toMatchObject({ incomplete: [] });
    const { id, title, ...kept } = add[0] as SavedRecipe & { later: unknown };
    expect(id).not.toBe('mine');
    expect(title).toBeUndefined();
    expect(Object.keys(kept)).not.toContain('__proto__');
    expect(kept.later).toEqual({ stars: 5 });
    expect(JSON.parse(writeCookbookFile(add)).recipes).toEqual([entry]);
  });

  it('restores everything in an export except the titles, whatever its texts contain', async () => {
    const cooked = ['2026-01-01T19:30:00+01:00', '2026-01-01T23:59:59-09:30'];
    const odd = { ...SOUP, cooked, name: 'Odd', note: 'a\nb', recipe: '\ud800 "\\\u2028 🧄 \0' };
    const titled = { ...SOUP, title: { text: 'A saved title', version: 1 } };
    const { add } = await importFile(`\ufeff${writeCookbookFile([titled, PIE, odd])}`);
    expect(add).toEqual(
      [SOUP, PIE, { ...odd, isNoteForeign: true }].map((recipe) => ({
        ...recipe,
        id: expect.stringMatching(/^[\da-f]{32}$/),
      })),
    );
  });

  it('skips recipes that are already saved, or twice in the file', async () => {
    const again = { ...PIE, recipe: `${PIE.recipe}\r\n` };
    const { add, outcome } = await importFile(writeCookbookFile([SOUP, PIE, again]), [SOUP]);
    expect(add).toMatchObject([{ recipe: PIE.recipe }]);
    expect(outcome).toEqual({
      type: 'imported',
      leavesPictures: false,
      added: add,
      known: 2,
      rejected: [],
      incomplete: [],
      planned: [],
      sameName: 0,
      refused: [],
    });
  });

  it('adds the others beside a recipe that is too long, and says its name', async () => {
    const long = { ...SOUP, recipe: `# Long\n\n${'x'.repeat(50_000)}` };
    const recipes = [long, { ...SOUP, recipe: '# Short' }];
    const { add, outcome } = await run({ type: 'recipe.add', recipes, refused: ['a.pdf'] });
    expect(add).toMatchObject([{ recipe: '# Short' }]);
    expect(outcome).toMatchObject({ refused: ['a.pdf', expect.stringContaining('Long')] });
  });

  const NOTE = { note: 'Less salt.' };
  const COOKED = { cooked: ['2026-02-01T19:30:00+01:00'] };
  it.each<[string, Partial<SavedRecipe>, Partial<SavedRecipe> | null, number, number]>([
    ['takes out a recipe that has not changed', {}, {}, 1, 0],
    ['takes out a recipe that came with a note', NOTE, NOTE, 1, 0],
    ['takes out a recipe whose title the page has read since', {}, { title: TITLE }, 1, 0],
    ['takes out a recipe whose cooking was undone since', {}, { cooked: [] }, 1, 0],
    ['leaves alone a recipe that is gone', {}, null, 0, 0],
    ['keeps a recipe that was renamed since', {}, { name: 'Mine' }, 0, 1],
    ['keeps a recipe whose note has changed since', NOTE, { note: 'More salt.' }, 0, 1],
    ['keeps a recipe whose note was removed since', NOTE, {}, 0, 1],
    ['keeps a recipe that was cooked since', {}, COOKED, 0, 1],
    ['keeps a recipe that was cooked again since', COOKED, { cooked: ['x'] }, 0, 1],
  ])('is undone: that %s', async (_, came, now, count, changed) => {
    const there = { ...PIE, ...came, id: 'brought' };
    const added = [there, { ...SOUP, id: 'other' }];
    const saved = [
      SOUP,
      { ...SOUP, id: 'other' },
      ...(now ? [{ ...PIE, ...now, id: 'brought' }] : []),
    ];
    expect(await run({ type: 'recipe.undoImport', added, planned: [] }, saved)).toEqual({
      remove: ['other', ...(count > 0 ? ['brought'] : [])],
      edit: [],
      outcome: { type: 'importUndone', count: count + 1, changed },
    });
  });

  it('takes no id, time or prototype from the file', async () => {
    const entry = `{"id":"x","__proto__":{"cut":true},"savedAt":5,${JSON.stringify(ENTRY).slice(1)}`;
    const text = JSON.stringify(book(0)).replace('[0]', `[${entry}]`);
    const { add } = await importFile(text);
    const { saved, ...fields } = ENTRY;
    expect(add).toEqual([{ ...fields, id: expect.any(String), savedAt: Date.parse(saved) }]);
    expect(add?.[0]?.id).not.toBe('x');
  });

  it.each([
    ['notCookbookFile', ''],
    ['notCookbookFile', '{"format":"saffron-cookbook"'],
    ['notCookbookFile', 'null'],
    ['notCookbookFile', { ...book(ENTRY), format: 'saffron-recording' }],
    ['notCookbookFile', { ...book(ENTRY), version: 0 }],
    ['notCookbookFile', { ...book(ENTRY), version: '1' }],
    ['notCookbookFile', { ...book(ENTRY), recipes: {} }],
    ['newerFile', { ...book(ENTRY), version: 2 }],
    ['newerFile', { ...book({ ...ENTRY, more: [[[['deeper']]]] }), version: 2 }],
  ])('fails with %s for %j', async (code, value) => {
    await expect(importFile(value)).rejects.toMatchObject({ code });
  });

  it.each([
    ['brackets', '['.repeat(1_900_000)],
    ['nested fields', '{"a":'.repeat(380_000)],
    ['lists', `{"recipes":[${'[],'.repeat(1_050_000)}0]}`],
    ['fields', `{${Array.from({ length: 250_000 }, (_, index) => `"${index}":0`).join()}}`],
  ])('does not parse a file of nothing but %s', { tags: 'rare' }, async (_, text) => {
    const parse = vi.spyOn(JSON, 'parse');
    await expect(importFile(text)).rejects.toMatchObject({ code: 'notCookbookFile' });
    expect(parse).not.toHaveBeenCalled();
  });

  it('takes 20,000 recipes, and no more', { tags: 'rare' }, async () => {
    const recipes = Array.from({ length: 20_000 }, (_, index) => ({
      ...ENTRY,
      recipe: `${index}`,
    }));
    const file = new Blob([JSON.stringify(book(...recipes))]);
    const planned = await planChange({ type: 'recipe.import', file });
    expect((await planned([], createPause())).add).toHaveLength(20_000);
    await expect(planned([SOUP], createPause())).rejects.toMatchObject({
      code: 'cookbookTooLarge',
    });
    await expect(importFile(book(...recipes, ENTRY))).rejects.toMatchObject({
      code: 'notCookbookFile',
    });
  });

  it('pauses before each recipe of a file, and for each that is saved', async () => {
    const pause = vi.fn(async () => {});
    const read = await readCookbookFile(writeCookbookFile([SOUP, PIE]), pause);
    expect(read.entries).toHaveLength(2);
    expect(pause).toHaveBeenCalledTimes(2);
    const command = {
      type: 'recipe.import',
      file: new Blob([writeCookbookFile([PIE])]),
    } as const;
    pause.mockClear();
    await (await planChange(command))([SOUP], pause);
    expect(pause).toHaveBeenCalledTimes(3);
  });

  it('accepts brackets and quotation marks in a recipe', async () => {
    const recipe = `\\"[${'[{"a":'.repeat(1_000)}\\`;
    expect((await importFile(book({ ...ENTRY, recipe }))).add).toMatchObject([{ recipe }]);
  });

  it('fails if the page cannot open the file', async () => {
    const file = { size: 1, text: () => Promise.reject(new Error('gone')) } as Blob;
    await expect(run({ type: 'recipe.import', file })).rejects.toMatchObject({
      code: 'fileUnreadable',
    });
  });

  it('does not even read a file of more than 20 MB', async () => {
    const file = { size: MAX_FILE_SIZE + 1, text: vi.fn() };
    await expect(
      run({ type: 'recipe.import', file: file as unknown as Blob }),
    ).rejects.toMatchObject({ code: 'fileTooLarge' });
    expect(file.text).not.toHaveBeenCalled();
  });

  it.each([
    ['notRecipe', null],
    ['notRecipe', '# Soup'],
    ['noText', []],
    ['noText', { ...ENTRY, recipe: 7 }],
    ['noText', { ...ENTRY, recipe: ' \n\u200b' }],
    ['textTooLong', { ...ENTRY, recipe: 'x'.repeat(50_001) }],
  ])('rejects an entry with the error %s (%#), and takes the others', async (code, wrong) => {
    const { add, outcome } = await importFile(book(ENTRY, wrong, { ...ENTRY, recipe: '# B' }));
    expect(add).toHaveLength(2);
    expect(add).toEqual('added' in outcome && outcome.added);
    expect(outcome).toMatchObject({ rejected: [{ position: 2, code }], incomplete: [] });
  });

  const { recipe } = ENTRY;
  it.each([
    ['cut', { ...ENTRY, cut: 'no' }],
    ['model', { ...ENTRY, model: undefined }],
    ['model', { ...ENTRY, model: ' ' }],
    ['model', { ...ENTRY, model: 'x'.repeat(201) }],
    ['ingredients', { ...ENTRY, ingredients: { length: 1 } }],
    ['ingredients', { ...ENTRY, ingredients: Array(201).fill('x') }],
    ['ingredients', { ...ENTRY, ingredients: ['eggs', null] }],
    ['date', { ...ENTRY, saved: 1_767_225_600_000 }],
    ['date', { ...ENTRY, saved: '2026-13-45T00:00:00Z' }],
    ['date', { ...ENTRY, saved: '2025-02-30T00:00:00Z' }],
    ['date', { ...ENTRY, saved: '1/2/2026' }],
    ['name', { ...ENTRY, name: 'x'.repeat(121) }],
    ['note', { ...ENTRY, note: ['x'] }],
    ['cooked', { ...ENTRY, cooked: '2026-01-01T19:30:00+01:00' }],
    ['cooked', { ...ENTRY, cooked: ['2026-01-01'] }],
    ['cooked', { ...ENTRY, cooked: [1_767_225_600_000] }],
    ['cooked', { ...ENTRY, cooked: ['2026-13-01T19:30:00+01:00'] }],
    ['cooked', { ...ENTRY, cooked: Array(5_001).fill('2026-01-01T19:30:00+01:00') }],
    ['cut, model, ingredients, date', { recipe }],
  ])('takes an entry without a valid %s (%#), and says so', async (fields, entry) => {
    const { add, outcome } = await importFile(book(ENTRY, { ...entry, recipe: '# B' }));
    const { saved, ...rest } = ENTRY;
    const savedAt = fields.includes('date') ? NOW : Date.parse(saved);
    expect(add?.[1]).toStrictEqual({ ...rest, recipe: '# B', savedAt, id: expect.any(String) });
    const incomplete = [{ position: 2, leftOut: fields.split(', ') }];
    expect(outcome).toMatchObject({ rejected: [], incomplete });
  });
});

const LONG = { ...SOUP, id: 'long', recipe: 'A' };

it('a cookbook never grows larger than a file that the page can import', {
  tags: 'rare',
}, async () => {
  const size = await fileSizeOf([SOUP, PIE, LONG], createPause());
  expect(size).toBe(new Blob([writeCookbookFile([SOUP, PIE, LONG])]).size);
  const filler = { ...LONG, recipe: 'A'.repeat(MAX_FILE_SIZE - size + 1) };
  const longer = { ...LONG, recipe: `${filler.recipe}A` };
  const commands: Command[] = [
    { type: 'recipe.save', recipe: PIE },
    { type: 'recipe.restore', recipe: PIE },
    { type: 'recipe.import', file: new Blob([writeCookbookFile([PIE])]) },
  ];
  const note: Command = { type: 'recipe.edit', before: SOUP, recipe: SOUP.recipe, note: 'A' };
  const tooLarge = { code: 'cookbookTooLarge' };
  await expect(run(note, [SOUP, PIE, filler])).rejects.toMatchObject(tooLarge);
  for (const command of commands) {
    expect((await run(command, [SOUP, filler])).add).toHaveLength(1);
    await expect(run(command, [SOUP, longer])).rejects.toMatchObject(tooLarge);
    expect(await run(command, [PIE, longer])).toHaveProperty('outcome');
  }
});
