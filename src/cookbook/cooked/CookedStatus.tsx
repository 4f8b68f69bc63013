import { useSelector } from '@xstate/react';
import type { CookbookActor } from '../../../machines/cookbookMachine';
import type { CookingActor } from '../../../machines/cookingMachine';
import { hasText } from '../../../machines/findSaved';
import { passFocusTo } from '../../browser/passFocusTo';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import { failureText, cookedMessages as messages } from '../messages';
import styles from './CookedSheet.module.css';

interface CookedStatusProps {
  cookbook: CookbookActor;
  cooking: CookingActor;
  /** The text of the recipe on the page. */
  text: string;
}

/** Says what "I cooked this" changed, with a button to undo it or to try again. */
export function CookedStatus({ cookbook, cooking, text }: CookedStatusProps) {
  const notice = useSelector(cookbook, ({ context }) => context.notice);
  const cooked = useSelector(cooking, (snapshot) =>
    snapshot.hasTag('cooked') ? snapshot.context.cooked : null,
  );
  const command = notice?.type === 'failed' ? notice.command : undefined;
  const isAbout = command?.type === 'recipe.cook' || command?.type === 'recipe.uncook';

  if (notice?.type === 'failed' && isAbout && hasText(command.recipe, text)) {
    return (
      <p key={notice.serial} className={styles.status}>
        <span>{failureText(notice)}</span>
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
        <Button
          ref={toTheButton}
          look="text"
          onClick={() => cooking.send({ type: 'cooking.undo' })}
        >
          {messages.undo}
        </Button>
      </p>
    )
  );
}

const toTheButton = passFocusTo('[data-cooked]', 'button');
