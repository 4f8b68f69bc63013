import type { words as aloud } from '../../recipe/cooking/aloud/startReadAloud';
import type { words as cookbook } from './english/cookbook';
import type { words as device } from './english/device';
import type { words as first } from './english/first';
import type { words as model } from './english/model';
import type { words as photo } from './english/photo';
import type { words as preferences } from './english/preferences';
import type { words as questions } from './english/questions';
import type { words as recipe } from './english/recipe';
import type { words as requests } from './english/requests';
import type { words as typing } from './english/typing';

type First = typeof first;

/** A language has a file for each, `first.ts` and `rest.ts`, which exports it as `words`. */
export interface Words {
  first: {
    language: First[0];
    app: First[1];
    kitchen: First[2];
    preferencesLine: First[3];
    recipePane: First[4];
  };
  /** Arrives with the first part of the page. Some parts share words. */
  rest: typeof recipe &
    typeof requests &
    typeof questions &
    typeof typing &
    typeof cookbook &
    typeof model &
    typeof preferences &
    typeof photo &
    typeof aloud &
    typeof device;
}

/** The build writes this. The name of the kitchen is a word of the first screen. */
export interface PageWords {
  /** In the language itself: "Deutsch". */
  name: string;
  /** For search engines and links. */
  description: string;
  /** For the browser's dialog that installs the page. */
  installDescription: string;
  /** What the pictures in that dialog show. */
  pictures: string;
  legalNotice: string;
}

/** Objects of words by their names, which every view reads when it renders. */
export type WordObjects = Record<string, object>;

export interface WordsModule {
  words: WordObjects;
}

/** As the `index.ts` of a language's folder exports it. */
export interface PageLanguage {
  /** Replaces the first screen's English words in place. Call it before the page shows them. */
  start(english: First): void;
  /** In place, once both have arrived. Rejects if it cannot fetch the words. */
  translate(part: Promise<WordsModule>): Promise<void>;
}

/** Fetches a chunk with its words, in the language of the page. */
export type WithWords = <Module extends WordsModule>(
  load: () => Promise<Module>,
) => Promise<Module>;
