import { use, useState } from 'react';
import { isSample, ModelContext, type ModelStatus, useModelStatus } from '../ModelContext';
import styles from './Header.module.css';

function nameOf(status: ModelStatus): string {
  if (isSample(status)) return 'Sample kitchen';
  if (status.choice === 'signIn') return 'Signed in';
  if (status.choice === 'token') return 'Your token';
  return status.choice === 'local' ? 'This computer' : "This page's model";
}

/** Says what is connected, and opens the dialog about it. */
export function ModelButton() {
  const { open } = use(ModelContext);
  const status = useModelStatus();
  const [isMissing, setMissing] = useState(false);
  const name = nameOf(status);
  const condition = isMissing ? 'could not be opened, try again' : status.condition;

  return (
    <button
      type="button"
      className={styles.model}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Where a press does not focus a button, the dialog could not give the focus back to it.
        currentTarget.focus();
        open().then(
          () => setMissing(false),
          () => setMissing(true),
        );
      }}
    >
      <span>Model: </span>
      <span key={name}>{name}</span>
      {condition && (
        <span key={condition} className={styles.condition}>
          {`, ${condition}`}
        </span>
      )}
    </button>
  );
}
