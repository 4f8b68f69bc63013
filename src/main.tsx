import { StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { type Answer, FEWEST_INGREDIENTS, recipeMachine } from '../machines/recipeMachine';
import { App } from './App';
import { takeSubmittedIngredients } from './address';
import { settings } from './config';
import { createHostConnection } from './connections/hostConnection';
import { loadMarkdown } from './markdown/loadMarkdown';
import { RecipeContext } from './RecipeContext';
import { keepDraft, keepKitchen, restoreDraft, restoreKitchen } from './storage/kitchen';
import './styles/tokens.css';
import './styles/base.css';

const connection = createHostConnection(settings);

const providedMachine = recipeMachine.provide({
  actors: {
    generateRecipe: fromPromise<Answer, { ingredients: readonly string[] }>(
      async ({ input, signal }) => {
        // Without the renderer an answer could not be shown, so that nothing is asked before.
        await Promise.all([connection.prepare(), loadMarkdown()]);
        signal.throwIfAborted();
        return connection.generate(input.ingredients, signal);
      },
    ),
  },
});

const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));

/** Fetches in idle time what a request will need, so that neither it nor its answer waits. */
function prepareRequest() {
  const { connection: network } = navigator as { connection?: { saveData?: boolean } };
  if (network?.saveData) return;
  // What cannot be fetched now is asked for again by the attempt that needs it.
  whenIdle(() => void Promise.allSettled([connection.prepare(), loadMarkdown()]));
}

let submitted = takeSubmittedIngredients();

/** Joins the running machine with what the browser keeps, and with what came before the script. */
function JoinBrowser() {
  const actor = RecipeContext.useActorRef();
  useEffect(() => {
    let isPrepared = false;
    const subscription = actor.subscribe(({ context }) => {
      keepKitchen(context);
      if (isPrepared || context.ingredients.length < FEWEST_INGREDIENTS) return;
      isPrepared = true;
      prepareRequest();
    });
    if (submitted) actor.send({ type: 'ingredient.add', text: submitted });
    submitted = '';
    return () => subscription.unsubscribe();
  }, [actor]);
  return null;
}

const kitchen = restoreKitchen();
// Where it cannot be fetched, a restored recipe stands as plain text.
if (kitchen?.recipe) loadMarkdown().catch(() => {});

// Both conditions are known when the page is built, so that a host's page holds nothing of it.
const inspection =
  import.meta.env.DEV && import.meta.env.MODE === 'inspect'
    ? (await import('./inspect/startInspecting')).startInspecting([settings.accessToken])
    : undefined;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const early = root.querySelector('input');
const draft = early?.value || restoreDraft();
keepDraft(draft);

function render(props: { draft?: string }) {
  return (
    <StrictMode>
      <RecipeContext.Provider logic={providedMachine} options={{ input: kitchen, ...inspection }}>
        <JoinBrowser />
        <App {...props} onDraft={keepDraft} />
      </RecipeContext.Provider>
    </StrictMode>
  );
}

if (early && !kitchen) {
  early.value = draft;
  // As a transition it is done piece by piece: all at once, a phone would feel it.
  startTransition(() => void hydrateRoot(root, render({})));
} else {
  // What was rendered at build time is an empty kitchen, which a restored one would not match.
  const hadFocus = document.activeElement === early;
  flushSync(() => createRoot(root).render(render({ draft })));
  if (hadFocus && early) root.querySelector('input')?.focus();
}
