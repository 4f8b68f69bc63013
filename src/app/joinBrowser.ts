import { FEWEST_INGREDIENTS } from '../../machines/recipe/request';
import { watchForShared } from '../browser/address/shared';
import { hasLaunch, mayHoldSignInAnswer } from '../browser/address/submitted';
import { watchStyles } from '../browser/loading/failedStyles';
import { whenIdle } from '../browser/loading/whenIdle';
import { isSavingData } from '../browser/media';
import { readBrowser, watchBrowser } from '../browser/storage/browserReading';
import { createKitchenSaver, KEPT_LIST_KEY } from '../kitchen/keeping/kitchenStorage';
import { PREFERENCES_KEY } from '../kitchen/preferences/options';
import type { KeptPreferences } from '../kitchen/preferences/preferencesStorage';
import { avoidsSomething } from '../recipe/allergens/avoidsSomething';
import { hasSavedTimers } from '../recipe/timers/hasSavedTimers';
import * as firstWords from '../words/en/first';
import type { AppContext } from './AppContext';

/**
 * How long the visitor has the network to themselves, in ms. Then the page stores itself for offline
 * use.
 */
const DEVICE_DELAY = 5_000;

/** Joins the page with tab, address and coming chunks. Returns a function that undoes this. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: it joins each thing of the browser once, and undoes that at the end
export function joinBrowser(app: AppContext): () => void {
  const { recipe } = app;
  const saveKitchen = createKitchenSaver();
  let { preferences } = recipe.getSnapshot().context;
  /** Then only the visitor's answer to the page's question ends it. */
  const hasLost = () => app.keeping.get() === 'unreadable';
  const loadCheck = () => {
    if (avoidsSomething(preferences)) app.parts.recipe.preload();
  };
  loadCheck();
  const events = new AbortController();
  watchStyles(events.signal);
  let isWarm = false;

  const subscription = recipe.subscribe((snapshot) => {
    const { context } = snapshot;
    saveKitchen(
      context,
      snapshot.hasTag('loading') ? context.asked.wish : (context.interrupted ?? undefined),
    );
    if (context.preferences !== preferences) {
      const [before, changed] = [preferences, context.preferences];
      preferences = changed;
      app.parts.preferences.load().then(
        ({ savePartly, savePreferences }) =>
          app.keeping.set(
            hasLost()
              ? savePartly(changed)
              : savePreferences(changed, before, readBrowser(KEPT_LIST_KEY) !== null),
          ),
        () => hasLost() || app.keeping.set('page'),
      );
      loadCheck();
    }
    warmUp();
  });
  // A visitor who types or points may soon ask, and browsers close an unused connection.
  for (const type of ['input', 'pointerover']) {
    addEventListener(type, warmUp, { signal: events.signal });
  }

  const unwatchPreferences = watchBrowser(PREFERENCES_KEY, async () => {
    const read: Partial<KeptPreferences> = await app.parts.preferences.load().then(
      ({ loadChangedPreferences }) => loadChangedPreferences(),
      () => ({ keeping: 'unreadable' }),
    );
    const { preferences: changed = preferences, keeping } = read;
    if (keeping) app.keeping.set(keeping);
    preferences = changed;
    loadCheck();
    recipe.send({ type: 'preferences.change', preferences: changed });
  });

  const { recipe: restored, failure, dates, interrupted } = recipe.getSnapshot().context;
  // This part offers to repeat the request that the reload stopped.
  if (interrupted) app.parts.requests.preload();
  if (restored || failure) app.loadRecipeParts();
  else if (hasSavedTimers()) app.parts.recipe.preload();
  if (readBrowser(KEPT_LIST_KEY) || dates[0]) app.parts.typing.preload();
  warmUp();

  // After a failure, the request or press that needs it fetches it again.
  const needsModel = app.modelStatus.get().choice !== 'host' || mayHoldSignInAnswer();
  if (needsModel) app.parts.model.preload();

  app.planned.set(Number(readBrowser('saffron.planned')));
  if (readBrowser('saffron.saved')) whenIdle(app.parts.cookbook.preload);

  const deviceTimer = setTimeout(() => whenIdle(app.parts.device.preload), DEVICE_DELAY);
  // This part takes drops, and has to be there before the drop.
  addEventListener('dragenter', app.parts.device.preload, { signal: events.signal });
  // A tab with timers holds back a new version in all tabs.
  if (hasLaunch() || hasSavedTimers()) app.parts.device.preload();

  const unwatch = watchForShared(() => {
    const report = (text: string) => recipe.send({ type: 'link.report', text });
    if (!app.parts.cookbook.get()) report(firstWords.app.openingLink);
    // The code stays in the address until its reader has arrived, so a reload tries again.
    app.parts.cookbook.load().then(
      ({ openShared }) => openShared(),
      () => report(firstWords.app.linkFailed),
    );
  });

  /** Prepares for a request in idle time, once the list allows it. */
  function warmUp() {
    const { ingredients } = recipe.getSnapshot().context;
    if (ingredients.length < FEWEST_INGREDIENTS || isSavingData()) return;
    whenIdle(() => {
      app.warmUpConnection();
      if (!isWarm) app.loadRecipeParts();
      isWarm = true;
      // This part offers to keep the list.
      app.parts.typing.preload();
    });
  }

  return () => {
    subscription.unsubscribe();
    unwatchPreferences();
    unwatch();
    clearTimeout(deviceTimer);
    events.abort();
  };
}
