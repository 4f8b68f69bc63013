import { FEWEST_INGREDIENTS } from '../../machines/recipeMachine';
import { watchForRecipe } from '../browser/address/recipe';
import { mayHoldSignInAnswer, takeSubmittedIngredients } from '../browser/address/submitted';
import { isSavingData } from '../browser/media';
import { whenIdle } from '../browser/whenIdle';
import { createKitchenSaver } from '../kitchen/kitchenStorage';
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
  let isPrepared = false;

  const subscription = recipe.subscribe(({ context }) => {
    saveKitchen(context);
    linkNotice.set('');
    if (isPrepared || context.ingredients.length < FEWEST_INGREDIENTS) return;
    isPrepared = true;
    prepareRequest(app);
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
    if (!app.linkOpener.get()) linkNotice.set(messages.openingLink);
    // The recipe stays in the address until its reader is there, so a reload tries again.
    app.linkOpener.load().then(
      (open) => open(),
      () => linkNotice.set(messages.linkFailed),
    );
  });

  return () => {
    subscription.unsubscribe();
    unwatch();
  };
}

/** Fetches in idle time what a request will need, so neither it nor its answer waits. */
function prepareRequest(app: Application) {
  if (isSavingData()) return;
  whenIdle(() => {
    app.prepareConnection().catch(() => {});
    app.loadRecipeParts();
  });
}
