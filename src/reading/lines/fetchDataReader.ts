/** Reads ideas, and answers in JSON, HTML or bare lines. */
export type DataReader = Pick<
  typeof import('./readDocument'),
  'findJson' | 'isRecipe' | 'layOutHtml' | 'layOutJson' | 'layOutText' | 'readIdeas'
>;

/** Few visitors need it, so it is in a file of its own. Rejects if the page cannot fetch that. */
export function fetchDataReader(): Promise<DataReader>;
/** Null if the answer needs none. */
export function fetchDataReader(answer: string): Promise<DataReader | null>;
export async function fetchDataReader(answer?: string): Promise<DataReader | null> {
  return answer === undefined || mayBeData(answer) ? import('./readDocument') : null;
}

/** Whether an answer of a model may be JSON, HTML or bare lines, which only the reader of data can lay out. */
export const mayBeData = (answer: string): boolean =>
  /\{|\[\s*\[|<\/(?:h[1-6]|p|li|[uo]l|div|tr)\s*>/i.test(answer) || hasBareList(answer);

/** Three lines in a row that begin with an amount, if no line has a mark of markdown. */
export const hasBareList = (answer: string): boolean =>
  /(?:^|\n)(?:(?!\d+[.)]\s)[\d¼½¾⅓⅔][^\n]*\n){3}/.test(answer) &&
  !/^\s*(?:#|[-*+•]\s|\||```)|\*\*/m.test(answer) &&
  !(/^\s*\d+[.)]\s/m.test(answer) && /^\D{3,40}:\s*$/m.test(answer));
