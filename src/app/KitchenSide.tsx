import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { readBrowser } from '../browser/storage/browserReading';
import { useStore } from '../browser/store';
import { KitchenPane, type KitchenPaneProps } from '../kitchen/KitchenPane';
import { avoidsSomething } from '../recipe/allergens/avoidsSomething';
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
  open: DialogProps['open'];
  openRecipe: DialogProps['openRecipe'];
  isSample: boolean;
}

export function KitchenSide({ app, open, openRecipe, isSample, ...props }: KitchenSideProps) {
  const { parts, wait, hostModel } = app;
  const requests = useStore(parts.requests);
  const model = useStore(parts.model);
  const cookbook = useStore(parts.cookbook);
  const planned = useStore(app.planned);
  const takesPhotos = useStore(app.takesPhotos);
  const { noteOn, canOffer } = useListNotes(app);

  return (
    <KitchenPane
      typing={parts.typing}
      photo={
        takesPhotos && (
          <DialogButton look="text" open={() => open('photo')}>
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
      {...props}
    >
      {planned > 0 && (
        <>
          <DialogButton look="text" open={() => open('cookbook')}>
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
          <DialogButton className={styles.preferences} open={() => open('model')}>
            <span>{messages.sampleNote}</span>
            <span>{messages.connect}</span>
          </DialogButton>
          {model && !hostModel && <model.BrowserModelLine controller={model.controller} />}
        </>
      )}
    </KitchenPane>
  );
}

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
  const leftovers = useSelector(recipe, ({ context }) => context.leftovers);
  return useMemo(() => {
    const noteOn = part?.createListNotes(preferences, leftovers);
    // A food that the page could not check is not offered either.
    const doubtOf = part?.createListNotes(preferences, null);
    const canOffer = (food: string) =>
      doubtOf ? doubtOf(food, language.code) === '' : !avoidsSomething(preferences);
    return { noteOn, canOffer };
  }, [part, preferences, leftovers]);
}
