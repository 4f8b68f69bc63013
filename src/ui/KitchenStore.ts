import type { SharedList } from '../../machines/kitchen/kitchen';
import type { ListChange } from '../../machines/kitchen/listChange';
import type { Preferences } from '../../machines/kitchen/preferences';
import type { ListCommand } from '../../machines/kitchen/reduceList';
import type { Ask, RecipeEvent } from '../../machines/recipe/RecipeContext';
import type { Store } from '../browser/store';

/** The visitor's own side of the page. */
export interface KitchenNow extends SharedList {
  /** What every request keeps to. Starting over does not change it. */
  preferences: Preferences;
  /** What *Undo* would take back. */
  undoable: ListChange | null;
  /** What was added last, until the list changes again or a request starts. */
  newest: readonly string[];
}

/** The list and the preferences. The chart of the recipe hears of each change before any other subscriber. */
export interface KitchenStore extends Omit<Store<KitchenNow>, 'set'> {
  /** The last command, told just before the list changes. */
  command: Omit<Store<ListCommand | null>, 'set'>;
  /**
   * Ignores what changes nothing.
   * @param leftOut lines that a view has left out of an addition; they only cause a notice
   */
  change(
    command: Exclude<ListCommand, { kind: 'clear' | 'undo' }>,
    leftOut?: readonly string[],
  ): void;
  /** Starts over: list and recipe leave the page together. */
  clear(): void;
  /** Takes back this change, by default the last one. */
  undo(change?: ListChange | null): void;
  changePreferences(preferences: Preferences): void;
  /** Asks for a recipe from what is in the kitchen now. An actor that asks may send it by itself. */
  request(ask?: Ask, send?: (event: RecipeEvent) => void): void;
}
