import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { hasText } from '../../../machines/cookbook/findSaved';
import type { CookingActor } from '../../../machines/cooking/cookingMachine';
import type { Leftover } from '../../../machines/kitchen/leftovers';
import type { Taken } from '../../needs/takenBy';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import { limitText } from '../../ui/limitText';
import { failureText, cookedMessages as messages } from '../messages';
import styles from './Cooked.module.css';
import { CookedSheet } from './CookedSheet';
import { LeftoverField } from './LeftoverField';
import { toTheButton } from './toTheButton';

interface CookedStatusProps {
  cookbook: CookbookActor;
  cooking: CookingActor;
  /** Of the recipe on the page. */
  text: string;
  /** What that recipe took from the list. */
  getTaken(): readonly Taken[];
  /** `cookedAt` is local time. */
  getLeftover(typed: string, cookedAt: string): Leftover;
}

/** Says what a cooking has changed, takes it back or corrects it, and asks what is left. */
export function CookedStatus(props: CookedStatusProps) {
  const { cookbook, cooking, text, getTaken, getLeftover } = props;
  const notice = useSelector(cookbook, ({ context }) => context.notice);
  const last = useSelector(cooking, (snapshot) =>
    snapshot.hasTag('cooked') ? snapshot.context.cooked : null,
  );
  const canChange = useSelector(cooking, (snapshot) => snapshot.matches('cooked'));
  const list = useSelector(useActors().recipe, ({ context }) => context.ingredients);
  const [isChanging, setChanging] = useState(false);
  const cooked = last && hasText(last.recipe, text) ? last : null;
  const failed = notice?.type === 'failed' ? notice : null;
  const command = failed?.command;
  const isAbout = command?.type === 'recipe.cook' || command?.type === 'recipe.uncook';
  const rows = cooked
    ? getTaken().filter(({ entry }) => cooked.gone.includes(entry) || list.includes(entry))
    : [];

  if (failed && isAbout && hasText(command.recipe, text)) {
    return (
      <div role="status">
        <p key={failed.serial} className={styles.status}>
          <span>{failureText(failed)}</span>
          {command.type === 'recipe.cook' && <span>{messages.listStays}</span>}
          <Button ref={toTheButton} look="text" onClick={() => cookbook.send(command)}>
            {messages.tryAgain}
          </Button>
        </p>
      </div>
    );
  }
  return (
    <>
      <div role="status">
        {cooked && (
          <p key={cooked.at} className={styles.status}>
            <span dir="auto">{limitText(messages.noted(cooked))}</span>
            <Button
              ref={toTheButton}
              look="text"
              onClick={() => cooking.send({ type: 'cooking.undo' })}
            >
              {messages.undo}
            </Button>
            {canChange && rows.length > 0 && (
              <Button look="text" aria-haspopup="dialog" onClick={() => setChanging(true)}>
                {messages.change}
              </Button>
            )}
          </p>
        )}
      </div>
      {cooked && canChange && !cooked.left && (
        <LeftoverField
          key={cooked.at}
          onAdd={(typed) => {
            const left = getLeftover(typed, cooked.at);
            cooking.send({ type: 'cooking.change', gone: cooked.gone, left });
          }}
        />
      )}
      {cooked && isChanging && (
        <CookedSheet
          taken={rows}
          gone={cooked.gone}
          onDone={(gone) => cooking.send({ type: 'cooking.change', gone, left: cooked.left })}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
