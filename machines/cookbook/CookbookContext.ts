import type { Cooking } from '../kitchen/listChange';
import type { ByHand, Source } from '../kitchen/recipe';
import type { PictureJob, PicturePlace } from '../pictures/picturesMachine';

/** A visitor can plan a recipe for, and scale it to, this many. */
export const MOST_SERVINGS = 99;

/** A visitor brings at most so many bytes at once, without pictures. */
export const MOST_BROUGHT_BYTES = 25_000_000;

/** So many characters, with markup and blanks, may become one recipe, and are kept as the text that it was read from. */
export const MOST_WORDS = 262_144;

export interface WithPicture {
  /** Where the file of the recipe has its picture. */
  picture?: PicturePlace | undefined;
}

export interface RecipeToSave {
  /** Markdown. */
  recipe: string;
  /** True when the recipe's end may be missing. */
  cut: boolean;
  /** The language model that wrote the recipe; null if none did. */
  model: string | null;
  /** The ingredients of its request; empty if unknown. */
  ingredients: readonly string[];
  /** Where it came from; absent for a recipe of this page. */
  source?: Source | undefined;
  byHand?: ByHand | undefined;
  /** For how many the visitor saved or last cooked it, if not for the recipe's own servings. */
  servings?: number | undefined;
  /** The text that it was read from, if some lines are left out. No link or export has it. */
  pasted?: string | undefined;
}

/** A food that a recipe needs. Holds no verdict about it: a visitor may change what they avoid. */
export interface SavedNeed {
  /** Foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If `foods` is a whole line, the place of the food in it. */
  place?: number;
  /** For the recipe's own servings. */
  amount: { value: number; to: number | null; unit: string } | null;
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

export interface SavedNeeds {
  needs: readonly SavedNeed[];
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | null;
  /** Null if the recipe does not say. */
  servings: number | null;
}

/** A recipe's title and facts, as the recipe reader finds them. */
export interface SavedTitle {
  text: string | null;
  /** Such as "4 servings". */
  servings?: string;
  minutes?: number;
  /** What it needs; absent if the page cannot compare it with a list. */
  needs?: SavedNeeds;
  version: number;
}

/** How many recipes the visitor can plan: a fortnight of dinners. */
export const MOST_PLANNED = 14;

export interface Planned {
  /** For how many; null for the recipe's own servings. */
  servings: number | null;
  /** When the visitor planned it, in ms since the epoch. */
  at: number;
}

/**
 * Beside the plan and not in it: 1.1 writes the plan anew and drops what it does not know in it, but
 * keeps fields of a recipe that it does not know.
 */
export interface PlannedDay {
  /** `at` of the plan whose day this is. After another plan, it counts no more. */
  at: number;
  /** In the place of the visitor: `2026-11-21`. */
  day: string;
}

export interface SavedRecipe extends RecipeToSave {
  id: string;
  /** Older pages let visitors name a recipe. Their next edit makes this name the title. */
  name?: string;
  note?: string;
  /** True if the note came in a file: a stranger may have written it. */
  isNoteForeign?: true | undefined;
  /** When the visitor cooked it, each in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cooked?: readonly string[];
  /** Absent unless the visitor plans to cook it. */
  planned?: Planned;
  /** Absent for any day. `dinnerDay` reads it. */
  plannedFor?: PlannedDay | undefined;
  /** In ms since the epoch. */
  savedAt: number;
  /** Absent until the recipe reader has seen it. */
  title?: SavedTitle;
}

export interface CookbookContents {
  /** The newest first. */
  recipes: readonly SavedRecipe[];
  /** How many more rows the page cannot read. */
  unreadable: number;
}

/**
 * Writes into the log that the visitor has cooked a recipe, and saves it if it is new. The list
 * changes once the storage has the log, so a failure takes nothing off.
 */
export interface CookCommand extends Cooking {
  type: 'recipe.cook';
  recipe: RecipeToSave;
  /** In local time. A command that is tried again keeps it, so the log gets one entry. */
  at: string;
}

/** How long another press means the same dinner, in ms. */
export const ONE_DINNER = 3_600_000;

/** A recipe that the visitor has just cooked, with all that an undo needs. */
export interface CookedRecipe extends Cooking {
  recipe: SavedRecipe;
  at: string;
  /** An earlier press has logged this dinner, maybe before a reload. This one takes nothing off. */
  isKnown?: true;
  /** Whether it was saved only because it was cooked. */
  isNew: boolean;
  /** The plan that the cooking ended, if any. */
  planned?: Planned | undefined;
  plannedFor?: PlannedDay | undefined;
  /** `servings` before the cooking. */
  servedBefore?: number | undefined;
}

interface Undoing {
  /** The serial of the notice whose *Undo* sends this command. The command's own notice replaces it. */
  undoes?: number;
}

/**
 * Gives a recipe another text and note; a blank note removes it. Keeps what another tab has changed
 * meanwhile, and brings back a recipe that it has removed.
 */
export interface EditCommand
  extends Pick<SavedRecipe, 'recipe' | 'name' | 'byHand'>,
    Required<Pick<SavedRecipe, 'note'>>,
    Undoing {
  type: 'recipe.edit';
  /** The recipe as it was when its text came into the field. */
  before: SavedRecipe;
  /** It takes back an edit. */
  isUndo?: true;
}

export type Command =
  /** If the cookbook has it, the page only says so. */
  | { type: 'recipe.save'; recipe: RecipeToSave }
  /** The visitor can undo it until the page does. */
  | { type: 'recipe.remove'; id: string }
  /** Puts a removed recipe back, with its old date. */
  | { type: 'recipe.restore'; recipe: SavedRecipe }
  | CookCommand
  /** Also takes the recipe out that was saved only for the cooking. */
  | ({ type: 'recipe.uncook' } & CookedRecipe)
  /**
   * Puts a recipe on the plan, or changes for how many or for which day; null is any day. What it does
   * not name stays. Saves a recipe if it is new.
   */
  | ({
      type: 'recipe.plan';
      recipe: RecipeToSave;
      planned: Partial<Planned> & Pick<Planned, 'at'>;
      day?: string | null;
    } & Undoing)
  /** `isNew`: it was saved only to be planned. */
  | ({ type: 'recipe.unplan'; id: string; isNew?: boolean } & Undoing)
  | EditCommand
  | { type: 'recipe.import'; file: Blob }
  /** Adds recipes that were brought from elsewhere, and says which could not come. */
  | {
      type: 'recipe.add';
      recipes: readonly (RecipeToSave & WithPicture)[];
      refused: readonly string[];
      /** Some recipes name pictures that are in no file. */
      leavesPictures?: boolean;
    }
  /** Takes back what an import did and the visitor has not changed since. */
  | ({ type: 'recipe.undoImport' } & Imported & Undoing);

export type CookingCommand = Extract<Command, { type: 'recipe.cook' | 'recipe.uncook' }>;

export type CookbookErrorCode =
  | 'noStorage'
  | 'forbidden'
  | 'full'
  | 'broken'
  | 'newerPage'
  | 'olderPage'
  | 'timeout'
  | 'recipeTooLong'
  | 'cookbookTooLarge'
  | 'planFull'
  | 'bothTooLong'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'notCookbookFile'
  | 'newerFile';

export type EntryErrorCode = 'notRecipe' | 'noText' | 'textTooLong';

export type OptionalField =
  | 'cut'
  | 'model'
  | 'ingredients'
  | 'date'
  | 'name'
  | 'note'
  | 'cooked'
  | 'planned';

export interface Imported {
  added: readonly SavedRecipe[];
  /** Those that were here and had no place in the plan. The file gave them one. */
  planned: readonly SavedRecipe[];
}

export interface ImportReport extends Imported {
  known: number;
  /** `position`: in the file, from 1. */
  rejected: readonly { position: number; code: EntryErrorCode }[];
  incomplete: readonly { position: number; leftOut: readonly OptionalField[] }[];
  /** How many added recipes have the name of a recipe here with another text. */
  sameName: number;
  /** A sentence for each recipe and file that could not come. */
  refused: readonly string[];
  leavesPictures?: boolean | undefined;
  /** To draw for recipes that the import has added, or that were here. */
  pictures?: readonly PictureJob[];
}

export type Meanwhile = 'text' | 'note' | 'removed';

export type Outcome =
  /** `isInPart`: some of its ingredients had no room. */
  | { type: 'saved'; recipe: SavedRecipe; isInPart?: boolean }
  | { type: 'known' | 'removed' | 'restored'; recipe: SavedRecipe }
  /** `was`: the recipe before; null for a new one. `isUndo`: the command takes another one back. */
  | { type: 'planned'; recipe: SavedRecipe; was: SavedRecipe | null; isUndo: boolean }
  | { type: 'unplanned'; recipe: SavedRecipe; was: SavedRecipe; isUndo: boolean }
  /** `was`: the recipe before. */
  | {
      type: 'edited';
      recipe: SavedRecipe;
      was: SavedRecipe;
      meanwhile: readonly Meanwhile[];
      isUndo?: true | undefined;
    }
  | ({ type: 'cooked' } & CookedRecipe)
  /** `recipe`: as the visitor cooked it. */
  | { type: 'uncooked'; recipe: SavedRecipe }
  | { type: 'gone' }
  | ({ type: 'imported' } & ImportReport)
  /** How many recipes the command took out again, and how many have changed since and stay. */
  | { type: 'importUndone'; count: number; changed: number };

interface Serial {
  /** Rises with each notice, so views can recognise a repeated one. */
  serial: number;
}

export type Failure<Of extends Command = Command> = {
  type: 'failed';
  command: Of;
  code: CookbookErrorCode;
} & Serial;

export type CookbookNotice = (Outcome & Serial) | Failure;

export interface CookbookContext extends CookbookContents {
  removed: readonly SavedRecipe[];
  /** The commands still to run, the next first. */
  queue: readonly Command[];
  isOutdated: boolean;
  errorCode: CookbookErrorCode | null;
  /** What came of the visitor's last press, and of each command that had to wait for another. */
  notices: readonly CookbookNotice[];
  /** The serial of the last notice before that press. */
  heard: number;
  /** For each recipe, the dinner that the storage has not logged, or not taken back, until the visitor tries again. */
  unlogged: readonly Failure<CookingCommand>[];
}

export type CookbookEvent =
  | Command
  /** The storage may have changed since it was read. */
  | { type: 'cookbook.check' }
  | { type: 'cookbook.close' }
  /** The storage has completed a command after its time was up. */
  | { type: 'command.complete'; command: Command; outcome: Outcome };

/** What a recipe has of the plan. */
export interface PlanFields {
  planned?: Planned | undefined;
  plannedFor?: PlannedDay | undefined;
}

/** The day of a planned dinner: `2026-11-21`. Null for any day. */
export const dinnerDay = (saved?: PlanFields): string | null =>
  saved?.planned && saved.plannedFor?.at === saved.planned.at ? saved.plannedFor.day : null;

/** Normalizes line endings and the blanks around a recipe, so its copies have the same text. */
export function normalizeRecipe(recipe: string): string {
  return recipe.replace(/\r\n?/g, '\n').trim();
}

export function hasText({ recipe }: { recipe: string }, text: string): boolean {
  return normalizeRecipe(recipe) === normalizeRecipe(text);
}

export function findSaved<Saved extends { recipe: string }>(
  saved: readonly Saved[],
  text: string,
): Saved | undefined {
  const wanted = normalizeRecipe(text);
  // Almost every other recipe begins with another line. To compare whole texts is slow with thousands.
  const [firstLine = ''] = wanted.split('\n', 1);
  return saved.find(
    ({ recipe }) => recipe.trimStart().startsWith(firstLine) && normalizeRecipe(recipe) === wanted,
  );
}

/** The dinner of this recipe that failed. */
export const findUnlogged = ({ unlogged }: CookbookContext, text: string) =>
  unlogged.find(({ command }) => hasText(command.recipe, text));
