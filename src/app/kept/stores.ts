import { DELETED_KEY } from '../../browser/storage/browserReading';

/**
 * With `OTHER_STORES`, all that the page keeps in a browser, in this version and before: names after
 * `saffron.`, up to a dot. Whatever writes something new adds its name here; docs/security.md says
 * where each is, and how long.
 */
const STORES = {
  basics: 'alwaysHave',
  shopping: 'shoppingList',
  model: 'connection sign-in',
  drafts: 'draft edit entered field lines openList paste pasteHtml shared',
};

/** What the page itself counts, and its small notes. */
const OTHER_STORES =
  'answerTimes bought cookbook cookedWith copied deleted earlier files kitchen language list notKept planned preferences recentDishes saved servings ticks timers';

/** For a test. */
export const allStores = () => [...Object.values(STORES), OTHER_STORES].join(' ').split(' ');

/** What the page has in both storages, each key with its text. Every version's keys begin so. */
function readStorages() {
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

/** How many texts of each kind there are, without those with which the page says that it has none. */
export function countTexts() {
  const texts = readStorages().filter(({ text }) => !/^(?:\[\]|\{\}|null)?$/.test(text));
  const countOf = (kind: keyof typeof STORES) =>
    texts.filter(({ key }) => STORES[kind].split(' ').includes(key.split('.')[1] ?? '')).length;
  return {
    basics: countOf('basics'),
    shopping: countOf('shopping'),
    model: countOf('model'),
    drafts: countOf('drafts'),
    notes: texts.length,
  };
}

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
