import { FAILURE_TEXT } from '../../machines/kitchen/kitchen';
import type { Recipe } from '../../machines/kitchen/recipe';

export const messages = {
  pane: 'Recipe',
  heading: (
    kitchenName: string,
    { origin, changed, source }: Pick<Recipe, 'origin' | 'changed' | 'source'>,
  ) =>
    changed
      ? `Asked for: \u2068${changed}\u2069`
      : {
          request: `${kitchenName} Recommends:`,
          shared: 'Shared recipe',
          cookbook: 'From your cookbook',
          imported: source?.name ? `From \u2068${source.name}\u2069` : 'Imported recipe',
        }[origin],
  generating: 'Generating recipe...',
  findingIdeas: 'Finding ideas...',
  /** Above a recipe whose end never came. */
  fragment: 'Unfinished recipe',
  /** Above the text of a failure. */
  failed: 'No recipe',
  emptyLead: 'Your recipe will appear here',
  empty: 'Add at least two ingredients.',
  begunLead: 'What else do you have?',
  splitOrAdd: 'Split this, or add another.',
  /** Above the plain text of a recipe whose reader or check has failed. */
  unchecked: 'This recipe could not be checked. Here is its plain text.',
  failure: FAILURE_TEXT,
};
