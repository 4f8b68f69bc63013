import { limitText } from '../ui/limitText';
import { rowMessages } from './messages';
import styles from './SavedNote.module.css';

/** What the visitor has written about the recipe on the page. */
export function SavedNote({ note }: { note: string }) {
  return (
    <p className={styles.note} dir="auto">
      <strong>{rowMessages.yourNote}</strong> <span>{limitText(note)}</span>
    </p>
  );
}
