import { mayNeedLayout, readAnswer as read } from '../../src/models/connections/answer/readAnswer';
import * as markup from '../../src/reading/lines/readDocument';

/** Reads an answer as a connection does, with what it fetches for JSON and HTML. */
export const readAnswer = (answer: string): string =>
  read(answer, mayNeedLayout(answer) ? markup : null);
