import { FEWEST_INGREDIENTS } from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/PendingCheck';
import { watchForRecipe } from '../browser/address/recipe';
import { mayHoldSignInAnswer, takeSubmittedIngredients } from '../browser/address/submitted';
import { isSavingData } from '../browser/media';
import { whenIdle } from '../browser/whenIdle';
import { createKitchenSaver } from '../kitchen/kitchenStorage';
import { savePreferences, watchPreferences } from '../kitchen/preferences/preferencesStorage';
import { hasSavedTimers } from '../timers/hasSavedTimers';
import type { Application } from './createApp';
import { messages } from './messages';

/**
 * Joins the application with the tab: what the tab keeps over a reload, what the address brings, and
 * the chunks that the page will need next.
 *
 * @returns a function that separates them
 */
export function joinBrowser(app: Application): () => void {
  const { recipe, linkNotice } = app;
  const saveKitchen = createKitchenSaver();
  let { preferences } = recipe.getSnapshot().context;
  let isPrepared = false;
  const loadCheck = () => {
    if (avoidsSomething(recipe.getSnapshot().context.preferences))
      app.allergens.load().catch(() => {});
  };
  loadCheck();

  const subscription = recipe.subscribe(({ context }) => {
    saveKitchen(context);
    loadCheck();
    if (context.preferences !== preferences) {
      preferences = context.preferences;
      savePreferences(preferences);
    }
    linkNotice.set('');
    if (isPrepared || context.ingredients.length < FEWEST_INGREDIENTS) return;
    isPrepared = true;
    prepareRequest(app);
  });

  const unwatchPreferences = watchPreferences((changed) => {
    preferences = changed;
    recipe.send({ type: 'preferences.change', preferences: changed });
  });

  const { recipe: restored, ingredients } = recipe.getSnapshot().context;
  if (restored) app.loadRecipeParts();
  else if (hasSavedTimers()) app.cookingTools.load().catch(() => {});
  if (ingredients.length >= FEWEST_INGREDIENTS) prepareRequest(app);

  // What cannot be fetched now is fetched again by the request, or the press, that needs it.
  const needsModel = app.modelStatus.get().choice !== 'host' || mayHoldSignInAnswer();
  if (needsModel) app.model.load().catch(() => {});

  const submitted = takeSubmittedIngredients();
  if (submitted) recipe.send({ type: 'ingredient.add', text: submitted });

  const unwatch = watchForRecipe(() => {
    linkNotice.set(messages.openingLink);
    // The recipe stays in the address until its reader is there, so that a reload tries again.
    app.linkOpener.load().then(
      (open) => open(),
      () => linkNotice.set(messages.linkFailed),
    );
  });

  return () => {
    subscription.unsubscribe();
    unwatchPreferences();
    unwatch();
  };
}

/** Fetches in idle time what a request will need, so that neither it nor its answer waits. */
function prepareRequest(app: Application) {
  if (isSavingData()) return;
  whenIdle(() => {
    app.prepareConnection().catch(() => {});
    app.loadRecipeParts();
  });
}
