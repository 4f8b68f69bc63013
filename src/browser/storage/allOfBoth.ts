import { DELETED_KEY } from './browserReading';

/** What the page has in both storages, each key with its text. Every version's keys begin so. */
export function readStorages() {
  try {
    return [sessionStorage, localStorage].flatMap((storage) =>
      Object.entries<string>({ ...storage })
        .filter(([key]) => key.startsWith('saffron.'))
        .map(([key, text]) => ({ storage, key, text })),
    );
  } catch {
    // A browser that forbids reading keeps nothing.
    return [];
  }
}

/** The page begins anew, and says that everything is deleted. */
export const openEmptyPage = () => location.replace('?deleted');

/**
 * Deletes all of that, and leaves a mark, so that no tab writes anything back. Returns whether all
 * was gone before.
 */
export function emptyStorages(): boolean {
  for (const { storage, key } of readStorages()) storage.removeItem(key);
  const isEmpty = !readStorages()[0];
  try {
    localStorage.setItem(DELETED_KEY, `${Date.now()}`);
  } catch {
    // Nor does any other tab write then.
  }
  return isEmpty;
}
