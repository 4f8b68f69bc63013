import * as markup from '../../src/reading/lines/readDocument';
import { mayNeedLayout, readAnswer as read } from '../../src/wire/connections/answer/readAnswer';

/** Loads what JSON and HTML need, as a connection does. */
export const readAnswer = (answer: string): string =>
  read(answer, mayNeedLayout(answer) ? markup : null);
