import type { Kitchen, SharedList } from '../kitchen/kitchen';
import type { Cooking, ListChange } from '../kitchen/listChange';
import type { Preferences } from '../kitchen/preferences';
import type { Recipe } from '../kitchen/recipe';
import type { ListCommand } from '../kitchen/reduceList';
import type { RecipeRequest, Wish } from './request';

export interface Attempt {
  request: RecipeRequest;
  parent: { send(event: AnswerGrowth): void };
}

/** Says that more of the answer has come, but not what. An attempt sends at most one a second. */
export interface AnswerGrowth {
  type: 'answer.grow';
}

/** Why an attempt failed. The kinds are those of `Diagnosis` in `connection/diagnosis.ts`. */
export interface AttemptDiagnosis {
  kind: string;
}

export interface Notice {
  about:
    | 'nothing'
    | 'addition'
    | 'duplicates'
    | 'removal'
    | 'clear'
    | 'undo'
    | 'request'
    | 'ideasRequest'
    | 'retry'
    | 'slowness'
    | 'stop'
    | 'interruption'
    | 'recipe'
    | 'ideas'
    | 'opening'
    | 'link'
    | 'failure';
  /** The ingredients that it names, as they are or were on the list. */
  ingredients: readonly string[];
  /** Lines that did not join the list: they are no ingredients, or there was no room. */
  leftOut?: readonly string[];
  text?: string;
  /** Rises with each notice, so views announce the same one again. */
  serial: number;
}

export interface RecipeContext extends Kitchen {
  /** What every request keeps to. Starting over does not change it. */
  preferences: Preferences;
  asked: RecipeRequest;
  /** The number of the request's last attempt, from 1; 0 before the first request. */
  attempt: number;
  /** Why the last attempt failed; null before the first failure on this page. */
  diagnosis: AttemptDiagnosis | null;
  /** The wish of a request that a reload has stopped, until the visitor asks, starts over or opens a recipe. */
  interrupted: Wish | null;
  /** Whether the recipe has just arrived. Views do not announce one that has come back. */
  hasArrived: boolean;
  undoable: ListChange | null;
  newest: readonly string[];
  notice: Notice;
}

export interface RecipeInput extends Partial<Kitchen> {
  preferences?: Preferences;
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish | null;
}

export interface Addition {
  text: string;
  leftOut?: readonly string[];
}

export type RecipeEvent =
  /** One ingredient a line. What a view has left out only causes a notice. */
  | ({ type: 'ingredient.add' } & Addition)
  | { type: 'ingredient.remove'; ingredient: string }
  /** Puts other words in an ingredient's place; the text may hold several, each on a line. */
  | { type: 'ingredient.replace'; ingredient: string; text: string }
  | { type: 'ingredient.mark'; ingredient: string }
  | { type: 'list.sync'; list: SharedList }
  | { type: 'ingredient.date'; ingredient: string; day: string | null }
  | ({ type: 'recipe.cook' } & Cooking)
  | { type: 'kitchen.clear' }
  | { type: 'preferences.change'; preferences: Preferences }
  /** Takes back this change of the list, by default the last one. */
  | { type: 'kitchen.undo'; change?: ListChange }
  /** Asks for what the wish says, by default a dish from the list. */
  | { type: 'recipe.request'; wish?: Wish }
  | { type: 'recipe.stop' }
  | AnswerGrowth
  /** What the page says about a link that it opens, in the words of the code that opens it. */
  | { type: 'link.report'; text: string }
  | { type: 'recipe.open'; recipe: Recipe }
  | { type: 'recipe.return'; recipe: Recipe };

/** `leftOut`: lines that only cause a notice. */
export interface ListAction {
  command: ListCommand;
  leftOut?: readonly string[] | undefined;
}

export type Undo = { change?: ListChange | null };
