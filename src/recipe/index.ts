/** What later features use of this one. */
export type { Judged } from './judge';
