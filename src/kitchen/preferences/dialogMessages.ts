import { LONGEST_AVOIDED, MOST_AVOIDED, MOST_AVOIDED_LETTERS } from '../../../machines/avoided';
import { limitText } from '../../ui/limitText';
import { listOf } from '../../ui/listOf';

/** How many foods that were not taken to name, and how much of each. */
const MOST_NAMED = 5;
const LONGEST_NAME = 60;

/** How many foods of a family to name. */
const MOST_NAMES = 6;

/** What visitors read in the preferences dialog. */
export const dialogMessages = {
  standsFor: (word: string, contents: readonly string[]) =>
    `“${word}”: everything that contains ${listOf(contents, 'disjunction')}.`,
  looksFor: (word: string, names: readonly string[], examples: readonly string[]) => {
    const such = examples.length > 0 ? `: ${examples.join(', ')} …` : '.';
    const more = names.length > MOST_NAMES ? ' …' : '';
    const isSame = names.join() === word.toLowerCase();
    const start = isSame ? 'Looks for' : `“${word}”: looks for`;
    const them = names.length === 1 ? 'it' : 'them';
    return `${start} ${names.slice(0, MOST_NAMES).join(', ')}${more} and what is made of ${them}${such}`;
  },
  onlyAWord: (word: string) =>
    `Looks for the word “${word}” only. The page doesn't know this food.`,
  heading: 'Preferences',
  close: 'Close',
  about: (isStored: boolean) =>
    `Every new recipe should keep to these. ${isStored ? 'This browser stores them, and each' : 'Each'} request sends them to the model. A recipe can't tell you about traces. Check every label.`,
  lasts: (until: 'close' | 'reload') =>
    `Your browser couldn't save this. It is kept only until you ${until} this tab.`,
  avoidHint: 'Separate foods with commas.',
  notTaken: (words: readonly string[]) => {
    const shown = words.slice(0, MOST_NAMED).map((word) => `“${limitText(word, LONGEST_NAME)}”`);
    const more = words.length - shown.length;
    const names = listOf(more > 0 ? [...shown, `${more} more`] : shown);
    return `Not added, so no recipe is checked for ${names}. There is room for ${MOST_AVOIDED} foods of up to ${LONGEST_AVOIDED} letters, and for ${MOST_AVOIDED_LETTERS.toLocaleString('en')} letters in all.`;
  },
  forget: 'Forget them',
  forgotten: 'Your preferences are forgotten.',
  undo: 'Undo',
  done: 'Done',
};
