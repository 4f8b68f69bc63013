import { expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import {
  type ReadAloudEvent,
  readAloudMachine,
  type Sentence,
  type SpeakEvent,
  type SpeakInput,
} from '../../../machines/readAloud/readAloudMachine';
import { leafOf } from '../../support/leafOf';

const ON: ReadAloudEvent = { type: 'aloud.turnOn' };
const OFF: ReadAloudEvent = { type: 'aloud.turnOff' };
const LEAVE: ReadAloudEvent = { type: 'aloud.leave' };
const WARNED: ReadAloudEvent = { type: 'speech.warned' };
const ENDED: ReadAloudEvent = { type: 'speech.ended' };
const FAILED: ReadAloudEvent = { type: 'speech.failed' };
const ANNOUNCED: ReadAloudEvent = { type: 'speech.announced' };
const SILENCED: ReadAloudEvent = { type: 'speech.silenced' };
const english = (text: string): Sentence => ({ text, language: 'en' });
const ends = (name: string): ReadAloudEvent => ({
  type: 'aloud.announce',
  announcement: english(`${name}: time is up.`),
});
const TIMER = ends('Rice');
const read = (words: string, ...warnings: string[]): ReadAloudEvent => ({
  type: 'aloud.read',
  warnings: warnings.map(english),
  words: [english(words)],
  language: 'en',
});
const BOIL = read('Boil.', 'Contains milk.');
const FRY = read('Fry.', 'Contains milk.');

/** Returns the state, how many voices speak and what each was given to say. */
function send(...events: ReadAloudEvent[]) {
  let speaking = 0;
  const given: string[] = [];
  const speak = fromCallback<SpeakEvent, SpeakInput>(({ input, receive }) => {
    speaking += 1;
    const { announcements, warnings, words } = input;
    const at = given.push(textOf(announcements, warnings, words)) - 1;
    receive(({ announcement }) => {
      given[at] += ` + ${announcement.text}`;
    });
    return () => {
      speaking -= 1;
    };
  });
  const actor = createActor(readAloudMachine.provide({ actors: { speak } })).start();
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  return { state: leafOf(snapshot), isWanted: snapshot.hasTag('wanted'), speaking, given };
}

const textOf = (...sentences: (readonly Sentence[])[]) =>
  sentences
    .flat()
    .map(({ text }) => text)
    .join(' ');

it.each<[state: string, ReadAloudEvent[]]>([
  ['off', []],
  ['off', [BOIL]],
  ['off', [TIMER]],
  ['off', [ON, BOIL, OFF]],
  ['on.quiet', [ON]],
  ['on.quiet', [ON, BOIL, ENDED]],
  ['on.quiet', [ON, BOIL, LEAVE]],
  ['on.speaking', [ON, BOIL]],
  ['on.speaking', [ON, BOIL, ENDED, BOIL]],
  ['on.speaking', [ON, BOIL, WARNED]],
  ['on.speaking', [ON, TIMER]],
  ['on.quiet', [ON, TIMER, ANNOUNCED, ENDED]],
  ['on.quiet', [ON, TIMER, SILENCED]],
  ['on.quiet', [ON, BOIL, SILENCED]],
  ['failed', [ON, BOIL, FAILED]],
  ['failed', [ON, BOIL, FAILED, BOIL]],
  ['on.quiet', [ON, BOIL, FAILED, ON]],
  ['off', [ON, BOIL, FAILED, OFF]],
])('reading aloud is %s after %j, and a voice speaks in one state alone', (state, events) => {
  expect(send(...events)).toMatchObject({
    state,
    isWanted: state.startsWith('on'),
    speaking: Number(state === 'on.speaking'),
  });
});

it.each<[why: string, ReadAloudEvent[], given: string[]]>([
  ['comes once', [ON, BOIL, WARNED, FRY], ['Contains milk. Boil.', 'Fry.']],
  [
    'comes again if it was cut off',
    [ON, BOIL, FRY],
    ['Contains milk. Boil.', 'Contains milk. Fry.'],
  ],
  [
    'comes again if it has changed',
    [ON, BOIL, WARNED, read('Fry.', 'Contains egg.')],
    ['Contains milk. Boil.', 'Contains egg. Fry.'],
  ],
  [
    'comes again once the cook has left the view or the recipe',
    [ON, BOIL, WARNED, ENDED, LEAVE, FRY],
    ['Contains milk. Boil.', 'Contains milk. Fry.'],
  ],
  [
    'comes again once the voice has been off',
    [ON, BOIL, WARNED, OFF, ON, FRY],
    ['Contains milk. Boil.', 'Contains milk. Fry.'],
  ],
  [
    'is not lost after a timer',
    [ON, TIMER, ANNOUNCED, ENDED, BOIL],
    ['Rice: time is up.', 'Contains milk. Boil.'],
  ],
])('a warning %s', (_, events, given) => {
  expect(send(...events).given).toEqual(given);
});

it.each<[why: string, ReadAloudEvent[], given: string[]]>([
  ['is named at once', [ON, TIMER], ['Rice: time is up.']],
  [
    'is handed to the voice that reads a step',
    [ON, BOIL, TIMER],
    ['Contains milk. Boil. + Rice: time is up.'],
  ],
  [
    'is named before the next step if the cook turns the page first',
    [ON, BOIL, TIMER, ends('Egg'), WARNED, FRY],
    [
      'Contains milk. Boil. + Rice: time is up. + Egg: time is up.',
      'Rice: time is up. Egg: time is up. Fry.',
    ],
  ],
  [
    'is named alone if the cook closes the view, or hides the page, first',
    [ON, BOIL, TIMER, LEAVE],
    ['Contains milk. Boil. + Rice: time is up.', 'Rice: time is up.'],
  ],
  [
    'is named once',
    [ON, BOIL, TIMER, ends('Egg'), ANNOUNCED, FRY, ANNOUNCED, ENDED],
    [
      'Contains milk. Boil. + Rice: time is up. + Egg: time is up.',
      'Egg: time is up. Contains milk. Fry.',
    ],
  ],
  [
    'is not named again once the visitor has silenced the voice',
    [ON, TIMER, SILENCED, FRY],
    ['Rice: time is up.', 'Contains milk. Fry.'],
  ],
  [
    'is not named once the voice has been off',
    [ON, TIMER, OFF, ON, FRY],
    ['Rice: time is up.', 'Contains milk. Fry.'],
  ],
])('a timer that ends %s', (_, events, given) => {
  expect(send(...events).given).toEqual(given);
});

it('without an actor that speaks, reading aloud does not pretend to speak', () => {
  const actor = createActor(readAloudMachine);
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send(ON);
  actor.send(BOIL);
  expect(actor.getSnapshot().error).toEqual(new Error('speak is not provided'));
});
