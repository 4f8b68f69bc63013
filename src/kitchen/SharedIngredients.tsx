import { useCallback, useRef } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine';
import styles from './SharedIngredients.module.css';
import { sharedMessages as messages } from './sharedMessages';

interface SharedIngredientsProps {
  recipe: RecipeActor;
  /** What another app has shared, an ingredient a line. */
  text: string;
  /** Called when the dialog has closed, so it can be unmounted. */
  onClose(): void;
}

/** Lets the visitor look through what another app has shared before it joins the list. */
export function SharedIngredients({ recipe, text, onClose }: SharedIngredientsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog?.open) dialog?.showModal();
    // The field would bring up the keyboard of a phone.
    heading.current?.focus();
  }, []);

  return (
    <dialog ref={open} className={styles.dialog} aria-labelledby="shared-heading" onClose={onClose}>
      <form
        method="dialog"
        className={styles.sheet}
        onSubmit={() => recipe.send({ type: 'ingredient.add', text: field.current?.value ?? '' })}
      >
        <h2 ref={heading} id="shared-heading" tabIndex={-1}>
          {messages.heading}
        </h2>
        <p id="shared-about">{messages.about}</p>
        <textarea
          ref={field}
          rows={8}
          defaultValue={text}
          dir="auto"
          aria-labelledby="shared-heading"
          aria-describedby="shared-about"
        />
        <div className={styles.buttons}>
          <button type="submit">{messages.add}</button>
          <button
            type="button"
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            {messages.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
