import { mayBeData } from '../../src/reading/lines/fetchDataReader';
import * as markup from '../../src/reading/lines/readDocument';
import { readAnswer as read } from '../../src/wire/connections/answer/readAnswer';
import { takeThoughtsOff } from '../../src/wire/connections/answer/takeThoughtsOff';

/** Loads what JSON and HTML need, as a connection does. */
export const readAnswer = (answer: string): string =>
  read(answer, mayBeData(answer) || !takeThoughtsOff(answer).text.trim() ? markup : null);
