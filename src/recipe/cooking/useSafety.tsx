import { useEffect, useMemo, useState } from 'react';
import { nextPaint } from '../../browser/loading/pauses';
import type { Unsafe } from '../../foods';
import { FromClip } from '../notes/FromClip';
import type { RecipeContentProps } from '../RecipeContent';
import { RecipeProvider, useRecipe } from '../RecipeContext';
import { useAmounts } from '../servings/shownAmounts';
import { useLanguages } from '../useLanguages';
import { sayUnsafe, unsafeSteps } from './cookedThrough';

function useUnsafe() {
  const { document } = useRecipe().reading;
  const languages = useLanguages();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it finds depends on the languages
  return useMemo(() => unsafeSteps(document), [document, languages]);
}

/** What the page says of poultry, mince and kidney beans in each step, and of beans before them. */
export function useSafety() {
  const { units } = useAmounts();
  const unsafe = useUnsafe();
  const toSoak: Unsafe[] = unsafe.flat().includes('kidney beans') ? ['kidney beans'] : [];
  return (step: number) => sayUnsafe(unsafe[step] ?? toSoak, units);
}

/**
 * Says the same below a finished recipe, and on paper, after where a clip is from. Finding it takes time,
 * so the browser paints the recipe first.
 */
export function SafetyNotes(props: RecipeContentProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    nextPaint().then(() => setIsShown(true));
  }, []);
  return (
    <>
      <FromClip recipe={props.recipe} />
      {isShown && (
        <RecipeProvider {...props}>
          <SafetyLines />
        </RecipeProvider>
      )}
    </>
  );
}

function SafetyLines() {
  const { units } = useAmounts();
  return sayUnsafe([...new Set(useUnsafe().flat())], units).map((line) => <p key={line}>{line}</p>);
}
