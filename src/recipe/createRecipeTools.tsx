import type { ComponentType, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StartActor } from '../../machines/actorSystem';
import type { RecipeActor, recipeMachine } from '../../machines/recipe/recipeMachine';
import { matchHistory } from '../browser/closeOnBack';
import type { LazyPart } from '../browser/loading/lazyPart';
import { nextTask } from '../browser/loading/nextTask';
import type { Store } from '../browser/store';
import type { ReadNodes } from '../reading/document/marks/Reading';
import { loadServings, saveServings } from './amounts/servingsStorage';
import { followRecipe } from './cooking/followRecipe';
import type { LeftOutNodes } from './notes/findLeftOut';
import { isSame, type Openable, type OpenedRecipe, openRecipe } from './openRecipe';
import { type CheckController, createKitchenCheck } from './shopping/createKitchenCheck';
import type { AloudTools } from './startReadAloud';
import { createTimers, type Timers } from './timers/createTimers';
import { loadTimers, saveTimers } from './timers/timerStorage';

/** What the cookbook adds to the views of a recipe. */
export interface CookbookViews {
  /** Saves the recipe. */
  Save: ComponentType;
  /** Opens the list of what the recipe needs. */
  Shop: ComponentType;
  /** The entry of the menu that plans the recipe. @param onDone called if it cannot */
  Plan: ComponentType<{ onDone(message: string): void }>;
  /** The ways to take the recipe along. @param onDone called with what came of it */
  Share: ComponentType<{ onDone(message: string): void }>;
  /** What the cookbook says about the recipe, once it has arrived. */
  FromCookbook: ComponentType<FromCookbookProps>;
  /** Notes that the recipe is cooked; null before the cookbook has arrived. */
  useCook(): (() => void) | null;
  /** What was left out of the recipe, folded once the cookbook has arrived. */
  LeftOut: ComponentType<LeftOutProps>;
}

export interface LeftOutProps extends Omit<LeftOutNodes, 'rest'> {
  /** Renders nodes of the recipe. */
  render(nodes: ReadNodes): ReactNode;
}

export interface FromCookbookProps {
  view: 'Cooked' | 'CookedStatus' | 'EditItem' | 'Edited' | 'SavedNote';
  /** Called when an entry of the menu has done its work. */
  onDone?(message: string): void;
}

/** What the recipes of the page need to run. */
export interface RecipeTools extends CookbookViews, Pick<Options, 'isCooking' | 'aloud'> {
  timers: Timers;
  kitchenCheck: CheckController;
  /** Opens the recipe on the page. The same recipe gives the same result until another one opens. */
  open(recipe: Openable): OpenedRecipe;
  /**
   * Reads and checks the recipe that comes next, in tasks of their own. Showing it then finds all this done.
   *
   * @param servings for how many to show it, if not for its own number
   */
  prepare(recipe: Openable, servings?: number): Promise<void>;
  /** Lets ticks, timers and servings follow the words of a recipe whose text has changed. */
  follow(before: string, after: string): void;
  /** Shows a planned recipe at the servings of the plan, even if the page shows it already. */
  serve(text: string, servings: number): void;
  /** Stops listening to the page. */
  stop(): void;
}

interface Options extends CookbookViews {
  start: StartActor;
  recipe: RecipeActor;
  aloud: LazyPart<AloudTools>;
  /** Whether the view for cooking is open. */
  isCooking: Store<boolean>;
}

interface Opened {
  recipe: Openable;
  opened: OpenedRecipe;
}

/** Starts what helps to cook a recipe: timers and the check of the kitchen. */
export function createRecipeTools({ start, recipe, ...rest }: Options): RecipeTools {
  const { aloud } = rest;
  const timers = createTimers({
    start,
    saved: loadTimers(),
    save: saveTimers,
    onEnd: ({ label }) => aloud.get()?.announce(label),
  });
  // A reload has closed the views that Back would close.
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
    open({ text, cut, askedWith, leftovers }) {
      const opening = { text, cut, askedWith, leftovers };
      if (!last || !isSame(last.recipe, opening)) {
        const prepared = next && isSame(next.recipe, opening) ? next.opened : undefined;
        last = { recipe: opening, opened: prepared ?? openRecipe(opening, recipe) };
        next = undefined;
      }
      return last.opened;
    },
    follow(before, after) {
      followRecipe(before, after, timers);
      const servings = loadServings(before);
      if (servings !== null) saveServings(after, servings);
    },
    serve(text, servings) {
      saveServings(text, servings);
      if (last?.recipe.text === text) last.opened.amounts.choose(servings);
    },
    async prepare({ text, cut, askedWith, leftovers }, servings) {
      const opening = { text, cut, askedWith, leftovers };
      await nextTask();
      if (servings) saveServings(text, servings);
      const opened = openRecipe(opening, recipe);
      next = { recipe: opening, opened };
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
