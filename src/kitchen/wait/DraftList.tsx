import { useCallback } from 'react';
import { type Store, useStore } from '../../browser/store';
import styles from './DraftList.module.css';
import type { Wait } from './Wait';
import { waitMessages as messages } from './waitMessages';

interface DraftListProps {
  wait: Store<Wait | null>;
  /** Writes the note beside an ingredient; an empty text if there is nothing to note. */
  noteOn(ingredient: string): string;
  /** Called when the page removes the list while it has the focus. */
  onFocusLost(): void;
}

/** The ingredients of a recipe while a model writes it, for a cook who fetches them meanwhile. */
export function DraftList({ wait, noteOn, onFocusLost }: DraftListProps) {
  const reportLostFocus = useCallback(
    (list: HTMLElement) => () => {
      if (document.activeElement === list) onFocusLost();
    },
    [onFocusLost],
  );
  const lines = useStore(wait)?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <div className={styles.draft}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must scroll it. */}
      <section ref={reportLostFocus} aria-label={messages.draft} tabIndex={0}>
        <ul>
          {lines.map((line, index) => {
            const note = noteOn(line);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and may name a line twice.
              <li key={index} dir="auto">
                <span>{line}</span>
                {note && <strong dir="ltr">{` (${note})`}</strong>}
              </li>
            );
          })}
        </ul>
      </section>
      <p>{messages.unfinished}</p>
    </div>
  );
}
