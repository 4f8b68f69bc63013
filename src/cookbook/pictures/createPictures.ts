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
import { createStore, type Store } from '../../browser/store';
import type { ArchivedFile } from '../share/exportRecipes';
import { zipWithPictures } from '../share/zipWithPictures';
import { drawDish } from './drawDish';
import { jobFor } from './jobFor';
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
  /** Saved recipes that the one with this text was changed from, the nearest first. */
  findBases(text: string): readonly SavedRecipe[];
}

const ignore = () => {};

/** The pictures that the browser keeps, by the ids of their recipes. */
function createKeptPictures() {
  const database = openPictureDatabase(refresh);
  const kept = createStore<ReadonlyMap<string, KeptPicture>>(new Map());
  const get = (id: string) => kept.getSnapshot().context.get(id);
  let serial = 0;

  /** An import draws one after another, so each reads only what it has changed. */
  async function refresh(ids?: readonly string[]) {
    const read = await database.readAll(ids).catch(ignore);
    if (!read) return;
    const now = new Map(ids && kept.getSnapshot().context);
    for (const id of ids ?? []) now.delete(id);
    for (const [id, about] of read) {
      serial += 1;
      now.set(id, { ...about, serial });
    }
    kept.set(now);
  }
  refresh();

  return {
    ...database,
    kept,
    get,
    async load(id: string): Promise<Stored | null> {
      const [large, small] = await Promise.all([
        database.read(id, 'large'),
        database.read(id, 'small'),
      ]);
      return large && small && { large, small, about: { isOwn: get(id)?.isOwn } };
    },
    /** For what can go wrong without a word: the picture stays as it was. */
    tryWrite: (...changes: PictureChange[]) => database.write(changes).catch(ignore),
  };
}

type KeptPictures = ReturnType<typeof createKeptPictures>;

/** The pictures of saved recipes. */
export function createPictures({ start, readIds, hasRecipe, findBases }: Options) {
  const all = createKeptPictures();
  const changes = createChanges(all);
  const keep = createKeeping(all, hasRecipe, changes.replaced);

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
  const bring = (...jobs: readonly PictureJob[]) => actor.send({ type: 'pictures.bring', jobs });
  let sweep = async () => all.write(await findOrphans(await all.readAll(), readIds));
  whenIdle(() => void sweep().catch(ignore));

  return {
    actor,
    kept: all.kept,
    /** Whether a recipe is printed with its picture. */
    prints: createStore(false),
    read: (id: string, size: PictureSize) => all.read(id, size).catch(() => null),
    bring,
    ...changes,
    ...createPacking(all),
    ...createFollowing(all, bring, findBases),
    deleteAll: all.deleteAll,
    stop() {
      sweep = async () => {};
      all.close();
    },
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
  const now = Date.now();
  for (const [id, about] of pictures) {
    const { orphanAt } = about;
    const isOrphan = !recipes.has(id);
    if (isOrphan && (!ids || Math.abs(now - (orphanAt ?? now)) > GRACE)) changed.push([id, null]);
    else if (isOrphan !== (orphanAt !== undefined))
      changed.push([id, { about: { ...about, orphanAt: isOrphan ? now : undefined } }]);
  }
  return changed;
}

/** What the visitor does to the picture of a recipe that stays, and its *Undo*. */
function createChanges({ load, write, tryWrite }: KeptPictures) {
  const replaced = createStore<Replaced | null>(null);
  return {
    replaced,
    async remove(id: string) {
      const before = await load(id);
      await write([[id, null]]).then(() => replaced.set({ id, before, isRemoved: true }), ignore);
    },
    async undo() {
      const last = replaced.getSnapshot().context;
      replaced.set(null);
      if (last) await tryWrite([last.id, last.before]);
    },
  };
}

/**
 * Draws and stores a picture. Pictures of a copy that the visitor calls theirs come back byte for byte, however often a
 * cookbook goes out and in: this page has drawn them once.
 */
function createKeeping(
  { get, load, write }: KeptPictures,
  hasRecipe: Options['hasRecipe'],
  replaced: Store<Replaced | null>,
) {
  /** From copies of a cookbook, by the ids of recipes, as they were written then. */
  const copied = new Map<string, KeptPicture | undefined>();

  /** Only the visitor replaces a picture. What they have chosen or removed since stays, whatever they say of a copy. */
  function mayKeep({ id, isOwn, isClaimed }: PictureJob) {
    const now = get(id);
    return isClaimed === undefined ? isOwn || !now : now && now === copied.get(id);
  }

  async function keep(job: PictureJob): Promise<boolean> {
    const { id, place, isOwn, saysOwn, isClaimed } = job;
    if (!mayKeep(job)) return false;
    const before = isOwn ? await load(id) : null;
    const file = await readPlace(place);
    const bytes = new Uint8Array(await file.arrayBuffer());
    // The small one stays.
    const isDrawn = isClaimed && isAsDrawn(bytes, SIZES.large);
    const drawn = isDrawn ? { large: bytes } : await drawDish(file);
    if (!(await hasRoom())) throw failure<DishPictureProblem>('full');
    // The visitor may have removed one or the other meanwhile.
    if (!mayKeep(job) || !(await hasRecipe(id))) return false;
    const about = { isOwn: isOwn || (isClaimed && saysOwn) };
    await write([[id, { ...drawn, about }]]).catch(({ code }) => {
      throw failure<DishPictureProblem>(code === 'full' ? 'full' : 'notKept');
    });
    if (isOwn) replaced.set({ id, before, isRemoved: false });
    if (saysOwn !== undefined) copied.set(id, get(id));
    return true;
  }

  return async (job: PictureJob | undefined) =>
    job !== undefined &&
    keep(job).catch((error: unknown) => {
      // One that cannot change stays as the page has drawn it.
      if (job.isClaimed === undefined) throw error;
      return false;
    });
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

/** A picture goes, comes back and changes its recipe with it. */
function createFollowing(
  { get, load, tryWrite }: KeptPictures,
  bring: (job: PictureJob) => void,
  findBases: Options['findBases'],
) {
  /** Of recipes that this page has removed. */
  const removed = new Map<string, Stored | null>();
  /** Of recipes that a visitor has opened from a file without saving them, by their texts. */
  const waiting = new Map<string, PicturePlace>();

  async function carry(from: string, to: string) {
    const before = removed.get(from);
    removed.delete(from);
    if (get(to)) return;
    // Most edits keep the id, and with it the picture.
    const picture = before ?? (from === to ? null : await load(from));
    if (picture) await tryWrite([to, picture]);
  }

  return {
    waiting,
    /** A recipe that the visitor has given a picture stays, even if it was saved only to be cooked or planned. */
    spare(command: Command | undefined): Command | undefined {
      if (command?.type !== 'recipe.uncook' && command?.type !== 'recipe.unplan') return command;
      const id = 'recipe' in command ? command.recipe.id : command.id;
      return get(id) ? { ...command, isNew: false } : command;
    },
    /** This page has removed recipes. *Undo* can bring back one, with its picture. */
    async forget(ids: readonly string[], outcome: Outcome) {
      if (outcome.type === 'removed') for (const id of ids) removed.set(id, await load(id));
      await tryWrite(...ids.map((id) => [id, null] as const));
    },
    async followCommand(command: Command | undefined, outcome: Outcome) {
      if (command?.type === 'recipe.restore' && 'recipe' in outcome)
        await carry(command.recipe.id, outcome.recipe.id);
      // An edit of what another tab has edited makes a second recipe.
      if (outcome.type === 'edited') await carry(outcome.was.id, outcome.recipe.id);
      if (!isNew(outcome)) return;
      const base = findBases(outcome.recipe.recipe).find(({ id }) => get(id));
      if (base) await carry(base.id, outcome.recipe.id);
    },
    /** Saved recipes get pictures that wait for them, and back those that another tab has brought back. */
    follow(recipes: readonly SavedRecipe[]) {
      for (const [text, place] of waiting) {
        const saved = findSaved(recipes, text);
        if (!saved) continue;
        waiting.delete(text);
        bring(jobFor(saved, place));
      }
      for (const id of removed.keys()) if (recipes.some((one) => one.id === id)) carry(id, id);
    },
  };
}

/** Whether the recipe of this page was not saved before. */
function isNew(outcome: Outcome): outcome is Extract<Outcome, { recipe: SavedRecipe }> {
  if (outcome.type === 'cooked') return outcome.isNew;
  return outcome.type === 'planned' ? !outcome.was : outcome.type === 'saved';
}

/** A browser that says nothing of its room refuses what does not fit. */
async function hasRoom(): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(ignore)) ?? {};
  return !quota || usage === undefined || quota - usage > RESERVED;
}
