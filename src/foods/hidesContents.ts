import UNLABELLED from './larder/unlabelled.txt?raw';
import { isLeftover } from './leftovers';
import { rowsNamed } from './rows';
import { findsInAny } from './text/reading';

const isOwnMaking = findsInAny(new RegExp(rowsNamed(UNLABELLED)('own making').join('|'), 'i'));

/** Cooked at home, or without a label: the name of a food does not tell what is in it. */
export const hidesContents = (name: string): boolean => isOwnMaking(name) || isLeftover(name);
