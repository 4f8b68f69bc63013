import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  initialTransition,
  transition,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
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
  /** What the machine starts from. */
  input?: unknown;
  /** Every event that may be tried; those of calls and delays under XState's own names. */
  events: readonly TEvent[];
  /** What tells situations apart, as far as walks are concerned. */
  situationOf(snapshot: AnyMachineSnapshot): string;
  /** Whether an event can come about, where the chart alone would let it. */
  mayHappen?(snapshot: AnyMachineSnapshot, event: TEvent): boolean;
}

/** Tells from where to where something leads; of states side by side, those alone that change. */
function changeOf(before: string, after: string): string {
  const ends = after.split(' & ');
  const pairs = before.split(' & ').map((start, region) => [start, ends[region]]);
  const changed = pairs.filter(([start, end]) => start !== end);
  return JSON.stringify(changed.length > 0 ? changed : pairs);
}

/** A walk is cut off here, so that a failing one can be read. */
const LONGEST_WALK = 24;

/**
 * Finds few walks from the start that together do in each state all that can be done there, with
 * each outcome that it can have.
 */
export function planWalks<TEvent extends EventObject>(chart: Chart<TEvent>): Step<TEvent>[][] {
  const { machine, input, events, situationOf, mayHappen = () => true } = chart;
  const [start] = initialTransition(machine, input);
  const graph = getAdjacencyMap(machine, {
    events,
    input,
    filterEvents: (snapshot: AnyMachineSnapshot, event: TEvent) =>
      snapshot.status === 'active' && snapshot.can(event) && mayHappen(snapshot, event),
    serializeState: situationOf,
  } as never);

  const stepsFrom = (before: AnyMachineSnapshot) =>
    Object.values(graph[situationOf(before) as never]?.transitions ?? {}).map((edge) => {
      const event = edge.event as EventObject as TEvent;
      // The graph's own snapshots may come from other ways to the same situation.
      const [after] = transition(machine, before, event);
      const deed = `${JSON.stringify(event)} ${changeOf(leafOf(before), leafOf(after))}`;
      return { event, after, deed };
    });

  const undone = new Set(
    Object.values(graph).flatMap(({ state }) =>
      stepsFrom(state as AnyMachineSnapshot).map(({ deed }) => deed),
    ),
  );

  /** The shortest way from a situation to something that is yet undone. */
  function findWay(from: AnyMachineSnapshot) {
    const ways = [{ at: from, steps: [] as ReturnType<typeof stepsFrom> }];
    const seen = new Set<string>();
    for (const { at, steps } of ways) {
      if (seen.has(situationOf(at))) continue;
      seen.add(situationOf(at));
      for (const step of stepsFrom(at)) {
        if (undone.has(step.deed)) return [...steps, step];
        ways.push({ at: step.after, steps: [...steps, step] });
      }
    }
    throw new Error('Something can be done that no way leads to.');
  }

  const walks: Step<TEvent>[][] = [];
  while (undone.size > 0) {
    const walk: Step<TEvent>[] = [];
    walks.push(walk);
    const isOver = () => walk.at(-1)?.after.status === 'done';
    while (undone.size > 0 && walk.length < LONGEST_WALK && !isOver()) {
      for (const { event, after, deed } of findWay(walk.at(-1)?.after ?? start)) {
        undone.delete(deed);
        walk.push({ event, after });
      }
    }
  }
  return walks;
}
