import { passFocusTo } from '../../browser/passFocusTo';
import { useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import styles from './CheckLine.module.css';
import type { CheckController } from './createKitchenCheck';
import { messages } from './messages';

interface StaplesQuestionProps {
  controller: CheckController;
  /** The staples that the recipe needs and the list lacks. */
  staples: readonly string[];
}

/** Asks once whether the visitor always has oil, salt and the like. */
export function StaplesQuestion({ controller, staples }: StaplesQuestionProps) {
  const isOpen = !useStore(controller.hasSaidBasics);
  return (
    <p className={styles.question} aria-live="off">
      {isOpen && staples.length > 0 && (
        <>
          <span>{messages.askStaples(staples)}</span>
          {[messages.yes, messages.no].map((answer) => (
            <Button
              key={answer}
              ref={toTheCheck}
              look="text"
              onClick={() => controller.answer(staples, answer === messages.yes)}
            >
              {answer}
            </Button>
          ))}
        </>
      )}
    </p>
  );
}

const toTheCheck = passFocusTo('[data-check]', 'summary');
