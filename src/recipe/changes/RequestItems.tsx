import { useSelector } from '@xstate/react';
import { Pencil, RefreshCw } from 'lucide-react';
import { titleOf } from '../../reading/document/titleOf';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { useCanChange } from './ChangeForm';
import { knownTitles } from './knownTitles';
import { messages } from './messages';

/** Offers a change of this recipe, and another recipe, if the page can ask for them. */
export function RequestItems({ onChange }: { onChange(): void }) {
  const { recipe, ask } = useActors();
  const isChangeable = useCanChange();
  const canAskAnother = useSelector(recipe, (snapshot) => snapshot.can({ type: 'recipe.request' }));

  return (
    <>
      {isChangeable && (
        <Button onClick={onChange}>
          <Pencil aria-hidden />
          <span>{messages.change}</span>
        </Button>
      )}
      {canAskAnother && (
        <Button
          onClick={() =>
            ask({ kind: 'another', titles: knownTitles(recipe.getSnapshot().context, titleOf) })
          }
        >
          <RefreshCw aria-hidden />
          <span>{messages.another}</span>
        </Button>
      )}
    </>
  );
}
