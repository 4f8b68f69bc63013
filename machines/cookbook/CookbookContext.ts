import type { Cooking } from '../kitchen/cookedList';
import type { ByHand, Source } from '../kitchen/recipe';

/** A recipe as the cookbook saves it. */
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
  /** Absent if it was never edited. */
  byHand?: ByHand | undefined;
}

/** A food that a recipe needs. Never what a visitor avoids in it: that depends on the day. */
export interface SavedNeed {
  /** Words that read as the foods of which one is enough: "butter or margarine". */
  foods: string;
  /** If these are a whole line, the place of the food in it. */
  place?: number;
  /** For the recipe's own servings. */
  amount: { value: number; to: number | null; unit: string } | null;
  isOptional: boolean;
  /** Whether the page understands the line. */
  isSure: boolean;
}

/** What a recipe needs. */
export interface SavedNeeds {
  needs: readonly SavedNeed[];
  language: 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | null;
  /** For how many; null if the recipe does not say. */
  servings: number | null;
}

/** A recipe's title and facts, as the recipe reader finds them. */
export interface SavedTitle {
  /** Null if the recipe has no title. */
  text: string | null;
  /** Such as "4 servings". */
  servings?: string;
  /** The time for the whole recipe. */
  minutes?: number;
  /** What it needs; absent if the page cannot compare it with a list. */
  needs?: SavedNeeds;
  /** The version of the reader. */
  version: number;
}

/** How many recipes the visitor can plan: a fortnight of dinners. */
export const MOST_PLANNED = 14;

/** That the visitor wants to cook a recipe soon. */
export interface Planned {
  /** For how many; null for the recipe's own servings. */
  servings: number | null;
  /** When the visitor planned it, in ms since the epoch. */
  at: number;
}

/** A recipe in the cookbook. */
export interface SavedRecipe extends RecipeToSave {
  id: string;
  /** What the visitor called it on an older page, instead of its title. Their next edit makes it the title. */
  name?: string;
  /** What the visitor has written about it. */
  note?: string;
  /** True if the note came in a file: a stranger may have written it. */
  isNoteForeign?: true | undefined;
  /** When the visitor cooked it, each in the time of the place: `2026-11-21T19:30:00+01:00`. */
  cooked?: readonly string[];
  /** Absent unless the visitor plans to cook it. */
  planned?: Planned;
  /** In ms since the epoch. */
  savedAt: number;
  /** Absent until the recipe reader has seen it. */
  title?: SavedTitle;
}

/** What the browser's storage holds. */
export interface CookbookContents {
  /** The newest first. */
  recipes: readonly SavedRecipe[];
  /** How many more rows the page cannot read. */
  unreadable: number;
}

/** Writes into the log that the visitor has cooked a recipe, and saves it if it is new. */
export interface CookCommand extends Cooking {
  type: 'recipe.cook';
  recipe: RecipeToSave;
  /** In the time of the place. The log gets it once, however often the command has to be tried. */
  at: string;
}

/** A recipe that the visitor has just cooked, with all that an undo needs. */
export interface CookedRecipe extends Cooking {
  recipe: SavedRecipe;
  at: string;
  /** Whether it was saved only because it was cooked. */
  isNew: boolean;
  /** The plan that it ended, if any. */
  planned?: Planned | undefined;
}

/** Gives a recipe another text and note; a blank note removes it. */
export interface EditCommand
  extends Pick<SavedRecipe, 'recipe' | 'name' | 'byHand'>,
    Required<Pick<SavedRecipe, 'note'>> {
  type: 'recipe.edit';
  /** The recipe as it was when its text came into the field. */
  before: SavedRecipe;
}

/** A change of the cookbook that the visitor asks for. */
export type Command =
  | { type: 'recipe.save'; recipe: RecipeToSave }
  | { type: 'recipe.remove'; id: string }
  /** Undoes a removal. */
  | { type: 'recipe.restore'; recipe: SavedRecipe }
  | CookCommand
  /** Takes back a cooking. */
  | ({ type: 'recipe.uncook' } & CookedRecipe)
  /** Puts a recipe on the plan, or changes for how many. Saves it if it is new. */
  | { type: 'recipe.plan'; recipe: RecipeToSave; planned: Planned }
  | { type: 'recipe.unplan'; id: string }
  | EditCommand
  /** Adds the recipes of a file. */
  | { type: 'cookbook.import'; file: Blob }
  /** Adds recipes that were brought from elsewhere, and says which could not come. */
  | { type: 'cookbook.add'; recipes: readonly RecipeToSave[]; refused: readonly string[] }
  /** Takes out what an import has added and the visitor has not changed since. */
  | { type: 'cookbook.undoImport'; added: readonly SavedRecipe[] };

/** Why the cookbook could not be read or changed. */
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

/** What is wrong with an entry of a file. */
export type EntryErrorCode = 'notRecipe' | 'noText' | 'textTooLong';

/** An entry of a file that was not imported. */
export interface RejectedEntry {
  /** Its position in the file, from 1. */
  position: number;
  code: EntryErrorCode;
}

/** The fields that an entry may lack. */
export type OptionalField =
  | 'cut'
  | 'model'
  | 'ingredients'
  | 'date'
  | 'name'
  | 'note'
  | 'cooked'
  | 'planned';

/** An imported entry whose optional fields are missing or unreadable. */
export interface IncompleteEntry {
  /** Its position in the file, from 1. */
  position: number;
  leftOut: readonly OptionalField[];
}

/** The result of an import. */
export interface ImportReport {
  /** The recipes that are new. */
  added: readonly SavedRecipe[];
  /** How many were in the cookbook already. */
  known: number;
  rejected: readonly RejectedEntry[];
  incomplete: readonly IncompleteEntry[];
  /** How many of the new ones have the name of a recipe that is here with another text. */
  sameName?: number;
  /** A sentence for each recipe and file that could not come. */
  refused?: readonly string[];
}

/** What another tab has changed of a recipe, or done with it, while a visitor edited it. */
export type Meanwhile = 'text' | 'note' | 'removed';

/** The result of a command. */
export type Outcome =
  /** @param isInPart whether not all of its ingredients had room */
  | { type: 'saved'; recipe: SavedRecipe; isInPart?: boolean }
  | {
      type: 'known' | 'removed' | 'restored' | 'planned' | 'unplanned';
      recipe: SavedRecipe;
    }
  /** @param was the recipe before */
  | {
      type: 'edited';
      recipe: SavedRecipe;
      was: SavedRecipe;
      meanwhile: readonly Meanwhile[];
    }
  | ({ type: 'cooked' } & CookedRecipe)
  | { type: 'uncooked'; recipe: SavedRecipe }
  /** The recipe to remove or to change was gone. */
  | { type: 'gone' }
  | ({ type: 'imported' } & ImportReport)
  /** How many recipes the command took out again, and how many have changed since and stay. */
  | { type: 'importUndone'; count: number; changed: number };

/** The result of the last command. */
export type CookbookNotice = (
  | Outcome
  | { type: 'failed'; command: Command; code: CookbookErrorCode }
) & {
  /** Rises with each notice, so views can recognise a repeated one. */
  serial: number;
};

export interface CookbookContext extends CookbookContents {
  /** The recipes that the visitor has removed since opening the cookbook, and can restore. */
  removed: readonly SavedRecipe[];
  /** The commands still to run, the next first. */
  queue: readonly Command[];
  /** Whether the storage may have changed since the last reading began. */
  isOutdated: boolean;
  /** Why the last reading failed; null if it did not. */
  errorCode: CookbookErrorCode | null;
  notice: CookbookNotice | null;
}

export type CookbookEvent =
  | Command
  /** The storage may have changed since it was read. */
  | { type: 'cookbook.check' }
  | { type: 'cookbook.close' }
  /** The storage has completed a command after its time was up. */
  | { type: 'command.complete'; command: Command; outcome: Outcome };
