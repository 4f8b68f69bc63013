import { nextToUseUp } from '../../../machines/kitchen/days';
import { createStore, type LazyPart, useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import type { Typing } from '../Typing';

/** What a row says beside its entry. */
export interface RowFacts {
  /** What the page has found in it; empty without a find. */
  note: string;
  /** Whether to use it up next. */
  isMarked: boolean;
  /** The last day to eat it, `2026-11-23`. */
  day: string | undefined;
}

export interface RowFactsProps {
  noteOn?: ((ingredient: string) => string) | undefined;
  typing: LazyPart<Typing>;
}

/** Before the part for typing has arrived, no entry is due. */
const NO_DAY = createStore('');

/** The kitchen now, and the facts of each entry. */
export function useRowFacts({ noteOn, typing }: RowFactsProps) {
  const now = useStore(useActors().kitchen);
  const next = nextToUseUp(now, useStore(useStore(typing)?.today ?? NO_DAY));
  const days = new Map(now.dates.map(({ entry, day }) => [entry, day]));
  const factsOf = (entry: string): RowFacts => ({
    note: noteOn?.(entry) ?? '',
    isMarked: next.includes(entry),
    day: days.get(entry),
  });
  return { ...now, factsOf };
}
