import type { Diagnosis } from '../connection/diagnosis';
import type { Kitchen } from '../kitchen/kitchen';
import type { ListChange } from '../kitchen/listChange';
import type { Preferences } from '../kitchen/preferences';
import type { Recipe } from '../kitchen/recipe';
import type { ListCommand } from '../kitchen/reduceList';
import type { RecipeRequest, Wish } from './request';

export interface Attempt {
  request: RecipeRequest;
  parent: { send(event: AnswerGrowth): void };
}

/** Says that more of the answer has come, but not what. An attempt sends at most one a second. */
interface AnswerGrowth {
  type: 'answer.grow';
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
    | 'recipe'
    | 'answer'
    | 'ideas'
    | 'note'
    | 'opening'
    | 'link'
    | 'failure';
  /** The ingredients that it names, as they are or were on the list. */
  ingredients: readonly string[];
  /** Lines that did not join the list: they are not ingredients, or there was no room. */
  leftOut?: readonly string[];
  text?: string;
  /** Rises with each notice, so views announce the same one again. */
  serial: number;
}

/** How long an attempt may take, in ms. */
export interface AttemptLimits {
  /** The longest wait for any token, even the first. */
  silence: number;
  /** The longest attempt, however much comes. */
  total: number;
}

export const ATTEMPT_LIMITS: AttemptLimits = { silence: 60_000, total: 300_000 };

/** What the page knows besides the kitchen. The machine asks when it needs to know. */
interface PageFacts {
  /** Those of the connection that takes the attempt. */
  readLimits(): AttemptLimits;
  /** Whether the page has lost what the visitor avoids. Then it makes no request. */
  hasLostPreferences(): boolean;
}

export interface RecipeContext extends Kitchen {
  /** What every request keeps to. Starting over does not change it. */
  preferences: Preferences;
  asked: RecipeRequest;
  /** The number of the request's last attempt, from 1; 0 before the first request. */
  attempt: number;
  /** Why the request's last failed attempt has failed. */
  fault: Diagnosis | null;
  /** The wish of a request that a reload has stopped, until the visitor asks, starts over or opens a recipe. */
  interrupted: Wish | null;
  /** Whether the recipe has just arrived. Views do not announce one that has come back. */
  hasArrived: boolean;
  undoable: ListChange | null;
  newest: readonly string[];
  notice: Notice;
  page: PageFacts;
}

export interface RecipeInput extends Partial<Kitchen> {
  preferences?: Preferences;
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish | null;
  page?: PageFacts;
}

export interface ListAction<Command = ListCommand> {
  command: Command;
  /** Lines that a view has left out of an addition. They only cause a notice. */
  leftOut?: readonly string[] | undefined;
}

export type Undo = { change?: ListChange | null };

export type Announcement = Pick<Notice, 'about' | 'text'>;

export type RecipeEvent =
  | ({ type: 'list.change' } & ListAction<Exclude<ListCommand, { kind: 'clear' | 'undo' }>>)
  | { type: 'kitchen.clear' }
  /** Takes back this change of the list, by default the last one. */
  | { type: 'kitchen.undo'; change?: ListChange }
  | { type: 'preferences.change'; preferences: Preferences }
  /** Asks for what the wish says, by default a dish from the list. */
  | { type: 'recipe.request'; wish?: Wish }
  | { type: 'recipe.stop' }
  | AnswerGrowth
  /** From a link or the cookbook, or an earlier one. */
  | { type: 'recipe.open'; recipe: Recipe }
  /** What the page says about a link that it opens, in the words of the code that opens it. */
  | { type: 'link.report'; text: string };

/** A large model is slow on a visitor's computer. */
export const LOCAL_LIMITS: AttemptLimits = { silence: 600_000, total: 1_800_000 };

/** Whether they are for this choice of a model. Here, as the page needs it before the model's part. */
export const isOnComputer = (choice: string | undefined): boolean =>
  choice === 'local' || choice === 'browser';
