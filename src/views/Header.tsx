import { settings } from '../config';
import { ChefHatIcon } from '../icons';
import styles from './Header.module.css';
import { ModelButton } from './ModelButton';

export function Header() {
  return (
    <header className={styles.header}>
      <ChefHatIcon className={styles.icon} role="img" aria-label="Chef icon" />
      <h1>{`${settings.brand}'s Kitchen`}</h1>
      <ModelButton />
    </header>
  );
}
