import type { CookbookNews, Deed, Trouble } from '../../machines/cookbookMachine';
import { titleOf } from './titleOf';

/** Why something could not be done. */
const TROUBLES: Record<Trouble, string> = {
  missing: 'This browser has no storage that a cookbook could be kept in.',
  forbidden:
    'This browser lets the page keep nothing: it may be a private window, or one of its settings.',
  full: 'There is no room left in the browser’s storage. What was saved before is still there.',
  broken: 'The browser’s storage failed. What was saved before is still there.',
  newer: 'Another tab has a newer version of this page. Reload this one to go on.',
  blocked: 'Another tab has an older version of this page. Close it, then try again.',
  silent: 'The browser’s storage does not answer.',
  longRecipe: 'It is longer than 50,000 characters.',
  largeCookbook: 'The cookbook would grow larger than 20 MB.',
  largeFile: 'The file is larger than 20 MB.',
  unreadableFile: 'The file cannot be read: it is no JSON text.',
  foreignFile: 'The file is no cookbook that was exported here.',
  newerFile: 'The file is from a newer version of this page. Reload this page, then try again.',
};

const FAILURES: Record<Deed['type'], string> = {
  'recipe.save': 'Not saved.',
  'recipe.remove': 'Not removed.',
  'recipe.restore': 'Not brought back.',
  'cookbook.import': 'Nothing was added.',
};

/** How many of the entries that could not be read are told one by one. */
const MOST_TOLD = 5;

export function wordForTrouble(trouble: Trouble): string {
  return TROUBLES[trouble];
}

/** What is told of news; empty where that is nothing. */
export function wordForNews(news: CookbookNews): string {
  switch (news.about) {
    case 'nothing':
      return '';
    case 'saved':
      return 'Saved in your cookbook';
    case 'known':
      return 'It is in your cookbook already';
    case 'removed':
      return `Removed ${titleOf(news.recipe.recipe)}`;
    case 'restored':
      return `Brought back ${titleOf(news.recipe.recipe)}`;
    case 'gone':
      return 'It has been removed already';
    case 'imported':
      return wordForImport(news);
    case 'failure': {
      const failure = FAILURES[news.deed.type];
      // What was not answered in time may have been done all the same.
      const told = news.trouble === 'silent' ? `Maybe: ${failure.toLowerCase()}` : failure;
      return `${told} ${TROUBLES[news.trouble]}`;
    }
  }
}

function wordForImport({ added, known, rejected }: CookbookNews & { about: 'imported' }): string {
  const sum = [
    `${added} added`,
    known > 0 && `${known} ${known === 1 ? 'was' : 'were'} there already`,
    rejected.length > 0 && `${rejected.length} could not be read`,
  ].filter(Boolean);
  const told = rejected
    .slice(0, MOST_TOLD)
    .map(({ place, reason }) => `recipe ${place} of the file, because ${reason}`);
  if (rejected.length > MOST_TOLD) told.push(`and ${rejected.length - MOST_TOLD} more`);
  return sum.join(', ') + (told.length > 0 ? `: ${told.join('; ')}.` : '.');
}
