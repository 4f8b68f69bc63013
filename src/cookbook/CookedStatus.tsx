import { useSelector } from '@xstate/react';
import type { CookbookActor } from '../../machines/cookbookMachine';
import { handOnFocus } from '../browser/handOnFocus';
import { Button } from '../ui/Button';
import { limitText } from '../ui/limitText';
import styles from './CookedSheet.module.css';
import { cookedMessages as messages } from './cookedMessages';
import { failureMessage } from './failureMessages';
import { hasText } from './findSaved';

interface CookedStatusProps {
  cookbook: CookbookActor;
  /** The text of the recipe on the page. */
  text: string;
  /** Undoes the cooking. */
  onUndo(): void;
}

/** Says what "I cooked this" changed, with a button to undo it or to try again. */
export function CookedStatus({ cookbook, text, onUndo }: CookedStatusProps) {
  const notice = useSelector(cookbook, ({ context }) => context.notice);
  const cooked = useSelector(cookbook, ({ context }) => context.cooked);
  const command = notice?.type === 'failed' ? notice.command : undefined;
  const isAbout = command?.type === 'recipe.cook' || command?.type === 'recipe.uncook';

  if (notice?.type === 'failed' && isAbout && hasText(command.recipe, text)) {
    return (
      <p key={notice.serial} className={styles.status}>
        <span>{failureMessage(notice)}</span>
        {command.type === 'recipe.cook' && <span>{messages.listStays}</span>}
        <Button ref={toTheButton} look="text" onClick={() => cookbook.send(command)}>
          {messages.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    cooked &&
    hasText(cooked.recipe, text) && (
      <p key={cooked.at} className={styles.status}>
        <span dir="auto">{limitText(messages.noted(cooked))}</span>
        <Button ref={toTheButton} look="text" onClick={onUndo}>
          {messages.undo}
        </Button>
      </p>
    )
  );
}

const toTheButton = handOnFocus('[data-cooked]', 'button');
