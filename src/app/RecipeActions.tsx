import { useEffect } from 'react';
import type { Recipe } from '../../machines/recipeMachine';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { SaveButton } from '../cookbook/SaveButton';
import type { CookingParts } from '../cooking/rehypeCooking';
import { ShareMenu } from '../share/ShareMenu';
import type { Application } from './createApp';

interface RecipeActionsProps {
  app: Application;
  recipe: Recipe;
  parts: CookingParts;
  kitchenName: string;
}

/** Saves the recipe, and takes it along. */
export function RecipeActions({ app, recipe, parts, kitchenName }: RecipeActionsProps) {
  const cookbook = useStore(app.cookbook);

  // Only the cookbook knows whether a recipe is saved.
  useEffect(() => whenIdle(() => void app.cookbook.load().catch(() => {})), [app]);

  return (
    <>
      <SaveButton
        cookbook={cookbook?.actor ?? null}
        recipe={recipe}
        onSave={async (saved) => {
          const { actor } = await app.cookbook.load();
          actor.send({ type: 'recipe.save', recipe: saved });
        }}
      />
      <ShareMenu
        recipe={recipe}
        title={parts.title}
        kitchenName={kitchenName}
        outline={() => parts.outline}
      />
    </>
  );
}
