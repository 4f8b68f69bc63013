import { avoidsSomething } from '../../machines/kitchen/preferences';
import { FEWEST_INGREDIENTS } from '../../machines/recipe/request';
import { hasLaunch, mayHoldSignInAnswer, watchForShared } from '../browser/address/firstLook';
import { isSavingData } from '../browser/device';
import { watchStyles } from '../browser/loading/failedStyles';
import { whenIdle } from '../browser/loading/pauses';
import { readBrowser, SAVED_KEY, watchBrowser } from '../browser/storage/browserReading';
import {
  createKitchenSaver,
  inOneLine,
  KEPT_LIST_KEY,
  saveEntered,
} from '../kitchen/keeping/kitchenStorage';
import { PREFERENCES_KEY } from '../kitchen/preferences/options';
import type { KeptPreferences } from '../kitchen/preferences/preferencesStorage';
import { hasSavedTimers } from '../recipe/timers/hasSavedTimers';
import * as firstWords from '../words/en/first';
import type { AppContext } from './AppContext';

/**
 * How long the visitor has the network to themselves, in ms. Then the page stores itself for offline
 * use.
 */
const DEVICE_DELAY = 5_000;

/** Joins the page with tab, address and coming chunks. Returns a function that undoes this. */
export function joinBrowser(app: AppContext): () => void {
  const { recipe, kitchen, adding, notices } = app;
  const saveKitchen = createKitchenSaver();
  const events = new AbortController();
  watchStyles(events.signal);
  const stopKeeping = keepPreferences(app);
  const warmUp = createWarmUp(app);

  function save() {
    const snapshot = recipe.getSnapshot();
    const { asked } = snapshot.context;
    const now = kitchen.getSnapshot().context;
    saveKitchen(
      { ...now, ...snapshot.context },
      snapshot.hasTag('loading') || asked.isInterrupted ? asked.wish : undefined,
    );
    // This part keeps the list and the recipe.
    if (now.ingredients[0] || snapshot.context.recipe) app.parts.typing.preload();
    warmUp();
  }
  const subscriptions = [
    recipe.subscribe(save),
    kitchen.subscribe(save),
    adding.subscribe(({ context }) =>
      saveEntered(inOneLine(context.entries.map(({ text }) => text).join('\n'))),
    ),
  ];
  // A visitor who types or points may soon ask, and browsers close an unused connection.
  for (const type of ['input', 'pointerover']) {
    addEventListener(type, warmUp, { signal: events.signal });
  }
  preloadParts(app);
  warmUp();

  const deviceTimer = setTimeout(() => whenIdle(app.parts.device.preload), DEVICE_DELAY);
  // This part takes drops, and has to be there before the drop.
  addEventListener('dragenter', app.parts.device.preload, { signal: events.signal });

  const unwatch = watchForShared(() => {
    if (!app.parts.cookbook.getSnapshot().context) notices.say(firstWords.app.openingLink);
    // The code stays in the address until its reader has arrived, so a reload tries again.
    app.parts.cookbook
      .load()
      .then(
        ({ openShared }) => openShared(),
        () => notices.say(firstWords.app.linkFailed),
      )
      // `FIELD` in `scripts/build/starter.ts` has set it.
      .finally(() => document.body.classList.remove('shared'));
  });

  return () => {
    for (const one of subscriptions) one.unsubscribe();
    stopKeeping();
    unwatch();
    clearTimeout(deviceTimer);
    events.abort();
  };
}

/** Saves what the visitor changes, and takes what another tab has saved. */
function keepPreferences({ kitchen, parts, keeping }: AppContext): () => void {
  let { preferences } = kitchen.getSnapshot().context;
  const loadCheck = () => {
    if (avoidsSomething(preferences)) parts.recipe.preload();
  };
  loadCheck();

  const subscription = kitchen.subscribe(({ context: { preferences: changed } }) => {
    if (changed === preferences) return;
    const before = preferences;
    preferences = changed;
    parts.preferences.load().then(
      ({ saveChange }) => saveChange(changed, before),
      () => keeping.getSnapshot().context === 'unreadable' || keeping.set('page'),
    );
    loadCheck();
  });

  const unwatch = watchBrowser(PREFERENCES_KEY, async () => {
    const read: Partial<KeptPreferences> = await parts.preferences.load().then(
      ({ loadChangedPreferences }) => loadChangedPreferences(),
      () => ({ keeping: 'unreadable' }),
    );
    if (read.keeping) keeping.set(read.keeping);
    preferences = read.preferences ?? preferences;
    loadCheck();
    kitchen.changePreferences(preferences);
  });

  return () => {
    subscription.unsubscribe();
    unwatch();
  };
}

/** Fetches what this visit needs at once. After a failure, the request or press that needs it does. */
function preloadParts(app: AppContext) {
  const { parts, recipe, kitchen } = app;
  const { recipe: restored, failure, asked } = recipe.getSnapshot().context;
  // This part offers to repeat the request that the reload stopped.
  if (asked.isInterrupted) parts.requests.preload();
  if (restored || failure) app.loadRecipeParts();
  else if (hasSavedTimers()) parts.recipe.preload();
  if (readBrowser(KEPT_LIST_KEY) || kitchen.getSnapshot().context.ingredients[0] || restored)
    parts.typing.preload();
  const needsModel =
    app.modelStatus.getSnapshot().context.choice !== 'host' || mayHoldSignInAnswer();
  if (needsModel) parts.model.preload();
  const dinners = Number(readBrowser('saffron.planned'));
  if (dinners) app.planned.set(firstWords.app.planned(dinners));
  if (readBrowser(SAVED_KEY)) whenIdle(parts.cookbook.preload);
  // A tab with timers holds back a new version in all tabs.
  if (hasLaunch() || hasSavedTimers()) parts.device.preload();
}

/** Prepares for a request in idle time, once the list allows it. */
function createWarmUp(app: AppContext): () => void {
  let isWarm = false;
  return () => {
    const { ingredients } = app.kitchen.getSnapshot().context;
    if (ingredients.length < FEWEST_INGREDIENTS || isSavingData()) return;
    whenIdle(() => {
      // If this part is missing, the request fetches it again.
      app
        .findConnection()
        .then((connection) => connection.warmUp())
        .catch(() => {});
      if (!isWarm) app.loadRecipeParts();
      isWarm = true;
    });
  };
}
