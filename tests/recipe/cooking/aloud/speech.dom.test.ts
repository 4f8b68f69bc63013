import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyActor, createActor } from 'xstate';
import {
  browserReadAloudMachine,
  findVoice,
  subscribeToVoices,
} from '../../../../src/recipe/cooking/aloud/startReadAloud';
import { ENGLISH, standInVoices } from '../../../support/standInVoices';

const actors: AnyActor[] = [];

afterEach(() => {
  // A running one would hear a later file hide the document.
  for (const actor of actors.splice(0)) actor.stop();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'speechSynthesis');
});

const said = (...texts: string[]) => texts.map((text) => ({ text, language: 'en' }));

function read(...warnings: string[]) {
  const voice = standInVoices([ENGLISH]);
  const actor = createActor(browserReadAloudMachine).start();
  actors.push(actor);
  const readStep = (words: string) =>
    actor.send({
      type: 'aloud.read',
      warnings: said(...warnings),
      words: said(words),
      language: 'en',
    });
  actor.send({ type: 'aloud.turnOn' });
  readStep('Boil.');
  return { voice, actor, readStep, heard: () => voice.heard.splice(0).map(({ text }) => text) };
}

const voiceOf = (name: string, lang: string, more?: Partial<SpeechSynthesisVoice>) => ({
  name,
  lang,
  localService: true,
  ...more,
});

it.each<[found: string | undefined, language: string, Partial<SpeechSynthesisVoice>[]]>([
  ['Own', 'en', [voiceOf('British', 'en-GB'), voiceOf('Own', 'en-US')]],
  ['Own', 'en', [voiceOf('British', 'en_GB'), voiceOf('Own', 'en_US')]],
  ['Own', 'en', [voiceOf('British', 'en-GB', { default: true }), voiceOf('Own', 'en-US')]],
  ['Usual', 'en', [voiceOf('Irish', 'en-IE'), voiceOf('Usual', 'en-GB', { default: true })]],
  ['Irish', 'en', [voiceOf('Irish', 'en-IE'), voiceOf('British', 'en-GB')]],
  ['Deutsch', 'de', [voiceOf('Own', 'en-US', { default: true }), voiceOf('Deutsch', 'DE_de')]],
  [undefined, 'en', [voiceOf('Far', 'en-US', { localService: false, default: true })]],
  [undefined, 'en', [voiceOf('Deutsch', 'de-DE')]],
])(
  'the voice for a visitor from the United States is %s, for "%s" and of %j',
  (found, language, voices) => {
    standInVoices(voices);
    expect(navigator.language).toBe('en-US');
    expect(findVoice(language)?.name).toBe(found);
  },
);

it('a browser without voices causes no error', () => {
  expect(findVoice('en')).toBeUndefined();
  expect(() => subscribeToVoices(() => {})()).not.toThrow();
  const actor = createActor(browserReadAloudMachine).start();
  actor.send({ type: 'aloud.turnOn' });
  actor.send({ type: 'aloud.read', warnings: [], words: said('Boil.'), language: 'en' });
  expect(actor.getSnapshot().value).toBe('failed');
});

describe('the voice', () => {
  it('first silences what another page has left in the queue', () => {
    expect(read().voice.silenced).toBe(1);
  });

  it('says nothing more after a stop, even if the engine then reports an end', () => {
    const { voice, actor, heard } = read('Contains milk.');
    voice.sayOfCut = 'end';
    actor.send({ type: 'aloud.leave' });
    expect(heard()).toEqual(['Contains milk.']);
    expect(actor.getSnapshot().matches({ on: 'quiet' })).toBe(true);
  });

  it('says both of two warnings again if it is stopped in the second', () => {
    const { voice, readStep, heard } = read('Contains milk.', 'Contains egg.');
    voice.end();
    readStep('Fry.');
    voice.endAll();
    expect(heard().slice(2)).toEqual(['Contains milk.', 'Contains egg.', 'Fry.']);
  });

  it('fails if the device loses its voices', () => {
    const { voice, actor } = read('Contains milk.');
    voice.find();
    voice.end();
    expect(actor.getSnapshot().matches('failed')).toBe(true);
  });

  it('goes on when a hidden page comes back, and leaves nothing behind', () => {
    const [adds, removes] = [
      vi.spyOn(document, 'addEventListener'),
      vi.spyOn(document, 'removeEventListener'),
    ];
    const { voice, readStep, actor } = read();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(voice.isSpeaking()).toBe(true);
    readStep('Fry.');
    actor.send({ type: 'aloud.turnOff' });
    expect([adds.mock.calls.length, removes.mock.calls.length]).toEqual([2, 2]);
  });
});
