import type { DBSchema } from 'idb';
import { isJpegWithin, type PictureLimits } from '../../browser/picture';
import { createConnection, ignore } from '../storage/connection';

/** Beside the cookbook's, so a page of an older version keeps that open. */
const NAME = 'saffron.pictures';

const VERSION = 1;

/** Of each picture, for a recipe's page and for lists. */
export const SIZES = {
  large: { sides: [1_280, 1_024, 768, 512], bytes: 160_000 },
  small: { sides: [192, 128, 96], bytes: 12_000 },
} satisfies Record<string, PictureLimits>;

export type PictureSize = keyof typeof SIZES;

/** JPEGs as this page draws them. */
export type DrawnPicture = Record<PictureSize, Uint8Array<ArrayBuffer>>;

export interface AboutPicture {
  /** The visitor has chosen it. Any other came in a file, and may be a stranger's. */
  isOwn?: boolean | undefined;
  /** Since when it is without its recipe, in ms since the epoch. */
  orphanAt?: number | undefined;
}

/** The keys are the ids of recipes. */
interface Schema extends DBSchema {
  about: { key: string; value: AboutPicture };
  large: { key: string; value: Uint8Array<ArrayBuffer> };
  small: { key: string; value: Uint8Array<ArrayBuffer> };
}

const STORES = ['about', 'large', 'small'] as const;

export type PictureChange = readonly [
  id: string,
  picture: (Partial<DrawnPicture> & { about: AboutPicture }) | null,
];

const connect = (onChange: () => void) =>
  createConnection<Schema>(
    {
      name: NAME,
      version: VERSION,
      stores: [...STORES],
      upgrade(database) {
        for (const store of STORES) database.createObjectStore(store);
      },
    },
    onChange,
  );

/** Its functions reject with a `CookbookError`. Creates the database with the first picture. */
export function openPictureDatabase(onChange: (ids?: readonly string[]) => unknown) {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onChange(Array.isArray(data) ? data : undefined);
  const connection = connect(onChange);

  /** Those that are there, of all or of these ids. */
  function readAll(only?: readonly string[]): Promise<Map<string, AboutPicture>> {
    return connection.read(new Map(), async (transaction) => {
      const store = transaction.objectStore('about');
      const ids = only ?? (await store.getAllKeys());
      const all = only ? await Promise.all(only.map((id) => store.get(id))) : await store.getAll();
      return new Map(ids.flatMap((id, at) => (all[at] ? [[id, { ...all[at] }]] : [])));
    });
  }

  /** `null` removes a picture. A change without bytes writes only what the page knows of the picture. */
  async function write(changes: readonly PictureChange[]) {
    if (changes.length === 0) return;
    await connection.write(async (transaction, pause) => {
      for (const [id, picture] of changes) {
        const isThere = picture?.large || (await transaction.objectStore('about').getKey(id));
        for (const name of STORES) {
          const store = transaction.objectStore(name);
          const value = picture?.[name];
          // What was only known of a picture that has gone meanwhile goes, too.
          if (!picture || !isThere) store.delete(id).catch(ignore);
          else if (value) store.put(value as never, id).catch(ignore);
        }
        await pause();
      }
    });
    const ids = changes.map(([id]) => id);
    channel.postMessage(ids);
    await onChange(ids);
  }

  return {
    readAll,
    write,

    /** Null without one that this page can have written: every page of the same origin can write here. */
    async read(id: string, size: PictureSize): Promise<Uint8Array<ArrayBuffer> | null> {
      const bytes = await connection.read(undefined, (transaction) =>
        transaction.objectStore(size).get(id),
      );
      return ArrayBuffer.isView(bytes) && isJpegWithin(bytes, SIZES[size]) ? bytes : null;
    },

    async deleteAll() {
      const ids = [...(await readAll()).keys()];
      await write(ids.map((id) => [id, null]));
      connection.deleteDatabase();
    },

    close() {
      channel.close();
      connection.close();
    },
  };
}
