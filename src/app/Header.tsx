import { kitchenName } from './config';
import { ChefHatIcon } from '../ui/icons';
import { CookbookButton } from './CookbookButton';
import styles from './Header.module.css';
import { ModelButton } from './ModelButton';

export function Header() {
  return (
    <header className={styles.header}>
      <ChefHatIcon className={styles.icon} role="img" aria-label="Chef icon" />
      <h1>{kitchenName}</h1>
      <div className={styles.tools}>
        <CookbookButton />
        <ModelButton />
      </div>
    </header>
  );
}
