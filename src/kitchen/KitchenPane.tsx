import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { type LazyPart, type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import * as firstWords from '../words/en/first';
import { IngredientForm } from './IngredientForm';
import { IngredientList } from './IngredientList';
import styles from './KitchenPane.module.css';

import { RecipePrompt } from './RecipePrompt';
import { Status } from './Status';
import type { Typing } from './Typing';
import { Progress, type Wait } from './wait/Progress';

export interface KitchenPaneProps {
  inputRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLButtonElement | null>;
  photo?: ReactNode;
  typing: LazyPart<Typing>;
  noteOn?: ((ingredient: string) => string) | undefined;
  /** Whether the page is sure that the visitor does not avoid a food. */
  canOffer(food: string): boolean;
  needsNetwork: boolean;
  preferences?: ReactNode;
  proposals?: ReactNode;
  wait: Store<Wait | null>;
  /** Renders more about a request. `onFocusLost` takes the focus of a removed button. */
  renderWait(onFocusLost: () => void): ReactNode;
  children?: ReactNode;
}

export function KitchenPane({
  inputRef,
  requestRef,
  photo,
  typing,
  noteOn,
  canOffer,
  needsNetwork,
  preferences,
  proposals,
  wait,
  renderWait,
  children,
}: KitchenPaneProps) {
  const tools = useStore(typing);
  const { recipe } = useActors();
  const hasRecipe = useSelector(recipe, (snapshot) => snapshot.matches({ shown: 'recipe' }));
  const focusInput = useCallback(() => inputRef.current?.focus(), [inputRef]);
  const focusRequest = useCallback(
    () => (requestRef.current ?? inputRef.current)?.focus(),
    [inputRef, requestRef],
  );

  return (
    <section
      className={styles.pane}
      aria-label={firstWords.kitchen.pane}
      data-settled={hasRecipe || undefined}
    >
      <div className={styles.lead}>
        <p>{firstWords.kitchen.lead}</p>
        {photo}
      </div>
      <div className={styles.worktop}>
        <IngredientForm inputRef={inputRef} typing={typing}>
          {tools && <tools.Suggestions inputRef={inputRef} foods={tools.foods} />}
        </IngredientForm>
        <Status />
      </div>
      {tools && <tools.PasteQuestion inputRef={inputRef} {...tools} />}
      <IngredientList {...{ noteOn, canOffer, typing }} onFocusLost={focusInput} />
      <RecipePrompt {...{ requestRef, needsNetwork, preferences }}>{proposals}</RecipePrompt>
      {/* Below the button, because it comes with a recipe and must move nothing. */}
      {tools && <tools.KeepList {...tools} />}
      <Progress wait={wait} onFocusLost={focusRequest}>
        {renderWait(focusRequest)}
      </Progress>
      {children && <p className={styles.note}>{children}</p>}
    </section>
  );
}
