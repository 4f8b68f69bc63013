import { type SubmitEvent, useMemo } from 'react';
import { isBlank } from '../../machines/ingredientList';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { useActors } from '../ui/Actors';
import styles from './ChangePanel.module.css';
import { messages } from './messages';
import { suitableWishes } from './suitableWishes';

/** How many characters a change may have. */
const LONGEST_CHANGE = 200;

interface ChangePanelProps {
  document: RecipeDocument;
}

/** What to change of a recipe: a few wishes that take one press, or the visitor's own words. */
export function ChangePanel({ document }: ChangePanelProps) {
  const { ask } = useActors();
  const wishes = useMemo(() => suitableWishes(document), [document]);
  const change = (words: string) => ask({ kind: 'change', words, without: [] });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('change'));
    if (!isBlank(words)) change(words.trim());
  }

  return (
    <>
      <div className={styles.wishes}>
        {wishes.map((wish) => (
          <button
            key={wish}
            type="button"
            onClick={() => change(messages.wishes[wish].toLowerCase())}
          >
            {messages.wishes[wish]}
          </button>
        ))}
      </div>
      <form className={styles.form} onSubmit={submit}>
        <input
          type="text"
          name="change"
          dir="auto"
          aria-label={messages.changeLabel}
          placeholder={messages.placeholder}
          maxLength={LONGEST_CHANGE}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit">{messages.send}</button>
      </form>
    </>
  );
}
