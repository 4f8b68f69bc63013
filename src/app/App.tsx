import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { Wish } from '../../machines/recipe/request';
import { isNarrow } from '../browser/device';
import { goTo } from '../browser/focus';
import { useStore } from '../browser/store';
import { preferencesLine } from '../kitchen/preferences/preferencesLine';
import { ActorsContext, createPlaces } from '../ui/Actors';
import { DialogButton } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import styles from './App.module.css';
import { type AppContext, AppProvider, useApp, usePart } from './AppContext';
import { Dialogs } from './Dialogs';
import { Header } from './Header';
import { KitchenPane } from './panes/KitchenPane';
import { RecipePane } from './panes/RecipePane';

interface AppProps {
  app: AppContext;
  /** What the build has rendered, for the first render of a page that takes it over. */
  built?: AppContext;
}

export function App({ app, built = app }: AppProps) {
  const [shown, show] = useState(built);
  // Before the visitor can press anything. React has kept the field, with its words and its caret.
  useLayoutEffect(() => {
    show(app);
    // The build's first script sets it (`scripts/build/starter.ts`).
    document.body.classList.remove('kept');
  }, [app]);
  return (
    <AppProvider value={shown}>
      <Page />
    </AppProvider>
  );
}

function Page() {
  const app = useApp();
  const view = usePart('recipe');
  const requests = usePart('requests');
  const actors = useActorsOf(app);
  const hasTimersBelow = useSelector(app.dialogs, ({ context }) =>
    context.open.some(({ name }) => ['cook', 'cookbook', 'model'].includes(name)),
  );
  const preferences = <PreferencesButton />;

  const timersFor = (onFocusLost: () => void) =>
    view && <view.Timers tools={view.tools} onFocusLost={onFocusLost} />;

  return (
    <ActorsContext value={actors}>
      <ErrorBoundary>
        <Header />
        <News>{preferences}</News>
        {requests && <requests.PageTitle />}
      </ErrorBoundary>
      <main className={styles.main}>
        <KitchenPane preferences={preferences} />
        <RecipePane>
          {!hasTimersBelow && timersFor(() => goTo(actors.places.field.current))}
        </RecipePane>
      </main>
      <Dialogs footer={timersFor} />
    </ActorsContext>
  );
}

function News({ children: preferences }: { children: ReactNode }) {
  const device = usePart('device');
  const isUnreadable = useStore(useApp().keeping) === 'unreadable';
  return (
    <div aria-live="polite" className={styles.newVersion}>
      {device && <device.NewVersion isOffered={device.isOffered} />}
      {isUnreadable && (
        <div>
          <span>{firstWords.preferencesLine.unreadable} </span>
          {preferences}
        </div>
      )}
    </div>
  );
}

/** What the views of every feature send events to, and where the focus can go. */
function useActorsOf(app: AppContext) {
  const { recipe, kitchen, adding, dialogs, findConnection } = app;
  const [places] = useState(createPlaces);
  const takesConversation = app.takesConversation(useStore(app.modelStatus).choice);
  return useMemo(
    () => ({
      recipe,
      kitchen,
      adding,
      dialogs,
      places,
      takesConversation,
      findReceiver: findConnection,
      ask(wish: Wish) {
        // React removes the pressed button together with the focus.
        // A phone will scroll to the recipe's first line. The focus must not scroll it elsewhere.
        goTo(places.request.current ?? places.field.current, { preventScroll: isNarrow() });
        adding.send({ type: 'recipe.request', wish });
      },
      open(opened: Recipe) {
        // The heading has to be there before it can take the focus.
        flushSync(() => recipe.send({ type: 'recipe.open', recipe: opened }));
        goTo(places.heading.current, { preventScroll: isNarrow() });
      },
    }),
    [recipe, kitchen, adding, dialogs, places, findConnection, takesConversation],
  );
}

function PreferencesButton() {
  const { kitchen, keeping } = useApp();
  const isLost = ['tab', 'page'].includes(useStore(keeping));
  const set = useStore(kitchen, ({ preferences }) => preferencesLine(preferences));
  const line = set || firstWords.preferencesLine.noneSet;
  return (
    <>
      <DialogButton className={styles.preferences} opens={{ name: 'preferences' }}>
        <span>{set ? firstWords.preferencesLine.label : firstWords.preferencesLine.ask}</span>
        <span key={line} dir="auto">
          {line}
        </span>
      </DialogButton>
      {isLost && <p>{firstWords.preferencesLine.tabOnly}</p>}
    </>
  );
}
