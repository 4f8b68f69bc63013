import type { ReactNode } from 'react';
import styles from './RecipeToolbar.module.css';

/** The row of what a visitor can do with a recipe: few buttons, and the menu with the rest. */
export function RecipeToolbar({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
