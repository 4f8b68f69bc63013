import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider } from './RecipeContext';
import styles from './RecipeEnd.module.css';

/** What a visitor can do at the end of a recipe. */
export function RecipeEnd(props: RecipeContentProps) {
  const { FromCookbook } = props.tools;
  if (props.recipe.ideas) return null;
  return (
    <RecipeProvider {...props}>
      <div className={styles.end}>
        <FromCookbook view="Cooked" />
      </div>
      <FromCookbook view="CookedSheet" />
    </RecipeProvider>
  );
}
