import { useEffect, useSyncExternalStore } from 'react';
import { kitchenName } from './config';
import { RecipeContext } from './RecipeContext';
import { useTitleNews } from './titleNews';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Has the tab say what is going on, and first what is urgent; that a recipe is ready only while nobody looks at the page. */
export function usePageTitle() {
  const isHidden = useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
  const urgent = useTitleNews();
  const ofRecipe = RecipeContext.useSelector((snapshot) => {
    if (snapshot.hasTag('loading')) return 'Generating…';
    if (snapshot.matches({ shown: 'failure' })) return 'No recipe';
    return isHidden && snapshot.context.notice.about === 'dish' ? 'Recipe ready' : '';
  });

  const news = urgent || ofRecipe;

  useEffect(() => {
    document.title = news ? `${news} · ${kitchenName}` : kitchenName;
  }, [news]);
}
