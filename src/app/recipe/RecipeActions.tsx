import { useEffect } from 'react';
import { useStore } from '../../browser/store';
import { whenIdle } from '../../browser/whenIdle';
import { RequestLine } from '../../changes/RequestLine';
import { SaveButton } from '../../cookbook/SaveButton';
import { RecipeMenu } from '../../recipe/RecipeMenu';
import { RecipeView } from '../../recipe/RecipeView';
import { SharePanel } from '../../share/SharePanel';
import { copyComponents } from './components';
import { isNote } from './isNote';
import { CopyProvider, useRecipe } from './RecipeContext';

/** Saves the recipe, shares it, and asks for a change or another one. */
export function RecipeActions() {
  const around = useRecipe();
  const { recipe, reading, tools } = around;
  const { cookbook, kitchenName } = tools;
  const { document } = reading;
  const part = useStore(cookbook);

  // Only the cookbook knows whether a recipe is saved.
  useEffect(() => whenIdle(cookbook.preload), [cookbook]);

  return (
    <>
      {!isNote(recipe, document) && (
        <SaveButton
          cookbook={part}
          recipe={recipe}
          onSave={async () => (await cookbook.load()).save(recipe)}
        />
      )}
      <RecipeMenu>
        {(finish) => (
          <SharePanel
            recipe={recipe}
            document={document}
            kitchenName={kitchenName}
            renderCopy={() => (
              <CopyProvider around={around}>
                <RecipeView reading={reading} components={copyComponents} />
              </CopyProvider>
            )}
            onDone={finish}
          />
        )}
      </RecipeMenu>
      <RequestLine document={document} getNote={() => tools.noteOn(recipe.text)} />
    </>
  );
}
