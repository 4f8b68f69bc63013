import type { AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { Link } from '../../../machines/connectionMachine';
import { cookbookMachine } from '../../../machines/cookbookMachine';
import { timerMachine } from '../../../machines/timerMachine';
import { wakeLockMachine } from '../../../machines/wakeLockMachine';
import { signedIn, startConnection, TOKEN_LINK } from '../connectionActor';
import { startRecipe } from '../recipeActor';
import {
  connectionChart,
  connectionWalks,
  driveConnection,
  nameOfConnectionEvent,
} from './connectionChart';
import { cookbookWalks, nameStored, startCookbook } from './cookbookChart';
import { driveActor, nameOf, recipeChart, recipeWalks } from './recipeChart';
import { driveTimer, nameTimed, startWalkedTimer, timerWalks } from './timerChart';
import { startWakeLock, wakeLockWalks } from './wakeLockChart';
import type { Chart, Step } from './walks';

/** A machine's chart with the walks through it, and what it takes to walk them on an actor. */
interface WalkedChart<TEvent extends EventObject> extends Pick<Chart<TEvent>, 'machine'> {
  walks: Step<TEvent>[][];
  nameOf(event: TEvent): string;
  /** What the machine may start from, beside nothing. */
  inputs?: readonly unknown[];
  start(
    inspect: (event: InspectionEvent) => void,
    input?: unknown,
  ): {
    snapshot(): AnyMachineSnapshot;
    /** Makes an event come about, by itself or by a call or the clock. */
    drive(event: TEvent): Promise<void>;
  };
}

function walked<TEvent extends EventObject>(chart: WalkedChart<TEvent>) {
  return chart as unknown as WalkedChart<EventObject>;
}

/** The chart of every machine, by the machine's id. */
export const charts: Record<string, WalkedChart<EventObject>> = {
  recipe: walked({
    machine: recipeChart.machine,
    walks: recipeWalks,
    nameOf,
    start(inspect) {
      const kitchen = startRecipe({}, { inspect });
      return {
        snapshot: () => kitchen.actor.getSnapshot(),
        drive: (event) => driveActor(kitchen, event),
      };
    },
  }),
  cookbook: walked({
    machine: cookbookMachine,
    walks: cookbookWalks,
    nameOf: nameStored,
    start(inspect) {
      const { actor, drive } = startCookbook(inspect);
      return { snapshot: () => actor.getSnapshot(), drive };
    },
  }),
  connection: walked({
    machine: connectionChart.machine,
    walks: connectionWalks,
    nameOf: nameOfConnectionEvent,
    inputs: [TOKEN_LINK, signedIn(), signedIn(0)],
    start(inspect, input) {
      const connection = startConnection(input as Link | undefined, { inspect });
      return {
        snapshot: () => connection.actor.getSnapshot(),
        drive: (event) => driveConnection(connection, event),
      };
    },
  }),
  timer: walked({
    machine: timerMachine,
    walks: timerWalks,
    nameOf: nameTimed,
    start(inspect) {
      const timer = startWalkedTimer({ inspect });
      return {
        snapshot: () => timer.actor.getSnapshot(),
        drive: async (event) => driveTimer(timer, event),
      };
    },
  }),
  wakeLock: walked({
    machine: wakeLockMachine,
    walks: wakeLockWalks,
    nameOf: ({ type }) => type,
    start(inspect) {
      const { actor, drive } = startWakeLock(inspect);
      return { snapshot: () => actor.getSnapshot(), drive: async (event) => drive(event) };
    },
  }),
};
