import { describe, expect, it } from 'vitest';
import { findUnlogged, type SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { startCookbook } from '../../support/cookbookActor';

const soup: SavedRecipe = {
  id: 'a',
  recipe: '# Soup',
  cut: false,
  model: null,
  ingredients: [],
  savedAt: 1,
};
const pie: SavedRecipe = { ...soup, id: 'b', recipe: '# Pie', savedAt: 2 };

async function startWith(...recipes: SavedRecipe[]) {
  const cookbook = startCookbook();
  await cookbook.loaded(recipes);
  return cookbook;
}

describe('the cookbook shows what the storage holds', () => {
  it('reads the storage at the start', async () => {
    const cookbook = startCookbook();
    expect(cookbook.state).toBe('loading');
    await cookbook.loaded([soup], 2);
    expect(cookbook.state).toBe('idle');
    expect(cookbook.context).toMatchObject({ recipes: [soup], unreadable: 2, errorCode: null });
  });

  it('reads once more after a reading, however many checks came during it', async () => {
    const cookbook = await startWith(soup);
    for (let count = 0; count < 10_000; count += 1) cookbook.check();
    expect(cookbook.loads).toHaveLength(2);
    await cookbook.loaded([soup]);
    expect(cookbook.loads).toHaveLength(3);
    await cookbook.loaded([pie, soup]);
    expect(cookbook.loads).toHaveLength(3);
    expect(cookbook.state).toBe('idle');
    expect(cookbook.context.recipes).toEqual([pie, soup]);
  });

  it('runs a command although checks never end', async () => {
    const cookbook = await startWith(soup);
    cookbook.check();
    cookbook.check();
    cookbook.send({ type: 'recipe.remove', id: 'a' });
    await cookbook.loaded([soup]);
    expect(cookbook.commands).toHaveLength(1);
  });
});

describe('commands', () => {
  it('run one at a time in their order, and the storage is read after each', async () => {
    const cookbook = await startWith(soup);
    const commands = [
      { type: 'recipe.remove', id: 'a' },
      { type: 'recipe.save', recipe: pie },
      { type: 'recipe.restore', recipe: soup },
      { type: 'recipe.edit', before: soup, recipe: '# Mine', note: '' },
      { type: 'recipe.import', file: new Blob() },
      { type: 'recipe.undoImport', added: [soup], planned: [] },
    ] as const;
    for (const command of commands) cookbook.send(command);
    for (const [index, command] of commands.entries()) {
      expect(cookbook.state).toBe('writing');
      expect(cookbook.commands).toHaveLength(index + 1);
      expect(cookbook.commands[index]?.command).toEqual(command);
      await cookbook.done({ type: 'gone' });
      expect(cookbook.state).toBe('loading');
      await cookbook.loaded([]);
    }
    expect(cookbook.state).toBe('idle');
  });

  it('each leave a notice, even if it repeats the last one', async () => {
    const cookbook = await startWith(soup);
    for (const serial of [1, 2]) {
      cookbook.send({ type: 'recipe.save', recipe: soup });
      await cookbook.done({ type: 'known', recipe: soup });
      expect(cookbook.context.notices).toEqual([{ type: 'known', recipe: soup, serial }]);
      await cookbook.loaded([soup]);
    }
  });

  it('that wait for each other leave a notice each, until the visitor’s next press', async () => {
    const cookbook = await startWith();
    cookbook.send({ type: 'recipe.import', file: new Blob() });
    cookbook.send({ type: 'recipe.save', recipe: soup });
    await cookbook.failed('notCookbookFile');
    await cookbook.loaded([]);
    await cookbook.done({ type: 'saved', recipe: soup });
    await cookbook.loaded([soup]);
    const first = { type: 'failed', code: 'notCookbookFile', serial: 1 };
    const second = { type: 'saved', recipe: soup, serial: 2 };
    expect(cookbook.context.notices).toMatchObject([first, second]);
    cookbook.send({ type: 'recipe.save', recipe: soup });
    expect(cookbook.context.notices).toMatchObject([first, second]);
    await cookbook.done({ type: 'known', recipe: soup });
    expect(cookbook.context.notices).toEqual([{ type: 'known', recipe: soup, serial: 3 }]);
  });

  it('keep their notices when another joins them while one still waits', async () => {
    const cookbook = await startWith();
    for (const recipe of [soup, pie]) cookbook.send({ type: 'recipe.save', recipe });
    await cookbook.done({ type: 'saved', recipe: soup });
    cookbook.send({ type: 'recipe.save', recipe: soup });
    await cookbook.loaded([soup]);
    await cookbook.done({ type: 'saved', recipe: pie });
    await cookbook.loaded([soup, pie]);
    await cookbook.done({ type: 'known', recipe: soup });
    expect(cookbook.context.notices).toEqual([
      { type: 'saved', recipe: soup, serial: 1 },
      { type: 'saved', recipe: pie, serial: 2 },
      { type: 'known', recipe: soup, serial: 3 },
    ]);
  });

  it('that take one back replace its notice with what came of it, and leave the others', async () => {
    const cookbook = await startWith();
    const report = {
      type: 'imported',
      known: 0,
      planned: [],
      rejected: [],
      incomplete: [],
    } as const;
    const rest = { sameName: 0, refused: [] };
    for (const _file of [1, 2]) cookbook.send({ type: 'recipe.import', file: new Blob() });
    for (const recipe of [soup, pie]) {
      await cookbook.done({ ...report, ...rest, added: [recipe] });
      await cookbook.loaded([]);
    }
    const undo = { type: 'recipe.undoImport', planned: [] } as const;
    cookbook.send({ ...undo, added: [soup], undoes: 1 });
    await cookbook.failed('full');
    const { notices } = cookbook.context;
    expect(notices).toMatchObject([
      { type: 'imported', serial: 2 },
      { type: 'failed', serial: 3 },
    ]);
    await cookbook.loaded([]);
    cookbook.send({ ...undo, added: [soup], undoes: 3 });
    await cookbook.done({ type: 'importUndone', count: 1, changed: 0 });
    await cookbook.loaded([]);
    cookbook.send({ ...undo, added: [pie], undoes: 2 });
    await cookbook.done({ type: 'importUndone', count: 1, changed: 0 });
    const undone = { type: 'importUndone', count: 1, changed: 0 };
    expect(cookbook.context.notices).toEqual([
      { ...undone, serial: 4 },
      { ...undone, serial: 5 },
    ]);
  });

  it('run even if the storage could not be read', async () => {
    const cookbook = startCookbook();
    await cookbook.notLoaded({ code: 'full' });
    cookbook.send({ type: 'recipe.save', recipe: soup });
    expect(cookbook.commands).toHaveLength(1);
  });
});

describe('a removed recipe', () => {
  async function startRemoved() {
    const cookbook = await startWith(pie, soup);
    cookbook.send({ type: 'recipe.remove', id: 'a' });
    await cookbook.done({ type: 'removed', recipe: soup });
    expect(cookbook.context).toMatchObject({ recipes: [pie], removed: [soup] });
    await cookbook.loaded([pie]);
    expect(cookbook.context).toMatchObject({ recipes: [pie], removed: [soup] });
    return cookbook;
  }

  it('can be restored when the cookbook has closed too', async () => {
    const cookbook = await startRemoved();
    cookbook.send({ type: 'cookbook.close' });
    expect(cookbook.context).toMatchObject({ removed: [soup], notices: [] });
  });

  it('leaves a cooking that was not logged, until the visitor tries it again', async () => {
    const cookbook = await startWith(soup);
    const command = {
      type: 'recipe.cook',
      recipe: soup,
      at: '2026-11-21T12:00:00+01:00',
      gone: [],
    } as const;
    for (const recipe of [soup, pie]) {
      cookbook.send({ ...command, recipe });
      await cookbook.failed('full');
      await cookbook.loaded([soup]);
    }
    expect(findUnlogged(cookbook.context, soup.recipe)).toMatchObject({ command });
    cookbook.send({ ...command, recipe: pie });
    await cookbook.done({ ...command, type: 'cooked', recipe: pie, isNew: true });
    await cookbook.loaded([soup]);
    cookbook.send({ type: 'recipe.remove', id: 'a' });
    cookbook.send({ type: 'cookbook.close' });
    expect(cookbook.context).toMatchObject({ notices: [], unlogged: [{ command, code: 'full' }] });
    cookbook.send(command);
    expect(cookbook.context.unlogged).toEqual([]);
  });

  it('counts as restored when it is back, even from another tab', async () => {
    const cookbook = await startRemoved();
    cookbook.check();
    await cookbook.loaded([pie, soup]);
    expect(cookbook.context).toMatchObject({ recipes: [pie, soup], removed: [] });
  });

  it('counts as restored when the copy that was saved since has got its words', async () => {
    const cookbook = await startRemoved();
    const newer = { ...soup, id: 'newer' };
    cookbook.send({ type: 'recipe.restore', recipe: soup });
    await cookbook.done({ type: 'restored', recipe: newer });
    await cookbook.loaded([pie, newer]);
    expect(cookbook.context).toMatchObject({ recipes: [pie, newer], removed: [] });
  });

  it('stays removed if restoring fails', async () => {
    const cookbook = await startRemoved();
    const command = { type: 'recipe.restore', recipe: soup } as const;
    cookbook.send(command);
    await cookbook.failed('full');
    expect(cookbook.state).toBe('loading');
    expect(cookbook.context).toMatchObject({
      removed: [soup],
      queue: [],
      notices: [{ type: 'failed', command, code: 'full', serial: 2 }],
    });
  });
});

describe('a storage that fails', () => {
  it('leaves the known recipes in place and says why, until a check succeeds', async () => {
    const cookbook = await startWith(soup);
    cookbook.check();
    await cookbook.notLoaded({ code: 'forbidden' });
    expect(cookbook.state).toBe('idle');
    expect(cookbook.context).toMatchObject({ recipes: [soup], errorCode: 'forbidden' });
    cookbook.check();
    await cookbook.loaded([pie]);
    expect(cookbook.context).toMatchObject({ recipes: [pie], errorCode: null });
  });

  it('counts as broken if it does not say why', async () => {
    const cookbook = startCookbook();
    await cookbook.notLoaded(new Error('no'));
    expect(cookbook.context.errorCode).toBe('broken');
  });

  it('has 10 seconds to be read', async () => {
    const cookbook = startCookbook();
    cookbook.timeOut();
    expect(cookbook.state).toBe('idle');
    expect(cookbook.context.errorCode).toBe('timeout');
  });

  it('has as long to run a command, and may still complete it', async () => {
    const cookbook = await startWith();
    cookbook.send({ type: 'recipe.save', recipe: soup });
    cookbook.timeOut();
    expect(cookbook.state).toBe('loading');
    expect(cookbook.context).toMatchObject({ queue: [], notices: [{ code: 'timeout' }] });
    await cookbook.loaded([soup]);
    expect(cookbook.context.recipes).toEqual([soup]);
  });

  it('corrects a failure when the storage completes the command after all', async () => {
    const cookbook = await startWith(soup);
    const command = { type: 'recipe.remove', id: 'a' } as const;
    const complete = { type: 'command.complete', command } as const;
    const outcome = { type: 'removed', recipe: soup } as const;
    cookbook.send(command);
    cookbook.timeOut();
    cookbook.send({ ...complete, command: { ...command }, outcome });
    expect(cookbook.context.notices).toMatchObject([{ code: 'timeout' }]);
    cookbook.send({ ...complete, outcome });
    expect(cookbook.context).toMatchObject({ removed: [soup] });
    expect(cookbook.context.notices).toEqual([{ ...outcome, serial: 2 }]);
  });
});
