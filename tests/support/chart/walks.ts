import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate';
import { leafOf } from './transitions';

export { leafOf };

/** One event of a walk, and where the chart says that it leads. */
export interface Step<TEvent> {
  event: TEvent;
  after: AnyMachineSnapshot;
}

/** What `planWalks` has to know of a machine. */
export interface Chart<TEvent extends EventObject> {
  machine: AnyStateMachine;
  input?: unknown;
  /** Every event to try; those of calls and delays under XState's own names. */
  events: readonly TEvent[];
  /** Tells situations apart, as far as walks are concerned. */
  situationOf(snapshot: AnyMachineSnapshot): string;
  /** Whether an event can happen in a situation in which the chart alone would allow it. */
  mayHappen?(snapshot: AnyMachineSnapshot, event: TEvent): boolean;
}

/** A walk ends here, to be readable when it fails. */
const LONGEST_WALK = 24;

/** Finds few walks from the start that together send each event in each state, for each outcome. */
export function planWalks<TEvent extends EventObject>(chart: Chart<TEvent>): Step<TEvent>[][] {
  const { machine, input, events, situationOf, mayHappen = () => true } = chart;
  const [start] = initialTransition(machine, input);
  const taken = new Set<string>();

  /** The shortest way from a situation to a step that no walk has taken; undefined for none. */
  function findWay(from: AnyMachineSnapshot) {
    const ways: { at: AnyMachineSnapshot; steps: (Step<TEvent> & { name: string })[] }[] = [
      { at: from, steps: [] },
    ];
    const seen = new Set<string>();
    for (const { at, steps } of ways) {
      if (seen.has(situationOf(at)) || at.status !== 'active') continue;
      seen.add(situationOf(at));
      for (const event of events) {
        if (!at.can(event) || !mayHappen(at, event)) continue;
        const [after] = transition(machine, at, event);
        const name = `${leafOf(at)} ${JSON.stringify(event)} ${leafOf(after)}`;
        const way = [...steps, { event, after, name }];
        if (!taken.has(name)) return way;
        ways.push({ at: after, steps: way });
      }
    }
    return undefined;
  }

  const walks: Step<TEvent>[][] = [];
  for (let way = findWay(start); way; ) {
    const walk: Step<TEvent>[] = [];
    walks.push(walk);
    while (way && walk.length < LONGEST_WALK) {
      for (const { event, after, name } of way) {
        taken.add(name);
        walk.push({ event, after });
      }
      way = findWay(walk.at(-1)?.after ?? start);
    }
    way = findWay(start);
  }
  return walks;
}
