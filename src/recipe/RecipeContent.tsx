import type { Recipe } from '../../machines/kitchen/recipe';
import { pageComponents } from './components';
import { RecipeVideo } from './cooking/RecipeVideo';
import type { RecipeTools } from './createRecipeTools';
import { Ideas } from './Ideas';
import { PlainText } from './markdown/PlainText';
import { findLeftOut } from './notes/findLeftOut';
import { LineMarks, Needs, RecipeProvider, useRecipe } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import { RecipeToolbar } from './RecipeToolbar';
import { RecipeView } from './RecipeView';
import { splitTree } from './splitTree';

export interface RecipeContentProps {
  tools: RecipeTools;
  recipe: Recipe;
}

/** A recipe with everything that helps to cook it, or ideas for one. */
export function RecipeContent(props: RecipeContentProps) {
  const { ideas } = props.recipe;
  return ideas ? (
    <Ideas ideas={ideas} tools={props.tools} />
  ) : (
    <RecipeProvider {...props}>
      <Needs>
        <Text />
      </Needs>
    </RecipeProvider>
  );
}

/** The dish, then what a visitor can do with it, then the work. */
function Text() {
  const { reading, recipe, tools } = useRecipe();
  const [head, below] = splitTree(reading);
  const shared = { reading, components: pageComponents };
  const leftOut = below && findLeftOut(reading, below);

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
      <RecipeToolbar />
      <RecipeView {...shared} nodes={leftOut?.rest ?? below} />
      {leftOut && (
        <tools.LeftOut
          {...leftOut}
          render={(nodes) => <RecipeView {...shared} nodes={nodes} fallback={null} />}
        />
      )}
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
