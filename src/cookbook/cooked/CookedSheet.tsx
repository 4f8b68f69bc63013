import type { SubmitEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Taken } from '../../needs/takenBy';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { limitText } from '../../ui/limitText';
import { cookedMessages as messages } from '../messages';
import styles from './Cooked.module.css';

interface CookedSheetProps {
  taken: readonly Taken[];
  /** What the page has taken off the list. */
  gone: readonly string[];
  onDone(gone: readonly string[]): void;
  onClose(): void;
}

export function CookedSheet({ taken, gone, onDone, onClose }: CookedSheetProps) {
  function finish({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    onDone(new FormData(currentTarget).getAll('gone').map(String));
  }

  // Outside the recipe, whose text has other lists and boxes.
  return createPortal(
    <Dialog heading={messages.usedUp} onClose={onClose}>
      <form method="dialog" className={styles.form} onSubmit={finish}>
        <ul className={styles.rows}>
          {taken.map(({ entry, amount }) => (
            <li key={entry}>
              <label className="box-row">
                <input
                  type="checkbox"
                  name="gone"
                  value={entry}
                  defaultChecked={gone.includes(entry)}
                />
                <span>
                  <bdi>{limitText(entry)}</bdi>
                  {amount && <small>{messages.took(limitText(amount))}</small>}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" look="main">
          {messages.done}
        </Button>
      </form>
    </Dialog>,
    document.body,
  );
}
