import { useSelector } from '@xstate/react';
import { type SubmitEvent, useMemo, useState } from 'react';
import { alsoAvoid } from '../../../machines/kitchen/avoided';
import { isBlank } from '../../../machines/kitchen/ingredientList';
import { canChange } from '../../../machines/recipe/canChange';
import { findWishedAway } from '../../foods/avoided/wishedAway';
import type { RecipeDocument } from '../../reading/document/RecipeDocument';
import { useActors } from '../../ui/Actors';
import { AvoidOffers } from '../../ui/AvoidOffers';
import { Button } from '../../ui/Button';
import { language } from '../../ui/language';
import { useLimit } from '../../ui/useLimit';
import styles from './ChangeForm.module.css';
import { messages } from './messages';

/** Changes that take one press. */
const WISHES = ['quicker', 'simpler', 'forChildren'] as const;

/** How many characters a change may have. */
const LONGEST_CHANGE = 200;

interface ChangeFormProps {
  document: RecipeDocument;
  /** Finds the visitor's note, which the field offers. The page sends it only with *Update recipe*. */
  getNote(): string | undefined;
  /** Called when the visitor presses Escape. */
  onClose(): void;
}

/** The form for a change. It takes the focus when it opens, and covers nothing. */
export function ChangeForm({ onClose, ...props }: ChangeFormProps) {
  if (!useCanChange()) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from a field inside.
    <div className={styles.form} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Wishes {...props} />
    </div>
  );
}

/** Whether the page can ask for a change of its recipe. */
export function useCanChange(): boolean {
  const { recipe, takesConversation } = useActors();
  return useSelector(recipe, canChange) && takesConversation;
}

/** A few wishes that take one press, and a field for the visitor's own words. */
function Wishes({ document, getNote }: Omit<ChangeFormProps, 'onClose'>) {
  const { ask, recipe } = useActors();
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const { limits, note } = useLimit(LONGEST_CHANGE, getNote());
  const [words, setWords] = useState(limits.defaultValue);
  const offers = useMemo(() => findWishedAway(words, language.code), [words]).filter((offer) =>
    alsoAvoid(preferences, offer),
  );
  const change = (words: string) =>
    ask({ kind: 'change', words, without: [], language: document.language ?? undefined });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('change'));
    if (!isBlank(words)) change(words.trim());
  }

  return (
    <>
      <div ref={takeFocus} className={styles.row}>
        {WISHES.map((wish) => (
          <Button key={wish} onClick={() => change(messages.asked(messages.wishes[wish]))}>
            {messages.wishes[wish]}
          </Button>
        ))}
      </div>
      <form className={styles.row} onSubmit={submit}>
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

/** The first wish, because a focused field would cover the rest with a phone's keyboard. */
function takeFocus(wishes: HTMLElement | null) {
  wishes?.querySelector('button')?.focus();
}
