import { useEffect } from 'react';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { whenIdle } from '../../browser/loading/whenIdle';
import { useStore } from '../../browser/store';
import { SaveButton } from '../../cookbook/save/SaveButton';
import { SharePanel } from '../../cookbook/share/SharePanel';
import { readIngredient as readLine } from '../../reading/quantities/readIngredient';
import { knownTitles as readTitles } from '../../recipe/changes/knownTitles';
import { copyComponents } from '../../recipe/components';
import type { CookbookViews, FromCookbookProps } from '../../recipe/createRecipeTools';
import { isNote } from '../../recipe/isNote';
import { CopyProvider, useRecipe } from '../../recipe/RecipeContext';
import { RecipeView } from '../../recipe/RecipeView';
import type { CookbookTools } from '../cookbook/cookbookTools';

/** Joins the recipe and the cookbook, which do not know each other. */
export function createCookbookViews(
  cookbook: LazyPart<CookbookTools>,
  kitchenName: string,
): CookbookViews {
  function Save() {
    const { recipe, reading } = useRecipe();
    const part = useStore(cookbook);

    // Only the cookbook knows whether a recipe is saved.
    useEffect(() => whenIdle(cookbook.preload), []);

    if (isNote(recipe, reading.document)) return null;
    return (
      <SaveButton
        cookbook={part}
        recipe={recipe}
        onSave={async () => (await cookbook.load()).save(recipe)}
      />
    );
  }

  function Share({ onDone }: { onDone(message: string): void }) {
    const around = useRecipe();
    const { recipe, reading } = around;
    return (
      <SharePanel
        recipe={recipe}
        document={reading.document}
        kitchenName={kitchenName}
        renderCopy={() => (
          <CopyProvider around={around}>
            <RecipeView reading={reading} components={copyComponents} />
          </CopyProvider>
        )}
        onDone={onDone}
      />
    );
  }

  function FromCookbook({ view, isQuiet }: FromCookbookProps) {
    const around = useRecipe();
    const part = useStore(cookbook);
    const View = part?.[view];
    if (!View || isNote(around.recipe, around.reading.document)) return null;
    return <View {...around} {...{ part, isQuiet, readLine, readTitles }} />;
  }

  return { Save, Share, FromCookbook, noteOn: (text) => cookbook.get()?.noteOn(text) };
}
