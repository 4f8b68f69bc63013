import type { Command, CookbookErrorCode, CookbookNotice } from '../../machines/cookbookMachine';

/** Why the page could not read or change the cookbook. */
export const errorMessages: Record<CookbookErrorCode, string> = {
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
  fileTooLarge: 'The file is larger than 20 MB.',
  fileUnreadable: "The file can't be opened.",
  notCookbookFile: "This isn't a cookbook file. For recipes from other programs, use Add a recipe.",
  newerFile: 'A newer version of this page made the file. Reload this page, then try again.',
};

const failureMessages: Record<Command['type'], string> = {
  'recipe.save': 'Not saved.',
  'recipe.remove': 'Not removed.',
  'recipe.restore': 'Not brought back.',
  'recipe.cook': 'Not saved.',
  'recipe.uncook': 'Not changed.',
  'recipe.edit': 'Not changed.',
  'cookbook.import': 'Nothing was added.',
  'cookbook.add': 'Nothing was added.',
  'cookbook.undoImport': 'Nothing was removed.',
};

/** For timeouts, after which the storage may still complete the command. */
const timeoutMessages: Record<Command['type'], string> = {
  'recipe.save': 'It may not have been saved.',
  'recipe.remove': 'It may not have been removed.',
  'recipe.restore': 'It may not have come back.',
  'recipe.cook': 'It may not have been saved.',
  'recipe.uncook': 'It may not have been changed.',
  'recipe.edit': 'It may not have been changed.',
  'cookbook.import': 'The recipes may not have been added.',
  'cookbook.add': 'The recipes may not have been added.',
  'cookbook.undoImport': 'The recipes may not have been removed.',
};

export function failureMessage({ command, code }: CookbookNotice & { type: 'failed' }): string {
  const messages = code === 'timeout' ? timeoutMessages : failureMessages;
  return `${messages[command.type]} ${errorMessages[code]}`;
}
