import { ChangeAtEnd } from '../../changes/RequestLine';
import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider, useRecipe } from './RecipeContext';
import styles from './RecipeEnd.module.css';

/** What a visitor can do at the end of a recipe. */
export function RecipeEnd(props: RecipeContentProps) {
  const { FromCookbook } = props.tools;
  return (
    <RecipeProvider {...props}>
      <div className={styles.end}>
        <FromCookbook view="Cooked" />
        <Change />
      </div>
      <FromCookbook view="CookedSheet" />
    </RecipeProvider>
  );
}

function Change() {
  const { recipe, reading, tools } = useRecipe();
  return <ChangeAtEnd document={reading.document} getNote={() => tools.noteOn(recipe.text)} />;
}
