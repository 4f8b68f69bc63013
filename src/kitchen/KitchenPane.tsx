import { type ReactNode, type RefObject, useCallback } from 'react';
import { IngredientForm } from './IngredientForm';
import { IngredientList } from './IngredientList';
import styles from './KitchenPane.module.css';
import { messages } from './messages';
import { RecipePrompt } from './RecipePrompt';
import { Status } from './Status';
import type { Typing } from './Typing';

export interface KitchenPaneProps {
  inputRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLButtonElement | null>;
  /** The text that the visitor was typing before a reload. */
  draft?: string;
  /** Called with the text in the input whenever it has changed. */
  onDraft?(text: string): void;
  /** What helps while typing and editing; null until it has been fetched. */
  typing: Typing | null;
  /** Fetches what helps while typing. Called when the visitor is about to type or edit. */
  loadTyping(): void;
  /** What to say beside an ingredient; empty for nothing. */
  noteOn?: ((ingredient: string) => string) | undefined;
  /** Whether requests need a network. */
  needsNetwork?: boolean;
  /** Renders what the visitor sees of a running request. @param onFocusLost for its buttons */
  renderProgress?(onFocusLost: () => void): ReactNode;
  /** Opens the visitor's preferences. It shows above the button that asks for a recipe. */
  preferences?: ReactNode;
  /** What else the pane says, at its end. */
  children?: ReactNode;
}

/** The left pane: what the visitor has, and the way to a recipe. */
export function KitchenPane({
  inputRef,
  requestRef,
  draft = '',
  onDraft = () => {},
  typing,
  loadTyping,
  noteOn,
  needsNetwork = false,
  renderProgress,
  preferences,
  children,
}: KitchenPaneProps) {
  const focusInput = useCallback(() => inputRef.current?.focus(), [inputRef]);
  const focusRequest = useCallback(
    () => (requestRef.current ?? inputRef.current)?.focus(),
    [inputRef, requestRef],
  );

  return (
    <section className={styles.pane} aria-label={messages.pane}>
      <div className={styles.worktop}>
        <IngredientForm inputRef={inputRef} draft={draft} onDraft={onDraft} onUse={loadTyping}>
          {typing && <typing.Suggestions inputRef={inputRef} foods={typing.foods} />}
        </IngredientForm>
        <Status>
          {typing && <typing.SplitOffer foods={typing.foods} onFocusLost={focusInput} />}
        </Status>
      </div>
      <IngredientList
        noteOn={noteOn}
        typing={typing}
        onEdit={loadTyping}
        onFocusLost={focusInput}
      />
      <RecipePrompt requestRef={requestRef} needsNetwork={needsNetwork}>
        {preferences}
      </RecipePrompt>
      <div className={styles.slot}>{renderProgress?.(focusRequest)}</div>
      {children && <p className={styles.note}>{children}</p>}
    </section>
  );
}
