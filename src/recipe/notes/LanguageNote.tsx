import { languageState } from '../../foods';
import type { RecipeDocument } from '../../reading';
import * as recipeWords from '../../words/en/recipe';
import { languageName } from '../../words/locale';
import { useLanguageState } from '../useLanguages';
import styles from './LanguageNote.module.css';

/** What the page cannot do in the recipe's language; nothing if it understands that. */
export function LanguageNote({ text, document }: { text: string; document: RecipeDocument }) {
  const { language, servings, ingredients, steps } = document;
  const isRecipe = ingredients.length > 0 || steps.length > 0;
  const isForeign = language ? language !== 'en' : hasOtherLetters(text);
  const { learned } = useLanguageState(language);
  if (!isRecipe || !isForeign || learned === 'loading') return null;
  if (languageState(language).isReadable === true) return null;
  return (
    <div className={styles.note} dir="ltr">
      {recipeWords.recipe.cannot(
        language && languageName(language),
        servings !== null,
        language !== null && learned === 'known',
      )}
    </div>
  );
}

/** Whether most letters are not Latin. The reader tells languages with Latin letters apart. */
function hasOtherLetters(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/\p{Script=Latin}/gu) < count(/\p{L}/gu) / 2;
}
