import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useDeferredValue } from 'react';
import type { Notice } from '../../machines/recipe/RecipeContext';
import { attemptAhead, MAX_ATTEMPTS } from '../../machines/recipe/recipeMachine';
import { type LazyPart, type Store, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { joinNames } from '../words/format';
import { IngredientForm } from './IngredientForm';
import { IngredientList, MOST_NAMED } from './IngredientList';
import styles from './KitchenPane.module.css';
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

export function Status() {
  const { recipe } = useActors();
  const notice = useSelector(recipe, ({ context }) => context.notice);
  const attempt = useSelector(recipe, attemptAhead);
  // After a reload, the region has to be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const isInterrupted = useSelector(recipe, ({ context }) => context.interrupted !== null);
  const words =
    noticeText(notice, attempt) || (isInterrupted ? firstWords.kitchen.interrupted : '');
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

function namesOf(names: readonly string[]): string {
  const rest = names.length - MOST_NAMED;
  return joinNames(
    rest > 1 ? [...names.slice(0, MOST_NAMED), firstWords.kitchen.more(rest)] : names,
  );
}

type Spoken = keyof typeof firstWords.kitchen.notices;

/** Empty if the notice has no words. `attempt` is the number of the one that runs or comes next. */
function noticeText(notice: Notice, attempt: number): string {
  const { about, leftOut = [], ingredients, text = '' } = notice;
  const words = (firstWords.kitchen.notices as Partial<typeof firstWords.kitchen.notices>)[
    about as Spoken
  ];
  const sentence = words?.(namesOf(ingredients), attempt, MAX_ATTEMPTS) ?? text;
  if (!leftOut[0]) return sentence;
  const { length } = ingredients;
  const added = length > 0 ? `${firstWords.kitchen.addedFoods(length)}.` : '';
  const lines = leftOut.map((line) => firstWords.kitchen.quoted(line.replace(/\s*[:：]$/, '')));
  return `${sentence || added} ${firstWords.kitchen.skipped(namesOf(lines))}`.trim();
}
