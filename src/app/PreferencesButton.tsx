import { useSelector } from '@xstate/react';
import { messages } from '../kitchen/preferences/messages';
import { preferencesLine } from '../kitchen/preferences/preferencesLine';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import { useActors } from '../ui/Actors';
import styles from './App.module.css';
import { DialogButton } from './DialogButton';

interface PreferencesButtonProps {
  keeping: Keeping;
  /** Opens the preferences; rejects when their code cannot be fetched. */
  open(): Promise<void>;
}

/** Says what every recipe should keep to, and opens the dialog that changes it. */
export function PreferencesButton({ keeping, open }: PreferencesButtonProps) {
  const { recipe } = useActors();
  const line = useSelector(recipe, ({ context }) => preferencesLine(context.preferences));
  return (
    <>
      <DialogButton className={styles.preferences} open={open}>
        <span>{messages.label}</span>
        <span key={line} dir="auto">
          {line}
        </span>
      </DialogButton>
      {(keeping === 'tab' || keeping === 'page') && <p>{messages.tabOnly}</p>}
    </>
  );
}

/** Says that what the visitor avoids may be lost, also before there is a list. */
export function UnreadPreferences({ open }: { open(): Promise<void> }) {
  return (
    <p>
      <span>{messages.unreadable}</span> <DialogButton open={open}>{messages.open}</DialogButton>
    </p>
  );
}
