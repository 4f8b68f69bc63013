import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecipeEvent } from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/PendingCheck';
import { isNarrow } from '../browser/media';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { KitchenPane } from '../kitchen/KitchenPane';
import { RecipePane } from '../recipe/RecipePane';
import styles from './App.module.css';
import type { Application } from './createApp';
import { Header } from './Header';
import { messages } from './messages';
import { PreferencesButton } from './PreferencesButton';
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
  const failure = useStore(app.failureHelp);
  const cookbook = useStore(app.cookbook);
  const model = useStore(app.model);
  const allergens = useStore(app.allergens);
  const preferencesDialog = useStore(app.preferencesDialog);
  const device = useStore(app.device);
  const inputRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const cookbookOpening = useOpening();
  const modelOpening = useOpening();
  const preferencesOpening = useOpening();
  const [isCooking, setIsCooking] = useState(false);
  // Whoever comes back from signing in wants to see how it went.
  const shownModel = modelOpening.current ?? Number(model?.controller.isReturning);
  const render = useRecipeRenderer(app, setIsCooking);
  usePageTitle(app);

  const loadTyping = useCallback(
    () => whenIdle(() => void app.typing.load().catch(() => {})),
    [app],
  );
  const focusInput = useCallback(() => inputRef.current?.focus(), []);

  async function openCookbook() {
    await app.cookbook.load();
    // What is rendered later could not take the focus of the press.
    flushSync(cookbookOpening.open);
  }

  async function openModel() {
    const { controller } = await app.model.load();
    // What was tried before is over, however its dialog was closed.
    controller.discardCandidate();
    flushSync(modelOpening.open);
  }

  async function openPreferences() {
    await app.preferencesDialog.load();
    flushSync(preferencesOpening.open);
  }

  function goToRecipe(event: RecipeEvent) {
    // The heading must be there before it can take the focus.
    flushSync(() => recipe.send(event));
    headingRef.current?.focus({ preventScroll: isNarrow() });
  }

  function retry() {
    // The button that was pressed goes away.
    requestRef.current?.focus();
    recipe.send({ type: 'recipe.request' });
  }

  function sample() {
    requestRef.current?.focus();
    app.requestSample();
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
      <div aria-live="polite" className={styles.newVersion}>
        {device && <device.NewVersion isCooking={isCooking} />}
      </div>
      <main className={styles.main}>
        <KitchenPane
          recipe={recipe}
          inputRef={inputRef}
          requestRef={requestRef}
          linkNotice={useStore(app.linkNotice)}
          typing={useStore(app.typing)}
          loadTyping={loadTyping}
          noteOn={useListNotes(app)}
          onSample={app.needsNetwork(status.choice) ? app.requestSample : undefined}
          preferences={<PreferencesButton recipe={recipe} open={openPreferences} />}
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
          help={
            failure && (
              <failure.FailureHelp
                recipe={recipe}
                choice={status.choice}
                explain={model?.explain}
                onRetry={retry}
                onSample={sample}
                openModel={openModel}
              />
            )
          }
        >
          {!isCooking && !cookbookOpening.current && !shownModel && timersFor(focusInput)}
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
          footer={timersFor}
          onClose={() => modelOpening.close(shownModel)}
        />
      )}
      {preferencesDialog && Boolean(preferencesOpening.current) && (
        <preferencesDialog.PreferencesDialog
          key={preferencesOpening.current}
          recipe={recipe}
          explainAvoided={allergens?.explainAvoided}
          onClose={() => preferencesOpening.close(preferencesOpening.current)}
        />
      )}
      {cookbook && Boolean(cookbookOpening.current) && (
        <cookbook.CookbookView
          key={cookbookOpening.current}
          cookbook={cookbook.actor}
          writeZip={cookbook.writeZip}
          footer={timersFor}
          onShown={() => void app.loadRecipeParts()}
          onOpen={(opened) => goToRecipe({ type: 'recipe.open', recipe: opened })}
          onClose={() => cookbookOpening.close(cookbookOpening.current)}
        />
      )}
    </>
  );
}

/**
 * Counts the openings of a dialog. Each renders a new dialog, because a browser fires the close event
 * of the one before late, maybe after the next opening.
 */
function useOpening() {
  const count = useRef(1);
  /** The dialog that is open; 0 for none, null before the first. */
  const [current, setCurrent] = useState<number | null>(null);
  return {
    current,
    open() {
      count.current += 1;
      setCurrent(count.current);
    },
    close: (opening: number | null) =>
      setCurrent((last) => ((last ?? opening) === opening ? 0 : last)),
  };
}

/** Says which ingredients the visitor wants to avoid. Nothing before the check is there. */
function useListNotes({ recipe, allergens }: Application) {
  const part = useStore(allergens);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  return useMemo(() => {
    if (!part || !avoidsSomething(preferences)) return undefined;
    const notes = new Map<string, string>();
    return (ingredient: string) => {
      const note = notes.get(ingredient) ?? part.noteOn(ingredient, preferences);
      notes.set(ingredient, note);
      return note;
    };
  }, [part, preferences]);
}
