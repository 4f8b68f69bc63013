import * as v from 'valibot';
import { readBrowser } from '../../browser/storage/browserReading';
import { removeFromBrowser, writeBrowser } from '../../browser/storage/browserStorage';
import { fitting, parseStored } from '../../browser/storage/schemas';

const KEY = 'saffron.recentDishes';

/** How long requests ask for dishes other than a cooked one, in ms: a week. */
const DAYS = 7 * 24 * 60 * 60 * 1_000;

/** How many dishes a request names. Those cooked last come first. */
const MOST_DISHES = 20;

/** The longest title to keep, in UTF-16 units. */
const LONGEST_TITLE = 100;

/** A dish that the visitor has cooked and does not want again for a week. */
interface RecentDish {
  title: string;
  /** In ms since 1970. */
  cookedAt: number;
}

const Dish = v.object({
  title: v.string(),
  cookedAt: v.number(),
}) satisfies v.GenericSchema<unknown, RecentDish>;

/** Whether the visitor asked for other dishes when they last cooked one. */
export function wantsOtherDishes(): boolean {
  return readBrowser(KEY) !== null;
}

/** Remembers whether the visitor wants other dishes. If not, forgets the cooked ones too. */
export function setOtherDishes(isWanted: boolean): void {
  if (!isWanted) removeFromBrowser(KEY);
  else if (!wantsOtherDishes()) save([]);
}

/** Remembers a dish for a week. */
export function addRecentDish(title: string, cookedAt: number): void {
  save([{ title, cookedAt }, ...load()].slice(0, MOST_DISHES));
}

/** Forgets a dish whose cooking was undone. */
export function removeRecentDish(title: string, cookedAt: number): void {
  if (!wantsOtherDishes()) return;
  save(load().filter((dish) => dish.title !== title || dish.cookedAt !== cookedAt));
}

/** The titles of the dishes of the last week. */
export function recentDishes(): string[] {
  return [...new Set(load().map(({ title }) => title.slice(0, LONGEST_TITLE)))];
}

function load(): RecentDish[] {
  try {
    const dishes = parseStored(fitting(Dish, MOST_DISHES), readBrowser(KEY) ?? '[]');
    return dishes.filter(({ cookedAt }) => Date.now() - cookedAt < DAYS);
  } catch {
    return [];
  }
}

function save(dishes: readonly RecentDish[]): void {
  writeBrowser(KEY, JSON.stringify(dishes));
}
