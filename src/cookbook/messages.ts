import type { EntryErrorCode, OptionalField } from '../../machines/cookbookMachine';

export const cookbookMessages = {
  heading: 'Cookbook',
  close: 'Close',
  find: 'Find a recipe',
  found: (found: number, all: number) => `${found} of ${count(all)}`,
  showMore: (next: number, rest: number) =>
    next === rest ? `Show ${next} more` : `Show ${next} more of ${count(rest)}`,
  notFound: 'No recipe has all of these words.',
  sort: 'Sort by',
  orders: { saved: 'Last saved', name: 'Name', cooked: 'Last cooked' },
  notCooked: 'Not cooked yet',
  allCooked: 'You have cooked every recipe here.',
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
  refused: (recipes: number) =>
    recipes === 1 ? '1 could not be added' : `${recipes} could not be added`,
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
      sameName > 0 && `${sameName} with a name that you already had`,
      known > 0 && `${known} already here`,
      rejected > 0 && `${rejected} unreadable`,
    ]
      .filter(Boolean)
      .join(', '),
  rejected: (position: number, code: EntryErrorCode) => `Entry ${position} ${entryErrors[code]}.`,
  incomplete: (position: number, fields: readonly OptionalField[]) =>
    `Entry ${position} came without its ${list.format(fields.map((field) => fieldNames[field]))}.`,
  more: (entries: number) => `And ${entries} more.`,
  undo: 'Undo',
  undone: (recipes: number) => `${count(recipes)} removed again.`,
};

const list = new Intl.ListFormat('en');

const fieldNames: Record<OptionalField, string> = {
  cut: 'cut-off mark',
  model: 'model',
  ingredients: 'ingredients',
  date: 'date',
  name: 'name',
  note: 'note',
  cooked: 'days of cooking',
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
  /** @param day such as `2026-11-21` */
  cooked: (times: number, day: string) =>
    times === 1
      ? `Cooked on ${dayText(new Date(day), 'UTC')}`
      : `Cooked ${times} times, last on ${dayText(new Date(day), 'UTC')}`,
  saved: (date: Date) => dayText(date),
  imported: 'Imported recipe',
  remove: 'Remove',
  removeTitle: (title: string) => `Remove ${title}`,
  undo: 'Undo',
  undoTitle: (title: string) => `Undo: bring back ${title}`,
  removed: 'Removed',
  edit: (title: string) => `Rename ${title} or add a note`,
  name: 'Name',
  note: 'Note',
  yourNote: 'Your note:',
  save: 'Save',
  cancel: 'Cancel',
  editedTitle: (title: string) => `Changed ${title}`,
  removedTitle: (title: string) => `Removed ${title}`,
  restoredTitle: (title: string) => `Brought back ${title}`,
  gone: 'It has already been removed',
};

/**
 * "21 November". Adds the year if it is not this year.
 *
 * @param timeZone decides which day it is; the browser's by default
 */
function dayText(date: Date, timeZone?: 'UTC'): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone,
  }).format(date);
}

function count(recipes: number): string {
  return recipes === 1 ? '1 recipe' : `${recipes} recipes`;
}
