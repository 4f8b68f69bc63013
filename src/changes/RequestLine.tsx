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
  /** What was read of the recipe on the page. */
  document: RecipeDocument;
  /** Finds what the visitor has written about it, which the form offers as a change. */
  getNote(): string | undefined;
}

/** The ways to a change of this recipe, and to another one, as far as somebody can be asked. */
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

/** The way to a change for somebody who has come to the end of the recipe. */
export function ChangeAtEnd(props: RequestLineProps) {
  return useIsChangeable() && <ChangeForm label={messages.notRight} {...props} />;
}

/** Whether somebody can be asked for a change of the recipe on the page. */
function useIsChangeable(): boolean {
  const { recipe, takesConversation } = useActors();
  return useSelector(recipe, canChange) && takesConversation;
}
