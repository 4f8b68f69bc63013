import { useSelector } from '@xstate/react';
import { messages } from '../../kitchen/preferences/messages';
import { preferencesLine } from '../../kitchen/preferences/preferencesLine';
import type { Keeping } from '../../kitchen/preferences/preferencesStorage';
import { useActors } from '../../ui/Actors';
import styles from '../App.module.css';
import { DialogButton } from './DialogButton';

interface PreferencesButtonProps {
  keeping: Keeping;
  /** Opens the preferences. Rejects if the page cannot fetch their code. */
  open(): Promise<void>;
}

export function PreferencesButton({ keeping, open }: PreferencesButtonProps) {
  const { recipe } = useActors();
  const line = useSelector(
    recipe,
    ({ context }) => preferencesLine(context.preferences) || messages.any,
  );
  return (
    <>
      <DialogButton className={styles.preferences} open={open}>
        <span>{messages.label}</span>
        <span key={line} dir="auto">
          {line}
        </span>
      </DialogButton>
      {['tab', 'page'].includes(keeping) && <p>{messages.tabOnly}</p>}
    </>
  );
}
