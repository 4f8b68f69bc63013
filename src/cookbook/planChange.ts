import type { Command, Outcome, SavedRecipe } from '../../machines/cookbookMachine';
import { fileSizeOf, MAX_FILE_SIZE, readCookbookFile } from './cookbookFile';
import { MAX_RECIPES } from './exceedsJsonLimits';
import { CookbookError, findSaved, fitToSave, normalizeText } from './savedRecipe';
import { loadTitleReader } from './savedTitle';

/** What to add to the database and remove from it, and what that achieves. */
export interface Change {
  add?: readonly SavedRecipe[];
  /** The id of a recipe. */
  remove?: string;
  outcome: Outcome;
}

/**
 * Prepares a command, and reads its file if it has one.
 *
 * @param maxFileSize of the file, and of an export of the whole cookbook, in bytes; so every export
 *   can be imported
 * @returns a function from the saved recipes to the change; pure but for ids and dates
 * @throws {CookbookError} if the command cannot be run, as does the function
 */
export async function planChange(
  command: Command | undefined,
  maxFileSize = MAX_FILE_SIZE,
): Promise<(saved: readonly SavedRecipe[]) => Change> {
  switch (command?.type) {
    case 'recipe.save': {
      const recipe = fitToSave(command.recipe);
      // A recipe is saved even if the reader cannot be fetched.
      const title = await loadTitleReader().then(
        (readTitle) => readTitle(recipe.recipe),
        () => undefined,
      );
      return limitSize(maxFileSize, (saved) => save(saved, { ...recipe, ...(title && { title }) }));
    }
    case 'recipe.remove':
      return (saved) => remove(saved, command.id);
    case 'recipe.restore':
      return limitSize(maxFileSize, (saved) => restore(saved, command.recipe));
    case 'cookbook.import': {
      const file = readCookbookFile(await readText(command.file, maxFileSize));
      return limitSize(maxFileSize, (saved) => importEntries(saved, file));
    }
    default:
      throw new Error('There is no command to run.');
  }
}

function save(saved: readonly SavedRecipe[], recipe: Omit<SavedRecipe, 'id' | 'savedAt'>): Change {
  const known = findSaved(saved, recipe.recipe);
  if (known) return { outcome: { type: 'known', recipe: known } };
  const added = { id: newId(), ...recipe, savedAt: Date.now() };
  return { add: [added], outcome: { type: 'saved', recipe: added } };
}

function remove(saved: readonly SavedRecipe[], id: string): Change {
  const recipe = saved.find((one) => one.id === id);
  return recipe
    ? { remove: id, outcome: { type: 'removed', recipe } }
    : { outcome: { type: 'gone' } };
}

function restore(saved: readonly SavedRecipe[], recipe: SavedRecipe): Change {
  const known = findSaved(saved, recipe.recipe);
  return known
    ? { outcome: { type: 'known', recipe: known } }
    : { add: [recipe], outcome: { type: 'restored', recipe } };
}

function importEntries(
  saved: readonly SavedRecipe[],
  { entries, rejected }: ReturnType<typeof readCookbookFile>,
): Change {
  const texts = new Set(saved.map(({ recipe }) => normalizeText(recipe)));
  const add: SavedRecipe[] = [];
  for (const entry of entries) {
    const text = normalizeText(entry.recipe);
    if (!texts.has(text)) add.push({ id: newId(), ...entry });
    texts.add(text);
  }
  const known = entries.length - add.length;
  return { add, outcome: { type: 'imported', added: add.length, known, rejected } };
}

/** Makes a plan fail if the cookbook would grow too large. */
function limitSize(maxFileSize: number, plan: (saved: readonly SavedRecipe[]) => Change) {
  return (saved: readonly SavedRecipe[]): Change => {
    const change = plan(saved);
    const { add = [] } = change;
    const all = [...saved, ...add];
    if (add.length > 0 && (all.length > MAX_RECIPES || fileSizeOf(all) > maxFileSize)) {
      throw new CookbookError('cookbookTooLarge');
    }
    return change;
  };
}

async function readText(file: Blob, maxFileSize: number): Promise<string> {
  if (file.size > maxFileSize) throw new CookbookError('fileTooLarge');
  try {
    return await file.text();
  } catch (error) {
    throw new CookbookError('fileUnreadable', error);
  }
}

/** A random id. `crypto.randomUUID` is missing on pages without TLS. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
