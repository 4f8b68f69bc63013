import type { planMessages } from '../../cookbook/plan/messages';
import type { linkMessages } from '../../cookbook/share/linkMessages';
import type { connectionMessages } from '../../models/connections/messages';
import type { pendingMessages } from '../../recipe/allergens/pendingMessages';
import type { words as aloud } from '../../recipe/cooking/aloud/startReadAloud';
import type { messages as uiMessages } from '../../ui/messages';
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

/** They come with the first screen, and replace the English ones with each part. */
export interface SharedWords {
  plan: typeof planMessages;
  links: typeof linkMessages;
  connections: typeof connectionMessages;
  pending: typeof pendingMessages;
  ui: typeof uiMessages;
}

type First = typeof first;
type Own<All> = Omit<All, keyof SharedWords>;

/** Each part has a file in the language's folder, exports it as `words`, and arrives with it. */
export interface Words {
  first: {
    language: First[0];
    app: First[1];
    kitchen: First[2];
    preferencesLine: First[3];
    recipePane: First[4];
  };
  shared: SharedWords;
  recipe: Own<typeof recipe>;
  requests: Own<typeof requests>;
  questions: Own<typeof questions>;
  typing: Own<typeof typing>;
  cookbook: Own<typeof cookbook>;
  model: Own<typeof model>;
  preferences: Own<typeof preferences>;
  photo: Own<typeof photo>;
  aloud: Own<typeof aloud>;
  device: Own<typeof device>;
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

export type WordLoaders = {
  [Name in Exclude<keyof Words, 'first' | 'shared'>]: () => Promise<{ words: Words[Name] }>;
};

/** Objects of words by their names, which every view reads when it renders. */
export type WordObjects = Record<string, object>;

/** As the `index.ts` of a language's folder exports it. */
export interface PageLanguage {
  /** Replaces the first screen's English words in place. Call it before the page shows them. */
  start(english: First): void;
  /** In place, once both have arrived. Rejects if it cannot fetch the words. */
  translate(name: string, part: Promise<WordsModule>): Promise<void>;
}

/** A part of the page, or what arrives within one, by its file of words. */
export type PartName = keyof WordLoaders;

export interface WordsModule {
  words: WordObjects;
}

/** Fetches a chunk with its words, in the language of the page. */
export type WithWords = <Module extends WordsModule>(
  name: PartName,
  load: () => Promise<Module>,
) => () => Promise<Module>;
