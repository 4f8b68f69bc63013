import { useSelector } from '@xstate/react';
import { PencilLine, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { canChange } from '../../machines/recipeMachine';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { titleOf } from '../recipe/document/titleOf';
import { useActors } from '../ui/Actors';
import { Button } from '../ui/Button';
import { ChangePanel } from './ChangePanel';
import { knownTitles } from './knownTitles';
import { messages } from './messages';
import styles from './RequestItems.module.css';

interface RequestItemsProps {
  /** What was read of the recipe on the page. */
  document: RecipeDocument;
}

/** The ways to another recipe, and to a change of this one, as far as somebody can be asked. */
export function RequestItems({ document }: RequestItemsProps) {
  const { recipe: actor, ask, takesConversation } = useActors();
  const canAskAnother = useSelector(actor, (snapshot) => snapshot.can({ type: 'recipe.request' }));
  const isChangeable = useSelector(actor, canChange) && takesConversation;
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      {canAskAnother && (
        <Button
          onClick={() =>
            ask({ kind: 'another', titles: knownTitles(actor.getSnapshot().context, titleOf) })
          }
        >
          <RefreshCw aria-hidden />
          <span>{messages.another}</span>
        </Button>
      )}
      {isChangeable && (
        <>
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            <PencilLine aria-hidden />
            <span>{messages.change}</span>
          </Button>
          <div id={id} className={styles.panel} hidden={!isOpen}>
            {isOpen && <ChangePanel document={document} />}
          </div>
        </>
      )}
    </>
  );
}
