import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import { delayUntil } from '../delayUntil';

/** What "+1 min" adds, in ms. */
const ONE_MINUTE = 60_000;

/** How long the alarm sounds if the cook does not stop it, in ms. */
export const LONGEST_ALARM = 300_000;

/** What a reload keeps of a timer. */
export interface Timer {
  /** Unique among timers. */
  key: string;
  label: string;
  /** What the cook calls the dish; empty if unknown. */
  dish: string;
  /** The number of its step; missing if the recipe has no steps. */
  step?: number;
  /** Without pauses and extra minutes, in ms. */
  duration: number;
  /** When it ends or has ended, in ms since the epoch; null while it is paused. */
  endsAt: number | null;
  /** The rest of a paused timer, in ms; null unless it is paused. */
  remaining: number | null;
  /** True if the clock was set back, so the page cannot tell how long the timer has run. */
  isUncertain?: boolean;
}

export type TimerInput = Omit<Timer, 'endsAt' | 'remaining'> &
  Partial<Pick<Timer, 'endsAt' | 'remaining'>>;

export type TimerEvent =
  | { type: 'timer.pause' }
  | { type: 'timer.resume' }
  | { type: 'timer.extend' }
  /** The page may have slept, or the clock may have been set. */
  | { type: 'timer.check' }
  | { type: 'timer.stop' };

/** It goes by the time of day, so it stays right after a sleep, a reload or a late delay. */
export const timerMachine = setup({
  types: {
    context: {} as Timer,
    events: {} as TimerEvent,
    input: {} as TimerInput,
  },
  actors: {
    soundAlarm: fromCallback(() => {}),
  },
  actions: {
    storeTimeLeft: assign(({ context }) => ({
      endsAt: null,
      remaining: Math.max((context.endsAt ?? 0) - Date.now(), 0),
    })),
    scheduleEnd: assign(({ context }) => ({
      endsAt: Date.now() + (context.remaining ?? 0),
      remaining: null,
    })),
    postponeEnd: assign(({ context }) => ({
      endsAt: Math.max(context.endsAt ?? 0, Date.now()) + ONE_MINUTE,
    })),
    extendTimeLeft: assign(({ context }) => ({
      remaining: (context.remaining ?? 0) + ONE_MINUTE,
    })),
  },
  guards: {
    isPaused: ({ context }) => context.endsAt === null,
    isOver: ({ context }) => context.endsAt !== null && context.endsAt <= Date.now(),
  },
  delays: {
    timeLeft: ({ context }) => delayUntil(context.endsAt ?? 0),
    longestAlarm: LONGEST_ALARM,
  },
}).createMachine({
  id: 'timer',
  description:
    'It ends at a time of day: the browser’s delays only say when to look at the clock again.',
  context: ({ input }) => ({
    ...input,
    endsAt: input.remaining == null ? (input.endsAt ?? Date.now() + input.duration) : null,
    remaining: input.remaining ?? null,
  }),
  initial: 'running',
  states: {
    running: {
      description: 'Time passes. A new timer starts here, and so does one from before a reload.',
      always: [
        {
          guard: 'isPaused',
          target: 'paused',
        },
        {
          guard: 'isOver',
          target: 'ringing',
          description: 'Its end has come, maybe while the page slept or was closed.',
        },
      ],
      after: {
        timeLeft: {
          target: 'running',
          reenter: true,
          description:
            'Looks at the clock again: browsers limit delays, and someone may have set the clock back.',
        },
      },
      on: {
        'timer.check': {
          target: 'running',
          reenter: true,
          description: 'Looks at the clock.',
        },
        'timer.pause': [
          {
            guard: 'isOver',
            target: 'ringing',
          },
          { target: 'paused', actions: 'storeTimeLeft' },
        ],
        'timer.extend': {
          target: 'running',
          reenter: true,
          actions: 'postponeEnd',
          description: 'Ends a minute later.',
        },
      },
    },
    paused: {
      description: 'The remaining time does not change.',
      on: {
        'timer.resume': {
          target: 'running',
          actions: 'scheduleEnd',
        },
        'timer.extend': {
          actions: 'extendTimeLeft',
          description: 'Adds a minute to the rest, and stays paused.',
        },
      },
    },
    ringing: {
      description: 'The time is up, until the cook stops the timer or adds a minute.',
      initial: 'sounding',
      states: {
        sounding: {
          description: 'The alarm sounds.',
          invoke: { id: 'alarm', src: 'soundAlarm' },
          after: {
            longestAlarm: 'silent',
          },
        },
        silent: { description: 'The page still shows that the time is up.' },
      },
      on: {
        'timer.extend': {
          target: 'running',
          actions: 'postponeEnd',
        },
      },
    },
    stopped: {
      description: 'The cook has stopped the timer.',
      type: 'final',
    },
  },
  on: {
    'timer.stop': '.stopped',
  },
});

export type TimerActor = ActorRefFrom<typeof timerMachine>;
