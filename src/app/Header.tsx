import { useStore } from '../browser/store';
import { ChefHat } from '../ui/ChefHat';
import { DialogButton } from '../ui/DialogButton';
import { useApp } from './AppContext';
import styles from './Header.module.css';
import { messages } from './messages';
import { useChoice } from './panes';

export function Header() {
  const { kitchenName, hostModel, modelStatus } = useApp();
  const choice = useChoice();
  const { condition } = useStore(modelStatus);
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
