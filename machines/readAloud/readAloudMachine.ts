import { assign, fromCallback, sendTo, setup } from 'xstate';

/** A sentence, and its language as a language tag. */
export interface Sentence {
  text: string;
  language: string;
}

export interface Speech {
  /** What the cook must not miss; the voice says it before the words. */
  warnings: readonly Sentence[];
  words: readonly Sentence[];
  /** The recipe's language. Its voice also says sentences whose own language has no voice. */
  language: string;
}

export interface SpeakInput extends Speech {
  announcements: readonly Sentence[];
}

/** An announcement for the running voice, after its present sentence. */
export type SpeakEvent = { type: 'speech.add'; announcement: Sentence };

export type ReadAloudEvent =
  | { type: 'aloud.turnOn' }
  | { type: 'aloud.turnOff' }
  /** A step is open, or the cook wants to hear it again. */
  | ({ type: 'aloud.read' } & Speech)
  | { type: 'aloud.announce'; announcement: Sentence }
  | { type: 'aloud.leave' }
  | { type: 'speech.announced' }
  | { type: 'speech.warned' }
  | { type: 'speech.ended' }
  | { type: 'speech.silenced' }
  | { type: 'speech.failed' };

interface ReadAloudContext {
  /** The announcements that the voice has not finished, the oldest first. */
  announcements: readonly Sentence[];
  speech: Speech;
  /** The warnings that the cook has heard to their end, joined; empty if none. */
  heard: string;
}

const join = (warnings: readonly Sentence[]) => warnings.map(({ text }) => text).join('\n');

/** Reads steps aloud. `speak` sends the `speech` events, and falls silent when it stops. */
export const readAloudMachine = setup({
  types: {
    context: {} as ReadAloudContext,
    events: {} as ReadAloudEvent,
    tags: {} as 'wanted',
  },
  actors: {
    speak: fromCallback<SpeakEvent, SpeakInput>(() => {
      throw new Error('speak is not provided');
    }),
  },
  actions: {
    takeStep: assign(({ context }, { warnings, words, language }: Speech) => ({
      // Warnings that the cook has not heard to their end come again.
      speech: { warnings: join(warnings) === context.heard ? [] : warnings, words, language },
    })),
    forgetStep: assign({
      speech: ({ context }) => ({ ...context.speech, warnings: [], words: [] }),
    }),
    takeAnnouncement: assign(({ context }, { announcement }: { announcement: Sentence }) => ({
      announcements: [...context.announcements, announcement],
    })),
    passOnAnnouncement: sendTo('voice', (_, { announcement }: { announcement: Sentence }) => ({
      type: 'speech.add' as const,
      announcement,
    })),
    dropAnnouncement: assign({ announcements: ({ context }) => context.announcements.slice(1) }),
    forgetAnnouncements: assign({ announcements: [] }),
    rememberWarnings: assign({ heard: ({ context }) => join(context.speech.warnings) }),
    forgetWarnings: assign({ heard: '' }),
  },
  guards: {
    hasAnnouncement: ({ context }) => context.announcements.length > 0,
  },
}).createMachine({
  id: 'readAloud',
  description: 'Reads aloud the step that is open in the view for cooking.',
  context: {
    announcements: [],
    speech: { warnings: [], words: [], language: 'en' },
    heard: '',
  },
  initial: 'off',
  states: {
    off: {
      description: 'The cook wants to hear nothing.',
      on: { 'aloud.turnOn': 'on' },
    },
    on: {
      description: 'The cook wants to hear each step that they open.',
      tags: 'wanted',
      exit: ['forgetWarnings', 'forgetAnnouncements'],
      initial: 'quiet',
      states: {
        quiet: {
          description: 'The voice has nothing to say, or the page is hidden.',
          always: {
            guard: 'hasAnnouncement',
            target: 'speaking',
          },
          on: {
            'aloud.announce': {
              actions: { type: 'takeAnnouncement', params: ({ event }) => event },
              description: 'A timer has ended.',
            },
          },
        },
        speaking: {
          description: 'A voice speaks. Leaving this state silences it.',
          exit: 'forgetStep',
          invoke: {
            id: 'voice',
            src: 'speak',
            input: ({ context: { announcements, speech } }) => ({ announcements, ...speech }),
          },
          on: {
            'speech.announced': {
              actions: 'dropAnnouncement',
              description: 'The voice has named a timer. The next step begins without it.',
            },
            'speech.warned': {
              actions: 'rememberWarnings',
              description: 'The cook has heard the warnings. The next step begins without them.',
            },
            'speech.ended': 'quiet',
            'speech.silenced': {
              target: 'quiet',
              actions: 'forgetAnnouncements',
              description:
                'The browser or another page has silenced the voice, and it does not insist.',
            },
            'speech.failed': '#readAloud.failed',
            'aloud.announce': {
              actions: [
                { type: 'takeAnnouncement', params: ({ event }) => event },
                { type: 'passOnAnnouncement', params: ({ event }) => event },
              ],
              description: 'A timer has ended. The voice finishes its sentence first.',
            },
          },
        },
      },
      on: {
        'aloud.read': {
          target: '.speaking',
          actions: { type: 'takeStep', params: ({ event }) => event },
          description:
            'Another step, or the same one again. Timers that the voice has not named come first.',
        },
        'aloud.leave': {
          target: '.quiet',
          actions: 'forgetWarnings',
          description:
            'The cook has closed the view, or another recipe is on the page. The warnings come again.',
        },
        'aloud.turnOff': 'off',
      },
    },
    failed: {
      description: 'The voice has failed, and the page says so. The cook can turn it on again.',
      on: {
        'aloud.turnOn': 'on',
        'aloud.turnOff': 'off',
        'aloud.leave': 'off',
      },
    },
  },
});
