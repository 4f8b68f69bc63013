import { type ReactNode, useMemo } from 'react';
import type { Recipe } from '../../machines/kitchen/recipe';
import { isElement, markOf, type Reading, type ReadNodes, speaksOfItself } from '../reading';
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
 * A model's reply instead of a recipe. Its words have to be known: a recipe in a language that
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

type Node = ReadNodes[number];

/** How many blocks the page shows above the toolbar. */
const MOST_BLOCKS = 5;

/**
 * The dish, and from the first part on the work, with the model's own words last. Empty for a text
 * without a tree. `isGrowing`: the first part may still come.
 */
export function splitTree({ tree, marks }: Reading, isGrowing: boolean): readonly ReadNodes[] {
  if (!tree) return [];
  const isBefore = (node: Node) => markOf(node, marks)?.kind === 'chatter';
  const nodes = tree.children.filter((node) => !isBefore(node));
  const name = nodes.findIndex((node) => markOf(node, marks)?.kind === 'title') + 1;
  const found = nodes.findIndex(
    (node, at) =>
      at >= name && isElement(node) && (/^(?:h[1-6]|ol)$/.test(node.tagName) || holdsFood(node)),
  );
  const part = found < 0 && isGrowing ? nodes.length : found;
  const isNear = nodes.slice(name, Math.max(part, name)).filter(isElement).length < MOST_BLOCKS;
  const end = part >= 0 && isNear ? part : name;
  return [nodes.slice(0, end), [...nodes.slice(end), ...tree.children.filter(isBefore)]];
}

const holdsFood = (node: Node): boolean =>
  isElement(node) &&
  (node.properties['data-ingredient'] !== undefined || node.children.some(holdsFood));
