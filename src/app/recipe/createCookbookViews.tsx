import { useEffect } from 'react';
import type { LazyPart } from '../../browser/lazyPart';
import { useStore } from '../../browser/store';
import { whenIdle } from '../../browser/whenIdle';
import { knownTitles as readTitles } from '../../changes/knownTitles';
import { SaveButton } from '../../cookbook/SaveButton';
import { readIngredient as readLine } from '../../reading/quantities/readIngredient';
import { RecipeView } from '../../recipe/RecipeView';
import { SharePanel } from '../../share/SharePanel';
import type { CookbookTools } from '../cookbookTools';
import { copyComponents } from './components';
import type { CookbookViews, FromCookbookProps } from './createRecipeTools';
import { isNote } from './isNote';
import { CopyProvider, useRecipe } from './RecipeContext';

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
