import { useSelector } from '@xstate/react';
import { Lightbulb, RotateCcw } from 'lucide-react';
import type { Kitchen } from '../../../machines/kitchen/kitchen';
import { isForeign, type Recipe } from '../../../machines/kitchen/recipe';
import { canAsk } from '../../../machines/recipe/recipeMachine';
import { foreignLine } from '../../browser/foreignText';
import { titleOf } from '../../reading';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';

/** Nothing beside a recipe from ideas: the way back to them leads to others. */
export function RequestItems() {
  const { recipe, ask } = useActors();
  const titlesNow = useKnownTitles();
  const isOffered = useSelector(
    recipe,
    (snapshot) => canAsk(snapshot) && !ideasBefore(snapshot.context),
  );
  const isAnswer = useSelector(recipe, ({ context }) => context.recipe?.origin === 'request');
  if (!isOffered) return null;

  return (
    <>
      <Button onClick={() => ask({ kind: 'another', titles: titlesNow() })}>
        <RotateCcw aria-hidden />
        <span>{recipeWords.changes.another}</span>
      </Button>
      {/* Beside a recipe the kitchen does not have this button. A recipe from elsewhere is not what the list gave. */}
      {isAnswer && (
        <Button onClick={() => ask({ kind: 'ideas' })}>
          <Lightbulb aria-hidden />
          <span>{recipeWords.changes.ideas}</span>
        </Button>
      )}
    </>
  );
}

/** The ideas among which the visitor chose the recipe, if the page still has them. */
export function ideasBefore({
  recipe,
  earlier,
}: Pick<Kitchen, 'recipe' | 'earlier'>): Recipe | undefined {
  const chosen = recipe?.ideaTitle;
  if (chosen === undefined) return undefined;
  return earlier.find(({ ideas }) => ideas?.some(({ title }) => title === chosen));
}

/** Gives those of the present moment. */
export function useKnownTitles(): () => string[] {
  const { recipe, kitchen } = useActors();
  return () =>
    knownTitles({ ...kitchen.getSnapshot().context, ...recipe.getSnapshot().context }, titleOf);
}

/** In UTF-16 units. */
const LONGEST_TITLE = 100;

const MOST_TITLES = 31;

/**
 * Titles of the recipe or ideas here, and of earlier ones for the same list. No model gets a title
 * from a link or the cookbook, or of a change of one. `readTitle` gives an empty text without a
 * title.
 */
export function knownTitles(
  { ingredients, recipe, earlier }: Pick<Kitchen, 'ingredients' | 'recipe' | 'earlier'>,
  readTitle: (text: string) => string,
): string[] {
  const list = keyOf(ingredients);
  const ofTheList = earlier.filter(({ askedWith }) => keyOf(askedWith) === list);
  const titles = [recipe, ...ofTheList].flatMap((known) => {
    if (!known || isForeign(known)) return [];
    return known.ideas?.map(({ title }) => title) ?? readTitle(known.text);
  });
  return [...new Set(titles.map(lineOf))].filter(Boolean).slice(0, MOST_TITLES);
}

const keyOf = (ingredients: readonly string[]) => JSON.stringify([...ingredients].sort());

function lineOf(title: string): string {
  const line = foreignLine(title).replace(/\s+/g, ' ');
  return line.slice(0, LONGEST_TITLE).trim().toWellFormed();
}
