import { type ReactNode, useMemo } from 'react';
import type { Allergen } from '../../../machines/kitchen/preferences';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { AllergenStatements } from '../allergens/AllergenStatements';
import { copyComponents } from '../components';
import { type Openable, openRecipe } from '../openRecipe';
import { CopyProvider, useRecipe } from '../RecipeContext';
import { RecipeView } from '../RecipeView';

interface JudgedProps extends Openable {
  allergens?: readonly Allergen[];
  showsText: boolean;
  children?(isFound: boolean): ReactNode;
}

/** A text, and what the check finds in it, also of the `allergens` that a question names. The words are as safe as a recipe. */
export function Judged({ allergens = [], showsText, children, ...judged }: JudgedProps) {
  const { text, cut, askedWith, source, pasted } = judged;
  const { recipe, kitchen } = useActors();
  const around = useRecipe();
  const preferences = useStore(kitchen, (now) => now.preferences);
  const all = [...new Set([...preferences.allergens, ...allergens])];
  const opened = useMemo(
    () => openRecipe({ text, cut, askedWith, source, pasted }, kitchen),
    [text, cut, askedWith, source, pasted, kitchen],
  );
  const found = opened.check({ ...preferences, allergens: all });
  return (
    <>
      {children?.(found !== null)}
      {found && (
        <AllergenStatements
          check={found.check}
          around={found.around}
          recipe={recipe}
          isBrief={showsText}
          onSwap={null}
        />
      )}
      {showsText && (
        <CopyProvider around={{ ...around, ...opened, id: text }}>
          <RecipeView reading={opened.reading} components={copyComponents} />
        </CopyProvider>
      )}
    </>
  );
}
