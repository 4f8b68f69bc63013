import { pairsOf } from '../rows';
import { buildTables } from '../slices';
import type { FoodLanguage } from './FoodLanguage';
import { FIRST } from './first';
import {
  addSpeaker,
  awaitSpeakers,
  hasPassed,
  isAwaitingLanguage,
  isChecked,
  languagesChanged,
  speakerOf,
} from './spoken';

/** Each language's words, and what people type, are a chunk. A new one is one line. */
const CHUNKS: Partial<Record<string, () => Promise<{ language: FoodLanguage }>>> = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  zxx: () => import('./typed'),
};

/** What the page reads, or is about to read. */
interface ToRead {
  /** The codes of languages, such as those of a recipe. */
  codes?: readonly string[];
  /** A list of foods: fetches the languages in which it is written. */
  list?: readonly string[];
  /** All words that a visitor has typed to avoid, or to leave out of a recipe. */
  avoided?: readonly string[];
}

/**
 * Builds the tables of foods in short tasks, and fetches those of the languages that are needed to read
 * this, as far as the page knows them.
 * Never rejects: `languageState` tells what could not be fetched.
 */
export async function learnFor({ codes = [], list = [], avoided }: ToRead): Promise<void> {
  if (avoided) learnForAvoided(avoided);
  await Promise.all([buildTables(), ...codes.map(learn), learnForList(list)]);
}

/** The languages in which a list is written. */
export async function learnForList(list: readonly string[]): Promise<void> {
  if (list.length === 0) return;
  const text = list.join('\n');
  const codes = Object.entries(FIRST).flatMap(([code, table]) => {
    const entries = new Map(pairsOf(table)).get('entries');
    return new RegExp(`(?<!\\p{L})(?:${entries})(?!\\p{L})`, 'iu').test(text) ? code : [];
  });
  await Promise.all(codes.map(learn));
}

/**
 * Once a visitor has typed a word to avoid, or to leave out of a recipe, it may be of any language, so
 * all are fetched, with what people mean by such words. Until then no verdict on the word is "no mention".
 */
export function learnForAvoided(typed: readonly string[]): void {
  const codes = typed.length > 0 ? Object.keys(CHUNKS) : [];
  awaitSpeakers(codes);
  for (const code of codes) learn(code);
}

/** Whether some of these are still under way. */
export const isLearningForAvoided = (): boolean =>
  isAwaitingLanguage() && Object.keys(CHUNKS).some((code) => learnedOf(code) === 'loading');

/** `unknown`: the page never knows its foods. `missing`: they could not be fetched. */
export type Learned = 'known' | 'loading' | 'missing' | 'unknown';

const states = new Map<string, Promise<void> | 'missing'>();

/** Tells of a text in an unknown language what the page will ever know. */
export function learnedOf(code: string | null): Learned {
  if (code === null || code === 'en' || speakerOf(code)) return 'known';
  const state = states.get(code) ?? 'unknown';
  return typeof state === 'string' ? state : 'loading';
}

/** What the page knows of the foods of a language. */
interface LanguageState {
  learned: Learned;
  /** Whether the page still fetches this language, or one that a typed word to avoid may be of. */
  isPending: boolean;
  /**
   * How far the check can read a text in the language: completely; `in part` if the language has not
   * passed, because finding nothing then means nothing; not at all before its foods have arrived.
   */
  isReadable: boolean | 'in part';
}

/** `code`: null if the language of the text is unknown. */
export function languageState(code: string | null): LanguageState {
  const learned = learnedOf(code);
  return {
    learned,
    isPending: isLearningForAvoided() || learned === 'loading',
    isReadable: isChecked(code) || (hasPassed(code) ? false : 'in part'),
  };
}

/** Fetches a language's foods, again after a failure. */
export async function learn(code: string): Promise<void> {
  const load = CHUNKS[code];
  if (!load || speakerOf(code)) return;
  const state = states.get(code);
  if (typeof state === 'object') return state;
  const fetched = Promise.all([import('./createSpeaker'), load()])
    .then(([{ createSpeaker }, { language }]) => addSpeaker(createSpeaker(language)))
    .catch(() => {
      states.set(code, 'missing');
      languagesChanged();
    });
  states.set(code, fetched);
  languagesChanged();
  await fetched;
}
