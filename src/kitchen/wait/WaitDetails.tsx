import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useActors } from '../../ui/Actors';
import { messages } from '../messages';
import styles from './Interruption.module.css';
import { WaitLines } from './WaitLines';
import { waitMessages } from './waitMessages';

interface WaitDetailsProps extends ComponentProps<typeof WaitLines> {
  onFocusLost(): void;
}

/** More about a request that runs or that a reload has stopped. */
export function WaitDetails({ onFocusLost, ...lines }: WaitDetailsProps) {
  const isLoading = useSelector(useActors().recipe, (snapshot) => snapshot.hasTag('loading'));
  return isLoading ? <WaitLines {...lines} /> : <Interruption onFocusLost={onFocusLost} />;
}

/** Offers to repeat a request that a reload stopped. `onFocusLost` takes the button's focus. */
function Interruption({ onFocusLost }: { onFocusLost(): void }) {
  const { recipe } = useActors();
  const canAskAgain = useSelector(
    recipe,
    (snapshot) =>
      snapshot.context.notice.about === 'interruption' &&
      snapshot.can({ type: 'recipe.request', wish: snapshot.context.asked.wish }),
  );
  if (!canAskAgain) return null;

  return (
    <div className={styles.interruption}>
      <p>{messages.notices.interruption('', 0, 0)}</p>
      <button
        type="button"
        onClick={() => {
          onFocusLost();
          recipe.send({ type: 'recipe.request', wish: recipe.getSnapshot().context.asked.wish });
        }}
      >
        {waitMessages.askAgain}
      </button>
    </div>
  );
}
