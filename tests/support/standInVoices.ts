/** What a test hears of the page's voice, and how it plays the browser's part. */
export interface StandInVoices {
  /** Every utterance: its words, its language and the name of its voice. */
  heard: { text: string; lang: string; voice: string | undefined }[];
  /** How often the page has silenced the voice. */
  silenced: number;
  /** What the engine says of an utterance that the page cuts off: engines differ. */
  sayOfCut: 'canceled' | 'end';
  /** Whether an utterance is being said. */
  isSpeaking(): boolean;
  /** Says the present utterance to its end. */
  end(): void;
  /** Says everything to its end. */
  endAll(): void;
  /** The engine reports an error for the present utterance. */
  fail(error: string): void;
  /** The browser finds these voices. */
  find(...voices: Partial<SpeechSynthesisVoice>[]): void;
}

/** A voice of the device, and one that sends the words away. */
export const ENGLISH: Partial<SpeechSynthesisVoice> = {
  lang: 'en-US',
  name: 'Device',
  localService: true,
};
export const FROM_AFAR: Partial<SpeechSynthesisVoice> = {
  lang: 'en-US',
  name: 'Far',
  localService: false,
};

declare global {
  interface Window {
    standInVoices: StandInVoices;
  }
}

/**
 * Gives a browser, or jsdom, a voice that a test listens to. Nothing outside of this function: a browser
 * gets its text alone.
 */
export function standInVoices(found: Partial<SpeechSynthesisVoice>[]): StandInVoices {
  let voices = found;
  let current: SpeechSynthesisUtterance | undefined;
  const heard: StandInVoices['heard'] = [];
  const speaker = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: SpeechSynthesisUtterance) {
      heard.push({
        text: utterance.text,
        lang: utterance.lang,
        voice: utterance.voice?.name,
      });
      current = utterance;
    },
    cancel() {
      controls.silenced += 1;
      const cut = current;
      current = undefined;
      if (controls.sayOfCut === 'end') cut?.onend?.({} as SpeechSynthesisEvent);
      else cut?.onerror?.({ error: 'canceled' } as SpeechSynthesisErrorEvent);
    },
  });
  const controls: StandInVoices = {
    heard,
    silenced: 0,
    sayOfCut: 'canceled',
    isSpeaking: () => current !== undefined,
    end() {
      const ended = current;
      current = undefined;
      ended?.onend?.({} as SpeechSynthesisEvent);
    },
    endAll() {
      while (current) controls.end();
    },
    fail(error) {
      const failed = current;
      current = undefined;
      failed?.onerror?.({ error } as SpeechSynthesisErrorEvent);
    },
    find(...next) {
      voices = next;
      speaker.dispatchEvent(new Event('voiceschanged'));
    },
  };
  class Utterance {
    lang = '';
    voice: SpeechSynthesisVoice | null = null;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperties(globalThis, {
    speechSynthesis: { configurable: true, value: speaker },
    SpeechSynthesisUtterance: { configurable: true, value: Utterance },
    standInVoices: { configurable: true, value: controls },
  });
  return controls;
}
