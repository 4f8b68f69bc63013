import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useStore } from '../../browser/store';
import type { Timers } from '../../recipe/timers/createTimers';
import * as firstWords from '../../words/en/first';
import * as requestWords from '../../words/en/request';
import { type AppContext, useApp } from '../AppContext';
import { createRequester } from '../requests/request';

export { WaitDetails, WaitWords } from '../../kitchen/wait/WaitLines';
export { PendingCheck } from '../../recipe/allergens/PendingCheck';
export { RecipeNotes } from '../../recipe/notes/RecipeNotes';
export { FailureHelp } from '../requests/FailureHelp';

export const startPart = (app: AppContext) => ({ requester: createRequester(app) });

/** Changes the tab's title. "Recipe ready" shows until the visitor comes back to the page. */
export function PageTitle() {
  const { recipe, kitchenName, parts } = useApp();
  const hiddenAt = useHiddenAt();
  const isRinging = useIsRinging(useStore(parts.recipe)?.tools.timers);
  const ofRecipe = useSelector(recipe, (snapshot) => {
    if (snapshot.hasTag('loading')) return requestWords.outcome.titles.generating;
    if (snapshot.matches({ shown: 'failure' })) return requestWords.outcome.titles.failed;
    if (!snapshot.matches('shown') || !snapshot.context.hasArrived) return '';
    if ((snapshot.context.recipe?.arrivedAt ?? 0) < hiddenAt) return '';
    if (snapshot.matches({ shown: 'note' }))
      return snapshot.context.recipe?.model
        ? firstWords.kitchen.notices.answer('', 0, 0)
        : requestWords.outcome.titles.failed;
    return requestWords.outcome.titles[snapshot.matches({ shown: 'ideas' }) ? 'ideas' : 'ready'];
  });
  const status = isRinging ? requestWords.outcome.titles.timeIsUp : ofRecipe;

  useEffect(() => {
    document.title = status ? `${status} · ${kitchenName}` : kitchenName;
  }, [status, kitchenName]);
  return null;
}

/** When the visitor left the page; infinity while they see it. */
function useHiddenAt(): number {
  const [hiddenAt, setHiddenAt] = useState(now);
  useEffect(() => {
    const listener = () => setHiddenAt(now());
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
  return hiddenAt;
}

const now = () => (document.hidden ? Date.now() : Number.POSITIVE_INFINITY);

const useIsRinging = (timers?: Timers) =>
  useSelector(timers, (now) => now?.context.ringing[0] !== undefined);
