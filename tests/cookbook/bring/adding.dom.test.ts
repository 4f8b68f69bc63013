import { beforeEach, expect, it, vi } from 'vitest';
import { createAdding } from '../../../src/cookbook/bring/adding';
import { fieldOfPaste } from '../../../src/cookbook/edit/copying';
import { keepPaste, loadPastes } from '../../../src/cookbook/edit/fieldStorage';
import type { FoundRecipe } from '../../../src/reading/lines/FoundRecipe';
import { startRecipe } from '../../support/recipeActor';
import { settle } from '../../support/settle';
import { startInMemory } from '../startInMemory';

const found = (name: string): FoundRecipe => ({
  name,
  text: `# ${name}\n\n- 2 leeks\n\n1. Boil the leeks.`,
  source: {},
});
const [soup, pie] = [found('Leek soup'), found('Leek pie')];

beforeEach(() => sessionStorage.clear());

async function start() {
  const { actor, storage } = startInMemory();
  const adding = createAdding({
    kitchen: startRecipe({}).store,
    cookbook: actor,
    pictures: { waiting: new Map() },
  });
  await settle();
  /** The storage takes nothing while `run` does something. */
  async function fail(run: () => void) {
    storage.code = 'full';
    run();
    await vi.waitFor(() => expect(actor.getSnapshot().context.notices.at(-1)?.type).toBe('failed'));
    storage.code = null;
  }
  const add = (one: FoundRecipe) =>
    adding.addBrought({ found: [one], refused: [], cookbooks: [] } as never);
  return { actor, storage, adding, fail, add };
}

it('waits no longer for a recipe that the storage has refused, once the visitor has seen that', async () => {
  const { actor, storage, adding, fail, add } = await start();
  const onKept = vi.fn();
  await fail(() => void adding.addWritten(soup.text).then(onKept));
  actor.send({ type: 'cookbook.close' });
  await add(soup);
  await vi.waitFor(() => expect(storage.recipes).toHaveLength(1));
  await settle();
  expect(onKept).not.toHaveBeenCalled();
});

it('hears that the storage has completed after all what it seemed to refuse', async () => {
  const { actor, adding, fail } = await start();
  const onKept = vi.fn();
  await fail(() => void adding.addWritten(soup.text).then(onKept));
  const { notices, recipes } = actor.getSnapshot().context;
  const notice = notices.at(-1);
  if (notice?.type !== 'failed') return expect.fail();
  const added = [{ id: '1', savedAt: 0, recipe: soup.text }];
  const rest = { known: 0, rejected: [], incomplete: [], sameName: 0, refused: [] };
  const outcome = { type: 'imported', added, replaced: [], ...rest } as never;
  actor.send({ type: 'command.complete', command: notice.command, outcome });
  await settle();
  expect(recipes).toEqual([]);
  expect(onKept).toHaveBeenCalledOnce();
});

it('a paste that is saved at last forgets no other one that is in the field by then', async () => {
  const { actor, adding, fail } = await start();
  const field = await fieldOfPaste(
    { found: soup, saves: true },
    {
      findConnection: () => Promise.reject(),
      addFound: adding.addFound,
    },
  );
  keepPaste({ found: soup, saves: true });
  await fail(() => void field.save(field.first));
  keepPaste({ found: pie, saves: true });
  const notice = actor.getSnapshot().context.notices.at(-1);
  if (notice?.type === 'failed') actor.send(notice.command);
  await vi.waitFor(() => expect(actor.getSnapshot().context.notices.at(-1)?.type).toBe('imported'));
  await settle();
  expect(loadPastes()[0]?.found.name).toBe('Leek pie');
});
