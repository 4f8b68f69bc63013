import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { alsoAvoid } from '../../machines/avoided';
import { isBlank } from '../../machines/ingredientList';
import { findWishedAway } from '../foods/wishedAway';
import type { RecipeDocument } from '../recipe/document/RecipeDocument';
import { useActors } from '../ui/Actors';
import { AvoidOffers } from '../ui/AvoidOffers';
import { Button } from '../ui/Button';
import { useLimit } from '../ui/useLimit';
import styles from './ChangeForm.module.css';
import { messages } from './messages';
import { suitableWishes } from './suitableWishes';

/** How many characters a change may have. */
const LONGEST_CHANGE = 200;

interface ChangeFormProps {
  /** The words of the button that opens the form; null if there is no form. */
  label: string | null;
  document: RecipeDocument;
  /** Finds the visitor's note, which the field offers. The page sends it only with *Update recipe*. */
  getNote(): string | undefined;
  /** What is beside the button. */
  children?: ReactNode;
}

/** A button, and the form for a change, which opens below it and covers nothing. */
export function ChangeForm({ label, document, getNote, children }: ChangeFormProps) {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();

  function closeOnEscape({ key }: KeyboardEvent) {
    if (!isOpen || key !== 'Escape') return;
    buttonRef.current?.focus();
    setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from a field inside.
    <div className={styles.change} onKeyDown={closeOnEscape}>
      <div className={styles.line}>
        {label && (
          <Button
            ref={buttonRef}
            look="text"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {label}
          </Button>
        )}
        {children}
      </div>
      <div id={id} className={styles.form} hidden={!isOpen}>
        {isOpen && <Wishes document={document} getNote={getNote} />}
      </div>
    </div>
  );
}

/** A few wishes that take one press, and a field for the visitor's own words. */
function Wishes({ document, getNote }: Pick<ChangeFormProps, 'document' | 'getNote'>) {
  const { ask, recipe } = useActors();
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const { limits, note } = useLimit(LONGEST_CHANGE, getNote());
  const [words, setWords] = useState(limits.defaultValue);
  const offers = useMemo(() => findWishedAway(words), [words]).filter((offer) =>
    alsoAvoid(preferences, offer),
  );
  const wishes = useMemo(() => suitableWishes(document), [document]);
  const change = (words: string) => ask({ kind: 'change', words, without: [] });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('change'));
    if (!isBlank(words)) change(words.trim());
  }

  return (
    <>
      <div className={styles.row}>
        {wishes.map((wish) => (
          <Button key={wish} onClick={() => change(messages.wishes[wish].toLowerCase())}>
            {messages.wishes[wish]}
          </Button>
        ))}
      </div>
      <form ref={bringIntoView} className={styles.row} onSubmit={submit}>
        <input
          type="text"
          name="change"
          dir="auto"
          aria-label={messages.changeLabel}
          placeholder={messages.placeholder}
          {...limits}
          onChange={({ target }) => setWords(target.value)}
          autoComplete="off"
          enterKeyHint="send"
        />
        <Button type="submit">{messages.send}</Button>
      </form>
      {note}
      <AvoidOffers
        offers={offers}
        onTake={(offer) => {
          const changed = alsoAvoid(preferences, offer);
          if (changed) recipe.send({ type: 'preferences.change', preferences: changed });
        }}
      />
    </>
  );
}

/** At the end of the page the form would open out of sight. */
function bringIntoView(form: HTMLFormElement | null) {
  form?.scrollIntoView?.({ block: 'nearest' });
}
