import type { SortedLine } from '../../../../machines/sort/sortedLines';
import type { SortActor } from '../../../../machines/sort/sortMachine';
import type { FoundRecipe } from '../../../reading/lines/FoundRecipe';
import type { Helper, SortCounts } from './messages';

/** The tab keeps these lines until the recipe opens or the dialog closes. */
export const LINES_KEY = 'saffron.lines';

export interface Sorting {
  actor: SortActor;
  helper: Helper | null;
  /** Says what lines hold, and whether a recipe lacks something. */
  judge(lines: readonly SortedLine[]): SortCounts & { isDoubtful: boolean };
  write(): FoundRecipe;
  /** The recipe above another one, and the text of that one. */
  split(): { first: FoundRecipe; rest: string } | null;
  /** Stops a running request. Nothing is sent later. */
  close(): void;
}
