import { dayAt, daysBetween } from '../../../machines/kitchen/days';
import { goTo } from '../../browser/focus';
import { type Store, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import { nameDay, WEEK } from '../../words/locale';
import type { KeptList } from '../keeping/startKeptList';
import styles from './ListLines.module.css';

interface PasteQuestionProps {
  /** A pasted text that looks like a recipe; empty if there is nothing to ask. */
  pasted: Store<string>;
  openRecipe(text: string): void;
}

/** Asks what to do with a pasted recipe. Nothing of it joins the list before. */
export function PasteQuestion({ pasted, openRecipe }: PasteQuestionProps) {
  const { adding, places } = useActors();
  const text = useStore(pasted);
  const answer = (act: (text: string) => unknown) => () => {
    // The button disappears.
    goTo(places.field.current);
    pasted.set('');
    act(text);
  };
  return (
    <div className={`${styles.line} ${styles.question}`}>
      {text && <span>{restWords.typing.isRecipe}</span>}
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

interface KeptListLineProps {
  keptList: Pick<KeptList, 'keeping'>;
  today: Store<string>;
}

/** Says that a list is old, or that the browser does not keep it. Most visitors see nothing. */
export function KeptListLine({ keptList, today }: KeptListLineProps) {
  const { kitchen } = useActors();
  const day = useStore(today);
  const hasList = useStore(kitchen, ({ ingredients }) => ingredients.length > 0);
  const isRefused = useStore(keptList.keeping, ({ state }) => state === 'refused');
  const age = useStore(
    keptList.keeping,
    ({ state, usedAt }) =>
      state === 'kept' && hasList && usedAt > 0 && listAge(dayAt(new Date(usedAt)), day),
  );

  return (
    <div className={styles.line}>
      {age && <p>{age}</p>}
      {isRefused && <span>{restWords.typing.refused}</span>}
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
