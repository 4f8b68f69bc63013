import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RecipeEvent } from '../../machines/recipeMachine';
import type { Wish } from '../../machines/request';
import { isNarrow } from '../browser/media';
import { useStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { KitchenPane } from '../kitchen/KitchenPane';
import { messages as preferencesMessages } from '../kitchen/preferences/messages';
import { PlainText } from '../recipe/markdown/PlainText';
import { RecipePane } from '../recipe/RecipePane';
import { ActorsContext } from '../ui/Actors';
import styles from './App.module.css';
import type { Application } from './Application';
import { DialogButton } from './DialogButton';
import { Header } from './Header';
import { messages } from './messages';
import { PartView } from './PartView';
import { PreferencesButton } from './PreferencesButton';

interface AppProps {
  app: Application;
  /** The text that the visitor was typing before a reload. */
  draft?: string;
  /** Called with the text in the input whenever it has changed. */
  onDraft?(text: string): void;
}

type Dialog = 'bring' | 'cookbook' | 'model' | 'preferences';

/** The dialog that is open, if any. */
interface Opening {
  /** Rises with each opening and closing, so each opening renders a new dialog. */
  count: number;
  dialog?: Dialog | 'shared';
}

/** The whole page. It joins the features, which know nothing of each other. */
export function App({ app, ...draftProps }: AppProps) {
  const { settings, recipe, kitchenName, parts } = app;
  const status = useStore(app.modelStatus);
  const isSampling = status.choice === 'sample' || (status.choice === 'host' && !app.hostModel);
  const model = useStore(parts.model);
  const device = useStore(parts.device);
  const recipePart = useStore(parts.recipe);
  const keeping = useStore(app.keeping);
  const inputRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isCooking = useStore(app.isCooking);
  const brought = useStore(app.brought);
  const [opening, setOpening] = useState<Opening>({ count: 0 });
  // A visitor who returns from signing in wants to see whether it worked.
  const firstDialog = model?.controller.isReturning ? 'model' : device?.firstDialog;
  const dialog = opening.count === 0 ? firstDialog : opening.dialog;
  const ask = useCallback(
    (wish: Wish) => {
      // React removes the pressed button, and the focus with it.
      (requestRef.current ?? inputRef.current)?.focus();
      recipe.send({ type: 'recipe.request', wish });
    },
    [recipe],
  );
  const takesConversation = app.takesConversation(status.choice);
  const actors = useMemo(
    () => ({ recipe, ask, takesConversation }),
    [recipe, ask, takesConversation],
  );

  const loadTyping = useCallback(() => whenIdle(parts.typing.preload), [parts]);
  const readPasted = async (text: string) => (await parts.typing.load()).readPastedList(text);
  const focusInput = useCallback(() => inputRef.current?.focus(), []);

  async function open(next: Dialog) {
    await parts[next === 'bring' ? 'cookbook' : next].load();
    // The dialog begins anew, however the visitor closed it the last time.
    if (next === 'model') await parts.model.get()?.controller.prepare();
    // A later render could not take over the focus from this press.
    flushSync(() => setOpening(({ count }) => ({ count: count + 1, dialog: next })));
  }
  const openModel = () => open('model');
  const openCookbook = () => open('cookbook');
  const openBring = () => open('bring');
  const preferencesButton = (
    <PreferencesButton keeping={keeping} open={() => open('preferences')} />
  );

  // A browser fires a dialog's close event late, maybe after the next dialog has opened.
  const close = () => setOpening((last) => (last === opening ? { count: last.count + 1 } : last));

  function goToRecipe(event: RecipeEvent) {
    // The heading must be there before it can take the focus.
    flushSync(() => recipe.send(event));
    headingRef.current?.focus({ preventScroll: isNarrow() });
  }

  const timersFor = (onFocusLost: () => void) => (
    <PartView part={parts.recipe}>
      {({ Timers, tools }) => <Timers tools={tools} onFocusLost={onFocusLost} />}
    </PartView>
  );

  return (
    <ActorsContext value={actors}>
      <Header
        kitchenName={kitchenName}
        status={status}
        isSample={isSampling}
        hostModel={app.hostModel}
        openCookbook={openCookbook}
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
          inputRef={inputRef}
          requestRef={requestRef}
          typing={useStore(parts.typing)}
          loadTyping={loadTyping}
          readPasted={readPasted}
          noteOn={useListNotes(app)}
          needsNetwork={app.needsNetwork(status.choice)}
          preferences={preferencesButton}
          wait={app.wait}
          renderWait={(onFocusLost) => (
            <PartView part={parts.requests}>
              {({ WaitDetails }) => <WaitDetails wait={app.wait} onFocusLost={onFocusLost} />}
            </PartView>
          )}
          {...draftProps}
        >
          {isSampling && (
            <>
              <span>{messages.sampleNote}</span>
              {model && !app.hostModel && <model.BrowserModelLine controller={model.controller} />}
            </>
          )}
        </KitchenPane>
        <RecipePane
          kitchenName={kitchenName}
          headingRef={headingRef}
          renderText={(shown) => (
            <PartView
              part={parts.recipe}
              meanwhile={(isMissing, retry) => (
                <>
                  <PartView part={parts.requests}>
                    {({ PendingRecipe }) => <PendingRecipe isMissing={isMissing} onRetry={retry} />}
                  </PartView>
                  <PlainText text={shown.text} />
                </>
              )}
            >
              {({ RecipeContent, tools }) => <RecipeContent tools={tools} recipe={shown} />}
            </PartView>
          )}
          renderNotes={(shown) => (
            <>
              <PartView part={parts.recipe}>
                {({ RecipeEnd, tools }) => <RecipeEnd tools={tools} recipe={shown} />}
              </PartView>
              <PartView part={parts.requests}>
                {({ RecipeNotes }) => <RecipeNotes recipe={shown} />}
              </PartView>
            </>
          )}
          empty={
            <DialogButton open={openBring}>
              <span>{messages.add}</span>
            </DialogButton>
          }
          history={
            <PartView part={parts.recipe}>
              {({ EarlierRecipes }) => (
                <EarlierRecipes
                  onReturn={(earlier) => goToRecipe({ type: 'recipe.return', recipe: earlier })}
                />
              )}
            </PartView>
          }
          help={
            <PartView part={parts.requests}>
              {({ FailureHelp }) => (
                <FailureHelp
                  choice={isSampling ? 'sample' : status.choice}
                  model={model}
                  openModel={openModel}
                />
              )}
            </PartView>
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
      {dialog === 'preferences' && (
        <PartView part={parts.preferences}>
          {({ PreferencesDialog }) => (
            <PreferencesDialog
              key={opening.count}
              recipe={recipe}
              meaningOf={recipePart?.meaningOf}
              findWishedAway={recipePart?.findWishedAway}
              keeping={keeping}
              onClose={close}
            />
          )}
        </PartView>
      )}
      {dialog === 'cookbook' && (
        <PartView part={parts.cookbook}>
          {({ CookbookView, actor, writeZip }) => (
            <CookbookView
              key={opening.count}
              cookbook={actor}
              writeZip={writeZip}
              footer={timersFor}
              onShown={() => void app.loadRecipeParts()}
              onAdd={openBring}
              onOpen={(opened) =>
                goToRecipe({ type: 'recipe.open', recipe: { ...opened, arrivedAt: Date.now() } })
              }
              onClose={close}
            />
          )}
        </PartView>
      )}
      {(dialog === 'bring' || brought) && (
        <PartView part={parts.cookbook}>
          {({ Bring }) => (
            <Bring
              key={opening.count}
              brought={app.brought}
              onOpen={(found) => goToRecipe({ type: 'recipe.open', recipe: found })}
              openCookbook={openCookbook}
              onClose={close}
            />
          )}
        </PartView>
      )}
      <PartView part={parts.requests}>{({ PageTitle }) => <PageTitle app={app} />}</PartView>
    </ActorsContext>
  );
}

/** Notes which ingredients of the list the visitor avoids; undefined until the check has arrived. */
function useListNotes({ recipe, parts }: Application) {
  const part = useStore(parts.recipe);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const leftovers = useSelector(recipe, ({ context }) => context.leftovers);
  return useMemo(
    () => part?.createListNotes(preferences, leftovers),
    [part, preferences, leftovers],
  );
}
