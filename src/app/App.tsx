import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecipeEvent, Wish } from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/avoidsSomething';
import { isNarrow } from '../browser/media';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { KitchenPane } from '../kitchen/KitchenPane';
import { messages as preferencesMessages } from '../kitchen/preferences/messages';
import { RecipePane } from '../recipe/RecipePane';
import styles from './App.module.css';
import type { Application } from './Application';
import { Header } from './Header';
import { messages } from './messages';
import { PreferencesButton } from './PreferencesButton';
import { useRecipeRenderer } from './useRecipeRenderer';

interface AppProps {
  app: Application;
  /** The text that the visitor was typing before a reload. */
  draft?: string;
  /** Called with the text in the input whenever it has changed. */
  onDraft?(text: string): void;
}

type Dialog = 'cookbook' | 'model' | 'preferencesDialog';

/** The dialog that is open, if any. */
interface Opening {
  /** Rises with each opening and closing, so each opening renders a new dialog. */
  count: number;
  dialog?: Dialog | 'shared';
}

/** The one screen. It joins the features, which do not know of each other. */
export function App({ app, ...draftProps }: AppProps) {
  const { settings, recipe, kitchenName } = app;
  const status = useStore(app.modelStatus);
  const isSampling = status.choice === 'sample' || (status.choice === 'host' && !app.hasHostModel);
  const tools = useStore(app.cookingTools);
  const outcome = useStore(app.outcome);
  const cookbook = useStore(app.cookbook);
  const model = useStore(app.model);
  const allergens = useStore(app.allergens);
  const preferencesDialog = useStore(app.preferencesDialog);
  const device = useStore(app.device);
  const keeping = useStore(app.keeping);
  const inputRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isCooking = useStore(app.isCooking);
  const [opening, setOpening] = useState<Opening>({ count: 0 });
  // Whoever comes back from signing in wants to see how it went.
  const firstDialog = model?.controller.isReturning ? 'model' : device?.firstDialog;
  const dialog = opening.count === 0 ? firstDialog : opening.dialog;
  const ask = useCallback(
    (wish: Wish) => {
      // The button that was pressed goes away.
      (requestRef.current ?? inputRef.current)?.focus();
      recipe.send({ type: 'recipe.request', wish });
    },
    [recipe],
  );
  const render = useRecipeRenderer(app, { onCooking: app.isCooking.set, onAsk: ask });

  const loadTyping = useCallback(
    () => whenIdle(() => void app.typing.load().catch(() => {})),
    [app],
  );
  const focusInput = useCallback(() => inputRef.current?.focus(), []);

  async function open(next: Dialog) {
    await app[next].load();
    // What was tried before is over, however its dialog was closed.
    if (next === 'model') app.model.get()?.controller.discardCandidate();
    // What is rendered later could not take the focus of the press.
    flushSync(() => setOpening(({ count }) => ({ count: count + 1, dialog: next })));
  }
  const openModel = () => open('model');
  const preferencesButton = (
    <PreferencesButton recipe={recipe} keeping={keeping} open={() => open('preferencesDialog')} />
  );

  // A browser fires the close event of a dialog late, maybe after the next one has opened.
  const close = () => setOpening((last) => (last === opening ? { count: last.count + 1 } : last));

  function goToRecipe(event: RecipeEvent) {
    // The heading must be there before it can take the focus.
    flushSync(() => recipe.send(event));
    headingRef.current?.focus({ preventScroll: isNarrow() });
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
        openCookbook={() => open('cookbook')}
        openModel={openModel}
      />
      <div aria-live="polite" className={styles.newVersion}>
        {device && <device.NewVersion />}
        {keeping === 'unreadable' && (
          <div>
            <span>{preferencesMessages.unreadable} </span>
            {preferencesButton}
          </div>
        )}
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
          preferences={preferencesButton}
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
            outcome && (
              <outcome.FailureHelp
                recipe={recipe}
                choice={status.choice}
                explain={model?.explain}
                onRetry={() => ask(recipe.getSnapshot().context.asked.wish)}
                onSample={sample}
                openModel={openModel}
              />
            )
          }
        >
          {!isCooking && dialog !== 'cookbook' && dialog !== 'model' && timersFor(focusInput)}
        </RecipePane>
      </main>
      {settings.legalUrl && (
        <footer className={styles.footer}>
          <a href={settings.legalUrl}>{messages.legalNotice}</a>
        </footer>
      )}
      {model && dialog === 'model' && (
        <model.ModelDialog
          key={opening.count}
          controller={model.controller}
          footer={timersFor}
          onClose={close}
        >
          {device && <device.Install />}
        </model.ModelDialog>
      )}
      {device && dialog === 'shared' && <device.SharedIngredients onClose={close} />}
      {preferencesDialog && dialog === 'preferencesDialog' && (
        <preferencesDialog.PreferencesDialog
          key={opening.count}
          recipe={recipe}
          explainAvoided={allergens?.explainAvoided}
          keeping={keeping}
          onClose={close}
        />
      )}
      {cookbook && dialog === 'cookbook' && (
        <cookbook.CookbookView
          key={opening.count}
          cookbook={cookbook.actor}
          writeZip={cookbook.writeZip}
          footer={timersFor}
          onShown={() => void app.loadRecipeParts()}
          onOpen={(opened) =>
            goToRecipe({ type: 'recipe.open', recipe: { ...opened, arrivedAt: Date.now() } })
          }
          onClose={close}
        />
      )}
      {outcome && <outcome.PageTitle app={app} />}
    </>
  );
}

/** Says which ingredients the visitor wants to avoid. Nothing before the check is there. */
function useListNotes({ recipe, allergens }: Application) {
  const part = useStore(allergens);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  return useMemo(
    () => (part && avoidsSomething(preferences) ? part.createListNotes(preferences) : undefined),
    [part, preferences],
  );
}
