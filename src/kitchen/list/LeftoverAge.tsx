import type { ReactNode } from 'react';
import { dayOf, isPast } from '../../../machines/kitchen/days';
import { type Leftover, leftoversOn } from '../../../machines/kitchen/ingredientList';
import { type Store, useStore } from '../../browser/store';
import { language } from '../../ui/language';
import { typingMessages as messages } from './typingMessages';
import styles from './typingTools.module.css';

interface LeftoverAgeProps {
  /** The dishes that share one entry of the list. */
  dishes: readonly Leftover[];
  today: Store<string>;
}

/** Says when a leftover was cooked. If it is too old, asks whether it is still good. */
function LeftoverAge({ dishes, today }: LeftoverAgeProps) {
  const day = useStore(today);
  // The oldest dish counts.
  const [cookedAt = ''] = dishes.map((dish) => dish.cookedAt).sort();
  const isOld = dishes.some((dish) => isPast(dish, day));
  return (
    <span className={styles.age}>
      <span>{cookedOn(cookedAt)}</span>
      {isOld && <strong>{messages.stillGood}</strong>}
    </span>
  );
}

/** `cookedAt` is local time: `2026-11-21T19:30:00+01:00`. */
function cookedOn(cookedAt: string): string {
  const day = new Date(dayOf(cookedAt));
  if (Number.isNaN(day.getTime())) return '';
  const words = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return messages.cookedOn(day.toLocaleDateString(language.days, words));
}

export type RenderAge = (entry: string, leftovers: readonly Leftover[]) => ReactNode;

export function createAges(today: Store<string>): RenderAge {
  return (entry, leftovers) => {
    const dishes = leftoversOn(leftovers, [entry]);
    return dishes.length > 0 && <LeftoverAge dishes={dishes} today={today} />;
  };
}
