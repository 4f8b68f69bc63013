import { type ActorRefFrom, fromCallback } from 'xstate';
import {
  readAloudMachine,
  type SpeakEvent,
  type SpeakInput,
} from '../../../../machines/readAloud/readAloudMachine';

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

export type ReadAloudActor = ActorRefFrom<typeof readAloudMachine>;
