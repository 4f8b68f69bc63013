import { useActorRef } from '@xstate/react';
import { Children, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { wakeLockMachine } from '../../machines/wakeLockMachine';
import { SaveButton } from '../cookbook/SaveButton';
import { ChefHatIcon } from '../ui/icons';
import { rootOptions } from '../app/rootOptions';
import { ShareMenu } from '../share/ShareMenu';
import { holdLock } from '../cooking/holdLock';
import { KeepScreenOn } from '../cooking/KeepScreenOn';
import { CookingView } from '../cooking/CookingView';
import styles from './RecipeToolbar.module.css';
import type { Block } from './document/outline';

interface DishToolsProps {
  /** The recipe's title; empty where it has none. */
  title: string;
  /** The recipe in plain text, block by block. */
  outline(): Block[];
  /** The ingredients, then the steps; nothing where there are too few steps to go through. */
  children?: ReactNode;
}

/** Where the page has a place for the tools, so that they are not read out as news of the recipe. */
const TOOLS_ID = 'dish-tools';

const providedMachine = wakeLockMachine.provide({ actors: { holdLock } });

/** What can be done with a recipe besides reading it. */
export function DishTools({ title, outline, children }: DishToolsProps) {
  // Each opening has a view of its own: the closing of one may be told after the next has come.
  const [opening, setOpening] = useState(0);
  const screen = useActorRef(providedMachine, rootOptions);
  const [place] = useState(() => document.getElementById(TOOLS_ID));
  const [ingredients, ...steps] = Children.toArray(children);

  const row = (
    <div className={styles.tools}>
      {steps.length > 0 && (
        <button
          type="button"
          className={styles.cook}
          aria-haspopup="dialog"
          onClick={() => setOpening(opening + 1)}
        >
          <ChefHatIcon aria-hidden />
          <span>Cook</span>
        </button>
      )}
      <KeepScreenOn actor={screen} />
      <SaveButton />
      <ShareMenu title={title} outline={outline} />
    </div>
  );

  return (
    <>
      {place ? createPortal(row, place) : row}
      {opening > 0 && (
        // Neither its direction nor its news are the recipe's.
        <div dir="ltr" aria-live="off">
          <CookingView
            key={opening}
            title={title}
            ingredients={ingredients}
            steps={steps}
            screen={screen}
            onLeave={() => setOpening(0)}
          />
        </div>
      )}
    </>
  );
}
