import { useSelector } from '@xstate/react';
import { RotateCcw, Volume2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import type { StartActor } from '../../../../machines/actors';
import {
  readAloudMachine,
  type SpeakEvent,
  type SpeakInput,
} from '../../../../machines/readAloud/readAloudMachine';
import { Button } from '../../../ui/Button';
import * as firstWords from '../../../words/en/first';
import * as restWords from '../../../words/en/rest';
import { languageName } from '../../../words/locale';
import { type SpokenStep, speechOf } from './speechOf';

/** "en-GB" and "en_US" name the same language. */
const isSameLanguage = (one: string, other: string) =>
  one.split(/[-_]/)[0]?.toLowerCase() === other.split(/[-_]/)[0]?.toLowerCase();

/** Prefers the visitor's own variety. It takes no voice of a server, which would get the recipe. */
export function findVoice(language: string): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && isSameLanguage(lang, language));
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === navigator.language) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  );
}

/** Some browsers find voices late. Returns a function that unsubscribes. */
export function subscribeToVoices(listener: () => void): () => void {
  if (typeof speechSynthesis === 'undefined') return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Uses voices of the device, by https://webaudio.github.io/web-speech-api/. */
const speak = fromCallback<SpeakEvent, SpeakInput>(({ input, sendBack, receive }) => {
  if (typeof speechSynthesis === 'undefined') return sendBack({ type: 'speech.failed' });
  const announcements = [...input.announcements];
  const warnings = [...input.warnings];
  const words = [...input.words];
  // Browsers drop an utterance without a reference, and its events with it.
  let utterance: SpeechSynthesisUtterance | undefined;
  let isOver = false;

  function sayNext() {
    const queue = [announcements, warnings, words].find(({ length }) => length > 0);
    const sentence = queue?.shift();
    if (!sentence) return sendBack({ type: 'speech.ended' });
    const language = [sentence.language, input.language].find(findVoice);
    if (!language) return sendBack({ type: 'speech.failed' });
    utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = findVoice(language) ?? null;
    utterance.lang = language;
    utterance.onend = () => {
      if (isOver) return;
      if (queue === announcements) sendBack({ type: 'speech.announced' });
      if (queue === warnings && warnings.length === 0) sendBack({ type: 'speech.warned' });
      sayNext();
    };
    utterance.onerror = ({ error }) => {
      if (isOver) return;
      const isSilenced = error === 'interrupted' || error === 'canceled';
      sendBack({ type: isSilenced ? 'speech.silenced' : 'speech.failed' });
    };
    speechSynthesis.speak(utterance);
  }

  function stopIfHidden() {
    if (document.hidden) sendBack({ type: 'speech.ended' });
  }

  receive(({ announcement }) => announcements.push(announcement));
  document.addEventListener('visibilitychange', stopIfHidden);
  // Otherwise the browser would first say what another page has left paused or unsaid.
  speechSynthesis.cancel();
  sayNext();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', stopIfHidden);
    speechSynthesis.cancel();
  };
});

export const browserReadAloudMachine = readAloudMachine.provide({ actors: { speak } });

type ReadAloudActor = ActorRefFrom<typeof readAloudMachine>;

export type VoicePlace = 'row' | 'words';

interface ReadAloudProps {
  actor: ReadAloudActor;
  /** As a language tag. */
  language: string;
  place: VoicePlace;
  onRead(): void;
}

/** The switch of the voice. If the voice fails, a line says why. */
export function ReadAloud({ actor, language, place, onRead }: ReadAloudProps) {
  const isWanted = useSelector(actor, (snapshot) => snapshot.hasTag('wanted'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  // Some browsers look for voices only once a page asks for them.
  const hasVoice = useSyncExternalStore(subscribeToVoices, () => Boolean(findVoice(language)));

  if (place === 'words') {
    if (!hasFailed) return null;
    return (
      <p>
        {hasVoice ? restWords.aloud.voiceFailed : restWords.aloud.noVoice(languageName(language))}
      </p>
    );
  }
  return (
    <>
      <Button
        aria-pressed={isWanted}
        onClick={() => {
          actor.send({ type: isWanted ? 'aloud.turnOff' : 'aloud.turnOn' });
          if (!isWanted) onRead();
        }}
      >
        <Volume2 aria-hidden />
        <span>{restWords.aloud.readAloud}</span>
      </Button>
      {isWanted && (
        <Button onClick={onRead}>
          <RotateCcw aria-hidden />
          <span>{restWords.aloud.readAgain}</span>
        </Button>
      )}
    </>
  );
}

export type AloudTools = ReturnType<typeof startPart>;

export function startPart({ start }: { start: StartActor }) {
  const actor = start('readAloud', browserReadAloudMachine);
  return {
    actor,
    ReadAloud,
    read(step: SpokenStep) {
      actor.send({ type: 'aloud.read', ...speechOf(step) });
    },
    /** Does nothing unless the cook wants to hear steps. */
    announce(timer: string) {
      const announcement = {
        text: restWords.aloud.timerEnded(timer),
        language: firstWords.language.code,
      };
      actor.send({ type: 'aloud.announce', announcement });
    },
  };
}
