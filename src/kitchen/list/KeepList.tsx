import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KeptListActor } from '../../../machines/keptListMachine';
import { FEWEST_INGREDIENTS } from '../../../machines/request';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import '../../ui/styles/boxes.css';
import styles from './KeepList.module.css';
import { typingMessages as messages } from './typingMessages';

/** A box that keeps the list in this browser while it is ticked. It shows once there is a list to keep. */
export function KeepList({ keptList }: { keptList: KeptListActor }) {
  const { recipe } = useActors();
  const boxRef = useRef<HTMLInputElement>(null);
  const isList = useSelector(
    recipe,
    ({ context }) => context.ingredients.length >= FEWEST_INGREDIENTS,
  );
  const isKept = useSelector(keptList, (snapshot) => snapshot.hasTag('kept'));
  const isRefused = useSelector(keptList, (snapshot) => snapshot.hasTag('refused'));
  const isDeleted = useSelector(keptList, (snapshot) => snapshot.hasTag('deleted'));
  if (!isList && !isKept && !isDeleted) return null;

  function undo() {
    flushSync(() => keptList.send({ type: 'list.keep' }));
    boxRef.current?.focus();
  }

  return (
    <div className={styles.keep}>
      <label>
        <input
          ref={boxRef}
          type="checkbox"
          checked={isKept}
          onChange={() => keptList.send({ type: isKept ? 'list.forget' : 'list.keep' })}
        />
        <span>{messages.keep}</span>
      </label>
      <div className={styles.news}>
        <span aria-live="polite">
          {isRefused && <span>{isKept ? messages.behind : messages.refused}</span>}
          {isDeleted && <span>{messages.deleted}</span>}
        </span>
        {isDeleted && (
          <Button look="text" onClick={undo}>
            {messages.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
