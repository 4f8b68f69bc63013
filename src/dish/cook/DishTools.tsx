import { useActorRef } from '@xstate/react';
import { ChefHat } from 'lucide-react';
import { Children, type ReactNode, useState } from 'react';
import { wakeLockMachine } from '../../../machines/wakeLockMachine';
import { rootOptions } from '../../rootOptions';
import { holdLock } from '../screen/holdLock';
import { KeepScreenOn } from '../screen/KeepScreenOn';
import { CookingView } from './CookingView';
import styles from './DishTools.module.css';

interface DishToolsProps {
  /** The recipe's title; empty where it has none. */
  title: string;
  /** The ingredients, then the steps; nothing where there are too few steps to go through. */
  children?: ReactNode;
}

const providedMachine = wakeLockMachine.provide({ actors: { holdLock } });

/** What can be done with a recipe besides reading it. */
export function DishTools({ title, children }: DishToolsProps) {
  const [isCooking, setIsCooking] = useState(false);
  const screen = useActorRef(providedMachine, rootOptions);
  const [ingredients, ...steps] = Children.toArray(children);

  return (
    // Neither its direction nor its news are the recipe's.
    <div className={styles.tools} dir="ltr" aria-live="off">
      {steps.length > 0 && (
        <button
          type="button"
          className={styles.cook}
          aria-haspopup="dialog"
          onClick={() => setIsCooking(true)}
        >
          <ChefHat aria-hidden />
          <span>Cook</span>
        </button>
      )}
      <KeepScreenOn actor={screen} />
      {isCooking && (
        <CookingView
          title={title}
          ingredients={ingredients}
          steps={steps}
          screen={screen}
          onLeave={() => setIsCooking(false)}
        />
      )}
    </div>
  );
}
