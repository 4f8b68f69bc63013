import { Minus, Plus, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './Amounts.module.css';
import { messages } from './messages';
import { canServe, FEWEST, MOST } from './servingsStorage';
import { useAmounts } from './shownAmounts';

interface ServingsFieldProps {
  /** What follows the number without a blank. */
  comma: string;
  /** The number in the recipe's text; none if the field has a line for itself. */
  children?: ReactNode;
}

/** Scales the ingredients to a number of servings. */
export function ServingsField({ comma, children }: ServingsFieldProps) {
  return (
    <span className={styles.unbroken}>
      <Stepper>{children}</Stepper>
      {comma}
    </span>
  );
}

function Stepper({ children }: Pick<ServingsFieldProps, 'children'>) {
  const { servings, isRescaled, hasFailed, written, choose, chosen, warmUp, isCopy, fieldRef } =
    useAmounts();
  const [typed, setTyped] = useState<string | null>(null);
  const original = written();
  if (!original) return children;
  const now = servings ?? original.from;
  const number = servings === null ? children : String(servings);
  if (isCopy) return children ? number : `${messages.servings}: ${now}`;
  // The field shows the number, unless it is a range; paper shows no field.
  const isRange = servings === null && original.text !== `${original.from}`;

  function step(by: number) {
    const next = (chosen() ?? original?.from ?? 0) + by;
    if (canServe(next)) choose(next);
  }

  const early = { onPointerEnter: warmUp, onFocus: warmUp };

  return (
    <span className={styles.servings} aria-live="off">
      {children ? (
        <span className={isRange ? undefined : styles.number}>{number}</span>
      ) : (
        <span className={styles.label} data-label={`${messages.servings}:`} />
      )}
      <button
        type="button"
        aria-label={messages.fewer}
        aria-disabled={now === FEWEST}
        onClick={() => step(-1)}
        {...early}
      >
        <Minus aria-hidden />
      </button>
      <input
        {...early}
        ref={fieldRef}
        type="number"
        inputMode="numeric"
        aria-label={messages.servings}
        min={FEWEST}
        max={MOST}
        value={typed ?? now}
        onChange={({ target }) => {
          setTyped(target.value);
          if (canServe(target.valueAsNumber)) choose(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={messages.more}
        aria-disabled={now === MOST}
        onClick={() => step(1)}
        {...early}
      >
        <Plus aria-hidden />
      </button>
      {servings !== null && (
        <button
          type="button"
          aria-label={messages.original}
          title={messages.original}
          onClick={() => {
            // The button that was pressed goes away.
            fieldRef.current?.focus();
            choose(null);
          }}
        >
          <Undo2 aria-hidden />
        </button>
      )}
      <span role="status" className="visually-hidden">
        {(isRescaled || hasFailed) && (
          <span key={`${now} ${hasFailed}`}>
            {hasFailed ? messages.failed : messages.scaled(servings ?? original.text)}
          </span>
        )}
      </span>
    </span>
  );
}

/** From how many times the servings on a batch may take longer. */
const LARGER = 2;

/** Says below the line that the amounts stay as they are, or that more of them may take longer. */
export function ServingsNote() {
  const { hasFailed, isCopy, servings, written } = useAmounts();
  const original = written();
  const isLarger = original !== null && (servings ?? 0) >= LARGER * original.from;
  const hasNews = hasFailed && !isCopy;
  if (!hasNews && !isLarger) return null;
  return (
    <small className={styles.note} aria-live="off">
      {hasNews ? messages.failed : messages.largerBatch(original?.text ?? '')}
    </small>
  );
}
