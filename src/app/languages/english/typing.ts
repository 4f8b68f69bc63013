import { typingMessages as typing } from '../../../kitchen/list/typingMessages';

/** The words around the list while a visitor types. */
export const words = { typing };
