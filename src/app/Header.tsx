import { useStore } from '../browser/store';
import { DialogButton } from '../ui/Button';
import { ChefHat } from '../ui/ChefHat';
import * as firstWords from '../words/en/first';
import { useApp, useChoice } from './AppContext';
import styles from './Header.module.css';

/** "Mixtral-8x7B" for "mistralai/Mixtral-8x7B-Instruct-v0.1". */
export const shorten = (model: string) => model.replace(/^.*\/|-(instruct|chat|it)\b.*/gi, '');

export function Header() {
  const { kitchenName, hostModel, modelStatus } = useApp();
  const choice = useChoice();
  const { condition } = useStore(modelStatus);
  const modelName =
    choice === 'host' ? shorten(hostModel ?? '') : firstWords.app.modelNames[choice];
  return (
    <header className={styles.header}>
      <ChefHat className={styles.icon} role="img" aria-label={firstWords.app.icon} />
      <h1>{kitchenName}</h1>
      <div className={styles.tools}>
        <DialogButton className={styles.cookbook} opens={{ name: 'cookbook' }}>
          <span>{firstWords.app.cookbook}</span>
        </DialogButton>
        <DialogButton className={styles.model} opens={{ name: 'model' }} condition={condition}>
          <span>{firstWords.app.model}</span>
          <span key={modelName}>{modelName}</span>
        </DialogButton>
      </div>
    </header>
  );
}
