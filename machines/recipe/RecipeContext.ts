import type { Diagnosis } from '../connection/diagnosis';
import type { Recipes, SharedList } from '../kitchen/kitchen';
import type { Preferences } from '../kitchen/preferences';
import type { Answer, Recipe } from '../kitchen/recipe';
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

/** How long an attempt may take, in ms. */
export interface AttemptLimits {
  /** The longest wait for any token, even the first. */
  silence: number;
  /** The longest attempt, even if words keep coming. */
  total: number;
}

export const ATTEMPT_LIMITS: AttemptLimits = { silence: 60_000, total: 300_000 };

export interface Asked extends RecipeRequest {
  /** Each of its attempts has the same. */
  limits: AttemptLimits;
  /** Why its last failed attempt has failed. */
  fault: Diagnosis | null;
  /** A reload has stopped it. The page offers it until the visitor asks, starts over or opens a recipe. */
  isInterrupted: boolean;
}

/** All of it is data, so a snapshot goes through JSON. */
export interface RecipeContext extends Recipes {
  /** How many ingredients the visitor has listed. */
  entries: number;
  /** Whether the page has lost something that the visitor avoids. Then it makes no request. */
  arePreferencesLost: boolean;
  /** The last request. */
  asked: Asked;
  /** The number of the request's last attempt, from 1; 0 before the first request. */
  attempt: number;
  /** Whether the recipe has just arrived. Views do not announce one that has come back. */
  hasArrived: boolean;
}

export interface RecipeInput extends Partial<Recipes> {
  /** The wish of the request that the reload has ended. */
  interrupted?: Wish | null;
  arePreferencesLost?: boolean;
}

export interface Ask {
  /** By default a dish from the list. */
  wish?: Wish | undefined;
  /** Those of the connection in use, which the page knows; by default the usual ones. */
  limits?: AttemptLimits | undefined;
}

/** A wish, with the list and the preferences of the moment when the visitor asks. */
export interface CompleteAsk extends Ask {
  list: SharedList;
  preferences: Preferences;
}

export type RecipeEvent =
  /** `entries`: how many the list has now. */
  | { type: 'list.filled' | 'list.emptied'; entries: number }
  | { type: 'kitchen.clear' }
  /** Brings back what starting over took away. */
  | { type: 'kitchen.undo'; recipes: Recipes }
  /** The page has lost what the visitor avoids, or knows it again. */
  | { type: 'preferences.check'; arePreferencesLost: boolean }
  | ({ type: 'recipe.request' } & CompleteAsk)
  | { type: 'recipe.stop' }
  | AnswerFact
  /** From a link or the cookbook, or an earlier one. */
  | { type: 'recipe.open'; recipe: Recipe };

/** What has just happened, for what tells the visitor. */
export type RecipeFact =
  | { type: 'request.started'; wish: Wish }
  /** `attempt`: the number of the one that has failed. */
  | {
      type: 'attempt.failed' | 'request.failed' | 'request.stopped' | 'answer.delayed';
      attempt?: number;
    }
  | { type: 'answer.arrived'; answer: Answer }
  | { type: 'recipe.opened'; recipe: Recipe };

/** A large model is slow on a visitor's computer. */
export const LOCAL_LIMITS: AttemptLimits = { silence: 600_000, total: 1_800_000 };

/** Whether they are for this choice of a model. Here, as the page needs it before the model's part. */
export const isOnComputer = (choice: string | undefined): boolean =>
  choice === 'local' || choice === 'browser';
