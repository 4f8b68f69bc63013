import type { MadeOf } from '../notation';
import { splitWords, type Word } from '../words';
import type { Grammar } from './FoodLanguage';
import { PASSED } from './passed';

/** Words of a text that a visitor typed, or a compound with them. */
export interface TypedWords {
  start: number;
  end: number;
  typed: string;
}

/** Reads a language whose words have arrived. */
export interface Speaker {
  code: string;
  /**
   * Translates a text into English words, and counts the words that only this language knows. Null
   * for a text that is rather English.
   * @param isEnglish whether English knows a word
   * @param isPreferred the text is surely in this language
   */
  read(
    text: string,
    source: readonly Word[],
    isEnglish: (word: Word) => boolean,
    isPreferred: boolean,
  ): { words: readonly Word[]; own: number } | null;
  /** What people write around a food to avoid. */
  cues: Grammar['cues'];
  /** What people mean, if that is not what the word says: "Meeresfrüchte" without fish. */
  familyOf(word: string): readonly MadeOf[] | undefined;
  /** Finds typed words, even in a compound: "Kohl" in "Rosenkohl". */
  findTyped(typed: readonly string[]): (words: readonly Word[]) => readonly TypedWords[];
  /** The names that complete what a visitor types. */
  suggest(start: string): readonly string[];
}

/** Beside English, in the order of their codes: a text means the same in whatever order they arrive. */
const speakers: Speaker[] = [];

const listeners = new Set<() => void>();

/** Calls a listener whenever the page learns a language. Returns a function that unsubscribes. */
export function onLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function languagesChanged(): void {
  for (const listener of listeners) listener();
}

export function addSpeaker(speaker: Speaker): void {
  if (!speakerOf(speaker.code)) speakers.push(speaker);
  speakers.sort((one, other) => (one.code < other.code ? -1 : 1));
  languagesChanged();
}

/** The languages that must be here to tell all that a typed word means. */
let awaited: readonly string[] = [];

export function awaitSpeakers(codes: readonly string[]): void {
  awaited = codes;
}

/** Whether the page lacks a language that a typed word may be of. */
export const isAwaitingLanguage = (): boolean => awaited.some((code) => !speakerOf(code));

export const speakerOf = (code: string | null): Speaker | undefined =>
  speakers.find((speaker) => speaker.code === code);

/** Counts an unknown language as spoken if the page may know its foods. */
export const isSpoken = (code: string | null): boolean =>
  code === null || code === 'en' || speakerOf(code) !== undefined;

/** Whether silence may count, once the foods of the language are there. */
export const hasPassed = (code: string | null): boolean => code !== null && PASSED.includes(code);

/** Whether the page checks recipes in a language completely. */
export const isChecked = (code: string | null): boolean => hasPassed(code) && isSpoken(code);

/** Rises with each language. An answer from before is then out of date. */
export const languagesNow = (): number => speakers.length;

export const allSpeakers = (): readonly Speaker[] => speakers;

/** Changes what people write around a food to avoid, in each language: "ohne", "allergique aux". */
export const changeCues = (
  text: string,
  change: (said: string, cues: NonNullable<Speaker['cues']>) => string,
): string => speakers.reduce((said, { cues }) => (cues ? change(said, cues) : said), text);

/** Gives English words. `code` is the language of the text around it, if known. */
export function readSpoken(
  text: string,
  isEnglish: (word: Word) => boolean,
  code: string | null = null,
): readonly Word[] {
  const source = splitWords(text);
  // A line that may be in two languages is in that of the text around it.
  let best = speakerOf(code)?.read(text, source, isEnglish, true) ?? null;
  if (best?.own) return best.words;
  // An entry of a list may be in another language than the recipe: in the one that knows most of its words.
  for (const speaker of speakers) {
    const found = speaker.code === code ? null : speaker.read(text, source, isEnglish, false);
    if (found && found.own > (best?.own ?? -1)) best = found;
  }
  return best?.words ?? source;
}

/** The language that alone knows most words; null if none knows more than English. */
export function knownBest(text: string, isEnglish: (word: Word) => boolean): string | null {
  const source = splitWords(text);
  const [best] = speakers
    .map(({ code, read }) => ({ code, own: read(text, source, isEnglish, false)?.own ?? 0 }))
    .sort((one, other) => other.own - one.own);
  return best?.own ? best.code : null;
}

/** Whether another language than English wrote some of these words. */
export const hasTranslated = (words: readonly Word[]): boolean =>
  words.some(({ isTranslated }) => isTranslated);

export const joinWords = (words: readonly Word[]): string =>
  words.map(({ gap, text }) => gap + text).join('');
