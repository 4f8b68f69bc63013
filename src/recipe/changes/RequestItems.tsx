import { useSelector } from '@xstate/react';
import { Lightbulb, RefreshCw } from 'lucide-react';
import { titleOf } from '../../reading/document/parseRecipe';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';
import { knownTitles } from './knownTitles';

export function RequestItems() {
  const { recipe, ask } = useActors();
  const isOfIdea = useSelector(recipe, ({ context }) => context.recipe?.isOfIdea);
  const canAskAnother = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  const titlesNow = () => knownTitles(recipe.getSnapshot().context, titleOf);

  return (
    <>
      {canAskAnother && (
        <Button onClick={() => ask({ kind: isOfIdea ? 'ideas' : 'another', titles: titlesNow() })}>
          {isOfIdea ? <Lightbulb aria-hidden /> : <RefreshCw aria-hidden />}
          <span>{recipeWords.changes[isOfIdea ? 'others' : 'another']}</span>
        </Button>
      )}
      {/* Beside a recipe the kitchen does not have this button. */}
      {canAskAnother && !isOfIdea && (
        <Button onClick={() => ask({ kind: 'ideas' })}>
          <Lightbulb aria-hidden />
          <span>{recipeWords.changes.ideas}</span>
        </Button>
      )}
    </>
  );
}
