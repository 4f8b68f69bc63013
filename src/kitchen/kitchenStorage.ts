import { identityOf, isBlank, type Kitchen, type Origin } from '../../machines/recipeMachine';
import { readTab, restoreFromTab, writeTab } from '../browser/tabStorage';

const KITCHEN_KEY = 'saffron.kitchen';
const DRAFT_KEY = 'saffron.draft';
const VERSION = 2;
const ORIGINS: readonly unknown[] = ['request', 'shared', 'cookbook'] satisfies Origin[];

/** More than this was not gathered by hand, and would keep the page from starting. */
const MOST_INGREDIENTS = 50_000;

/**
 * Reads what the tab kept of the kitchen before a reload.
 *
 * @returns undefined where nothing was kept, or nothing that can be used; one line in the console
 *   says what was dropped
 */
export function restoreKitchen(): Kitchen | undefined {
  return restoreFromTab(KITCHEN_KEY, 'The kitchen of before the reload was', readKitchen);
}

let keptLast: Kitchen | undefined;

/** Keeps the kitchen for a reload of this tab. */
export function keepKitchen({ ingredients, recipe, cut, model, origin, askedWith }: Kitchen): void {
  const kitchen: Kitchen = { ingredients, recipe, cut, model, origin, askedWith };
  const parts = Object.keys(kitchen) as (keyof Kitchen)[];
  if (parts.every((part) => kitchen[part] === keptLast?.[part])) return;
  keptLast = kitchen;
  writeTab(KITCHEN_KEY, JSON.stringify({ version: VERSION, ...keptLast }));
}

/** Reads the text that was being typed before a reload. */
export function restoreDraft(): string {
  return readTab(DRAFT_KEY) ?? '';
}

/** Keeps the text that is being typed for a reload of this tab. */
export function keepDraft(text: string): void {
  writeTab(DRAFT_KEY, text);
}

/** @throws {Error} that says what is wrong with the value */
function readKitchen(value: unknown): Kitchen {
  const {
    version,
    ingredients,
    recipe,
    cut,
    model,
    // Version 1 knew no recipes but those of requests.
    origin = version === 1 ? 'request' : undefined,
    askedWith = version === 1 ? [] : undefined,
  } = Object(value) as Record<string, unknown>;
  if (version !== 1 && version !== VERSION) {
    throw new Error(`it is of version ${version}, not ${VERSION}.`);
  }
  if (!Array.isArray(ingredients)) throw new Error('its ingredients are no list.');
  if (ingredients.length > MOST_INGREDIENTS) {
    throw new Error(`it has ${ingredients.length} ingredients, more than ${MOST_INGREDIENTS}.`);
  }
  const isText = (text: unknown): text is string => typeof text === 'string' && !isBlank(text);
  if (!ingredients.every(isText)) throw new Error('not all of its ingredients are texts.');
  if (new Set(ingredients.map(identityOf)).size !== ingredients.length) {
    throw new Error('it has an ingredient twice.');
  }
  if (recipe !== null && !isText(recipe)) throw new Error('its recipe is no text.');
  const isModel = model === null || isText(model);
  const isAskedWith = Array.isArray(askedWith) && askedWith.every(isText);
  if (typeof cut !== 'boolean' || !isModel || !ORIGINS.includes(origin) || !isAskedWith) {
    throw new Error('what it says of its recipe cannot be read.');
  }
  return { ingredients, recipe, cut, model, origin: origin as Origin, askedWith };
}
