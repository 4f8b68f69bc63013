import * as v from 'valibot';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { hashText } from '../../browser/hashText';
import { readBrowser, writeBrowser } from '../../browser/storage/browserStorage';
import { fitting, parseStored } from '../../browser/storage/schemas';
import { createStore } from '../../browser/store';
import { MAX_RECIPES } from './cookbookFile';

const KEY = 'saffron.copied';

const FEWEST_TO_NAME = 5;

/** How long *Not now* keeps the page quiet, in ms. */
const PAUSE = 60 * 86_400_000;

/** Hashes of recipes that a file has, and until when the page says nothing of the others. */
const KeptCopies = v.object({
  recipes: fitting(v.string(), MAX_RECIPES),
  quietUntil: v.fallback(v.number(), 0),
});

export type Copies = ReturnType<typeof createCopies>;

/** Knows which recipes an export or an imported file has. An edited recipe is another one. */
export function createCopies(cookbook: CookbookActor) {
  const kept = createStore(load());

  function keep(change: Partial<v.InferOutput<typeof KeptCopies>>) {
    kept.set({ ...load(), ...change });
    writeBrowser(KEY, JSON.stringify(kept.getSnapshot().context));
  }

  // The machine tells of an import after it has taken the command out of its queue.
  let isImport = false;
  cookbook.subscribe(({ context }) => {
    isImport = context.queue[0]?.type === 'recipe.import';
  });
  cookbook.on('imported', ({ added }) => {
    if (isImport) keep({ recipes: [...load().recipes, ...added.map(hashOf)] });
  });

  return {
    kept,
    /** Another tab may have exported. */
    refresh: () => kept.set(load()),
    /** A file has all recipes of the cookbook. */
    note: (recipes: readonly SavedRecipe[]) => keep({ recipes: recipes.map(hashOf) }),
    dismiss: () => keep({ quietUntil: Date.now() + PAUSE }),
  };
}

function load(): v.InferOutput<typeof KeptCopies> {
  try {
    return parseStored(KeptCopies, readBrowser(KEY) ?? '{}');
  } catch {
    return { recipes: [], quietUntil: 0 };
  }
}

const hashOf = ({ recipe, note = '' }: Pick<SavedRecipe, 'recipe' | 'note'>) =>
  hashText(`${recipe}\n${note}`);

/** How many recipes are in no file; 0 if they are few, or if the visitor has dismissed the line. */
export function countUncopied(
  { recipes: copied, quietUntil }: v.InferOutput<typeof KeptCopies>,
  recipes: readonly SavedRecipe[],
): number {
  const rest = quietUntil - Date.now();
  // A clock that was wrong does not silence the page for years.
  if (rest > 0 && rest <= PAUSE) return 0;
  const known = new Set(copied);
  const count = recipes.filter((one) => !known.has(hashOf(one))).length;
  return count >= FEWEST_TO_NAME ? count : 0;
}
