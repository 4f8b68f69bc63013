import { type ReactElement, useEffect } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { SaveButton } from '../cookbook/SaveButton';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { ShareMenu } from '../share/ShareMenu';
import type { CookbookPart } from './createApp';

interface RecipeActionsProps {
  cookbook: LazyPart<CookbookPart>;
  share: LazyPart<typeof import('../share')>;
  recipe: Recipe;
  document: RecipeDocument;
  kitchenName: string;
  /** Renders a text as the page shows it. */
  renderText(text: string): ReactElement;
}

/** Saves the recipe, and takes it along. */
export function RecipeActions({
  cookbook,
  share,
  recipe,
  document,
  kitchenName,
  renderText,
}: RecipeActionsProps) {
  const part = useStore(cookbook);

  // Only the cookbook knows whether a recipe is saved.
  useEffect(() => {
    whenIdle(() => void cookbook.load().catch(() => {}));
  }, [cookbook]);

  return (
    <>
      <SaveButton
        cookbook={part?.actor ?? null}
        recipe={recipe}
        onSave={async (saved) => {
          const { actor } = await cookbook.load();
          actor.send({ type: 'recipe.save', recipe: saved });
        }}
      />
      <ShareMenu
        recipe={recipe}
        document={document}
        kitchenName={kitchenName}
        renderText={renderText}
        load={share.load}
      />
    </>
  );
}
