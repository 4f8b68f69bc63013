import type { Choice } from '../../machines/connection/connectionMachine';
import { ChefHat } from '../ui/ChefHat';
import { DialogButton } from './dialogs/DialogButton';
import styles from './Header.module.css';
import { messages } from './messages';
import type { Page } from './Page';

interface HeaderProps {
  app: Pick<Page, 'kitchenName' | 'hostModel'>;
  choice: Choice;
  condition: string;
}

export function Header({ app: { kitchenName, hostModel }, choice, condition }: HeaderProps) {
  const modelName =
    choice === 'host' ? messages.shortModel(hostModel ?? '') : messages.modelNames[choice];
  return (
    <header className={styles.header}>
      <ChefHat className={styles.icon} role="img" aria-label={messages.icon} />
      <h1>{kitchenName}</h1>
      <div className={styles.tools}>
        <DialogButton className={styles.cookbook} opens={{ name: 'cookbook' }}>
          <span>{messages.cookbook}</span>
        </DialogButton>
        <DialogButton className={styles.model} opens={{ name: 'model' }} condition={condition}>
          <span>{messages.model}</span>
          <span key={modelName}>{modelName}</span>
        </DialogButton>
      </div>
    </header>
  );
}
