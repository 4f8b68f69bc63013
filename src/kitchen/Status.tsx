import { useSelector } from '@xstate/react';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { type Readable, useStore } from '../browser/store';
import { useActors } from '../ui/Actors';
import { limitText } from '../ui/limitText';
import * as firstWords from '../words/en/first';
import { type RowFactsProps, useRowFacts } from './list/useRowFacts';
import { type Notice, noticeText } from './notices';
import styles from './Status.module.css';
import type { GrowingDish } from './wait/Progress';

interface StatusProps extends RowFactsProps {
  notices: Readable<Notice>;
  growth: Readable<GrowingDish | null>;
  /** What the parts that arrive later say. */
  children?: ReactNode;
}

/**
 * The one live region of the pane, so a screen reader hears things in their order: what has changed
 * in the rows, what has happened, and what the page knows of a recipe that is being written.
 */
export function Status({ notices, growth, children, ...of }: StatusProps) {
  const { recipe } = useActors();
  const notice = useStore(notices);
  const typing = useStore(of.typing);
  // After a reload, the region has to be empty before it announces anything.
  const hasBeenEmpty = useDeferredValue(true, false);
  const isInterrupted = useSelector(recipe, ({ context }) => context.asked.isInterrupted);
  const say = typing?.sayLeftOut ?? noticeText;
  const words = say(notice) || (isInterrupted ? firstWords.kitchen.interrupted : '');
  const text = limitText(hasBeenEmpty ? words : '');

  return (
    // Each change is read by itself.
    <div role="status" aria-atomic={false} className={styles.status}>
      <div className="visually-hidden">
        <ChangedRows {...of} serial={notice.serial} />
      </div>
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
      <div className="visually-hidden">
        <Dish growth={growth} />
        {children}
      </div>
    </div>
  );
}

interface ChangedRowsProps extends RowFactsProps {
  /** Of the last notice, which ends what was said of the rows before. */
  serial: number;
}

/** The rows that are new, or say something new: a find, a date, or that they are next. */
function ChangedRows({ serial, ...of }: ChangedRowsProps) {
  const { kitchen } = useActors();
  const typing = useStore(of.typing);
  const { factsOf, ...now } = useRowFacts(of);
  const { ingredients } = now;
  const said = new Map(
    ingredients.map((entry) => {
      const { note, isMarked, day } = factsOf(entry);
      const facts = [
        typing && day && typing.sayEatBy(day, typing.today.getSnapshot().context),
        isMarked && firstWords.kitchen.useUp,
        note && ` (${note})`,
      ];
      return [entry, [limitText(entry), ...facts].filter(Boolean).join('')];
    }),
  );
  const [last, setLast] = useState({ kitchen, serial, said, changed: NO_ROWS });
  const changed = ingredients.filter((entry) => said.get(entry) !== last.said.get(entry));
  if (changed[0] || said.size !== last.said.size || serial !== last.serial)
    // What the tab has kept is no news.
    setLast({ kitchen, serial, said, changed: kitchen === last.kitchen ? changed : NO_ROWS });

  return last.changed.map((entry) => (
    <p key={said.get(entry)} dir="auto">
      {said.get(entry)}
      {typing?.sayOffers({ ingredient: entry, foods: typing.foods }, now)}
    </p>
  ));
}

const NO_ROWS: readonly string[] = [];

const Dish = memo(function Dish({ growth }: Pick<StatusProps, 'growth'>) {
  const { name = '', finds = [] } = useStore(growth) ?? {};
  return (
    <>
      {name && (
        <p key={name} dir="auto">
          {name}
        </p>
      )}
      {finds.map((find) => (
        <p key={find}>{find}</p>
      ))}
    </>
  );
});
