import { useSelector } from '@xstate/react';
import { type RefObject, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { KeptListActor, KeptListEvent } from '../../../machines/keptList/keptListMachine';
import { dayAt, daysBetween } from '../../../machines/kitchen/days';
import { removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { type Store, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { nameDay, WEEK } from './days';
import styles from './KeepList.module.css';

interface PasteQuestionProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** A pasted text that looks like a recipe; empty if there is nothing to ask. */
  pasted: Store<string>;
  openRecipe(text: string): void;
}

/** Asks what to do with a pasted recipe. Nothing of it joins the list before. */
export function PasteQuestion({ inputRef, pasted, openRecipe }: PasteQuestionProps) {
  const { adding } = useActors();
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
          <Button
            onClick={answer((words) =>
              adding.send({ type: 'words.enter', text: words, from: 'choice' }),
            )}
          >
            {restWords.typing.asFoods}
          </Button>
        </>
      )}
    </div>
  );
}

interface KeepListProps {
  keptList: KeptListActor;
  today: Store<string>;
  useIsSaved(): boolean;
}

/** A browser may forbid it, or have no room. */
function canKeepInTab(): boolean {
  const key = 'saffron.probe';
  const isKept = writeTab(key, '1');
  if (isKept) removeFromTab(key);
  return isKept;
}

/**
 * After the first recipe, asks whether the browser should keep it and the list. While the browser
 * does, says so and how old the list is.
 */
export function KeepList({ keptList, today, useIsSaved }: KeepListProps) {
  const isSaved = useIsSaved();
  const { recipe } = useActors();
  const lineRef = useRef<HTMLDivElement>(null);
  const questionId = useId();
  const day = useStore(today);
  const hasList = useSelector(recipe, ({ context }) => context.ingredients.length > 0);
  const hasRecipe = useSelector(
    recipe,
    (snapshot) =>
      snapshot.matches({ shown: 'recipe' }) && snapshot.context.recipe?.origin === 'request',
  );
  const isLoading = useSelector(recipe, (now) => now.hasTag('loading'));
  const snapshot = useSelector(keptList, (now) => now);
  const [isUndecided, isKept, isRefused, isDeleted] = (
    ['undecided', 'kept', 'refused', 'deleted'] as const
  ).map((tag) => snapshot.hasTag(tag));
  const { usedAt } = snapshot.context;
  // Keeps room for the question while a model writes.
  const isWaiting = isUndecided && isLoading;
  const isAsking = isUndecided && hasList && (hasRecipe || isLoading);
  const isLost = useMemo(() => hasList && !isKept && !canKeepInTab(), [hasList, isKept]);
  const age = isKept && hasList && usedAt > 0 && listAge(dayAt(new Date(usedAt)), day);

  function button(type: 'list.keep' | 'list.decline' | 'list.forget', name: string) {
    const answer = (event: KeptListEvent) => {
      flushSync(() => keptList.send(event));
      // The press removes its own button, which loses the focus.
      (lineRef.current?.querySelector('button') ?? lineRef.current)?.focus();
    };
    return (
      <Button
        look="text"
        aria-describedby={isAsking ? questionId : undefined}
        onClick={() => answer({ type })}
      >
        {name}
      </Button>
    );
  }

  return (
    <div ref={lineRef} className={styles.keep} tabIndex={-1} inert={isWaiting}>
      {age && <p>{age}</p>}
      {isAsking && (
        <span id={questionId}>
          {isSaved ? restWords.typing.keepListQuestion : restWords.typing.keepQuestion}
        </span>
      )}
      <span aria-live="polite">
        {isKept && <span>{restWords.typing.kept}</span>}
        {isLost && <span>{restWords.typing.nowhere}</span>}
        {isRefused && !isLost && (
          <span>{isKept ? restWords.typing.unsaved : restWords.typing.refused}</span>
        )}
        {isDeleted && <span>{restWords.typing.deleted}</span>}
      </span>
      {isAsking && (
        <span className={styles.answers}>
          {button('list.keep', restWords.typing.keep)}
          <span aria-hidden="true">·</span>
          {button('list.decline', restWords.typing.decline)}
        </span>
      )}
      {isKept && (
        <span className={styles.answers}>
          <span aria-hidden="true">·</span>
          {button('list.forget', restWords.typing.stop)}
        </span>
      )}
      {isDeleted && button('list.keep', firstWords.language.undo)}
    </div>
  );
}

/** After so many days the page asks whether a list is still right. Before, it names the weekday. */
const OLD = 3;
/** Asks about a list that is old, or of an impossible day. Both days as `2026-11-21`. */
export function listAge(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days >= -1 && days < OLD) return '';
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const isWeekday = days > 0 && days < WEEK;
  return restWords.typing.age(nameDay(day, isWeekday, !isThisYear), isWeekday);
}
