import styles from './App.module.css';
import { settings } from './config';
import { Header } from './Header';
import { KitchenPane, type KitchenPaneProps } from '../kitchen/KitchenPane';
import { RecipePane } from '../recipe/RecipePane';
import { usePageTitle } from './usePageTitle';

/** The one screen. Needs a `RecipeContext.Provider` around it. */
export function App(props: KitchenPaneProps) {
  usePageTitle();
  return (
    <>
      <Header />
      <main className={styles.main}>
        <KitchenPane {...props} />
        <RecipePane />
      </main>
      {settings.legalUrl && (
        <footer className={styles.footer}>
          <a href={settings.legalUrl}>Legal notice</a>
        </footer>
      )}
    </>
  );
}
