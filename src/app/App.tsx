import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecipeEvent } from '../../machines/recipeMachine';
import { reloadPage } from '../browser/isOutdated';
import { isNarrow } from '../browser/media';
import { useStore } from '../browser/store';
import { KitchenPane } from '../kitchen/KitchenPane';
import { RecipePane } from '../recipe/RecipePane';
import styles from './App.module.css';
import type { Application } from './createApp';
import { Header } from './Header';
import { messages } from './messages';
import { usePageTitle } from './usePageTitle';
import { useRecipeRenderer } from './useRecipeRenderer';

interface AppProps {
  app: Application;
  /** The text that the visitor was typing before a reload. */
  draft?: string;
  /** Called with the text in the input whenever it has changed. */
  onDraft?(text: string): void;
}

/** The one screen. It joins the features, which do not know of each other. */
export function App({ app, ...draftProps }: AppProps) {
  const { settings, recipe, kitchenName } = app;
  const status = useStore(app.modelStatus);
  const isSampling = status.choice === 'sample' || (status.choice === 'host' && !app.hasHostModel);
  const tools = useStore(app.cookingTools);
  const cookbook = useStore(app.cookbook);
  const model = useStore(app.model);
  const hasNewVersion = useStore(app.hasNewVersion);
  const inputRef = useRef<HTMLInputElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Each opening renders a new dialog: a dialog fires its close event late, maybe after the next opening.
  const [cookbookOpening, setCookbookOpening] = useState(0);
  const [modelOpening, setModelOpening] = useState<number | null>(null);
  const [isCooking, setIsCooking] = useState(false);
  // Whoever comes back from signing in wants to see how it went.
  const shownModel = modelOpening ?? Number(model?.controller.isReturning);
  const render = useRecipeRenderer(app, setIsCooking);
  usePageTitle(app);

  const focusInput = useCallback(() => inputRef.current?.focus(), []);

  async function openCookbook() {
    await app.cookbook.load();
    // What is rendered later could not take the focus of the press.
    flushSync(() => setCookbookOpening((last) => last + 1));
  }

  async function openModel() {
    await app.model.load();
    flushSync(() => setModelOpening((last) => (last ?? 0) + 1));
  }

  function goToRecipe(event: RecipeEvent) {
    // The heading must be there before it can take the focus.
    flushSync(() => recipe.send(event));
    headingRef.current?.focus({ preventScroll: isNarrow() });
  }

  const timersFor = (onFocusLost: () => void): ReactNode =>
    tools && <tools.TimerBar onFocusLost={onFocusLost} />;

  return (
    <>
      <Header
        kitchenName={kitchenName}
        status={status}
        isSample={isSampling}
        openCookbook={openCookbook}
        openModel={openModel}
      />
      <div role="alert" className={styles.alert}>
        {hasNewVersion && (
          <>
            <p>{messages.newVersion}</p>
            <button type="button" onClick={reloadPage}>
              {messages.reload}
            </button>
          </>
        )}
      </div>
      <main className={styles.main}>
        <KitchenPane
          recipe={recipe}
          inputRef={inputRef}
          linkNotice={useStore(app.linkNotice)}
          {...draftProps}
        >
          {isSampling && messages.sampleNote}
        </KitchenPane>
        <RecipePane
          recipe={recipe}
          kitchenName={kitchenName}
          headingRef={headingRef}
          render={render}
          history={tools?.renderHistory((earlier) =>
            goToRecipe({ type: 'recipe.return', recipe: earlier }),
          )}
        >
          {!isCooking && cookbookOpening === 0 && timersFor(focusInput)}
        </RecipePane>
      </main>
      {settings.legalUrl && (
        <footer className={styles.footer}>
          <a href={settings.legalUrl}>{messages.legalNotice}</a>
        </footer>
      )}
      {model && shownModel > 0 && (
        <model.ModelDialog
          key={shownModel}
          controller={model.controller}
          onClose={() =>
            setModelOpening((last) => ((last ?? shownModel) === shownModel ? 0 : last))
          }
        />
      )}
      {cookbook && cookbookOpening > 0 && (
        <cookbook.CookbookView
          key={cookbookOpening}
          cookbook={cookbook.actor}
          footer={timersFor}
          onShown={() => void app.loadRecipeParts()}
          onOpen={(opened) => goToRecipe({ type: 'recipe.open', recipe: opened })}
          onClose={() => setCookbookOpening((last) => (last === cookbookOpening ? 0 : last))}
        />
      )}
    </>
  );
}
