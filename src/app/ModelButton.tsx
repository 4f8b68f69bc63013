import { use } from 'react';
import { isSample, ModelContext, type ModelStatus, useModelStatus } from './ModelContext';
import { DialogButton } from './DialogButton';
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
  const name = nameOf(status);

  return (
    <DialogButton className={styles.model} open={open} condition={status.condition}>
      <span>Model: </span>
      <span key={name}>{name}</span>
    </DialogButton>
  );
}
