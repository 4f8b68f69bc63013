import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from '../browser/lazyPart';
import { useStore } from '../browser/store';
import type { CookingTools } from './cookingTools';
import type { Application } from './createApp';
import { outcomeMessages as messages } from './outcomeMessages';

/** Names in the tab's title what is going on. "Recipe ready" only while nobody sees the page. */
export function PageTitle({ app: { recipe, cookingTools, kitchenName } }: { app: Application }) {
  const isHidden = useIsHidden();
  const isRinging = useIsRinging(cookingTools);
  const ofRecipe = useSelector(recipe, (snapshot) => {
    if (snapshot.hasTag('loading')) return messages.titles.generating;
    if (snapshot.matches({ shown: 'failure' })) return messages.titles.failed;
    return isHidden && snapshot.matches('shown') && snapshot.context.hasArrived
      ? messages.titles.ready
      : '';
  });
  const news = isRinging ? messages.titles.timeIsUp : ofRecipe;

  useEffect(() => {
    document.title = news ? `${news} · ${kitchenName}` : kitchenName;
  }, [news, kitchenName]);
  return null;
}

const isNever = () => false;

function useIsHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.hidden,
    isNever,
  );
}

function useIsRinging(cookingTools: LazyPart<CookingTools>): boolean {
  const timers = useStore(cookingTools)?.timers;
  return useSyncExternalStore(
    timers?.subscribe ?? (() => () => {}),
    () => (timers ? timers.get().ringing.length > 0 : false),
    isNever,
  );
}
