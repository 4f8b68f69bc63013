import type { AnyActorRef, InspectionEvent } from 'xstate';
import { toPlain } from './plain';

interface LoggedEvent {
  /** Since the page was opened, in ms. */
  at: number;
  actor: string;
  event: unknown;
  /** The machine's state afterwards; absent for other actors. */
  state?: unknown;
}

export interface EventLog {
  inspect(event: InspectionEvent): void;
  /** JSON, one event on each line. */
  write(): string;
}

/** `secrets`: texts that the log must not hold, in any form. */
export function createEventLog(secrets: readonly string[]): EventLog {
  const logged: LoggedEvent[] = [];

  return {
    inspect(told) {
      if (told.type !== '@xstate.snapshot') return;
      const actor = told.actorRef as AnyActorRef;
      const { value } = Object(told.snapshot);
      const entry = { at: Math.round(performance.now()), actor: actor.id, event: told.event };
      logged.push(toPlain({ ...entry, state: value }, secrets) as LoggedEvent);
    },
    write: () => `[\n${logged.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  };
}
