import type { Recipe } from '../../../../machines/kitchen/recipe';
import type { SortActor } from '../../../../machines/sort/sortMachine';
import type { Found } from '../../../reading/lines/Found';
import type { Helper } from './messages';

/** A text that a visitor sorts. */
export interface Sorting {
  actor: SortActor;
  /** The model that can help; null without one. */
  helper: Helper | null;
  /** The recipe as the lines are now. */
  write(): Found;
  /** The recipe above another one, and the text of that one. */
  split(): { first: Found; rest: string } | null;
  /** Stops a running request. Nothing is sent later. */
  close(): void;
}

/** The lines of the recipe on the page. */
export interface OpenedLines {
  recipe: Recipe;
  sorting: Sorting;
}
