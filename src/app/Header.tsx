import type { ModelStatus } from '../model/createModelController';
import { ChefHat } from '../ui/ChefHat';
import { DialogButton } from './DialogButton';
import styles from './Header.module.css';
import { messages } from './messages';

interface HeaderProps {
  kitchenName: string;
  status: ModelStatus;
  isSample: boolean;
  /** The model of the page's host; null for none. */
  hostModel: string | null;
  /** Opens the cookbook; rejects when its code cannot be fetched. */
  openCookbook(): Promise<void>;
  /** Opens the dialog about the model; rejects when its code cannot be fetched. */
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
