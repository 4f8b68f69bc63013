import { type ReactNode, use, useMemo } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { giveBackTo } from '../../browser/focus';
import { linesOutside } from '../../reading';
import { DialogButton } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';
import type { RecipeCheck } from '../allergens/checkReading';
import { LineMarksContext } from '../allergens/MarkedWords';
import { quotedWords } from '../allergens/sayFound';
import styles from './LeftOut.module.css';

interface LeftOutProps {
  heading: string;
  /** The places of its lines in the reading. */
  lines: readonly number[];
  children: ReactNode;
}

/** Version 1.0.0 wrote lines that it left out into the recipe. They open if the check marks one. */
export function LeftOut({ heading, lines, children }: LeftOutProps) {
  const marks = use(LineMarksContext);
  const isMarked = lines.some((line) => marks.has(line));
  return (
    <details className={styles.folded} open={isMarked}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

/** How much of a pasted text the recipe does not have. */
export function Pasted({ recipe: { pasted = '', text } }: { recipe: Recipe }) {
  const count = useMemo(
    () => linesOutside(pasted, text).filter(({ line, rest }) => line === rest).length,
    [pasted, text],
  );
  return count > 0 && <AboutSource words={recipeWords.recipe.leftOutOfPaste(count)} />;
}

/** What the text around the recipe names of what the visitor avoids. It is no verdict. */
export function NamedAround({ around = [] }: { around: RecipeCheck['around'] | undefined }) {
  const words = quotedWords(around.flatMap(({ places }) => places));
  return words.length > 0 && <AboutSource words={recipeWords.recipe.around(words)} />;
}

/** The button goes once the recipe has every line. */
const toTheHeading = giveBackTo('section', 'h2');

function AboutSource({ words }: { words: string }) {
  return (
    <p ref={toTheHeading} className={styles.source} data-source>
      <span>{words}</span>{' '}
      <DialogButton look="text" opens={{ name: 'edit', withSource: true }}>
        {recipeWords.recipe.showPaste}
      </DialogButton>
    </p>
  );
}
