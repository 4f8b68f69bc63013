import { mayNeedLayout, readAnswer as read } from '../../src/models/connections/answer/readAnswer';
import * as markup from '../../src/reading/lines/readDocument';

/** Loads what JSON and HTML need, as a connection does. */
export const readAnswer = (answer: string): string =>
  read(answer, mayNeedLayout(answer) ? markup : null);
