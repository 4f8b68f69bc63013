import { fromPromise } from 'xstate';
import type { StartActor } from '../../../machines/actors';
import {
  type Command,
  findSaved,
  type Outcome,
  type SavedRecipe,
} from '../../../machines/cookbook/CookbookContext';
import {
  type DishPictureProblem,
  type PictureJob,
  type PicturePlace,
  picturesMachine,
} from '../../../machines/pictures/picturesMachine';
import { whenIdle } from '../../browser/loading/pauses';
import { failure, isAsDrawn } from '../../browser/picture';
import { createStore } from '../../browser/store';
import type { ArchivedFile } from '../share/exportRecipes';
import { zipWithPictures } from '../share/zipWithPictures';
import { shownTitle } from '../storage/fromSaved';
import { CookbookError } from '../storage/savedRecipe';
import { drawDish } from './drawDish';
import {
  type AboutPicture,
  type DrawnPicture,
  openPictureDatabase,
  type PictureChange,
  type PictureSize,
  SIZES,
} from './pictureDatabase';
import { readPlace } from './readPlace';

/** What stays free for recipes and preferences, in bytes. */
const RESERVED = 50_000_000;

/** A picture that a recipe has. */
export interface KeptPicture extends AboutPicture {
  /** Another one for another picture. */
  serial: number;
}

type Stored = DrawnPicture & { about: AboutPicture };

interface Replaced {
  id: string;
  before: Stored | null;
  isRemoved: boolean;
}

export type Pictures = ReturnType<typeof createPictures>;

interface Options {
  start: StartActor;
  /** Null without a cookbook. */
  readIds(): Promise<readonly string[] | null>;
  hasRecipe(id: string): Promise<boolean>;
}

/** The pictures that the browser keeps, by the ids of their recipes. */
function createKeptPictures() {
  const database = openPictureDatabase(refresh);
  const kept = createStore<ReadonlyMap<string, KeptPicture>>(new Map());
  let serial = 0;

  /** An import draws one after another, so each reads only what it has changed. */
  async function refresh(ids?: readonly string[]) {
    const read = await database.readAll(ids).catch(() => null);
    if (!read) return;
    const before = kept.getSnapshot().context;
    const now = new Map(ids && before);
    for (const id of ids ?? []) now.delete(id);
    for (const [id, about] of read) {
      const old = before.get(id);
      const isOld = old && !ids && old.isOwn === about.isOwn;
      serial += 1;
      now.set(id, isOld ? old : { ...about, serial });
    }
    kept.set(now);
  }
  refresh();

  return {
    ...database,
    kept,
    has: (id: string) => kept.getSnapshot().context.has(id),
    async load(id: string): Promise<Stored | null> {
      const { isOwn } = kept.getSnapshot().context.get(id) ?? {};
      const [large, small] = await Promise.all([
        database.read(id, 'large'),
        database.read(id, 'small'),
      ]);
      return large && small ? { large, small, about: isOwn ? { isOwn } : {} } : null;
    },
    store: (id: string, picture: Stored) => database.write([[id, picture]]),
    remove: (ids: readonly string[]) => database.write(ids.map((id) => [id, null])),
  };
}

type KeptPictures = ReturnType<typeof createKeptPictures>;

/** The pictures of saved recipes. */
export function createPictures({ start, readIds, hasRecipe }: Options) {
  const all = createKeptPictures();
  const changes = createChanges(all);
  const changeClaimed = createClaims(all);

  async function keep(job: PictureJob | undefined): Promise<boolean> {
    if (!job || !(await hasRecipe(job.id))) return false;
    // One that cannot change stays as the page has drawn it.
    if (job.isClaimed !== undefined) return changeClaimed(job).catch(() => false);
    const { id, place, isOwn } = job;
    const before = await all.load(id);
    // Only the visitor replaces a picture.
    if (before && !isOwn) return false;
    const drawn = await drawDish(await readPlace(place));
    if (!(await hasRoom(drawn))) throw failure<DishPictureProblem>('full');
    // The visitor may have removed it meanwhile.
    if (!(await hasRecipe(id))) return false;
    await all.store(id, { ...drawn, about: isOwn ? { isOwn } : {} }).catch((error: unknown) => {
      const isFull = error instanceof CookbookError && error.code === 'full';
      throw failure<DishPictureProblem>(isFull ? 'full' : 'notKept');
    });
    if (isOwn) changes.replaced.set({ id, before, isRemoved: false });
    return true;
  }

  const actor = start(
    'pictures',
    picturesMachine.provide({
      actors: {
        keepPicture: fromPromise(({ input: { job } }: { input: { job: PictureJob | undefined } }) =>
          keep(job),
        ),
      },
    }),
  );
  const bring = (jobs: readonly PictureJob[]) => actor.send({ type: 'pictures.bring', jobs });
  /** Of recipes that a visitor has opened from a file without saving them, by their texts. */
  const waiting = new Map<string, PicturePlace>();
  const following = createFollowing(all);
  const sweep = async () => all.write(await findOrphans(await all.readAll(), readIds));
  whenIdle(() => void sweep().catch(() => {}));

  return {
    actor,
    kept: all.kept,
    /** Whether a recipe is printed with its picture. */
    prints: createStore(false),
    read: (id: string, size: PictureSize) => all.read(id, size).catch(() => null),
    ...{ bring, waiting },
    ...changes,
    ...createPacking(all),
    ...following,
    /** Saved recipes get pictures that wait for them, and back those that another tab has brought back. */
    async follow(recipes: readonly SavedRecipe[]) {
      for (const [text, place] of waiting) {
        const saved = findSaved(recipes, text);
        if (saved) bring([{ id: saved.id, title: shownTitle(saved), place }]);
        if (saved) waiting.delete(text);
      }
      await following.follow(recipes);
    },
    deleteAll: all.deleteAll,
    stop: all.close,
  };
}

/** How long a page of an older version, which knows no pictures, can bring a recipe back, in ms. */
const GRACE = 86_400_000;

/**
 * A picture without its recipe goes after a day, or at once if there is no cookbook. `readIds` reads the ids of all
 * recipes, after those of the pictures, as a recipe is there before its picture.
 */
export async function findOrphans(
  pictures: ReadonlyMap<string, AboutPicture>,
  readIds: Options['readIds'],
) {
  const changed: PictureChange[] = [];
  if (pictures.size === 0) return changed;
  const ids = await readIds();
  const recipes = new Set(ids);
  for (const [id, { orphanAt, ...about }] of pictures) {
    const age = Math.abs(Date.now() - (orphanAt ?? Date.now()));
    if (recipes.has(id)) orphanAt !== undefined && changed.push([id, { about }]);
    else if (ids === null || age > GRACE) changed.push([id, null]);
    else if (orphanAt === undefined)
      changed.push([id, { about: { ...about, orphanAt: Date.now() } }]);
  }
  return changed;
}

/** What the visitor does to the picture of a recipe that stays, and its *Undo*. */
function createChanges({ load, store, remove }: KeptPictures) {
  const replaced = createStore<Replaced | null>(null);
  return {
    replaced,
    async remove(id: string) {
      const before = await load(id);
      await remove([id]).then(
        () => replaced.set({ id, before, isRemoved: true }),
        () => {},
      );
    },
    async undo() {
      const last = replaced.getSnapshot().context;
      replaced.set(null);
      if (last?.before) await store(last.id, last.before).catch(() => {});
      else if (last) await remove([last.id]).catch(() => {});
    },
  };
}

/**
 * Pictures of a copy that the visitor calls theirs come back byte for byte, however often a cookbook goes out and in: this
 * page has drawn them once.
 */
function createClaims({ kept, write }: KeptPictures) {
  /** By the ids of recipes, as they were written then. */
  const claimed = new Map<string, KeptPicture | undefined>();

  return async ({ id, place, saysOwn, isClaimed }: PictureJob): Promise<boolean> => {
    const now = () => kept.getSnapshot().context.get(id);
    const before = now();
    // What the visitor has chosen since stays.
    if (!before || (isClaimed ? before.isOwn : before !== claimed.get(id))) return false;
    const file = await readPlace(place);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isDrawn = isClaimed && isAsDrawn(bytes, SIZES.large);
    // The small one stays.
    const drawn = isDrawn ? { large: bytes } : await drawDish(file);
    if (now() !== before) return false;
    await write([[id, { ...drawn, about: isClaimed && saysOwn ? { isOwn: true } : {} }]]);
    claimed.set(id, now());
    return true;
  };
}

interface PackingState {
  done: number;
  all: number;
  stop(): void;
}

/** An archive with pictures, which may take a phone a minute. */
function createPacking({ read }: KeptPictures) {
  const packing = createStore<PackingState | null>(null);
  return {
    packing,
    /** Rejects if the visitor stops it. */
    async pack(files: readonly ArchivedFile[]): Promise<Blob> {
      const stopping = new AbortController();
      const all = files.filter(({ pictureOf }) => pictureOf).length;
      const onCount = (done: number) => packing.set({ done, all, stop: () => stopping.abort() });
      onCount(0);
      const readPicture = (id: string) => read(id, 'large');
      return zipWithPictures(files, { readPicture, onCount, signal: stopping.signal }).finally(() =>
        packing.set(null),
      );
    },
  };
}

/** A picture goes and comes back with its recipe. */
function createFollowing({ load, store, remove, has }: KeptPictures) {
  /** Of recipes that this page has removed. */
  const removed = new Map<string, Stored>();

  async function putBack(from: string, to: string) {
    const picture = removed.get(from);
    removed.delete(from);
    if (picture && !has(to)) await store(to, picture).catch(() => {});
  }

  return {
    /** A recipe that the visitor has given a picture stays, even if it was saved only to be cooked or planned. */
    spare(command: Command | undefined): Command | undefined {
      if (command?.type !== 'recipe.uncook' && command?.type !== 'recipe.unplan') return command;
      const id = 'recipe' in command ? command.recipe.id : command.id;
      return has(id) ? { ...command, isNew: false } : command;
    },
    /** This page has removed recipes. *Undo* can bring back one, with its picture. */
    async forget(ids: readonly string[], outcome: Outcome) {
      const [only] = ids;
      const picture = outcome.type === 'removed' && only ? await load(only) : null;
      if (picture && only) removed.set(only, picture);
      await remove(ids).catch(() => {});
    },
    async followCommand(command: Command | undefined, outcome: Outcome) {
      if (command?.type === 'recipe.restore' && 'recipe' in outcome)
        await putBack(command.recipe.id, outcome.recipe.id);
      // An edit of what another tab has edited makes a second recipe.
      if (outcome.type === 'edited' && outcome.recipe.id !== outcome.was.id) {
        const picture = await load(outcome.was.id);
        if (picture) await store(outcome.recipe.id, picture).catch(() => {});
      }
    },
    /** Another tab may have brought back what this one has removed. */
    async follow(recipes: readonly SavedRecipe[]) {
      for (const { id } of removed.size > 0 ? recipes : [])
        if (removed.has(id)) await putBack(id, id);
    },
  };
}

/** A browser that says nothing of its room refuses what does not fit. */
async function hasRoom({ large, small }: DrawnPicture): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return !quota || usage === undefined || quota - usage - large.length - small.length > RESERVED;
}
