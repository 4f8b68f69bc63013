import type { Command, Outcome, RecipeToSave, SavedRecipe } from '../../machines/cookbookMachine';
import { fileSizeOf, MAX_FILE_SIZE, readCookbookFile } from './cookbookFile';
import { CookbookError, findSaved, fitToSave, normalizeText } from './savedRecipe';

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
 * @returns a function from the saved recipes to the change; pure but for ids and dates
 * @throws {CookbookError} if the command cannot be run, as does the function
 */
export async function planChange(
  command: Command | undefined,
): Promise<(saved: readonly SavedRecipe[]) => Change> {
  switch (command?.type) {
    case 'recipe.save': {
      const recipe = fitToSave(command.recipe);
      return (saved) => save(saved, recipe);
    }
    case 'recipe.remove':
      return (saved) => remove(saved, command.id);
    case 'recipe.restore':
      return (saved) => restore(saved, command.recipe);
    case 'cookbook.import': {
      const file = readCookbookFile(await readText(command.file));
      return (saved) => importEntries(saved, file);
    }
    default:
      throw new Error('There is no command to run.');
  }
}

function save(saved: readonly SavedRecipe[], recipe: RecipeToSave): Change {
  const known = findSaved(saved, recipe.recipe);
  if (known) return { outcome: { type: 'known', recipe: known } };
  const added = { id: newId(), ...recipe, savedAt: Date.now() };
  return { add: fitInFile(saved, [added]), outcome: { type: 'saved', recipe: added } };
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
    : { add: fitInFile(saved, [recipe]), outcome: { type: 'restored', recipe } };
}

function importEntries(
  saved: readonly SavedRecipe[],
  { entries, rejected }: ReturnType<typeof readCookbookFile>,
): Change {
  const texts = new Set(saved.map(({ recipe }) => normalizeText(recipe)));
  const added: SavedRecipe[] = [];
  for (const entry of entries) {
    const text = normalizeText(entry.recipe);
    if (!texts.has(text)) added.push({ id: newId(), ...entry });
    texts.add(text);
  }
  const known = entries.length - added.length;
  return {
    add: fitInFile(saved, added),
    outcome: { type: 'imported', added: added.length, known, rejected },
  };
}

/** Lets recipes in only if the whole cookbook can be exported and imported again. */
function fitInFile(saved: readonly SavedRecipe[], added: readonly SavedRecipe[]) {
  if (fileSizeOf([...saved, ...added]) > MAX_FILE_SIZE) throw new CookbookError('cookbookTooLarge');
  return added;
}

async function readText(file: Blob): Promise<string> {
  if (file.size > MAX_FILE_SIZE) throw new CookbookError('fileTooLarge');
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
