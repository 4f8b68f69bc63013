import type { ReactNode } from 'react';
import styles from './RecipeToolbar.module.css';

/** The tools of a recipe in a row: a few buttons, and the menu with the rest. */
export function RecipeToolbar({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
