export interface StandInVoices {
  heard: { text: string; lang: string; voice: string | undefined }[];
  silenced: number;
  /** Engines differ in what they report for an utterance that the page cuts off. */
  sayOfCut: 'canceled' | 'end';
  isSpeaking(): boolean;
  end(): void;
  endAll(): void;
  fail(error: string): void;
  find(...voices: Partial<SpeechSynthesisVoice>[]): void;
}

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

/** A browser gets this function's text alone, so it uses nothing from outside. */
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
