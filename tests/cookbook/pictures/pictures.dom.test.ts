import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Outcome } from '../../../machines/cookbook/CookbookContext';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { PictureJob } from '../../../machines/pictures/picturesMachine';
import { isJpegWithin } from '../../../src/browser/picture';
import { findOrphans } from '../../../src/cookbook/pictures/createPictures';
import { type AboutPicture, SIZES } from '../../../src/cookbook/pictures/pictureDatabase';
import { cookbookFiles } from '../../../src/cookbook/share/exportRecipes';
import { createCookbook, findBases } from '../../../src/cookbook/startCookbook';
import { openCookbookDatabase } from '../../../src/cookbook/storage/cookbookDatabase';
import { PIE, SOUP } from '../recipes';
import { aJpeg } from './aJpeg';

// Node draws nothing. A browser test shows that the page draws each picture anew.
vi.mock('../../../src/cookbook/pictures/drawDish', () => ({
  drawDish: async (file: Blob) => {
    const large = new Uint8Array(await file.arrayBuffer());
    if (large.length < 10) throw Object.assign(new Error(), { problem: 'noPicture' });
    // As an encoder, it changes a larger picture a little, each time.
    if (large.length > LENGTH_OF_HEAD)
      large[LENGTH_OF_HEAD] = ((large[LENGTH_OF_HEAD] ?? 0) + 1) % 255;
    return { large, small: aJpeg(20, 10) };
  },
}));

/** In bytes, up to the pixels of a large one. */
const LENGTH_OF_HEAD = 600;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const NOW = { type: 'gone' } satisfies Outcome;

/** Ends only what hangs. */
const eventually = (check: () => unknown) => vi.waitFor(check, 100_000);

/** `shown`: what a model has written on this page, each text after the one that it was changed from. */
function openTab(...shown: readonly string[]) {
  const tab = createCookbook({
    start: (_id, logic, input) => createActor(logic, { input } as never).start() as never,
    findBases: (recipes, text) => {
      const earlier = shown.map((one, at) => written(one, shown[at - 1]));
      return findBases(recipes, text, { recipe: null, earlier });
    },
  });
  onTestFinished(tab.stop);
  const { pictures, actor } = tab;
  const resting = () =>
    waitFor(pictures.actor, (now) => !now.context.queue[0] && now.matches('resting'));
  return {
    ...tab,
    ids: () => [...pictures.kept.getSnapshot().context.keys()].sort(),
    idle: () => waitFor(actor, (snapshot) => snapshot.matches('idle')),
    send: actor.send,
    resting,
    /** In plain numbers: the test's database has arrays of its own. */
    async read({ id }: { id: string }, size: 'large' | 'small') {
      const bytes = await pictures.read(id, size);
      return bytes && [...bytes];
    },
    async bring(...jobs: PictureJob[]) {
      pictures.bring(...jobs);
      return (await resting()).context;
    },
    async claim(isClaimed: boolean) {
      pictures.actor.send({ type: 'pictures.claim', isClaimed });
      return (await resting()).context;
    },
  };
}

const written = (text: string, changedFrom: string | undefined): Recipe => ({
  ...{ text, changedFrom, origin: 'request', cut: false, model: 'a model', askedWith: [] },
});

const jobFor = ({ id }: { id: string }, bytes = aJpeg(), more = {}): PictureJob => ({
  ...{ id, title: id, place: { file: new Blob([bytes]) }, ...more },
});

async function addRecipes() {
  const database = openCookbookDatabase(() => {});
  await database.change(() => ({ add: [SOUP, PIE], outcome: NOW }));
  database.close();
}

it('a picture is kept for its recipe in two sizes, and a later visit has it', async () => {
  await addRecipes();
  const { bring, idle, stop } = openTab();
  await idle();
  expect(await bring(jobFor(SOUP))).toMatchObject({ kept: 1, left: [] });
  stop();
  const { ids, read } = openTab();
  await eventually(() => expect(ids()).toEqual([SOUP.id]));
  expect(await read(SOUP, 'large')).toEqual([...aJpeg()]);
  expect(await read(SOUP, 'small')).toEqual([...aJpeg(20, 10)]);
});

it('nothing is stored, not even an empty database, before the first picture', async () => {
  await addRecipes();
  const { idle, ids } = openTab();
  await idle();
  expect(ids()).toEqual([]);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['saffron.cookbook']);
});

it('a picture of a file never replaces one, and one that the visitor chooses does, with an undo', async () => {
  await addRecipes();
  const { bring, pictures, read } = openTab();
  await bring(jobFor(SOUP));
  expect(await bring(jobFor(SOUP, aJpeg(30)))).toMatchObject({ kept: 0, left: [] });
  expect(await read(SOUP, 'large')).toEqual([...aJpeg()]);
  await bring(jobFor(SOUP, aJpeg(30), { isOwn: true }));
  expect(await read(SOUP, 'large')).toEqual([...aJpeg(30)]);
  await pictures.undo();
  expect(await read(SOUP, 'large')).toEqual([...aJpeg()]);
  await pictures.remove(SOUP.id);
  expect(await read(SOUP, 'large')).toBeNull();
  await pictures.undo();
  expect(await read(SOUP, 'large')).toEqual([...aJpeg()]);
});

it('a recipe that goes takes its picture along, and Undo brings both back', async () => {
  await addRecipes();
  const { bring, read, send, idle, ids } = openTab();
  await idle();
  await bring(jobFor(SOUP), jobFor(PIE));
  send({ type: 'recipe.remove', id: SOUP.id });
  await eventually(() => expect(ids()).toEqual([PIE.id]));
  expect(await read(SOUP, 'small')).toBeNull();
  await idle();
  send({ type: 'recipe.restore', recipe: SOUP });
  await eventually(() => expect(ids()).toEqual([PIE.id, SOUP.id].sort()));
  expect(await read(SOUP, 'large')).toEqual([...aJpeg()]);
});

it('Undo brings the picture back also to a recipe that was saved again since', async () => {
  await addRecipes();
  const { bring, read, send, idle, ids } = openTab();
  await idle();
  await bring(jobFor(SOUP));
  send({ type: 'recipe.remove', id: SOUP.id });
  await eventually(() => expect(ids()).toEqual([]));
  const other = openCookbookDatabase(() => {});
  await other.change(() => ({ add: [{ ...SOUP, id: 'again' }], outcome: NOW }));
  other.close();
  send({ type: 'recipe.restore', recipe: SOUP });
  await eventually(() => expect(ids()).toEqual(['again']));
  expect(await read({ id: 'again' }, 'large')).toEqual([...aJpeg()]);
});

it('a picture comes back with a recipe that another tab brings back', async () => {
  await addRecipes();
  const { bring, send, idle, ids } = openTab();
  await idle();
  await bring(jobFor(SOUP));
  send({ type: 'recipe.remove', id: SOUP.id });
  await eventually(() => expect(ids()).toEqual([]));
  const other = openCookbookDatabase(() => {});
  await other.change(() => ({ add: [SOUP], outcome: NOW }));
  other.close();
  send({ type: 'cookbook.check' });
  await eventually(() => expect(ids()).toEqual([SOUP.id]));
});

it('an edit keeps the picture, also if another tab has edited the recipe and two come of it', async () => {
  await addRecipes();
  const { bring, send, idle, ids, actor } = openTab();
  await idle();
  await bring(jobFor(SOUP));
  const edit = (before: typeof SOUP, more: string) =>
    send({
      type: 'recipe.edit',
      before,
      recipe: `${before.recipe}\n\n${more}`,
      name: '',
      note: '',
    });
  edit(SOUP, 'Serve it.');
  await idle();
  expect(ids()).toEqual([SOUP.id]);
  // Of what this tab has shown before.
  edit(SOUP, 'Eat it.');
  await eventually(() => expect(ids()).toHaveLength(2));
  expect(actor.getSnapshot().context.recipes).toHaveLength(3);
});

it('what a model has made of a recipe has its picture once it is saved, also after a version that is not', async () => {
  await addRecipes();
  const { bring, send, idle, ids, read, actor, pictures } = openTab(
    SOUP.recipe,
    '# Two',
    '# Three',
    '# Four',
  );
  await idle();
  await bring(jobFor(SOUP, aJpeg(), { isOwn: true }));
  const saved = (text: string) =>
    actor.getSnapshot().context.recipes.find(({ recipe }) => recipe === text) ?? { id: '' };
  send({ type: 'recipe.save', recipe: { ...PIE, recipe: '# Of another recipe' } });
  send({ type: 'recipe.save', recipe: { ...PIE, recipe: '# Three' } });
  await eventually(() => expect(ids()).toEqual([SOUP.id, saved('# Three').id].sort()));
  expect(await read(saved('# Three'), 'large')).toEqual([...aJpeg()]);
  // The nearest one counts.
  await bring(jobFor(saved('# Three') as typeof SOUP, aJpeg(30), { isOwn: true }));
  send({
    type: 'recipe.cook',
    recipe: { ...PIE, recipe: '# Two' },
    at: '2026-11-21T19:30:00+01:00',
    gone: [],
  });
  await eventually(() => expect(ids()).toContain(saved('# Two').id));
  expect(await read(saved('# Two'), 'large')).toEqual([...aJpeg()]);
  // It stays away once the visitor has removed it.
  await pictures.remove(saved('# Two').id);
  send({ type: 'recipe.plan', recipe: { ...PIE, recipe: '# Two' }, planned: { at: 1 } });
  send({ type: 'recipe.save', recipe: { ...PIE, recipe: '# Four' } });
  await eventually(() => expect(ids()).toContain(saved('# Four').id));
  expect(ids()).not.toContain(saved('# Two').id);
});

it('a recipe that was only cooked or planned stays once it has a picture', async () => {
  const { bring, send, idle, actor } = openTab();
  await idle();
  send({ type: 'recipe.cook', recipe: SOUP, at: '2026-11-21T19:30:00+01:00', gone: [] });
  await idle();
  const [cooked] = actor.getSnapshot().context.recipes;
  if (!cooked) throw new Error('It was not saved.');
  await bring(jobFor(cooked, aJpeg(), { isOwn: true }));
  send({
    type: 'recipe.uncook',
    recipe: cooked,
    at: cooked.cooked?.[0] ?? '',
    isNew: true,
    gone: [],
  });
  await idle();
  expect(actor.getSnapshot().context.recipes.map(({ id }) => id)).toEqual([cooked.id]);
});

it('pictures stop while there is room for recipes, and the page says which did not come', async () => {
  await addRecipes();
  const estimate = vi.fn(async () => ({ quota: 100_000_000, usage: 60_000_000 }));
  vi.stubGlobal('navigator', { storage: { estimate } });
  const { bring, ids } = openTab();
  const { kept, left } = await bring(jobFor(SOUP), jobFor(PIE));
  expect([kept, left.map(({ problem }) => problem)]).toEqual([0, ['full', 'full']]);
  expect(estimate).toHaveBeenCalledOnce();
  expect(ids()).toEqual([]);
});

it('if the storage itself is full, the page says that a picture was not kept, and its recipe stays', async () => {
  await addRecipes();
  const { bring, idle, actor } = openTab();
  await idle();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { kept, left } = await bring(jobFor(SOUP));
  expect([kept, left.map(({ problem }) => problem)]).toEqual([0, ['full']]);
  expect(actor.getSnapshot().context.recipes).toHaveLength(2);
});

it('a picture of a file stays away if the visitor has chosen one while it was drawn', async () => {
  await addRecipes();
  const { pictures, bring, read, resting } = openTab();
  const other = openTab();
  const place = { file: new Blob([aJpeg()]) };
  const slow = vi.spyOn(place.file, 'arrayBuffer').mockImplementation(async () => {
    slow.mockRestore();
    await other.bring(jobFor(SOUP, aJpeg(30), { isOwn: true }));
    await eventually(() => expect(pictures.kept.getSnapshot().context.has(SOUP.id)).toBe(true));
    return aJpeg().buffer;
  });
  await bring({ ...jobFor(SOUP), place });
  await resting();
  expect(await read(SOUP, 'large')).toEqual([...aJpeg(30)]);
});

it('one that cannot be drawn is named, and keeps no other out', async () => {
  await addRecipes();
  const { bring, ids } = openTab();
  const { left } = await bring(jobFor(SOUP, new Uint8Array(3)), jobFor(PIE));
  expect(left).toEqual([{ title: SOUP.id, problem: 'noPicture' }]);
  expect(ids()).toEqual([PIE.id]);
});

it('none comes for a recipe that has gone meanwhile', async () => {
  const { bring, ids } = openTab();
  expect(await bring(jobFor(SOUP))).toMatchObject({ kept: 0, left: [] });
  expect(ids()).toEqual([]);
});

it('a recipe that was opened from a file gets its picture once it is saved', async () => {
  const { pictures, send, idle, actor, ids, resting } = openTab();
  await idle();
  pictures.waiting.set(SOUP.recipe, jobFor(SOUP).place);
  send({ type: 'recipe.save', recipe: PIE });
  await idle();
  expect(pictures.actor.getSnapshot().context.count).toBe(0);
  send({ type: 'recipe.save', recipe: SOUP });
  await eventually(() => expect(ids()).toHaveLength(1));
  await resting();
  const saved = actor.getSnapshot().context.recipes.find(({ recipe }) => recipe === SOUP.recipe);
  expect(ids()).toEqual([saved?.id]);
  expect(pictures.waiting.size).toBe(0);
});

it('Stop keeps what is drawn, and ends the rest', async () => {
  await addRecipes();
  const { bring, pictures, ids } = openTab();
  const ending = bring(jobFor(SOUP), jobFor(PIE));
  pictures.actor.send({ type: 'pictures.stop' });
  expect(await ending).toMatchObject({ isStopped: true, queue: [] });
  expect(ids()).not.toContain(PIE.id);
});

it('bytes that are no picture of this page are not shown, whoever wrote them', async () => {
  await addRecipes();
  const { bring, read } = openTab();
  await bring(jobFor(SOUP, aJpeg(4_000, 4_000)), jobFor(PIE, new Uint8Array(200_000).fill(1)));
  expect(await read(SOUP, 'large')).toBeNull();
  expect(await read(PIE, 'large')).toBeNull();
});

it('a picture is at most 1,280 pixels long and has less than 160 kB, and a small one less than 12 kB', () => {
  const padded = (length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(aJpeg());
    return bytes;
  };
  for (const [size, most, bytes] of [
    ['large', 1_280, 160_000],
    ['small', 192, 12_000],
  ] as const) {
    const fits = (one: Uint8Array<ArrayBuffer>) => isJpegWithin(one, SIZES[size]);
    expect([fits(aJpeg(most, 10)), fits(aJpeg(most + 1, 10))]).toEqual([true, false]);
    expect([fits(padded(bytes - 1)), fits(padded(bytes))]).toEqual([true, false]);
  }
});

it('a picture whose recipe an older page has removed waits a day for it, and then goes', async () => {
  const day = 86_400_000;
  const find = (about: AboutPicture, ids: readonly string[] | null) =>
    findOrphans(new Map([[SOUP.id, about]]), async () => ids);
  const now = vi.spyOn(Date, 'now').mockReturnValue(10 * day);
  expect(await find({}, [SOUP.id])).toEqual([]);
  const waiting = [[SOUP.id, { about: { isOwn: true, orphanAt: 10 * day } }]];
  expect(await find({ isOwn: true }, [PIE.id])).toEqual(waiting);
  expect(await find({ orphanAt: 10 * day }, [PIE.id])).toEqual([]);
  // It came back, and an old mark does not count for the next time.
  expect(await find({ orphanAt: 10 * day }, [SOUP.id])).toEqual([[SOUP.id, { about: {} }]]);
  now.mockReturnValue(11 * day);
  expect(await find({ orphanAt: 10 * day }, [PIE.id])).toEqual([]);
  now.mockReturnValue(11 * day + 1);
  expect(await find({ orphanAt: 10 * day }, [PIE.id])).toEqual([[SOUP.id, null]]);
  // Everything was deleted.
  expect(await find({}, null)).toEqual([[SOUP.id, null]]);
});

it('Delete everything here deletes the pictures, and without a cookbook they go at the next visit', async () => {
  await addRecipes();
  const { bring, deleteAll, ids, stop } = openTab();
  await bring(jobFor(SOUP));
  await deleteAll();
  expect(ids()).toEqual([]);
  stop();
  await addRecipes();
  const next = openTab();
  await next.bring(jobFor(PIE));
  next.stop();
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('saffron.cookbook').onsuccess = resolve;
  });
  const later = openTab();
  await eventually(async () => expect(await later.read(PIE, 'large')).toBeNull());
});

/** Which pictures the visitor has chosen. */
const isOwn = (at: number) => at % 3 === 0;

/** A whole cookbook of pictures as large as they may be takes 160 MB. */
const [MANY, LENGTH] = process.env.LONG ? [1_000, 159_000] : [90, 3_000];

it('recipes with their pictures go out as one archive and come back byte for byte if the visitor calls it theirs, with a recipe that has none', {
  timeout: 300_000,
}, async () => {
  const saved = Array.from({ length: MANY }, (_, at) => ({
    ...{ ...SOUP, id: `r${at}`, recipe: `# Soup ${at}\n\n## Ingredients\n\n- 2 onions` },
  }));
  const bytesFor = (at: number) => {
    const bytes = new Uint8Array(LENGTH).map(
      (_, byte) => (Math.imul(byte + 7, at + 13) >>> 3) % 255,
    );
    bytes.set(aJpeg().subarray(0, -2));
    bytes.set([0xff, 0xd9], LENGTH - 2);
    return bytes;
  };
  const database = openCookbookDatabase(() => {});
  await database.change(() => ({ add: [PIE, ...saved], outcome: NOW }));
  database.close();
  const first = openTab();
  await first.idle();
  await first.bring(
    ...saved.map((one, at) => jobFor(one, bytesFor(at), isOwn(at) && { isOwn: true })),
  );
  const sent: Buffer[] = [];
  for (const one of saved) sent.push(Buffer.from((await first.read(one, 'large')) ?? []));
  const { recipes } = first.actor.getSnapshot().context;
  const zip = await first.pictures.pack(
    cookbookFiles(recipes, first.pictures.kept.getSnapshot().context),
  );
  first.stop();

  // In another browser.
  vi.stubGlobal('indexedDB', new IDBFactory());
  const second = openTab();
  await second.idle();
  second.send({ type: 'recipe.import', file: zip });
  await eventually(() => expect(second.ids()).toHaveLength(MANY));
  await second.resting();
  const now = second.actor.getSnapshot().context.recipes;
  expect(now).toHaveLength(MANY + 1);
  const ids = new Map(now.map(({ recipe, id }) => [recipe, id]));
  const count = async () => {
    let same = 0;
    for (const [at, { recipe }] of saved.entries()) {
      const bytes = await second.read({ id: ids.get(recipe) ?? '' }, 'large');
      same += Number(sent[at]?.equals(Buffer.from(bytes ?? [])));
    }
    const kept = second.pictures.kept.getSnapshot().context;
    return [same, saved.filter(({ recipe }) => kept.get(ids.get(recipe) ?? '')?.isOwn).length];
  };
  // Each was drawn anew, and none is above a title.
  expect(await count()).toEqual([0, 0]);
  await second.claim(true);
  expect(await count()).toEqual([MANY, saved.filter((_, at) => isOwn(at)).length]);
  await second.claim(false);
  expect(await count()).toEqual([0, 0]);
  expect(Object.keys(now[0] ?? {})).not.toContain('picture');
});

/** A tab that has brought two recipes of another browser, the first with a picture that its visitor had chosen. */
async function openCopy(bytes = aJpeg()) {
  await addRecipes();
  const first = openTab();
  await first.idle();
  await first.bring(jobFor(SOUP, bytes, { isOwn: true }), jobFor(PIE));
  const { recipes } = first.actor.getSnapshot().context;
  const zip = await first.pictures.pack(
    cookbookFiles(recipes, first.pictures.kept.getSnapshot().context),
  );
  first.stop();

  vi.stubGlobal('indexedDB', new IDBFactory());
  const tab = openTab();
  await tab.idle();
  tab.send({ type: 'recipe.import', file: zip });
  await eventually(() => expect(tab.ids()).toHaveLength(2));
  await tab.resting();
  const [soup, pie] = [SOUP, PIE].map(
    ({ recipe }) =>
      tab.actor.getSnapshot().context.recipes.find((one) => one.recipe === recipe) ?? expect.fail(),
  );
  const owned = () =>
    [...tab.pictures.kept.getSnapshot().context].flatMap(([id, { isOwn }]) => (isOwn ? id : []));
  return { ...tab, owned, soup: soup ?? expect.fail(), pie: pie ?? expect.fail() };
}

it('a picture that its archive calls the visitor’s own is a stranger’s until the visitor says that it is theirs', async () => {
  const { claim, owned, soup } = await openCopy();
  expect(owned()).toEqual([]);
  expect(await claim(true)).toMatchObject({ kept: 2, isClaimed: true });
  expect(owned()).toEqual([soup.id]);
  expect(await claim(false)).toMatchObject({ kept: 2, isClaimed: false });
  expect(owned()).toEqual([]);
});

it('of a copy that the visitor calls theirs, bytes that this page cannot have written never stay', async () => {
  const withPlace = Buffer.concat([aJpeg(), Buffer.alloc(900, 'N 52.5, E 13.4')]);
  const { claim, read, owned, soup } = await openCopy(new Uint8Array(withPlace));
  const drawn = await read(soup, 'large');
  await claim(true);
  expect(owned()).toEqual([soup.id]);
  expect(await read(soup, 'large')).toEqual(drawn);
});

it('a picture of a copy that cannot change stays as the page has drawn it, without a word', async () => {
  const { bring, read, soup } = await openCopy();
  const drawn = await read(soup, 'large');
  const more = { saysOwn: true, isClaimed: true };
  expect(await bring(jobFor(soup, new Uint8Array(3), more))).toMatchObject({ left: [] });
  expect(await read(soup, 'large')).toEqual(drawn);
});

it('a picture that the visitor has chosen or removed since stays so, whatever they say of the copy', async () => {
  const { bring, claim, read, pictures, ids, soup, pie } = await openCopy();
  const { fromCopy } = pictures.actor.getSnapshot().context;
  const say = (isClaimed: boolean) => bring(...fromCopy.map((job) => ({ ...job, isClaimed })));
  await claim(true);
  await bring(jobFor(pie, aJpeg(30), { isOwn: true }));
  await pictures.remove(soup.id);
  for (const isClaimed of [true, false, true]) {
    await say(isClaimed);
    expect(await read(pie, 'large')).toEqual([...aJpeg(30)]);
    expect(ids()).toEqual([pie.id]);
  }
});

it('an export that the visitor stops makes no file, and one with pictures can be made later', async () => {
  await addRecipes();
  const { bring, pictures, idle } = openTab();
  await idle();
  await bring(jobFor(SOUP));
  const files = [{ path: 'a.jpg', pictureOf: SOUP.id }];
  const stopped = pictures.pack(files);
  pictures.packing.getSnapshot().context?.stop();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(pictures.packing.getSnapshot().context).toBeNull();
  expect((await pictures.pack(files)).size).toBeGreaterThan(aJpeg().length);
});

it('the JSON of a cookbook alone brings its recipes, and says that their pictures are not there', async () => {
  const { send, idle, actor } = openTab();
  await idle();
  const [json] = cookbookFiles([SOUP], new Map([[SOUP.id, {}]]));
  send({ type: 'recipe.import', file: new Blob([json?.text ?? '']) });
  await eventually(() => expect(actor.getSnapshot().context.recipes).toHaveLength(1));
  const [notice] = actor.getSnapshot().context.notices;
  expect(notice).toMatchObject({ type: 'imported', leavesPictures: true });
});
