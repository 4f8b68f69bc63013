import { useRef } from 'react';
import { isSample, useModelStatus } from '../app/ModelContext';
import { IngredientForm } from './IngredientForm';
import { IngredientList } from './IngredientList';
import styles from './KitchenPane.module.css';
import { Progress } from './Progress';
import { RecipePrompt } from './RecipePrompt';
import { Status } from './Status';

export interface KitchenPaneProps {
  /** The text that was being typed before a reload. */
  draft?: string;
  /** Called with the text that is being typed whenever it has changed. */
  onDraft?(text: string): void;
}

/** The left pane: what the visitor has, and the way to a recipe. */
export function KitchenPane({ draft = '', onDraft = () => {} }: KitchenPaneProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);

  return (
    <section className={styles.pane} aria-label="Your kitchen">
      <div className={styles.worktop}>
        <IngredientForm inputRef={inputRef} listRef={listRef} draft={draft} onDraft={onDraft} />
        <Status />
      </div>
      <IngredientList inputRef={inputRef} listRef={listRef} />
      <RecipePrompt requestRef={requestRef} />
      <Progress requestRef={requestRef} inputRef={inputRef} />
      <SampleNote />
    </section>
  );
}

function SampleNote() {
  if (!isSample(useModelStatus())) return null;
  return (
    <p className={styles.note}>
      Sample kitchen: no language model is connected. Suggestions come from a small built-in recipe
      book.
    </p>
  );
}
