import { useSelector } from '@xstate/react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { readBrowser } from '../browser/storage/browserReading';
import { createLazyPart, useStore } from '../browser/store';
import { KitchenPane, type KitchenPaneProps } from '../kitchen/KitchenPane';
import { messages as kitchenMessages } from '../kitchen/messages';
import type { Typing } from '../kitchen/Typing';
import { avoidsSomething } from '../recipe/allergens/avoidsSomething';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { language } from '../ui/language';
import styles from './App.module.css';
import type { Application } from './Application';
import { DialogButton, type DialogProps } from './dialogs/DialogButton';
import { messages } from './messages';

interface KitchenSideProps
  extends Pick<
    KitchenPaneProps,
    'inputRef' | 'requestRef' | 'draft' | 'onDraft' | 'preferences' | 'needsNetwork'
  > {
  app: Application;
  openRecipe: DialogProps['openRecipe'];
  isSample: boolean;
}

interface PlainKitchenProps extends Omit<KitchenSideProps, 'openRecipe' | 'isSample'> {
  /** The text in the field when the pane failed. */
  latest: RefObject<string | undefined>;
}

export function KitchenSide({ app, openRecipe, isSample, ...props }: KitchenSideProps) {
  const { parts, wait, hostModel } = app;
  const requests = useStore(parts.requests);
  const model = useStore(parts.model);
  const cookbook = useStore(parts.cookbook);
  const planned = useStore(app.planned);
  const takesPhotos = useStore(app.takesPhotos);
  const { noteOn, canOffer } = useListNotes(app);

  const latest = useRef(props.draft);
  const pane = {
    ...props,
    onDraft(text: string) {
      latest.current = text;
      props.onDraft?.(text);
    },
  };

  return (
    <ErrorBoundary fallback={<PlainKitchen {...pane} app={app} latest={latest} />}>
      <KitchenPane
        typing={parts.typing}
        photo={
          takesPhotos && (
            <DialogButton look="text" opens={{ name: 'photo' }}>
              <span>{messages.photo}</span>
            </DialogButton>
          )
        }
        noteOn={noteOn}
        canOffer={canOffer}
        wait={wait}
        renderWait={(onFocusLost) =>
          requests && <requests.WaitDetails wait={wait} onFocusLost={onFocusLost} />
        }
        proposals={<FromCookbook app={app} openRecipe={openRecipe} />}
        {...pane}
      >
        {planned > 0 && (
          <>
            <DialogButton look="text" opens={{ name: 'cookbook' }}>
              <span>{messages.planned(planned)}</span>
            </DialogButton>
            {cookbook && (
              <>
                {' · '}
                <cookbook.PlanShopping look="text" />
              </>
            )}{' '}
          </>
        )}
        {isSample && (
          <>
            <DialogButton className={styles.preferences} opens={{ name: 'model' }}>
              <span>{messages.sampleNote}</span>
              <span>{messages.connect}</span>
            </DialogButton>
            {model && !hostModel && <model.BrowserModelLine controller={model.controller} />}
          </>
        )}
      </KitchenPane>
    </ErrorBoundary>
  );
}

/** The pane without what reads the list, once that has thrown. */
function PlainKitchen({ app, latest, ...props }: PlainKitchenProps) {
  const preferences = useSelector(app.recipe, ({ context }) => context.preferences);
  const [draft] = useState(() => latest.current);
  return (
    <KitchenPane
      {...props}
      {...(draft !== undefined && { draft })}
      typing={NO_TYPING}
      noteOn={() => (avoidsSomething(preferences) ? kitchenMessages.unchecked : '')}
      canOffer={() => false}
      wait={app.wait}
      renderWait={() => null}
    />
  );
}

const NO_TYPING = createLazyPart<Typing>(() => Promise.reject(new Error('The pane has failed.')));

/** Saved recipes for which the list is enough. Their room is kept free, so they move nothing. */
function FromCookbook({ app, openRecipe }: Pick<KitchenSideProps, 'app' | 'openRecipe'>) {
  const [isKept] = useState(() => readBrowser('saffron.saved'));
  const cookbook = useStore(app.parts.cookbook);
  return (
    isKept && (
      <div className={styles.saved}>
        {cookbook && <cookbook.Proposals openRecipe={openRecipe} />}
      </div>
    )
  );
}

/** Notes which ingredients the visitor avoids, and which surely not, once the check has arrived. */
function useListNotes({ recipe, parts }: Application) {
  const part = useStore(parts.recipe);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  return useMemo(() => {
    const noteOn = part?.createListNotes(preferences, true);
    // A food that the page could not check is not offered either.
    const doubtOf = part?.createListNotes(preferences, false);
    const canOffer = (food: string) =>
      doubtOf ? doubtOf(food, language.code) === '' : !avoidsSomething(preferences);
    return { noteOn, canOffer };
  }, [part, preferences]);
}
