import type { ReactNode } from 'react';
import * as recipeWords from '../../words/en/recipe';

import styles from './Chatter.module.css';

interface ChatterProps {
  part: 'before' | 'signOff';
  isOpen: boolean;
  children: ReactNode;
}

/** A model's words beside its recipe: small below the title, or folded at the end. */
export function Chatter({ part, isOpen, children }: ChatterProps) {
  if (part === 'before') {
    return <div className={styles.chatter}>{children}</div>;
  }
  return (
    <details className={styles.chatter} open={isOpen}>
      <summary>{recipeWords.recipe.signOff}</summary>
      {children}
    </details>
  );
}
