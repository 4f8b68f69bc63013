import { type SubmitEvent, useId } from 'react';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { Button } from '../../ui/Button';
import { useLimit } from '../../ui/useLimit';
import { cookedMessages as messages } from '../messages';
import styles from './Cooked.module.css';
import { toTheButton } from './toTheButton';

/** In UTF-16 units. */
const LONGEST_NAME = 100;

export function LeftoverField({ onAdd }: { onAdd(typed: string): void }) {
  const id = useId();
  const { limits, note } = useLimit(LONGEST_NAME);

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = `${new FormData(event.currentTarget).get('leftover')}`.trim();
    if (!isBlank(typed)) onAdd(typed);
  }

  return (
    <form className={styles.left} onSubmit={add}>
      <label htmlFor={id}>{messages.leftover}</label>
      <div>
        <input
          ref={toTheButton}
          id={id}
          type="text"
          name="leftover"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          {...limits}
          aria-describedby={`${id}-advice`}
        />
        <Button ref={toTheButton} type="submit">
          {messages.add}
        </Button>
      </div>
      {note}
      <p id={`${id}-advice`} className={styles.quiet}>
        {messages.advice}
      </p>
    </form>
  );
}
