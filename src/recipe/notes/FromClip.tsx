import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import * as recipeWords from '../../words/en/recipe';

/** What the bookmark says of where it has taken a text from; undefined without that. */
export const clipOf = ({ isClip, name }: Source) =>
  isClip && name ? recipeWords.recipe.clip(name) : undefined;

/** The page cannot check it, so a visitor sees the host before they go there. */
export function FromClip({ recipe: { origin, source = {} } }: { recipe: Recipe }) {
  if (!source.isClip || !source.link) return null;
  return (
    <p dir="ltr">
      {origin === 'imported' && <span>{`${clipOf(source)} `}</span>}
      <a href={source.link} target="_blank" rel="noopener noreferrer">
        {recipeWords.recipe.goTo(new URL(source.link).host)}
      </a>
    </p>
  );
}
