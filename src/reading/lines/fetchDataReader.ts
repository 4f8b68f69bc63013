/** Reads ideas, and answers in JSON, HTML or bare lines. */
export type DataReader = Pick<
  typeof import('./readDocument'),
  'findJson' | 'isRecipe' | 'layOutHtml' | 'layOutJson' | 'layOutText' | 'readIdeas'
>;

/** Few visitors need it, so it is in a file of its own. Rejects if the page cannot fetch that. */
export const fetchDataReader = (): Promise<DataReader> => import('./readDocument');
