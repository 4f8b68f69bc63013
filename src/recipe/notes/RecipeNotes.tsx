import type { Recipe } from '../../../machines/kitchen/recipe';
import { limitText } from '../../ui/limitText';
import { attributionOf } from './attributionOf';
import { noteMessages as messages } from './noteMessages';
import styles from './RecipeNotes.module.css';

export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  if (recipe.ideas) return null;
  return (
    <footer className={styles.notes}>
      {recipe.cut && <p>{messages.cut}</p>}
      <p>{`${limitText(attributionOf(recipe))} ${messages.check}`}</p>
    </footer>
  );
}
