import { passFocusTo } from '../../browser/passFocusTo';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import styles from './CheckLine.module.css';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

/** Asks once whether the visitor always has oil, salt and pepper. */
export function StaplesQuestion({ controller }: { controller: CheckController }) {
  const isOpen = useStore(controller.basics.said) === null;
  return (
    <p className={styles.question} aria-live="off">
      {isOpen && (
        <>
          <span>{messages.askStaples(messages.staples.map(([name]) => name))}</span>
          <span>
            {[messages.yes, messages.no].map((answer) => (
              <Button
                key={answer}
                ref={toTheCheck}
                look="text"
                onClick={() => controller.answer(answer === messages.yes)}
              >
                {answer}
              </Button>
            ))}
          </span>
        </>
      )}
    </p>
  );
}

const toTheCheck = passFocusTo('[data-check]', 'summary');
