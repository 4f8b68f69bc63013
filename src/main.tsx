import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { type Answer, FEWEST_INGREDIENTS, recipeMachine } from '../machines/recipeMachine';
import { App } from './app/App';
import { mayHoldSignInAnswer, takeSubmittedIngredients } from './browser/address/submitted';
import { watchForRecipe } from './browser/address/watchForRecipe';
import { settings } from './app/config';
import { createHostConnection } from './connections/hostConnection';
import { type LazyConnection, LOCAL_TIME_LIMIT } from './connections/lazyConnections';
import { loadDish } from './app/loadCookingTools';
import { lazyChunk } from './browser/lazyChunk';
import { tellOfLink } from './app/linkNews';
import { ModelContext, type ModelStatus, type ModelStore } from './app/ModelContext';
import { loadMarkdown } from './recipe/markdown/loadMarkdown';
import type { ModelDesk } from './model/startModel';
import { RecipeContext } from './app/RecipeContext';
import { rootOptions } from './app/rootOptions';
import { loadShare } from './share/loadShare';
import { readKeptChoice } from './model/savedChoice';
import { hasKeptTimers } from './timers/hasSavedTimers';
import { keepDraft, keepKitchen, restoreDraft, restoreKitchen } from './kitchen/kitchenStorage';
import { createStore } from './browser/store';
import { whenIdle } from './browser/whenIdle';
import './ui/styles/tokens.css';
import './ui/styles/base.css';

const host = createHostConnection(settings);
const loadModel = lazyChunk(() => import('./model/startModel'));

const status = createStore<ModelStatus>({ choice: readKeptChoice() ?? 'host', condition: '' });
let stopRequest = () => {};
let desk: ModelDesk | undefined;

/** Fetches and starts what connects models; the page begins without it. */
async function startDesk(): Promise<ModelDesk> {
  const { startModel } = await loadModel();
  desk ??= startModel({
    settings,
    host,
    inspection,
    onStatus: status.set,
    onChange: () => stopRequest(),
  });
  return desk;
}

const modelStore: ModelStore = {
  get: status.get,
  subscribe: status.subscribe,
  async open() {
    (await startDesk()).open();
  },
};

/** What a request goes to now. Fails where that has to be fetched first and cannot be. */
async function currentConnection(): Promise<LazyConnection> {
  return desk || status.get().choice !== 'host' ? (await startDesk()).connection : host;
}

const providedMachine = recipeMachine.provide({
  actors: {
    generateRecipe: fromPromise<Answer, { ingredients: readonly string[] }>(
      async ({ input, signal }) => {
        const connection = await currentConnection();
        // Without the renderer an answer could not be shown, so that nothing is asked before.
        await Promise.all([connection.prepare(), loadMarkdown(), loadDish()]);
        signal.throwIfAborted();
        return connection.generate(input.ingredients, signal);
      },
    ),
  },
  delays: {
    attemptTimeLimit: () =>
      desk || status.get().choice !== 'local'
        ? (desk?.connection ?? host).timeLimit
        : LOCAL_TIME_LIMIT,
  },
});

/** Fetches in idle time what a request will need, so that neither it nor its answer waits. */
function prepareRequest() {
  const { connection: network } = navigator as { connection?: { saveData?: boolean } };
  if (network?.saveData) return;
  const prepare = async () => (await currentConnection()).prepare();
  // What cannot be fetched now is asked for again by the attempt that needs it.
  whenIdle(() => void Promise.allSettled([prepare(), loadParts()]));
}

/** Fetches what shows a recipe. Where it cannot be fetched, the recipe stands as plain text. */
function loadParts() {
  return Promise.allSettled([loadMarkdown(), loadDish()]);
}

let submitted = takeSubmittedIngredients();

/** Joins the running machine with what the browser keeps, and with what came before the script. */
function JoinBrowser() {
  const actor = RecipeContext.useActorRef();
  useEffect(() => {
    stopRequest = () => actor.send({ type: 'recipe.stop' });
    let isPrepared = false;
    const subscription = actor.subscribe(({ context }) => {
      keepKitchen(context);
      tellOfLink('');
      if (isPrepared || context.ingredients.length < FEWEST_INGREDIENTS) return;
      isPrepared = true;
      prepareRequest();
    });
    if (submitted) actor.send({ type: 'ingredient.add', text: submitted });
    submitted = '';
    const unwatch = watchForRecipe(() => {
      tellOfLink('Opening the shared recipe…');
      const parts = loadParts();
      // Until it can be read, the recipe stays in the address, so that a reload tries again.
      loadShare().then(
        ({ openShared }) => openShared(actor, tellOfLink, parts),
        () => tellOfLink('The shared recipe could not be loaded. Reload the page to try again.'),
      );
    });
    return () => {
      subscription.unsubscribe();
      unwatch();
    };
  }, [actor]);
  return null;
}

const kitchen = restoreKitchen();
if (kitchen?.recipe) loadParts();
else if (hasKeptTimers()) loadDish();

// Both conditions are known when the page is built, so that a host's page holds nothing of it.
const inspection =
  import.meta.env.DEV && import.meta.env.MODE === 'inspect'
    ? (await import('./devtools/startInspecting')).startInspecting([settings.accessToken])
    : undefined;

if (inspection) rootOptions.inspect = inspection.inspect;

// What cannot be fetched now is asked for again by the request, or the press, that needs it.
if (status.get().choice !== 'host' || mayHoldSignInAnswer()) startDesk().catch(() => {});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const early = root.querySelector('input');
const draft = early?.value || restoreDraft();
keepDraft(draft);

function render(props: { draft?: string }) {
  return (
    <StrictMode>
      <RecipeContext.Provider
        logic={providedMachine}
        options={{ input: kitchen, ...(inspection && { inspect: inspection.inspect }) }}
      >
        <JoinBrowser />
        <ModelContext value={modelStore}>
          <App {...props} onDraft={keepDraft} />
        </ModelContext>
      </RecipeContext.Provider>
    </StrictMode>
  );
}

if (early && !kitchen) {
  early.value = draft;
  const hydrate = () => void hydrateRoot(root, render({}));
  // As a transition it is done piece by piece: all at once, a phone would feel it.
  startTransition(hydrate);
} else {
  // What was rendered at build time is an empty kitchen, which a restored one would not match.
  const hadFocus = document.activeElement === early;
  flushSync(() => createRoot(root).render(render({ draft })));
  if (hadFocus && early) root.querySelector('input')?.focus();
}
