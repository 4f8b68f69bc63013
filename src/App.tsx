import styles from './App.module.css';
import { settings } from './config';
import { Header } from './views/Header';
import { KitchenPane, type KitchenPaneProps } from './views/KitchenPane';
import { RecipePane } from './views/RecipePane';
import { usePageTitle } from './views/usePageTitle';

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
