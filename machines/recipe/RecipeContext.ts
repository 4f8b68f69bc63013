import type { Diagnosis } from '../connection/diagnosis';
import type { Kitchen } from '../kitchen/kitchen';
import type { ListChange } from '../kitchen/listChange';
import type { Preferences } from '../kitchen/preferences';
import type { Recipe } from '../kitchen/recipe';
import type { ListCommand } from '../kitchen/reduceList';
import type { RecipeRequest, Wish } from './request';

export interface Attempt {
  request: RecipeRequest;
  parent: { send: (fact: AnswerFact) => void };
}

/** What an attempt says of its answer: never a word of it, and while it comes at most once a second. */
export type AnswerFact =
  /** The model thinks, and has written nothing yet. */
  | { type: 'answer.think' }
  | { type: 'answer.grow' }
  /** The answer is whole. The page still has to read and check it. */
  | { type: 'answer.end' };

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

/** All of it is data, so a snapshot goes through JSON. */
export interface RecipeContext extends Kitchen {
  /** What every request keeps to. Starting over does not change it. */
  preferences: Preferences;
  /** Whether the page has lost something that the visitor avoids. Then it makes no request. */
  arePreferencesLost: boolean;
  /** The last request. Each of its attempts has the same limits. */
  asked: RecipeRequest & { limits: AttemptLimits };
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
}

export interface RecipeInput extends Partial<Kitchen> {
  preferences?: Preferences;
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish | null;
  arePreferencesLost?: boolean;
}

export interface ListAction<Command = ListCommand> {
  command: Command;
  /** Lines that a view has left out of an addition. They only cause a notice. */
  leftOut?: readonly string[] | undefined;
}

export type Undo = { change?: ListChange | null };

export interface Ask {
  /** By default a dish from the list. */
  wish?: Wish;
  /** Those of the connection in use, which the page knows; by default the usual ones. */
  limits?: AttemptLimits | undefined;
}

export type Announcement = Pick<Notice, 'about' | 'text'>;

export type RecipeEvent =
  | ({ type: 'list.change' } & ListAction<Exclude<ListCommand, { kind: 'clear' | 'undo' }>>)
  | { type: 'kitchen.clear' }
  /** Takes back this change of the list, by default the last one. */
  | { type: 'kitchen.undo'; change?: ListChange }
  | { type: 'preferences.change'; preferences: Preferences }
  /** The page has lost what the visitor avoids, or knows it again. */
  | { type: 'preferences.check'; arePreferencesLost: boolean }
  | ({ type: 'recipe.request' } & Ask)
  | { type: 'recipe.stop' }
  | AnswerFact
  /** From a link or the cookbook, or an earlier one. */
  | { type: 'recipe.open'; recipe: Recipe }
  /** What the page says about a link that it opens, in the words of the code that opens it. */
  | { type: 'link.report'; text: string };

/** A large model is slow on a visitor's computer. */
export const LOCAL_LIMITS: AttemptLimits = { silence: 600_000, total: 1_800_000 };

/** Whether they are for this choice of a model. Here, as the page needs it before the model's part. */
export const isOnComputer = (choice: string | undefined): boolean =>
  choice === 'local' || choice === 'browser';
