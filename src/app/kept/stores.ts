import { readStorages } from '../../browser/storage/allOfBoth';

/**
 * With `OTHER_STORES`, all that the page keeps in a browser, in this version and before: names after
 * `saffron.`, up to a dot. Whatever writes something new adds its name here; docs/security.md says
 * where each is, and how long.
 */
const STORES = {
  basics: 'alwaysHave',
  shopping: 'shoppingList',
  drafts: 'draft edit entered field lines openList paste pasteHtml shared',
  notes: 'answerTimes bought cookedWith copied earlier language recentDishes servings ticks timers',
};

/** What the page counts itself, and what only says how it keeps that. */
const OTHER_STORES =
  'connection cookbook cooking deleted files kitchen list notKept pictures place planned preferences saved sign-in';

/** For a test. */
export const allStores = () => [...Object.values(STORES), OTHER_STORES].join(' ').split(' ');

/** How many texts of each kind there are, without those with which the page says that it has none. */
export function countTexts() {
  const texts = readStorages().filter(({ text }) => !/^(?:\[\]|\{\}|null)?$/.test(text));
  const countOf = (kind: keyof typeof STORES) =>
    texts.filter(({ key }) => STORES[kind].split(' ').includes(key.split('.')[1] ?? '')).length;
  return {
    basics: countOf('basics'),
    shopping: countOf('shopping'),
    drafts: countOf('drafts'),
    notes: countOf('notes'),
  };
}
