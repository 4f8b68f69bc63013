import UNLABELLED from './larder/unlabelled.txt?raw';
import { isLeftover } from './leftovers';
import { rowsNamed } from './rows';
import { inEnglish } from './text/reading';

const OWN_MAKING = new RegExp(rowsNamed(UNLABELLED)('own making').join('|'), 'i');

/** Cooked at home, or without a label: the name of a food does not tell what is in it. */
export const hidesContents = (name: string): boolean =>
  OWN_MAKING.test(name) || OWN_MAKING.test(inEnglish(name)) || isLeftover(name);
