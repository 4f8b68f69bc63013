import { useSelector } from '@xstate/react';
import { canChange } from '../../machines/canChange';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { titleOf } from '../recipe/document/titleOf';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { ChangeForm } from './ChangeForm';
import { knownTitles } from './knownTitles';
import { messages } from './messages';

interface RequestLineProps {
  /** What the recipe on the page says. */
  document: RecipeDocument;
  /** Finds what the visitor has written about it, which the form offers as a change. */
  getNote(): string | undefined;
}

/** Offers a change of this recipe, and another recipe, if the page can ask for them. */
export function RequestLine({ document, getNote }: RequestLineProps) {
  const { recipe, ask } = useActors();
  const isChangeable = useIsChangeable();
  const canAskAnother = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  if (!isChangeable && !canAskAnother) return null;

  return (
    <ChangeForm label={isChangeable ? messages.change : null} document={document} getNote={getNote}>
      {canAskAnother && (
        <Button
          look="text"
          onClick={() =>
            ask({ kind: 'another', titles: knownTitles(recipe.getSnapshot().context, titleOf) })
          }
        >
          {messages.another}
        </Button>
      )}
    </ChangeForm>
  );
}

/** Offers a change at the end of the recipe. */
export function ChangeAtEnd(props: RequestLineProps) {
  return useIsChangeable() && <ChangeForm label={messages.notRight} {...props} />;
}

/** Whether the page can ask for a change of its recipe. */
function useIsChangeable(): boolean {
  const { recipe, takesConversation } = useActors();
  return useSelector(recipe, canChange) && takesConversation;
}
