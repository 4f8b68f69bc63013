import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { goTo } from '../browser/focus';
import { useStore } from '../browser/store';
import { ActorsContext } from '../ui/Actors';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import styles from './App.module.css';
import { type AppContext, useApp, usePart } from './AppContext';
import { Dialogs } from './Dialogs';
import { Header } from './Header';
import { KitchenPane } from './panes/KitchenPane';
import { PreferencesButton } from './panes/PreferencesButton';
import { RecipePane } from './panes/RecipePane';
import { Timers } from './Timers';

interface AppProps {
  app: AppContext;
  /** For the first render: React takes the built page over, so it has to render the same. */
  built?: AppContext;
}

export function App({ app, built = app }: AppProps) {
  const [shown, show] = useState(built);
  // A layout effect, so the visitor presses nothing of the built page. React keeps the field, its
  // words and its caret.
  useLayoutEffect(() => {
    show(app);
    // `FIELD` in `scripts/build/starter.ts` has set it.
    document.body.classList.remove('kept');
  }, [app]);
  return (
    <ActorsContext value={shown}>
      <Page />
    </ActorsContext>
  );
}

function Page() {
  const { dialogs, keeping, modelStatus, places, recipe } = useApp();
  const dialogHasTimers = useSelector(dialogs, ({ context }) =>
    context.open.some(({ name }) => ['cook', 'cookbook', 'model'].includes(name)),
  );

  return (
    <>
      <ErrorBoundary until={modelStatus}>
        <Header />
      </ErrorBoundary>
      <ErrorBoundary until={keeping}>
        <News />
      </ErrorBoundary>
      <ErrorBoundary until={recipe}>
        <Title />
      </ErrorBoundary>
      <main className={styles.main}>
        <KitchenPane />
        <RecipePane>
          {!dialogHasTimers && <Timers onFocusLost={() => goTo(places.field.current)} />}
        </RecipePane>
      </main>
      <Dialogs />
    </>
  );
}

function News() {
  const device = usePart('device');
  const isUnreadable = useStore(useApp().keeping) === 'unreadable';
  return (
    <div aria-live="polite" className={styles.newVersion}>
      {device && <device.NewVersion isOffered={device.isOffered} />}
      {isUnreadable && (
        <div>
          <span>{firstWords.preferencesLine.unreadable} </span>
          <PreferencesButton />
        </div>
      )}
    </div>
  );
}

/** Keeps the title of the browser's tab up to date. */
function Title() {
  const requests = usePart('requests');
  return requests && <requests.PageTitle />;
}
