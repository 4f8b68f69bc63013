import {
  type Command,
  type CookbookErrorCode,
  type CookbookNotice,
  type EntryErrorCode,
  type LeftBehind,
  type Meanwhile,
  MOST_PLANNED,
  type OptionalField,
} from '../../machines/cookbook/CookbookContext';
import type { Cooking } from '../../machines/kitchen/listChange';
import { joinNames } from '../ui/joinNames';

export const cookbookMessages = {
  heading: 'Cookbook',
  find: 'Find a recipe',
  found: (found: number, all: number) => `${found} of ${count(all)}`,
  showMore: (next: number, rest: number) =>
    next === rest ? `Show ${next} more` : `Show ${next} more of ${count(rest)}`,
  notFound: 'No recipe has all of these words.',
  sort: 'Sort by',
  orders: { saved: 'Last saved', name: 'Name', cooked: 'Last cooked', have: 'What you have' },
  planFull: (most: number) => `The plan takes ${most} recipes.`,
  empty: 'No recipes yet.',
  opening: 'Opening your cookbook…',
  note: 'Your recipes stay in this browser and nowhere else. Browsers sometimes clear what pages store, so export your recipes now and then.',
  notOpened: "Your cookbook can't be opened.",
  tryAgain: 'Try again',
  perhaps: 'This may not have happened.',
  unreadable: (recipes: number) =>
    recipes === 1
      ? "One more recipe is here, but it can't be read. It stays as it is."
      : `${recipes} more recipes are here, but they can't be read. They stay as they are.`,
};

export const fileMessages = {
  exportAll: 'Export all',
  add: 'Add a recipe',
  tooLong: (title: string) => `“${title}” is longer than 50,000 characters.`,
  refused: (recipes: number) =>
    recipes === 1 ? '1 could not be added' : `${recipes} could not be added`,
  import: 'Import',
  file: 'Cookbook file',
  asCookbook: 'Everything, to import here',
  forManagers: 'For Mealie, Tandoor, Nextcloud Cookbook',
  asMarkdown: 'Markdown, for Obsidian and text editors',
  fileName: (day: string, kind: string) => `cookbook-${day}${kind}`,
  exported: (name: string) => `Downloaded ${name}`,
  notExported: 'Could not export. Try again.',
  /** Of at least five recipes that no export has. */
  onlyHere: (recipes: number) => `${count(recipes)} are only in this browser.`,
  saveCopy: 'Save a copy',
  notNow: 'Not now',
  imported: (added: number, known: number, rejected: number, sameName: number) =>
    [
      `${count(added)} added`,
      sameName > 0 && `${sameName} with a name that you already had`,
      known > 0 && `${known} already here`,
      rejected > 0 && `${rejected} unreadable`,
    ]
      .filter(Boolean)
      .join(', '),
  leftBehind: (what: readonly LeftBehind[], added: number) =>
    `${added === 1 ? 'Its' : 'Their'} ${joinNames(what)} stay behind.`,
  rejected: (position: number, code: EntryErrorCode) => `Entry ${position} ${entryErrors[code]}.`,
  incomplete: (position: number, fields: readonly OptionalField[]) =>
    `Entry ${position} came without its ${joinNames(fields.map((field) => fieldNames[field]))}.`,
  more: (entries: number) => `And ${entries} more.`,
  /** The line below an exported recipe, in markdown. */
  noteLine: (note: string) => `**Note:** ${note}`,
  cookedLine: (days: string) => `**Cooked:** ${days}`,
  undo: 'Undo',
  undone: (recipes: number, changed: number) =>
    `${count(recipes)} removed again.${changed > 0 ? ` ${count(changed)} changed since, and not removed.` : ''}`,
};

const fieldNames: Record<OptionalField, string> = {
  cut: 'cut-off mark',
  model: 'model',
  ingredients: 'ingredients',
  date: 'date',
  name: 'name',
  note: 'note',
  cooked: 'days of cooking',
  planned: 'plan',
};

const entryErrors: Record<EntryErrorCode, string> = {
  notRecipe: "isn't a recipe",
  noText: 'has no text',
  textTooLong: 'is longer than 50,000 characters',
};

export const rowMessages = {
  untitled: 'Recipe',
  /** "1 h 20 min". */
  time: (minutes: number) => {
    const [hours, rest] = [Math.floor(Math.round(minutes) / 60), Math.round(minutes) % 60];
    return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  },
  /** `saved`: as the storage has it, "4 servings", "1 serving", "1 loaf". */
  servings: (saved: string): string => saved,
  /** `day`: the last one, "21 November". */
  cooked: (times: number, day: string) =>
    times === 1 ? `Cooked on ${day}` : `Cooked ${times} times, last on ${day}`,
  imported: 'Imported recipe',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  undo: 'Undo',
  undoTitle: (title: string) => `Undo: bring back ${title}`,
  removed: 'Removed',
  edit: (title: string) => `Edit ${title}`,
  yourNote: 'Your note:',
  noteOfFile: 'Note from a file:',
  editedTitle: (title: string) => `Changed ${title}`,
  /** What another tab did while a visitor edited a recipe. */
  meanwhile: {
    removed: 'Another tab had removed it meanwhile. It is back, with your words.',
    text: 'Another tab had changed it meanwhile. Both are in your cookbook.',
    note: 'Another tab had changed its note meanwhile.',
  } satisfies Record<Meanwhile, string>,
  removedTitle: (title: string) => `Removed ${title}`,
  restoredTitle: (title: string) => `Brought back ${title}`,
  gone: 'It has already been removed',
};

export const savedMessages = {
  saved: 'Saved in your cookbook',
  savedInPart: (count: number) =>
    `Saved in your cookbook, with ${count} ingredients from your list. There is no room for more.`,
  removed: 'Removed from your cookbook',
  restored: 'Back in your cookbook',
  known: "It's already in your cookbook",
};

export const cookedMessages = {
  usedUp: "What's used up?",
  cooked: 'I cooked this',
  /** To a cook who has left *Cook* before the end. */
  isCooked: 'Cooked it?',
  took: (amount: string) => ` — the recipe takes ${amount}`,
  left: 'Any leftovers?',
  add: 'Add',
  advice:
    'Chill within 2 hours. Eat within 2 days, rice within 1. Reheat once, until steaming hot.',
  done: 'Done',
  noted: ({ gone, left }: Cooking) =>
    [
      ...(gone.length > 0 ? [offTheList(gone)] : []),
      ...(left ? [`Added to your list: ${left.entry}.`] : []),
      'Noted in your cookbook.',
    ].join(' '),
  listStays: 'Your list is as it was.',
  undo: 'Undo',
  change: 'Change',
  tryAgain: 'Try again',
};

/** "Rice and eggs are off your list." For one ingredient the page cannot choose "is" or "are". */
function offTheList(gone: readonly string[]): string {
  const [first = '', ...others] = gone;
  if (others.length === 0) return `Removed from your list: ${first}.`;
  return `${joinNames([first.charAt(0).toUpperCase() + first.slice(1), ...others])} are off your list.`;
}

export const errorMessages: Record<Exclude<CookbookErrorCode, 'planFull'>, string> = {
  noStorage: "This browser can't store a cookbook.",
  forbidden:
    "This browser doesn't let the page store anything. You may be in a private window, or a setting forbids it.",
  full: "There's no room left in this browser's storage. What you saved before is still there.",
  broken: "This browser's storage failed. What you saved before is still there.",
  newerPage: 'Another tab has a newer version of this page. Reload this tab to go on.',
  olderPage: 'Another tab has an older version of this page. Close it, then try again.',
  timeout: "This browser's storage isn't answering.",
  recipeTooLong: "It's longer than 50,000 characters.",
  cookbookTooLarge: 'Your cookbook would grow beyond 20 MB.',
  bothTooLong:
    'Another tab has changed it too, and there is no room for both. Shorten what you wrote.',
  fileTooLarge: 'The file is larger than 20 MB.',
  fileUnreadable: "The file can't be opened.",
  notCookbookFile: "This isn't a cookbook file. For recipes from other programs, use Add a recipe.",
  newerFile: 'A newer version of this page made the file. Reload this page, then try again.',
};

export const failureMessages: Record<Command['type'], string> = {
  'recipe.save': 'Not saved.',
  'recipe.remove': 'Not removed.',
  'recipe.restore': 'Not brought back.',
  'recipe.cook': 'Not saved.',
  'recipe.uncook': 'Not changed.',
  'recipe.plan': 'Not planned.',
  'recipe.unplan': 'Not changed.',
  'recipe.edit': 'Not changed.',
  'cookbook.import': 'Nothing was added.',
  'cookbook.add': 'Nothing was added.',
  'cookbook.undoImport': 'Nothing was removed.',
};

export const errorText = (code: CookbookErrorCode) =>
  code === 'planFull' ? cookbookMessages.planFull(MOST_PLANNED) : errorMessages[code];

export function failureText({ command, code }: CookbookNotice & { type: 'failed' }): string {
  // The storage may still complete the command.
  const what = code === 'timeout' ? cookbookMessages.perhaps : failureMessages[command.type];
  return `${what} ${errorText(code)}`;
}

function count(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
