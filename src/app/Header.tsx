import type { ModelStatus } from '../model/createModelController';
import { ChefHat } from '../ui/ChefHat';
import { DialogButton } from './DialogButton';
import styles from './Header.module.css';
import { messages } from './messages';

interface HeaderProps {
  kitchenName: string;
  status: ModelStatus;
  isSample: boolean;
  /** The host's model; null if the page has none. */
  hostModel: string | null;
  /** Opens the cookbook. Rejects if the page cannot fetch its code. */
  openCookbook(): Promise<void>;
  /** Opens the dialog about the model. Rejects if the page cannot fetch its code. */
  openModel(): Promise<void>;
}

export function Header({
  kitchenName,
  status,
  isSample,
  hostModel,
  openCookbook,
  openModel,
}: HeaderProps) {
  const choice = isSample ? 'sample' : status.choice;
  const modelName =
    choice === 'host' ? messages.shortModel(hostModel ?? '') : messages.modelNames[choice];
  return (
    <header className={styles.header}>
      <ChefHat className={styles.icon} role="img" aria-label={messages.icon} />
      <h1>{kitchenName}</h1>
      <div className={styles.tools}>
        <DialogButton className={styles.cookbook} open={openCookbook}>
          <span>{messages.cookbook}</span>
        </DialogButton>
        <DialogButton className={styles.model} open={openModel} condition={status.condition}>
          <span>{messages.model}</span>
          <span key={modelName}>{modelName}</span>
        </DialogButton>
      </div>
    </header>
  );
}
