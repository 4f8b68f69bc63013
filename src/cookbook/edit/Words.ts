import type { CompareActor, Words } from '../../../machines/compare/compareMachine';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import type { Recipe, Source } from '../../../machines/kitchen/recipe';
import type { CopyMarks, Doubt, FoundRecipe, SourceLine } from '../../reading';
import type { Judged } from '../../recipe';
import type { Helper } from '../../words/en/rest';

/** A text from elsewhere that a cook should look at. */
export interface Paste {
  found: FoundRecipe;
  /** Saves the recipe, instead of opening it. */
  saves: boolean;
  /** What the field had before a reload. */
  words?: Words;
  /** JPEGs that a model has read the text from, until the field closes. */
  pictures?: readonly Uint8Array[];
}

/** The recipe on the page, a saved one or a text from elsewhere; none of these for a new one. */
export interface ToEdit {
  recipe?: Recipe | undefined;
  saved?: SavedRecipe | undefined;
  paste?: Paste | undefined;
  /** Beside the recipe, the text that it was read from. */
  withSource?: boolean | undefined;
}

/** What the page sees in a field that the visitor edits, and in its source. */
export interface Look {
  /** Null for a text that is too long to read while the visitor types. */
  judged: Judged | null;
  /** The lines of the source. */
  rows: readonly SourceLine[];
  /** Those that state allergens or name what the visitor avoids, and that the field does not have. */
  around: readonly { line: string; isTicked: boolean }[];
  /** Where the model's copy says something other than its source. */
  marks: CopyMarks;
}

/** A field that is open. */
export interface Editing {
  actor: CompareActor;
  /** A recipe of the page, one that the visitor writes, a text from elsewhere or from pictures. */
  kind: 'recipe' | 'new' | 'paste' | 'photo';
  /** The text that the recipe is from. */
  source?: string | undefined;
  /** Those that a model has read. After a reload they are gone. */
  pictures?: readonly Uint8Array[] | undefined;
  /** What the page is not sure of. */
  doubts?: readonly Doubt[] | undefined;
  /** Where the bookmark says that the text is from. */
  clip?: string | undefined;
  /** The field shows markdown, because plain text would lose something. */
  isMarkdown?: boolean;
  /** Undefined without a model that can copy the recipe out. */
  helper?: Helper | undefined;
  look(words: Words): Promise<Look>;
}

/** What a text is, and what becomes of the words in its field. */
export interface FieldPlan extends Omit<Editing, 'actor' | 'look'> {
  before: Words;
  first: Words;
  /** Where the text is from. Of a photo or a clip, the check is never complete. */
  about?: Source | undefined;
  /** The recipe that the words make. */
  read(words: Words): string;
  /** Null if the model has found no recipe. */
  copyOut?(signal: AbortSignal): Promise<Words | null>;
  /** The tab keeps the words until `forget`. */
  keep(words: Words): void;
  forget(): void;
  /** Instead of `forget`, for a text that is nowhere else. */
  giveBack?(): void;
  /** Gives a recipe to show. */
  save(words: Words): Promise<Recipe | null>;
}
