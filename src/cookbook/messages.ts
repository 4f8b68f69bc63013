import type {
  Command,
  CookbookErrorCode,
  CookbookNotice,
  EntryErrorCode,
  OptionalField,
} from '../../machines/cookbookMachine';

/** Why the cookbook could not be read or changed. */
export const errorMessages: Record<CookbookErrorCode, string> = {
  noStorage: 'This browser has no storage for a cookbook.',
  forbidden:
    "This browser doesn't let the page store anything. You may be in a private window, or a setting forbids it.",
  full: "There's no room left in this browser's storage. What you saved before is still there.",
  broken: "This browser's storage failed. What you saved before is still there.",
  newerPage: 'Another tab has a newer version of this page. Reload this tab to go on.',
  olderPage: 'Another tab has an older version of this page. Close it, then try again.',
  timeout: "This browser's storage isn't answering.",
  recipeTooLong: "It's longer than 50,000 characters.",
  cookbookTooLarge: 'Your cookbook would grow beyond 20 MB.',
  fileTooLarge: 'The file is larger than 20 MB.',
  fileUnreadable: "The file can't be opened.",
  notCookbookFile: "This isn't a cookbook file. For recipes of other programs, use Add a recipe.",
  newerFile: 'A newer version of this page made the file. Reload this page, then try again.',
};

const failureMessages: Record<Command['type'], string> = {
  'recipe.save': 'Not saved.',
  'recipe.remove': 'Not removed.',
  'recipe.restore': 'Not brought back.',
  'recipe.edit': 'Not changed.',
  'cookbook.import': 'Nothing was added.',
  'cookbook.add': 'Nothing was added.',
  'cookbook.undoImport': 'Nothing was taken out.',
};

/** For commands that the storage may still complete. */
const timeoutMessages: Record<Command['type'], string> = {
  'recipe.save': 'It may not have been saved.',
  'recipe.remove': 'It may not have been removed.',
  'recipe.restore': 'It may not have come back.',
  'recipe.edit': 'It may not have been changed.',
  'cookbook.import': 'The recipes may not have been added.',
  'cookbook.add': 'The recipes may not have been added.',
  'cookbook.undoImport': 'The recipes may not have been taken out.',
};

export function failureMessage({ command, code }: CookbookNotice & { type: 'failed' }): string {
  const messages = code === 'timeout' ? timeoutMessages : failureMessages;
  return `${messages[command.type]} ${errorMessages[code]}`;
}

export const saveMessages = {
  save: 'Save',
  isSaved: 'Saved',
  undo: 'Undo',
  pressToRemove: 'Press to remove it from your cookbook',
  saved: 'Saved in your cookbook',
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
  notLoaded: 'Not saved. Try again.',
};

export const cookbookMessages = {
  heading: 'Cookbook',
  close: 'Close',
  find: 'Find a recipe',
  found: (found: number, all: number) => `${found} of ${count(all)}`,
  showMore: (next: number, rest: number) =>
    next === rest ? `Show ${next} more` : `Show ${next} more of ${count(rest)}`,
  notFound: 'No recipe has all of these words.',
  empty: "No recipes yet. Save one that you like and you'll find it here.",
  opening: 'Opening your cookbook…',
  note: 'Your recipes stay in this browser and nowhere else. Browsers sometimes clear what pages store, so export your recipes now and then.',
  notOpened: "Your cookbook can't be opened.",
  tryAgain: 'Try again',
  unreadable: (recipes: number) =>
    recipes === 1
      ? "One more recipe is here, but it can't be read. It stays as it is."
      : `${recipes} more recipes are here, but they can't be read. They stay as they are.`,
};

export const fileMessages = {
  exportAll: 'Export all',
  add: 'Add a recipe',
  tooLong: (title: string) => `“${title}” is longer than 50,000 characters.`,
  refused: (recipes: number) => (recipes === 1 ? '1 did not come' : `${recipes} did not come`),
  import: 'Import',
  file: 'Cookbook file',
  asCookbook: 'Everything, to import here',
  forManagers: 'For Mealie, Tandoor, Nextcloud Cookbook',
  asMarkdown: 'As markdown files',
  fileName: (day: string, kind: string) => `cookbook-${day}${kind}`,
  exported: (name: string) => `Downloaded ${name}`,
  notExported: 'Could not export. Try again.',
  imported: (added: number, known: number, rejected: number, sameName: number) =>
    [
      `${count(added)} added`,
      sameName > 0 && `${sameName} under a name that was here already`,
      known > 0 && `${known} already here`,
      rejected > 0 && `${rejected} not readable`,
    ]
      .filter(Boolean)
      .join(', '),
  rejected: (position: number, code: EntryErrorCode) => `Entry ${position} ${entryErrors[code]}.`,
  incomplete: (position: number, fields: readonly OptionalField[]) =>
    `Entry ${position} came without its ${list.format(fields.map((field) => fieldNames[field]))}.`,
  more: (entries: number) => `And ${entries} more.`,
  undo: 'Undo',
  undone: (recipes: number) => `${count(recipes)} taken out again.`,
};

const list = new Intl.ListFormat('en');

const fieldNames: Record<OptionalField, string> = {
  cut: 'cut-off mark',
  model: 'model',
  ingredients: 'ingredients',
  date: 'date',
  name: 'name',
  note: 'note',
};

const entryErrors: Record<EntryErrorCode, string> = {
  notRecipe: "isn't a recipe",
  noText: 'has no text',
  textTooLong: 'is longer than 50,000 characters',
};

export const rowMessages = {
  untitled: 'Recipe',
  ingredients: (names: string, more: number) => (more > 0 ? `${names} and ${more} more` : names),
  sample: 'Sample recipe',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  undo: 'Undo',
  undoTitle: (title: string) => `Undo: bring back ${title}`,
  removed: 'Removed',
  edit: (title: string) => `Rename ${title} or add a note`,
  name: 'Name',
  note: 'Note',
  save: 'Save',
  cancel: 'Cancel',
  editedTitle: (title: string) => `Changed ${title}`,
  removedTitle: (title: string) => `Removed ${title}`,
  restoredTitle: (title: string) => `Brought back ${title}`,
  gone: "It's already gone",
};

function count(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
