import { type ReactNode, useMemo } from 'react';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { Reading } from '../reading/document/marks/Reading';
import { speaksOfItself } from '../reading/document/vocabulary';
import * as recipeWords from '../words/en/recipe';
import { pageComponents } from './components';
import { RecipeVideo } from './cooking/RecipeVideo';
import type { RecipeTools } from './createRecipeTools';
import type { Growth } from './growRecipe';
import { Ideas } from './Ideas';
import styles from './markdown/Markdown.module.css';
import { PlainText } from './markdown/PlainText';
import { findLeftOut, LeftOut, Pasted } from './notes/LeftOut';
import { LineMarks, NeedMarks, RecipeProvider, useRecipe } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import { RecipeFrame, RecipeView } from './RecipeView';

import { splitTree } from './splitTree';

export interface RecipeContentProps {
  tools: RecipeTools;
  recipe: Recipe;
}

interface GrowingContentProps extends RecipeContentProps {
  /** What a visitor can do with the recipe. */
  toolbar: ReactNode;
  /** Null unless a model is writing the recipe, or stopped before its end. */
  growth?: Growth | null;
  /** Tells texts apart. A finished recipe keeps the id that it had while it grew. */
  id?: string;
}

export function RecipeContent({ growth, id, toolbar, ...props }: GrowingContentProps) {
  const { ideas } = props.recipe;
  const growing = growth?.isBroken ? null : growth?.text;
  return ideas ? (
    <Ideas ideas={ideas} tools={props.tools} />
  ) : (
    <RecipeProvider {...props} growing={growing} id={id}>
      <NeedMarks>
        <Text toolbar={growth?.isBroken ? null : toolbar} />
        {growing?.last && (
          <RecipeFrame>
            <p className={styles.unread}>{growing.last}</p>
          </RecipeFrame>
        )}
      </NeedMarks>
    </RecipeProvider>
  );
}

/**
 * A reply of a model in place of a recipe. Its words have to be known: a recipe in a language that
 * the page does not read has neither ingredients nor steps for it.
 */
function saysNoRecipe({ document, text }: Reading): boolean {
  const { title, ingredients, steps } = document;
  return !title && ingredients.length === 0 && steps.length === 0 && speaksOfItself(text);
}

/**
 * The dish, then what a visitor can do with it, then the work. If the end never came, the page does
 * not cook, save or share the recipe: then there is no toolbar.
 */
function Text({ toolbar }: { toolbar: ReactNode }) {
  const { reading, recipe, isGrowing } = useRecipe();
  const { head, below, leftOut } = useMemo(() => {
    const [head, below] = splitTree(reading, isGrowing);
    return { head, below, leftOut: below ? findLeftOut(reading, below) : null };
  }, [reading, isGrowing]);
  const shared = { reading, components: pageComponents };
  const isNoRecipe = !isGrowing && recipe.model !== null && saysNoRecipe(reading);

  return (
    <LineMarks>
      {head ? (
        <RecipeView
          {...shared}
          nodes={head}
          fallback={
            <>
              <RecipeStatements />
              <PlainText text={reading.text} />
            </>
          }
        />
      ) : (
        <RecipeStatements />
      )}
      {isNoRecipe && <p>{recipeWords.recipe.noRecipe}</p>}
      {!isNoRecipe && toolbar}
      <RecipeView {...shared} nodes={leftOut?.rest ?? below} />
      {leftOut && (
        <LeftOut {...leftOut}>
          <RecipeView {...shared} nodes={[leftOut.list]} fallback={null} />
        </LeftOut>
      )}
      <Pasted recipe={recipe} />
      {reading.marks.map(
        (mark) =>
          mark.kind === 'video' && (
            <RecipeVideo
              key={mark.video.id}
              {...mark.video}
              title={reading.document.title?.text ?? ''}
              isByModel={recipe.model !== null}
            />
          ),
      )}
    </LineMarks>
  );
}
