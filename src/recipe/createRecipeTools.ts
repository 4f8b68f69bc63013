import type { StartActor } from '../../machines/actors';
import type { Preferences } from '../../machines/kitchen/preferences';
import { type RecipeActor, shownText } from '../../machines/recipe/recipeMachine';
import { inUnits, scaleLine } from '../amounts';
import { keepLast } from '../browser/keepLast';
import { nextTask } from '../browser/loading/pauses';
import { matchHistory } from '../browser/modal';
import type { LazyPart, Readable } from '../browser/store';
import type { KitchenStore } from '../ui/KitchenStore';
import { createListNotes } from './allergens/createListNotes';
import type { Asking } from './changes/Asking';
import type { AloudTools } from './cooking/aloud/startReadAloud';
import { followRecipe, keptTicks } from './cooking/progress';
import type { Growth } from './growRecipe';
import { hasSameFields, type Openable, type OpenedRecipe, openRecipe } from './openRecipe';
import { keptServings, loadServings, saveServings } from './servings/servingsStorage';
import { createKitchenCheck } from './shopping/createKitchenCheck';
import type { ListTools } from './shopping/list/ShoppingDialog';
import { readShown } from './shown';
import { createTimers } from './timers/createTimers';
import { loadTimers, saveTimers } from './timers/timerStorage';

export type RecipeTools = ReturnType<typeof createRecipeTools>;

interface Options {
  start: StartActor;
  recipe: RecipeActor;
  kitchen: KitchenStore;
  growth: Readable<Growth | null>;
  aloud: LazyPart<AloudTools>;
  questions: LazyPart<Asking>;
}

interface Opened {
  recipe: Openable;
  opened: OpenedRecipe;
}

export function createRecipeTools({ start, recipe, kitchen, growth, ...rest }: Options) {
  const { aloud } = rest;
  const timers = createTimers({
    start,
    saved: loadTimers(),
    save: saveTimers,
    onEnd: ({ label }) => aloud.getSnapshot().context?.announce(label),
  });
  // A reload has closed the views, and left their entries in the tab's history.
  matchHistory();
  const kitchenCheck = createKitchenCheck(recipe, kitchen);
  const openings = createOpenings(kitchen);
  const { open } = openings;

  function openShown() {
    const shown = readShown(recipe.getSnapshot(), growth.getSnapshot().context);
    // A growing text brings its own, and ideas are no recipe.
    if (shown.kind !== 'growing' && 'recipe' in shown && shown.recipe && !shown.recipe.ideas)
      open(shown.recipe);
  }
  openShown();
  const opening = [recipe.subscribe(openShown), growth.subscribe(openShown)];

  recipe.select(shownText).subscribe((text) => {
    // The voice ends with the recipe.
    aloud.getSnapshot().context?.actor.send({ type: 'aloud.leave' });
    for (const kept of [keptTicks, keptServings]) if (text) kept.renew(text);
  });

  return {
    ...rest,
    ...listTools,
    timers,
    kitchenCheck,
    open,
    /** Turns to the step with which the cook begins. */
    beginCooking() {
      const opened = openings.last()?.opened;
      opened?.progress.begin(opened.reading.steps);
    },
    follow(before: string, after: string) {
      followRecipe(before, after, timers);
      const servings = loadServings(before);
      if (servings !== null) saveServings(after, servings);
    },
    /** Shows a planned recipe at the plan's servings, even if it is on the page already. */
    serve(text: string, servings: number) {
      saveServings(text, servings);
      const last = openings.last();
      if (last?.recipe.text === text) last.opened.amounts.choose(servings);
    },
    /**
     * Opens a recipe in several tasks before it shows. Without `servings`, it keeps its own number,
     * or what the visitor chose for the text that a request has changed.
     */
    async prepare(openable: Openable, servings?: number, before?: string) {
      await nextTask();
      if (servings) saveServings(openable.text, servings);
      const opened = openings.openNext(openable, before);
      await nextTask();
      opened.check(kitchen.getSnapshot().context.preferences);
      await nextTask();
      kitchenCheck.compareNow(opened.reading, null);
      await nextTask();
      return opened.reading;
    },
    stop() {
      for (const one of opening) one.unsubscribe();
      timers.stop();
      kitchenCheck.stop();
    },
  };
}

/** The recipe that was opened last, and one that is read before it shows. */
function createOpenings(kitchen: KitchenStore) {
  let last: Opened | undefined;
  let next: Opened | undefined;

  function openNow(openable: Openable, before?: OpenedRecipe): Opened {
    const recipe = fieldsOf(openable);
    return { recipe, opened: openRecipe(recipe, kitchen, before?.amounts) };
  }

  return {
    last: () => last,
    /**
     * The same recipe gives the same result until another one opens. Opening a recipe reads storage and
     * fetches the foods of its language. So the page opens it when it arrives, and views only look it up.
     */
    open(openable: Openable): OpenedRecipe {
      const isOf = (one?: Opened) => one && hasSameFields(one.recipe, fieldsOf(openable));
      if (last && isOf(last)) return last.opened;
      last = next && isOf(next) ? next : openNow(openable);
      next = undefined;
      return last.opened;
    },
    openNext(openable: Openable, before?: string): OpenedRecipe {
      next = openNow(openable, last?.recipe.text === before ? last?.opened : undefined);
      return next.opened;
    },
  };
}

const fieldsOf = ({ text, cut, askedWith, source, pasted }: Openable) => ({
  text,
  cut,
  askedWith,
  source,
  pasted,
});

/** What the shopping list takes of this part. */
export const listTools: ListTools = {
  notesFor: keepLast((preferences: Preferences) => createListNotes(preferences, 'words')),
  scale: scaleLine,
  inUnits,
};
