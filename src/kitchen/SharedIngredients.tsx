import { useMemo, useRef } from 'react';
import { limitMarks } from '../../machines/kitchen/ingredientList';
import { removeFromTab, writeTab } from '../browser/storage/tabStorage';
import { useActors } from '../ui/Actors';
import { Dialog } from '../ui/Dialog';
import { limitText } from '../ui/limitText';
import { readPastedList } from './readPastedList';
import styles from './SharedIngredients.module.css';

export const sharedMessages = {
  heading: 'Add these to your list?',
  leftOut: (lines: readonly string[]) => `Skipped: ${lines.join(' · ')}`,
  add: 'Add to the list',
};

/** In the tab's storage, until the text joins the list or the dialog closes. */
export const SHARED_KEY = 'saffron.shared';

interface SharedIngredientsProps {
  /** One ingredient a line. */
  text: string;
  onClose(): void;
}

export function SharedIngredients({ text, onClose }: SharedIngredientsProps) {
  const { recipe } = useActors();
  const field = useRef<HTMLTextAreaElement>(null);
  const { ingredients, leftOut } = useMemo(() => readPastedList(text), [text]);

  // The heading gets the focus: in the field, it would open a phone's keyboard.
  return (
    <Dialog
      heading={sharedMessages.heading}
      onClose={() => {
        removeFromTab(SHARED_KEY);
        onClose();
      }}
    >
      <form
        method="dialog"
        className={styles.form}
        onSubmit={() =>
          recipe.send({
            type: 'list.change',
            command: { kind: 'add', text: field.current?.value ?? '' },
          })
        }
      >
        {leftOut.length > 0 && <p dir="auto">{limitText(sharedMessages.leftOut(leftOut))}</p>}
        <textarea
          ref={field}
          rows={8}
          onInput={({ currentTarget }) => writeTab(SHARED_KEY, currentTarget.value)}
          defaultValue={limitMarks(ingredients.join('\n'))}
          dir="auto"
          aria-label={sharedMessages.heading}
        />
        <button type="submit">{sharedMessages.add}</button>
      </form>
    </Dialog>
  );
}
