import type { ReactNode } from 'react';
import styles from './RecipeEnd.module.css';

/** What a visitor can do at the end of a recipe, when it is cooked or not quite right. */
export function RecipeEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
