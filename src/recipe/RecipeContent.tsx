import { type ReactNode, useMemo } from 'react';
import type { Recipe } from '../../machines/kitchen/recipe';
import { readText } from '../reading';
import * as recipeWords from '../words/en/recipe';
import { pageComponents, textComponents } from './components';
import { RecipeVideo } from './cooking/RecipeVideo';
import type { RecipeTools } from './createRecipeTools';
import type { Growth } from './growRecipe';
import { Ideas } from './Ideas';
import styles from './markdown/Markdown.module.css';
import { PlainText } from './markdown/PlainText';
import { Below } from './notes/Below';
import { LeftOut, Pasted } from './notes/LeftOut';
import { LineMarks, NeedMarks, RecipeProvider, useRecipe } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import { RecipeFrame, RecipeView } from './RecipeView';

export interface RecipeContentProps {
  tools: RecipeTools;
  recipe: Recipe;
}

interface GrowingContentProps extends RecipeContentProps {
  /** What a visitor can do with the recipe. */
  toolbar: ReactNode;
  /** Above the title of a whole recipe. */
  picture?: ReactNode;
  /** Null unless a model is writing the recipe, or stopped before its end. */
  growth?: Growth | null;
  /** Tells texts apart. A finished recipe keeps the id that it had while it grew. */
  id?: string;
}

export function RecipeContent({ growth, id, toolbar, picture, ...props }: GrowingContentProps) {
  const { ideas } = props.recipe;
  const growing = growth?.isBroken ? null : growth?.text;
  return ideas ? (
    <Ideas ideas={ideas} tools={props.tools} />
  ) : (
    <RecipeProvider {...props} growing={growing} id={id}>
      <NeedMarks>
        {!growth && picture}
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

/** The text of a failure looks like any recipe, and is parsed as one. */
export const MarkdownText = ({ text }: { text: string }) => (
  <RecipeView reading={useMemo(() => readText(text), [text])} components={textComponents} />
);

/**
 * The dish, then what a visitor can do with it, then the work. If the end never came, the page does
 * not cook, save or share the recipe: then there is no toolbar.
 */
function Text({ toolbar }: { toolbar: ReactNode }) {
  const { reading, recipe, isGrowing } = useRecipe();
  const { head, leftOut } = reading.parts?.[isGrowing ? 'growing' : 'whole'] ?? {};
  const shared = { reading, components: pageComponents };
  const isNoRecipe = !isGrowing && recipe.model !== null && reading.saysNoRecipe;

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
      <Below />
      {leftOut && (
        <LeftOut heading={leftOut.heading} lines={leftOut.lines}>
          <RecipeView {...shared} nodes={[leftOut.list]} fallback={null} />
        </LeftOut>
      )}
      <Pasted recipe={recipe} />
      {reading.document.videos.map(({ id, start }) => (
        <RecipeVideo
          key={id}
          id={id}
          start={start}
          title={reading.document.title?.text ?? ''}
          isByModel={recipe.model !== null}
        />
      ))}
    </LineMarks>
  );
}
