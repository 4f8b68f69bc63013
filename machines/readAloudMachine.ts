import { assign, fromCallback, sendTo, setup } from 'xstate';

/** What a voice says, sentence by sentence. */
export interface Speech {
  /** What the cook must not miss; the voice says it before anything else. */
  warnings: readonly string[];
  words: readonly string[];
  /** The language of the words, as a language tag. */
  language: string;
}

/** Words for the running voice, behind the others. */
export type SpeakEvent = { type: 'speech.add'; words: readonly string[] };

export type ReadAloudEvent =
  | { type: 'aloud.turnOn' }
  | { type: 'aloud.turnOff' }
  /** A step is open, or the cook wants to hear it again. */
  | ({ type: 'aloud.read' } & Speech)
  /** A timer has ended. */
  | { type: 'aloud.announce'; words: readonly string[] }
  /** The cook has closed the view, or another recipe is on the page. */
  | { type: 'aloud.leave' }
  /** Whether the ingredients of a step come before its words. */
  | { type: 'aloud.nameIngredients'; isWanted: boolean }
  /** The voice has said all warnings. */
  | { type: 'speech.warned' }
  /** The voice has said everything, or somebody has silenced it. */
  | { type: 'speech.ended' }
  | { type: 'speech.failed' };

interface ReadAloudContext {
  speech: Speech;
  /** The warnings that the cook has heard to their end, joined; empty if none. */
  heard: string;
  namesIngredients: boolean;
}

const join = (warnings: readonly string[]) => warnings.join('\n');

/**
 * Reads steps aloud. Needs `speak`: it says its input and what `speech.add` brings, sends `speech.warned`
 * behind the warnings and `speech.ended` behind everything, and falls silent when it stops.
 */
export const readAloudMachine = setup({
  types: {
    context: {} as ReadAloudContext,
    events: {} as ReadAloudEvent,
    tags: {} as 'wanted',
  },
  actors: {
    speak: fromCallback<SpeakEvent, Speech>(() => {
      throw new Error('speak is not provided');
    }),
  },
  actions: {
    takeStep: assign(({ context }, { warnings, words, language }: Speech) => ({
      // Warnings that the cook has not heard to their end come again.
      speech: { warnings: join(warnings) === context.heard ? [] : warnings, words, language },
    })),
    takeAnnouncement: assign(({ context }, { words }: Pick<Speech, 'words'>) => ({
      speech: { ...context.speech, warnings: [], words },
    })),
    addAnnouncement: sendTo('voice', (_, { words }: { words: readonly string[] }) => ({
      type: 'speech.add' as const,
      words,
    })),
    rememberWarnings: assign({ heard: ({ context }) => join(context.speech.warnings) }),
    forgetWarnings: assign({ heard: '' }),
    chooseIngredients: assign((_, { isWanted }: { isWanted: boolean }) => ({
      namesIngredients: isWanted,
    })),
  },
}).createMachine({
  id: 'readAloud',
  description: 'Reads the step aloud that is open in the view for cooking.',
  context: {
    speech: { warnings: [], words: [], language: 'en' },
    heard: '',
    namesIngredients: false,
  },
  initial: 'off',
  states: {
    off: {
      description: 'Nobody wants to hear anything.',
      on: { 'aloud.turnOn': 'on' },
    },
    on: {
      description: 'The cook wants to hear each step that they open.',
      tags: 'wanted',
      exit: 'forgetWarnings',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Everything is said, or nobody is there to hear it.',
          on: {
            'aloud.announce': {
              target: 'speaking',
              actions: { type: 'takeAnnouncement', params: ({ event }) => event },
              description: 'A timer has ended.',
            },
          },
        },
        speaking: {
          description: 'A voice speaks. Leaving this state silences it.',
          invoke: { id: 'voice', src: 'speak', input: ({ context }) => context.speech },
          on: {
            'speech.warned': {
              actions: 'rememberWarnings',
              description: 'The next step begins without these warnings.',
            },
            'speech.ended': {
              target: 'quiet',
              description: 'Everything is said, or the page is hidden.',
            },
            'speech.failed': '#readAloud.failed',
            'aloud.announce': {
              actions: { type: 'addAnnouncement', params: ({ event }) => event },
              description: 'A timer has ended. The voice finishes the step first.',
            },
          },
        },
      },
      on: {
        'aloud.read': {
          target: '.speaking',
          actions: { type: 'takeStep', params: ({ event }) => event },
          description: 'Another step, or the same one again. The voice begins anew.',
        },
        'aloud.leave': {
          target: '.quiet',
          actions: 'forgetWarnings',
          description:
            'The cook has closed the view, or another recipe is on the page. The next step that is read begins with the warnings.',
        },
        'aloud.turnOff': 'off',
      },
    },
    failed: {
      description: 'The voice has failed, and the page says so. The cook can turn it on again.',
      on: {
        'aloud.turnOn': 'on',
        'aloud.turnOff': 'off',
      },
    },
  },
  on: {
    'aloud.nameIngredients': {
      actions: { type: 'chooseIngredients', params: ({ event }) => event },
      description: 'Counts from the next reading on.',
    },
  },
});
