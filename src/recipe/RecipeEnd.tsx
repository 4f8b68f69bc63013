import { ChangeForm } from './changes/ChangeForm';
import { LiftButtons } from './changes/LiftButtons';
import type { RecipeContentProps } from './RecipeContent';
import { RecipeProvider, useRecipe } from './RecipeContext';
import styles from './RecipeEnd.module.css';

export function RecipeEnd(props: RecipeContentProps) {
  const { FromCookbook } = props.tools;
  if (props.recipe.ideas) return null;
  return (
    <RecipeProvider {...props}>
      <div className={styles.end}>
        {props.recipe.lift && <LiftButtons sets={props.recipe.lift} />}
        <Change key={props.recipe.text} />
        <FromCookbook view="Cooked" />
      </div>
    </RecipeProvider>
  );
}

const Change = () => <ChangeForm document={useRecipe().reading.document} />;
