import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Recipe } from '../../machines/kitchen/recipe';
import type { Wish } from '../../machines/recipe/request';
import { isNarrow } from '../browser/media';
import { useStore } from '../browser/store';
import { messages } from '../kitchen/preferences/messages';
import { preferencesLine } from '../kitchen/preferences/preferencesLine';
import type { Keeping } from '../kitchen/preferences/preferencesStorage';
import { ActorsContext, useActors } from '../ui/Actors';
import styles from './App.module.css';
import type { Application } from './Application';
import { DialogButton, type DialogProps } from './dialogs/DialogButton';
import { Dialogs } from './dialogs/Dialogs';
import { Header } from './Header';
import { KitchenSide } from './KitchenSide';
import { RecipeSide } from './RecipeSide';

interface AppProps {
  app: Application;
  /** The text that the visitor was typing before a reload. */
  draft?: string;
  onDraft?(text: string): void;
}

export function App({ app, ...draftProps }: AppProps) {
  const { parts } = app;
  const status = useStore(app.modelStatus);
  const choice = status.choice === 'host' && !app.hostModel ? 'sample' : status.choice;
  const isCooking = useStore(app.isCooking);
  const view = useStore(parts.recipe);
  const requests = useStore(parts.requests);
  const { headingRef, inputRef, requestRef, actors } = useActorsOf(app);
  const { open: openRecipe } = actors;
  const hasTimersBelow = useSelector(app.dialogs, ({ context }) =>
    context.open.some(({ name }) => name === 'cookbook' || name === 'model'),
  );
  const preferences = <PreferencesButton keeping={useStore(app.keeping)} />;

  const timersFor: DialogProps['footer'] = (onFocusLost) =>
    view && <view.Timers tools={view.tools} onFocusLost={onFocusLost} />;

  return (
    <ActorsContext value={actors}>
      <Header app={app} choice={choice} condition={status.condition} />
      <News app={app}>{preferences}</News>
      <main className={styles.main}>
        <KitchenSide
          app={app}
          openRecipe={openRecipe}
          isSample={choice === 'sample'}
          inputRef={inputRef}
          requestRef={requestRef}
          needsNetwork={app.needsNetwork(choice)}
          preferences={preferences}
          {...draftProps}
        />
        <RecipeSide app={app} choice={choice} headingRef={headingRef}>
          {!isCooking && !hasTimersBelow && timersFor(() => inputRef.current?.focus())}
        </RecipeSide>
      </main>
      <Dialogs app={app} openRecipe={openRecipe} footer={timersFor} />
      {requests && <requests.PageTitle app={app} />}
    </ActorsContext>
  );
}

function News({ app, children: preferences }: { app: Application; children: ReactNode }) {
  const device = useStore(app.parts.device);
  const keeping = useStore(app.keeping);
  return (
    <div aria-live="polite" className={styles.newVersion}>
      {device && <device.NewVersion />}
      {keeping === 'unreadable' && (
        <div>
          <span>{messages.unreadable} </span>
          {preferences}
        </div>
      )}
    </div>
  );
}

/** What the views of every feature send events to, and where the focus can go. */
function useActorsOf({
  recipe,
  dialogs,
  parts,
  modelStatus,
  takesConversation: canTake,
}: Application) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const requestRef = useRef<HTMLButtonElement>(null);
  const takesConversation = canTake(useStore(modelStatus).choice);
  const actors = useMemo(
    () => ({
      recipe,
      dialogs,
      takesConversation,
      findReceiver: async () => (await parts.requests.load()).requester.currentConnection(),
      ask(wish: Wish) {
        // React removes the pressed button together with the focus.
        const next = requestRef.current ?? inputRef.current;
        // A phone goes to the recipe's first line, and nowhere else.
        next?.focus({ preventScroll: isNarrow() });
        recipe.send({ type: 'recipe.request', wish });
      },
      open(opened: Recipe) {
        // The heading has to be there before it can take the focus.
        flushSync(() => recipe.send({ type: 'recipe.open', recipe: opened }));
        headingRef.current?.focus({ preventScroll: isNarrow() });
      },
    }),
    [recipe, dialogs, parts, takesConversation],
  );
  return { headingRef, inputRef, requestRef, actors };
}

function PreferencesButton({ keeping }: { keeping: Keeping }) {
  const { recipe } = useActors();
  const line = useSelector(
    recipe,
    ({ context }) => preferencesLine(context.preferences) || messages.any,
  );
  return (
    <>
      <DialogButton className={styles.preferences} opens={{ name: 'preferences' }}>
        <span>{messages.label}</span>
        <span key={line} dir="auto">
          {line}
        </span>
      </DialogButton>
      {['tab', 'page'].includes(keeping) && <p>{messages.tabOnly}</p>}
    </>
  );
}
