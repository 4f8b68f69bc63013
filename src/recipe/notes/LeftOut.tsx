import { type ReactNode, use } from 'react';
import { LineMarksContext } from '../allergens/MarkedWords';
import { useRecipe } from '../RecipeContext';
import { type LeftOutNodes, linePlacesIn } from './findLeftOut';
import styles from './LeftOut.module.css';

interface LeftOutProps extends Omit<LeftOutNodes, 'rest'> {
  children: ReactNode;
}

/** Version 1.0.0 wrote lines that it left out into the recipe. They open if the check marks one. */
export function LeftOut({ heading, list, children }: LeftOutProps) {
  const { reading } = useRecipe();
  const marks = use(LineMarksContext);
  const isMarked = linePlacesIn(list, reading.marks).some((line) => marks.has(line));
  const [place = -1] = linePlacesIn(heading, reading.marks);
  return (
    <details className={styles.folded} open={isMarked}>
      <summary>{reading.lines[place]?.text}</summary>
      {children}
    </details>
  );
}
