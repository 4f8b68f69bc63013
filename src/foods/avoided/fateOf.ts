import { patternOf } from '../text/says';
import type { Place, RecipeLine, Verdict } from './allergens';

/** Whether a recipe still has what it should lose. */
export type Fate = 'kept' | 'unclear' | 'gone';

const LEAVES_OUT = patternOf('left out before', 'i');
/** "Paprika (omitted)", "the paprika has been left out". */
const LEFT_OUT = patternOf('left out after', 'i');

/**
 * It is kept if an ingredient or step has it for certain, and does not say that it is left out; it
 * is gone if only words beside them say it. `lines` were checked; `isStruck` says of
 * words whether they are struck through.
 */
export function fateOf(
  { verdict, places }: { verdict: Verdict; places: readonly Place[] },
  unchecked: unknown,
  lines: readonly RecipeLine[],
  isStruck: (words: string) => boolean,
): Fate {
  if (verdict === 'nothing' || verdict === 'mentioned') return 'gone';
  const isLeftOut = ({ line, start, end, words }: Place) => {
    const text = lines[line]?.text ?? '';
    return (
      LEAVES_OUT.test(text.slice(0, start)) || LEFT_OUT.test(text.slice(end)) || isStruck(words)
    );
  };
  const isOfRecipe = ({ line, reason }: Place) => {
    const { isIngredient, step } = lines[line] ?? {};
    return reason?.kind !== 'title' && (isIngredient || step !== undefined);
  };
  const isKept = (place: Place) =>
    place.presence === 'contains' && isOfRecipe(place) && !isLeftOut(place);
  if (places.some(isKept)) return 'kept';
  const isOnlyWords = (place: Place) =>
    place.presence !== 'not checked' && !isOfRecipe(place) && isLeftOut(place);
  const others = places.filter(({ presence }) => presence !== 'mentioned');
  return unchecked === null && others.length > 0 && others.every(isOnlyWords) ? 'gone' : 'unclear';
}
