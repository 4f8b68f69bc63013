import type { SnapshotFrom } from 'xstate';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { recipeMachine } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import type { Growth } from './growRecipe';

/** What the recipe's pane shows. While a link opens, `base.css` shows other words in `EmptyState`. */
export type Shown = {
  /**
   * Differs from one text to the next; a finished recipe keeps the one with which it grew. It is the
   * same for all failures, and for a wait it is that of the text that broke off, if there is one.
   */
  id: string;
  /** Screen readers stay silent when a recipe comes back, and while one grows word by word. */
  isNews: boolean;
} & (
  | { kind: 'empty' }
  | { kind: 'waiting'; wish: Wish }
  | { kind: 'growing'; recipe: Recipe; growth: Growth; wish: Wish }
  /** The end of a fragment never came, and the page has no recipe. */
  | { kind: 'fragment'; recipe: Recipe; growth: Growth }
  | { kind: 'recipe' | 'note' | 'ideas'; recipe: Recipe }
  /** `recipe` shows below it: ideas from before or, with a growth, the text that broke off. */
  | { kind: 'failure'; recipe: Recipe | undefined; growth: Growth | null }
);

/** `last`: the recipe or the ideas that a model is writing, or wrote last (`AppContext.growth`). */
export function readShown(
  snapshot: SnapshotFrom<typeof recipeMachine>,
  last: Growth | null,
): Shown {
  const { value } = snapshot;
  const { recipe, hasArrived, asked } = snapshot.context;
  const { wish } = asked;
  const isLoading = snapshot.hasTag('loading');
  const kind = typeof value === 'object' && 'shown' in value ? value.shown : null;
  // The text that grows, or one that broke off: when the chart leaves `generating`, it aborts the
  // call, and `followAnswer` sets `isBroken`. Such a text shows only if the page has no recipe.
  const growth = (isLoading ? !last?.isBroken : last?.isBroken && !recipe) ? last : null;
  const of = { id: last?.key ?? '', isNews: !growth && (hasArrived || !kind) };

  if (isLoading)
    return growth
      ? { ...of, kind: 'growing', recipe: growth.recipe, growth, wish }
      : { ...of, kind: 'waiting', wish };
  if (kind === 'failure') {
    // The text below is not in the live region, so screen readers hear only the failure.
    const below = growth?.recipe ?? (recipe?.ideas && recipe);
    return { ...of, id: kind, isNews: hasArrived, kind, recipe: below, growth };
  }
  if (kind && recipe)
    return { ...of, id: last?.finished === recipe.text ? of.id : recipe.text, kind, recipe };
  return growth
    ? { ...of, kind: 'fragment', recipe: growth.recipe, growth }
    : { ...of, kind: 'empty' };
}

/** Two of one kind have the same fields. */
export const showTheSame = (one: Shown, other: Shown): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof Shown] === value);
