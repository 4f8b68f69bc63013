import { useSelector } from '@xstate/react';
import { messages } from '../kitchen/preferences/messages';
import { preferencesLine } from '../kitchen/preferences/preferencesLine';
import { useActors } from '../ui/Actors';
import styles from './App.module.css';
import { DialogButton } from './DialogButton';

interface PreferencesButtonProps {
  /** Opens the preferences; rejects when their code cannot be fetched. */
  open(): Promise<void>;
}

/** Says what every recipe should keep to, and opens the dialog that changes it. */
export function PreferencesButton({ open }: PreferencesButtonProps) {
  const { recipe } = useActors();
  const line = useSelector(recipe, ({ context }) => preferencesLine(context.preferences));
  return (
    <DialogButton className={styles.preferences} open={open}>
      <span>{messages.label}</span>
      <span key={line} dir="auto">
        {line}
      </span>
    </DialogButton>
  );
}
