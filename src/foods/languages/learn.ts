import type { FoodLanguage } from './FoodLanguage';
import { FIRST } from './first';
import { addSpeaker, awaitSpeakers, isAwaiting, languagesChanged, speakerOf } from './spoken';

/** The languages whose words are a chunk of their own, and what people type. A new one is one line. */
const CHUNKS: Partial<Record<string, () => Promise<{ language: FoodLanguage }>>> = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  zxx: () => import('./typed'),
};

/** Fetches the foods of the languages in which a list is written. */
export function learnForList(list: readonly string[]): void {
  const text = list.join('\n');
  for (const [code, { entries }] of Object.entries(FIRST)) if (entries.test(text)) learn(code);
}

/**
 * Fetches the foods of all languages, and what people mean by words that they type to avoid them, once a visitor has
 * typed one: it may be of any language. Until all have arrived, no verdict on such a word is "no mention".
 */
export function learnForAvoided(avoid: readonly string[]): void {
  const codes = avoid.length > 0 ? Object.keys(CHUNKS) : [];
  awaitSpeakers(codes);
  for (const code of codes) learn(code);
}

/** Whether some of that is still under way. */
export const isLearningForAvoided = (): boolean =>
  isAwaiting() && Object.keys(CHUNKS).some((code) => learnedOf(code) === 'loading');

/** `unknown`: the page never knows its foods. `missing`: they could not be fetched. */
export type Learned = 'known' | 'loading' | 'missing' | 'unknown';

const states = new Map<string, Promise<void> | 'missing'>();

/** What the page knows of the foods of a language; of a text of unknown language, what it ever will. */
export function learnedOf(code: string | null): Learned {
  if (code === null || code === 'en' || speakerOf(code)) return 'known';
  const state = states.get(code) ?? 'unknown';
  return typeof state === 'string' ? state : 'loading';
}

/** Fetches the foods of a language, unless they are there. What could not be fetched, the next call fetches again. */
export async function learn(code: string): Promise<void> {
  const load = CHUNKS[code];
  if (!load || speakerOf(code)) return;
  const state = states.get(code);
  if (typeof state === 'object') return state;
  const fetched = fetchFoods(code, load);
  states.set(code, fetched);
  languagesChanged();
  await fetched;
}

async function fetchFoods(
  code: string,
  load: () => Promise<{ language: FoodLanguage }>,
): Promise<void> {
  try {
    const [{ createSpeaker }, { language }] = await Promise.all([
      import('./createSpeaker'),
      load(),
    ]);
    addSpeaker(createSpeaker(language));
  } catch {
    states.set(code, 'missing');
    languagesChanged();
  }
}
