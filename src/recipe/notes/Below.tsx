import { use } from 'react';
import { type Comparison, entriesOf } from '../../amounts';
import type { Reading } from '../../reading';
import { LineMarksContext } from '../allergens/MarkedWords';
import { pageComponents } from '../components';
import { useRecipe } from '../RecipeContext';
import { RecipeView } from '../RecipeView';
import { NeedsContext } from '../shopping/NeedMark';

/** Whether a recipe says that it does not use an entry of the list that, by the comparison, it uses. */
export function isRefuted({ lines }: Reading, places: readonly number[], comparison: Comparison) {
  const { used } = entriesOf(comparison);
  return places.some((place) => lines[place]?.text.split(', ').some((one) => used.includes(one)));
}

/**
 * The recipe below its toolbar, without a model's greeting, and without what it says of unused foods if the page says the
 * opposite. What the check marks stays in sight.
 */
export function Below() {
  const { reading, isGrowing } = useRecipe();
  const { below, unused, greeting } = reading.parts?.[isGrowing ? 'growing' : 'whole'] ?? {};
  const { check } = use(NeedsContext);
  const marks = use(LineMarksContext);
  const isUnmarked = (lines: readonly number[]) => !lines.some((line) => marks.has(line));
  const hidesUnused =
    check &&
    !isGrowing &&
    unused &&
    isUnmarked(unused.lines) &&
    isRefuted(reading, unused.lines, check);
  const hidesGreeting = greeting && isUnmarked(greeting.lines);
  const hidden = [...(hidesUnused ? unused.nodes : []), ...(hidesGreeting ? greeting.nodes : [])];
  // The same nodes are not rendered again.
  const nodes = hidden[0] ? below?.filter((node) => !hidden.includes(node)) : below;
  return <RecipeView reading={reading} components={pageComponents} nodes={nodes} />;
}
