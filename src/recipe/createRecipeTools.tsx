import type { ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StartActor } from '../../machines/actorSystem';
import type { RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { matchHistory } from '../browser/closeOnBack';
import { nextTask } from '../browser/loading/nextTask';
import type { LazyPart, Store } from '../browser/store';
import { loadServings, saveServings } from './amounts/servingsStorage';
import type { Asking } from './changes/Asking';
import { followRecipe } from './cooking/followRecipe';
import { hasSameFields, type Openable, type OpenedRecipe, openRecipe } from './openRecipe';
import { createKitchenCheck } from './shopping/createKitchenCheck';
import type { AloudTools } from './startReadAloud';
import { createTimers } from './timers/createTimers';
import { loadTimers, saveTimers } from './timers/timerStorage';

export interface CookbookViews {
  Save: ComponentType;
  Shop: ComponentType;
  /** Calls `onDone` only if it cannot plan the recipe. */
  Plan: ComponentType<{ onDone(message: string): void }>;
  /** Calls `onDone` with what came of it. */
  Share: ComponentType<{ onDone(message: string): void }>;
  /** What the cookbook says about the recipe, once the cookbook has arrived. */
  FromCookbook: ComponentType<FromCookbookProps>;
  /** Null before the cookbook has arrived. */
  useCook(): (() => void) | null;
}

export interface FromCookbookProps {
  view: 'Cooked' | 'CookedStatus' | 'EditItem' | 'Edited' | 'SavedNote';
  onDone?(message: string): void;
}

export type RecipeTools = ReturnType<typeof createRecipeTools>;

interface Options extends CookbookViews {
  start: StartActor;
  recipe: RecipeActor;
  aloud: LazyPart<AloudTools>;
  questions: LazyPart<Asking>;
  isCooking: Store<boolean>;
}

interface Opened {
  recipe: Openable;
  opened: OpenedRecipe;
}

export function createRecipeTools({ start, recipe, ...rest }: Options) {
  const { aloud } = rest;
  const timers = createTimers({
    start,
    saved: loadTimers(),
    save: saveTimers,
    onEnd: ({ label }) => aloud.get()?.announce(label),
  });
  // A reload has closed the views, and left their entries in the tab's history.
  matchHistory();
  const kitchenCheck = createKitchenCheck(recipe);
  let last: Opened | undefined;
  let next: Opened | undefined;

  // The voice ends with the recipe.
  const shownText = (snapshot: SnapshotFrom<typeof recipeMachine>) =>
    snapshot.matches({ shown: 'recipe' }) ? snapshot.context.recipe?.text : undefined;
  let readText = shownText(recipe.getSnapshot());
  recipe.subscribe((snapshot) => {
    const text = shownText(snapshot);
    if (text !== readText) aloud.get()?.actor.send({ type: 'aloud.leave' });
    readText = text;
  });

  return {
    ...rest,
    timers,
    kitchenCheck,
    /** The same recipe gives the same result until another one opens. */
    open({ text, cut, askedWith }: Openable) {
      const opening = { text, cut, askedWith };
      if (!last || !hasSameFields(last.recipe, opening)) {
        const prepared = next && hasSameFields(next.recipe, opening) ? next.opened : undefined;
        last = { recipe: opening, opened: prepared ?? openRecipe(opening, recipe) };
        next = undefined;
      }
      return last.opened;
    },
    follow(before: string, after: string) {
      followRecipe(before, after, timers);
      const servings = loadServings(before);
      if (servings !== null) saveServings(after, servings);
    },
    /** Shows a planned recipe at the plan's servings, even if it is on the page already. */
    serve(text: string, servings: number) {
      saveServings(text, servings);
      if (last?.recipe.text === text) last.opened.amounts.choose(servings);
    },
    /** Opens a recipe in several tasks before it shows. Without `servings`, it keeps its own number. */
    async prepare({ text, cut, askedWith }: Openable, servings?: number) {
      const opening = { text, cut, askedWith };
      await nextTask();
      if (servings) saveServings(text, servings);
      const opened = openRecipe(opening, recipe);
      next = { recipe: opening, opened };
      await nextTask();
      opened.check(recipe.getSnapshot().context.preferences);
      await nextTask();
      kitchenCheck.compareNow(opened.reading, null);
      await nextTask();
    },
    stop() {
      timers.stop();
      kitchenCheck.stop();
    },
  };
}
