import { Minus, Plus, RotateCcw } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { MOST_SERVINGS } from '../../../machines/cookbook/CookbookContext';
import { goTo } from '../../browser/focus';
import * as recipeWords from '../../words/en/recipe';
import { toTheBox } from '../shopping/NeedMark';
import markStyles from '../shopping/NeedMark.module.css';
import styles from './Amounts.module.css';
import { canServe, FEWEST } from './servingsStorage';
import { useAmounts, writeServings } from './shownAmounts';

interface ServingsFieldProps {
  /** `signs` is the punctuation right after the number. */
  mark: { signs: string };
  isInert?: boolean;
  /** The number in the recipe's text. A field in its own line has none. */
  children?: ReactNode;
}

export function ServingsField({ mark: { signs }, isInert, children }: ServingsFieldProps) {
  return (
    <span className={signs ? styles.unbroken : styles.apart} inert={isInert}>
      <Stepper>{children}</Stepper>
      {signs}
    </span>
  );
}

function Stepper({ children }: Pick<ServingsFieldProps, 'children'>) {
  const { servings, isRescaled, written, choose, isCopy, fieldRef } = useAmounts();
  const [typed, setTyped] = useState<string | null>(null);
  const original = written();
  if (!original) return children;
  const now = servings ?? original.from;
  // A number field cannot hold a range or "≈ 3½": both show until the visitor chooses a number.
  const own = servings === null ? original.text : writeServings(servings);
  const number = servings === null ? children : own;
  if (isCopy) return children ? number : `${recipeWords.amounts.servings}: ${writeServings(now)}`;
  const isBeyond = Boolean(typed) && !canServe(Number(typed));

  function step(by: number) {
    const next = by > 0 ? Math.floor(now) + by : Math.ceil(now) + by;
    if (canServe(next)) choose(next);
  }

  return (
    <span className={styles.servings} aria-live="off">
      {children ? (
        <span className={styles.number}>{number}</span>
      ) : (
        <span className={styles.label} data-label={`${recipeWords.amounts.servings}:`} />
      )}
      <button
        type="button"
        aria-label={recipeWords.amounts.fewer}
        aria-disabled={now <= FEWEST}
        onClick={() => step(-1)}
      >
        <Minus aria-hidden />
      </button>
      <NumberField
        now={now}
        range={own === `${now}` ? null : own}
        typed={typed}
        setTyped={setTyped}
        step={step}
      />
      <button
        type="button"
        aria-label={recipeWords.amounts.more}
        aria-disabled={now === MOST_SERVINGS}
        onClick={() => step(1)}
      >
        <Plus aria-hidden />
      </button>
      {servings !== null && (
        <button
          type="button"
          aria-label={recipeWords.amounts.original}
          title={recipeWords.amounts.original}
          onClick={() => {
            // React removes the pressed button together with the focus.
            goTo(fieldRef.current);
            choose(null);
          }}
        >
          <RotateCcw aria-hidden />
        </button>
      )}
      {isBeyond && (
        <small className={styles.note}>{recipeWords.amounts.limits(FEWEST, MOST_SERVINGS)}</small>
      )}
      <span role="status" className="visually-hidden">
        {isBeyond && <span>{recipeWords.amounts.limits(FEWEST, MOST_SERVINGS)}</span>}
        {isRescaled && <span key={now}>{recipeWords.amounts.scaled(own)}</span>}
      </span>
    </span>
  );
}

interface NumberFieldProps {
  now: number;
  /** Shown instead of the number: "4–6". */
  range: string | null;
  typed: string | null;
  setTyped(typed: string | null): void;
  step(by: number): void;
}

function NumberField({ now, range, typed, setTyped, step }: NumberFieldProps) {
  const { choose, fieldRef } = useAmounts();

  /** Counts on from the range, which browsers cannot. */
  function stepByKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!range || !by) return;
    event.preventDefault();
    step(by);
  }

  return (
    <input
      ref={fieldRef}
      type="number"
      inputMode="numeric"
      aria-label={recipeWords.amounts.servings}
      min={FEWEST}
      max={MOST_SERVINGS}
      placeholder={range ?? undefined}
      value={typed ?? (range ? '' : now)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (canServe(target.valueAsNumber)) choose(target.valueAsNumber);
      }}
      onKeyDown={stepByKey}
      onBlur={() => setTyped(null)}
    />
  );
}

/** From this factor on, a batch may take longer. */
const LARGER = 2;

export function BatchNote() {
  const { servings, written } = useAmounts();
  const original = written();
  if (!original || (servings ?? 0) < LARGER * original.from) return null;
  return (
    <small className={styles.note} aria-live="off">
      {` ${recipeWords.amounts.largerBatch(original.text)}`}
    </small>
  );
}

/** In characters: "1 1/2 kilograms". */
const LONGEST = 40;

/** Lets a cook who has less or more of one food scale the whole recipe to it. */
export function ScaleMark({ ingredient }: { ingredient: number }) {
  const { amountOf, scaleToHave } = useAmounts();
  const [isOpen, setOpen] = useState(false);
  const [isUnclear, setUnclear] = useState(false);
  const id = useId();
  const amount = amountOf(ingredient);
  if (!amount) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isScaled = scaleToHave(ingredient, String(new FormData(event.currentTarget).get('have')));
    setUnclear(!isScaled);
    setOpen(!isScaled);
  }

  return (
    <span className={markStyles.mark}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {recipeWords.amounts.scaleToHave}
      </button>
      <span id={id}>
        {isOpen && (
          <form ref={toTheBox} className={markStyles.form} onSubmit={submit}>
            <label>
              {recipeWords.amounts.iHave}{' '}
              <input
                name="have"
                ref={goTo}
                placeholder={amount}
                maxLength={LONGEST}
                autoComplete="off"
                required
              />
            </label>
            <button type="submit">{recipeWords.amounts.scale}</button>
          </form>
        )}
        <span role="status">{isUnclear && isOpen && recipeWords.amounts.cannotScale(amount)}</span>
      </span>
    </span>
  );
}
