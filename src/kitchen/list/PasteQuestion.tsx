import type { RefObject } from 'react';
import { type Store, useStore } from '../../browser/store';
import { Button } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import styles from './KeepList.module.css';

interface PasteQuestionProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** A pasted text that looks like a recipe; empty if there is nothing to ask. */
  pasted: Store<string>;
  addFoods(text: string): Promise<void>;
  openRecipe(text: string): void;
}

/** Asks what to do with a pasted recipe. Nothing of it joins the list before. */
export function PasteQuestion({ inputRef, pasted, addFoods, openRecipe }: PasteQuestionProps) {
  const text = useStore(pasted);
  const answer = (act: (text: string) => unknown) => () => {
    // The button disappears.
    inputRef.current?.focus();
    pasted.set('');
    act(text);
  };
  return (
    <div className={`${styles.keep} ${styles.question}`}>
      <span aria-live="polite">{text && <span>{restWords.typing.isRecipe}</span>}</span>
      {text && (
        <>
          <Button onClick={answer(openRecipe)}>{restWords.typing.openIt}</Button>
          <Button onClick={answer(addFoods)}>{restWords.typing.asFoods}</Button>
        </>
      )}
    </div>
  );
}
