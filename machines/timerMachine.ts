import { assign, fromCallback, setup } from 'xstate';

/** What "One minute more" adds, in ms. */
export const ONE_MINUTE = 60_000;

/** The longest delay that a browser keeps, in ms; a longer one would come at once. */
export const LONGEST_DELAY = 2_147_483_647;

/** A timer, as far as it outlives a reload. */
export interface Timer {
  /** Tells it from all others. */
  key: string;
  /** What the cook calls it. */
  label: string;
  /** What the cook calls the dish; empty where that is not known. */
  dish: string;
  /** How long it was started for, in ms. */
  duration: number;
  /** When it ends or has ended, in ms since the epoch; null while it is paused. */
  endsAt: number | null;
  /** What is left of a paused one, in ms; null unless it is paused. */
  remaining: number | null;
}

/** A new timer, or one to go on with. */
export type TimerInput = Omit<Timer, 'endsAt' | 'remaining'> &
  Partial<Pick<Timer, 'endsAt' | 'remaining'>>;

export type TimerEvent =
  | { type: 'timer.pause' }
  | { type: 'timer.resume' }
  | { type: 'timer.extend' }
  /** The page has been asleep, or the clock may have been set. */
  | { type: 'timer.check' }
  | { type: 'timer.stop' };

/**
 * A kitchen timer. It goes by the clock, so that it is right after a sleep, a reload and a late or
 * early delay of the browser. Its `soundAlarm` sounds as long as it rings; by default it is silent.
 */
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
    holdTime: assign(({ context }) => ({
      endsAt: null,
      remaining: Math.max((context.endsAt ?? 0) - Date.now(), 0),
    })),
    releaseTime: assign(({ context }) => ({
      endsAt: Date.now() + (context.remaining ?? 0),
      remaining: null,
    })),
    putOffEnd: assign(({ context }) => ({
      endsAt: Math.max(context.endsAt ?? 0, Date.now()) + ONE_MINUTE,
    })),
    addToRemaining: assign(({ context }) => ({
      remaining: (context.remaining ?? 0) + ONE_MINUTE,
    })),
  },
  guards: {
    isHeld: ({ context }) => context.endsAt === null,
    isOver: ({ context }) => context.endsAt !== null && context.endsAt <= Date.now(),
  },
  delays: {
    untilEnd: ({ context }) =>
      Math.min(Math.max((context.endsAt ?? 0) - Date.now(), 0), LONGEST_DELAY),
  },
}).createMachine({
  id: 'timer',
  description:
    'A kitchen timer that was started from a step. What counts is the time of day at which it ends: the browser’s own timers only say when to look at the clock again.',
  context: ({ input }) => ({
    ...input,
    endsAt: input.remaining == null ? (input.endsAt ?? Date.now() + input.duration) : null,
    remaining: input.remaining ?? null,
  }),
  initial: 'running',
  states: {
    running: {
      description: 'Time passes. Also where a timer starts, and where one goes on after a reload.',
      always: [
        {
          guard: 'isHeld',
          target: 'paused',
          description: 'It was paused when the page was left.',
        },
        {
          guard: 'isOver',
          target: 'ringing',
          description: 'Its end has come, maybe while the page slept or was closed.',
        },
      ],
      after: {
        untilEnd: {
          target: 'running',
          reenter: true,
          description:
            'Look at the clock: if the end has not come, because the delay was cut short or the clock set back, wait for the rest.',
        },
      },
      on: {
        'timer.check': {
          target: 'running',
          reenter: true,
          description: 'Look at the clock, and wait for what is left by it.',
        },
        'timer.pause': [
          {
            guard: 'isOver',
            target: 'ringing',
            description: 'Too late: its end came before anybody looked at the clock.',
          },
          { target: 'paused', actions: 'holdTime', description: 'What is left is kept.' },
        ],
        'timer.extend': {
          target: 'running',
          reenter: true,
          actions: 'putOffEnd',
          description: 'The end is a minute later.',
        },
      },
    },
    paused: {
      description: 'What is left stays as it is.',
      on: {
        'timer.resume': {
          target: 'running',
          actions: 'releaseTime',
          description: 'What is left is counted from now on.',
        },
        'timer.extend': {
          actions: 'addToRemaining',
          description: 'A minute more is left; it stays paused.',
        },
      },
    },
    ringing: {
      description: 'The time is up, and the cook is told until they do something about it.',
      invoke: { id: 'alarm', src: 'soundAlarm' },
      on: {
        'timer.extend': {
          target: 'running',
          actions: 'putOffEnd',
          description: 'Not quite done: a minute more, from now on.',
        },
      },
    },
    stopped: {
      description: 'Nothing more comes of it.',
      type: 'final',
    },
  },
  on: {
    'timer.stop': {
      target: '.stopped',
      description: 'The cook needs it no longer, whether it has rung or not.',
    },
  },
});
