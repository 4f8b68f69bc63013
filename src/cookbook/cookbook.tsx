import { useRef } from 'react';
import type { SavedRecipe } from '../../machines/cookbookMachine';
import { RecipeContext } from '../app/RecipeContext';
import { isNarrow, prefersStillness } from '../browser/media';
import { CookbookView } from './CookbookView';
import { cookbookActor } from './cookbookActor';

export { cookbookActor } from './cookbookActor';
export { savingOf } from './saving';

interface CookbookProps {
  onClose(): void;
}

/** The cookbook, open over the page. A recipe that is chosen goes into the page's pane. */
export function Cookbook({ onClose }: CookbookProps) {
  const actor = cookbookActor();
  const kitchen = RecipeContext.useActorRef();
  const hasOpened = useRef(false);

  function open({ recipe, cut, model, ingredients: askedWith }: SavedRecipe) {
    kitchen.send({ type: 'recipe.open', recipe, cut, model, askedWith, origin: 'cookbook' });
    hasOpened.current = true;
  }

  function close() {
    actor.send({ type: 'cookbook.close' });
    onClose();
    if (hasOpened.current) goToRecipe();
  }

  return <CookbookView actor={actor} onOpen={open} onClose={close} />;
}

/** Takes the focus, and the eye, to the recipe that has just been opened. */
function goToRecipe() {
  const heading = document.querySelector<HTMLElement>('section[aria-label="Recipe"] > h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: isNarrow() });
  if (!isNarrow()) return;
  heading.parentElement?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
}
