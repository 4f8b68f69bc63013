import { useRef, useState } from 'react';
import { isNarrow, prefersStillness } from '../browser/media';
import { loadMarkdown } from '../recipe/markdown/loadMarkdown';
import { DialogButton } from './DialogButton';
import styles from './Header.module.css';
import { loadCookbook, useCookbook } from './loadCookbook';
import { loadDish, useDish } from './loadCookingTools';
import { RecipeContext } from './RecipeContext';

/** Opens the visitor's cookbook. */
export function CookbookButton() {
  const cookbook = useCookbook();
  const kitchen = RecipeContext.useActorRef();
  const tools = useDish();
  const hasOpened = useRef(false);
  // Each opening has a view of its own: the closing of one may be told after the next has come.
  const [opening, setOpening] = useState(0);

  return (
    <>
      <DialogButton
        className={styles.cookbook}
        open={() => loadCookbook().then(() => setOpening((last) => last + 1))}
      >
        <span>Cookbook</span>
      </DialogButton>
      {cookbook && opening > 0 && (
        <cookbook.CookbookView
          key={opening}
          cookbook={cookbook.actor}
          footer={tools && <div ref={tools.takeDock} />}
          onShown={() => {
            hasOpened.current = false;
            loadMarkdown().catch(() => {});
            loadDish();
          }}
          onOpen={({ text, ...recipe }) => {
            hasOpened.current = true;
            kitchen.send({ type: 'recipe.open', ...recipe, origin: 'cookbook', recipe: text });
          }}
          onClose={() => {
            setOpening((last) => (last === opening ? 0 : last));
            if (hasOpened.current) goToRecipe();
          }}
        />
      )}
    </>
  );
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
