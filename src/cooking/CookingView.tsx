import { ListChecks } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import type { ActorRefFrom } from 'xstate';
import type { wakeLockMachine } from '../../machines/wakeLockMachine';
import { CloseIcon } from '../ui/icons';
import { takeDock } from '../app/Dock';
import { KeepScreenOn } from './KeepScreenOn';
import styles from './CookingView.module.css';
import { useStep } from './progress';
import { Tick } from './Tick';

/** A step, as the view shows it. */
export interface DishStepProps {
  /** Its box. */
  id: string;
  /** What it is called, as in "Step 3, Sauce". */
  name: string;
  /** The heading of its part of the work; empty where there is none. */
  section: string;
  /** Its words alone. */
  text: string;
  isTicked: boolean;
  children?: ReactNode;
}

interface CookingViewProps {
  title: string;
  ingredients: ReactNode;
  steps: ReactNode[];
  screen: ActorRefFrom<typeof wakeLockMachine>;
  onLeave(): void;
}

/** One step at a time, to be read from across the kitchen. */
export function CookingView({ title, ingredients, steps, screen, onLeave }: CookingViewProps) {
  const [kept, goTo] = useStep();
  const [hasIngredients, setHasIngredients] = useState(false);
  const [told, setTold] = useState('');
  const nextRef = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const wordsId = useId();
  const doneId = useId();
  const at = Math.min(kept, steps.length - 1);
  const step = steps[at] as ReactElement<DishStepProps>;
  const isLast = at === steps.length - 1;
  const count = `Step ${at + 1} of ${steps.length}`;

  const open = useCallback((dialog: HTMLDialogElement | null) => {
    dialog?.showModal();
    nextRef.current?.focus();
  }, []);

  function turnTo(next: number) {
    const there = steps[next] as ReactElement<DishStepProps> | undefined;
    if (!there) return;
    goTo(next);
    setTold(`Step ${next + 1} of ${steps.length}. ${there.props.text}`);
  }

  function turnByKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: steps.length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
  }

  function goOn({ currentTarget }: { currentTarget: HTMLButtonElement }) {
    if (!isLast) return turnTo(at + 1);
    goTo(0);
    currentTarget.closest('dialog')?.close();
  }

  return (
    <dialog
      ref={open}
      className={styles.view}
      aria-label={title ? `Cooking: ${title}` : 'Cooking'}
      aria-describedby={wordsId}
      onClose={onLeave}
      onKeyDown={turnByKey}
    >
      <header className={styles.head}>
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <button
          type="button"
          className={styles.leave}
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          <CloseIcon aria-hidden />
          <span>Leave</span>
        </button>
        <button
          type="button"
          aria-expanded={hasIngredients}
          aria-controls={listId}
          onClick={() => setHasIngredients(!hasIngredients)}
        >
          <ListChecks aria-hidden />
          <span>Ingredients</span>
        </button>
        <KeepScreenOn actor={screen} />
      </header>
      <div className={styles.pages}>
        <section
          id={listId}
          className={styles.ingredients}
          aria-label="Ingredients"
          hidden={!hasIngredients}
          dir="auto"
        >
          {ingredients}
        </section>
        <section
          key={at}
          ref={told ? bringIntoView : null}
          className={styles.step}
          aria-label={count}
          dir="auto"
        >
          <h2 dir="ltr">{count}</h2>
          {step.props.section && <p className={styles.part}>{step.props.section}</p>}
          <div className={styles.words}>{step}</div>
          <div className={styles.done} dir="ltr">
            <Tick
              id={step.props.id}
              label={`${step.props.name} done`}
              isTicked={step.props.isTicked}
              inputId={doneId}
            />
            <label htmlFor={doneId} aria-hidden>
              Done
            </label>
          </div>
        </section>
      </div>
      <footer className={styles.foot}>
        <div ref={takeDock} className={styles.dock} />
        <div className={styles.turn}>
          <progress max={steps.length} value={at + 1} aria-hidden />
          <button type="button" aria-disabled={at === 0} onClick={() => turnTo(at - 1)}>
            Back
          </button>
          <button ref={nextRef} type="button" className={styles.next} onClick={goOn}>
            {isLast ? 'Finish' : 'Next'}
          </button>
        </div>
      </footer>
      {/* A dialog is told with its description, where that of buttons would be mixed into it. */}
      <p id={wordsId} hidden>
        {step.props.text}
      </p>
      <div className="visually-hidden" aria-live="polite">
        {told && <p key={told}>{told}</p>}
      </div>
    </dialog>
  );
}

function bringIntoView(step: HTMLElement | null) {
  step?.scrollIntoView({ block: 'start' });
}
