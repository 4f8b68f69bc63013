import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { Notice } from '../../machines/recipe/RecipeContext';
import { attemptAhead, MAX_ATTEMPTS } from '../../machines/recipe/recipeMachine';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { joinNames } from '../words/format';
import styles from './Status.module.css';

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

const MOST_NAMED = 5;

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
  const added = length > 0 ? firstWords.kitchen.addedFoods(length) : '';
  const lines = leftOut.map((line) => firstWords.kitchen.quoted(line.replace(/\s*[:：]$/, '')));
  return `${sentence || added} ${firstWords.kitchen.skipped(namesOf(lines))}`.trim();
}
