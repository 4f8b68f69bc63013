import { useMemo, useRef } from 'react';
import { limitMarks } from '../../machines/kitchen/ingredientList';
import { removeFromTab, writeTab } from '../browser/storage/tabStorage';
import { readPastedList } from '../reading';
import { useActors } from '../ui/Actors';
import { Dialog } from '../ui/Dialog';
import { limitText } from '../ui/limitText';
import * as restWords from '../words/en/rest';
import styles from './SharedIngredients.module.css';

/** In the tab's storage, until the text joins the list or the dialog closes. */
export const SHARED_KEY = 'saffron.shared';

interface SharedIngredientsProps {
  /** One ingredient a line. */
  text: string;
  onClose(): void;
}

export function SharedIngredients({ text, onClose }: SharedIngredientsProps) {
  const { kitchen } = useActors();
  const field = useRef<HTMLTextAreaElement>(null);
  const { ingredients, leftOut } = useMemo(() => readPastedList(text), [text]);

  // The heading gets the focus: in the field, it would open a phone's keyboard.
  return (
    <Dialog
      heading={restWords.sharedIngredients.heading}
      onClose={() => {
        removeFromTab(SHARED_KEY);
        onClose();
      }}
    >
      <form
        method="dialog"
        className={styles.form}
        onSubmit={() => kitchen.change({ kind: 'add', text: field.current?.value ?? '' })}
      >
        {leftOut.length > 0 && (
          <p dir="auto">{limitText(restWords.sharedIngredients.leftOut(leftOut))}</p>
        )}
        <textarea
          ref={field}
          rows={8}
          onInput={({ currentTarget }) => writeTab(SHARED_KEY, currentTarget.value)}
          defaultValue={limitMarks(ingredients.join('\n'))}
          dir="auto"
          aria-label={restWords.sharedIngredients.heading}
        />
        <button type="submit">{restWords.sharedIngredients.add}</button>
      </form>
    </Dialog>
  );
}
