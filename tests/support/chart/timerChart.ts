import { type TimerEvent, timerMachine } from '../../../machines/timerMachine';
import { at, BEGINNING, FIFTEEN_MINUTES, startTimer, type TimerDriver } from '../timerActor';
import { type Chart, planWalks, type Step } from './walks';

/** An event, and whether the timer's end has come by then, which in a walk the event decides. */
export type TimedEvent = (TimerEvent | { type: 'xstate.after.untilEnd.timer.running' }) & {
  isOver?: true;
};

/** A timer that was paused when the page was left. */
const PAUSED = { ...FIFTEEN_MINUTES, endsAt: null, remaining: 600_000 };

/** What can befall the timer machine. */
export const timerChart: Chart<TimedEvent> = {
  machine: timerMachine.provide({
    guards: { isOver: ({ event }) => (event as TimedEvent).isOver === true },
  }),
  input: PAUSED,
  events: [
    { type: 'timer.pause' },
    { type: 'timer.pause', isOver: true },
    { type: 'timer.resume' },
    { type: 'timer.extend' },
    { type: 'timer.check' },
    { type: 'timer.check', isOver: true },
    { type: 'timer.stop' },
    { type: 'xstate.after.untilEnd.timer.running' },
    { type: 'xstate.after.untilEnd.timer.running', isOver: true },
  ],
  situationOf: (snapshot) => JSON.stringify(snapshot.value),
};

/** The walks through the timer machine's chart. In them the clock stands still until a timer is over. */
export const timerWalks: Step<TimedEvent>[][] = at(BEGINNING, () => planWalks(timerChart));

export function startWalkedTimer(inspect: Parameters<typeof startTimer>[1]): TimerDriver {
  return startTimer(PAUSED, inspect);
}

/** Makes an event come about on the actor, by itself or by the clock. */
export function driveTimer(timer: TimerDriver, { type, isOver }: TimedEvent): void {
  const left = (timer.context.endsAt ?? timer.time) - timer.time;
  if (isOver) timer.jump(left);
  if (type === 'xstate.after.untilEnd.timer.running') timer.hurry(left);
  else at(timer.time, () => timer.actor.send({ type }));
  if (isOver) timer.jump(-left);
}

/** Names an event as a cook would. */
export function nameTimed({ type, isOver }: TimedEvent): string {
  const name = type.startsWith('xstate.after') ? 'wait' : type.replace('timer.', '');
  return isOver ? `${name} too long` : name;
}
