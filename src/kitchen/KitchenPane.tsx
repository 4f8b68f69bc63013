import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useDeferredValue } from 'react';
import { type LazyPart, type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { IngredientForm } from './IngredientForm';
import { IngredientList } from './IngredientList';
import styles from './KitchenPane.module.css';
import { type Notice, noticeText } from './notices';
import { RecipePrompt } from './RecipePrompt';
import type { Typing } from './Typing';
import { type GrowingDish, Progress } from './wait/Progress';

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
  growth: Store<GrowingDish | null>;
  /** More about a request. */
  waitDetails?: ReactNode;
  notices: Omit<Store<Notice>, 'set'>;
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
  growth,
  waitDetails,
  notices,
  children,
}: KitchenPaneProps) {
  const tools = useStore(typing);
  const { recipe } = useActors();
  const hasRecipe = useSelector(recipe, (snapshot) => snapshot.hasTag('text'));
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
        <Status notices={notices} say={tools?.sayLeftOut} />
      </div>
      {tools && <tools.PasteQuestion inputRef={inputRef} {...tools} />}
      <IngredientList {...{ noteOn, canOffer, typing }} onFocusLost={focusInput} />
      <RecipePrompt {...{ inputRef, requestRef, needsNetwork, preferences }}>
        {proposals}
      </RecipePrompt>
      {/* Below the button, because it comes late and must move nothing. */}
      {tools && <tools.KeptListLine {...tools} />}
      <Progress growth={growth} onFocusLost={focusRequest}>
        {waitDetails}
      </Progress>
      {children && <p className={styles.note}>{children}</p>}
    </section>
  );
}

interface StatusProps extends Pick<KitchenPaneProps, 'notices'> {
  /** Also names what a list has left out, once the code that reads lists has arrived. */
  say?: Typing['sayLeftOut'] | undefined;
}

/** The one place of the pane that says what has happened. */
export function Status({ notices, say = noticeText }: StatusProps) {
  const { recipe } = useActors();
  const notice = useStore(notices);
  // After a reload, the region has to be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const isInterrupted = useSelector(recipe, ({ context }) => context.asked.isInterrupted);
  const words = say(notice) || (isInterrupted ? firstWords.kitchen.interrupted : '');
  const text = limitText(hasBeenEmpty ? words : '');

  return (
    <div role="status" className={styles.status}>
      {text && (
        <p
          key={notice.serial}
          className={
            ['link', 'duplicates'].includes(notice.about) || notice.leftOut
              ? undefined
              : 'visually-hidden'
          }
          dir="auto"
        >
          {text}
        </p>
      )}
    </div>
  );
}
