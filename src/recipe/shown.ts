import type { SnapshotFrom } from 'xstate';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { recipeMachine } from '../../machines/recipe/recipeMachine';
import type { Wish } from '../../machines/recipe/request';
import type { Growth } from './growRecipe';

/** What the recipe's pane shows. While a link opens, `base.css` puts other words into an empty one. */
export type Shown = {
  /** Tells one text from the next. A finished recipe keeps the one with which it grew. */
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
  /** Ideas from before are below it, or a fragment. */
  | { kind: 'failure'; recipe: Recipe | undefined; growth: Growth | null }
);

/** `last`: the text of the recipe that a model writes now, or wrote last. */
export function readShown(
  snapshot: SnapshotFrom<typeof recipeMachine>,
  last: Growth | null,
): Shown {
  const { value } = snapshot;
  const { recipe, hasArrived, asked } = snapshot.context;
  const { wish } = asked;
  const isLoading = snapshot.hasTag('loading');
  const kind = typeof value === 'object' && 'shown' in value ? value.shown : null;
  // What grows, or what there is of a text without its end if nothing else can show.
  const growth = (isLoading ? !last?.isBroken : last?.isBroken && !recipe) ? last : null;
  const of = { id: last?.key ?? '', isNews: !growth && (hasArrived || !kind) };

  if (isLoading)
    return growth
      ? { ...of, kind: 'growing', recipe: growth.recipe, growth, wish }
      : { ...of, kind: 'waiting', wish };
  if (kind === 'failure') {
    // What is below a failure is outside of the live region.
    const below = growth?.recipe ?? (recipe?.ideas && recipe);
    return { ...of, id: kind, isNews: hasArrived, kind, recipe: below, growth };
  }
  if (kind && recipe)
    return { ...of, id: last?.finished === recipe.text ? of.id : recipe.text, kind, recipe };
  return growth
    ? { ...of, kind: 'fragment', recipe: growth.recipe, growth }
    : { ...of, kind: 'empty' };
}

/** Its kind says which fields it has. */
export const showTheSame = (one: Shown, other: Shown): boolean =>
  Object.entries(one).every(([field, value]) => other[field as keyof Shown] === value);
