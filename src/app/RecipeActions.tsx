import { useMemo } from 'react';
import { whenIdle } from '../browser/whenIdle';
import { SaveButton } from '../cookbook/SaveButton';
import type { Block } from '../recipe/document/outline';
import { ShareMenu } from '../share/ShareMenu';
import { kitchenName } from './config';
import { loadCookbook, useCookbook } from './loadCookbook';
import { RecipeContext } from './RecipeContext';

interface RecipeActionsProps {
  title: string;
  outline(): Block[];
}

/** Saves the recipe and takes it along. */
export function RecipeActions({ title, outline }: RecipeActionsProps) {
  const cookbook = useCookbook();
  const text = RecipeContext.useSelector(({ context }) => context.recipe) ?? '';
  const cut = RecipeContext.useSelector(({ context }) => context.cut);
  const model = RecipeContext.useSelector(({ context }) => context.model);
  const origin = RecipeContext.useSelector(({ context }) => context.origin);
  const askedWith = RecipeContext.useSelector(({ context }) => context.askedWith);
  const recipe = useMemo(
    () => ({ text, cut, model, origin, askedWith }),
    [text, cut, model, origin, askedWith],
  );

  return (
    <>
      <span hidden ref={loadEarly} />
      <SaveButton
        cookbook={cookbook?.actor ?? null}
        recipe={recipe}
        onSave={async (saved) => {
          const { actor } = await loadCookbook();
          actor.send({ type: 'recipe.save', recipe: saved });
        }}
      />
      <ShareMenu recipe={recipe} title={title} kitchenName={kitchenName} outline={outline} />
    </>
  );
}

/** Only the cookbook knows whether a recipe is saved. */
function loadEarly() {
  whenIdle(() => void loadCookbook().catch(() => {}));
}
