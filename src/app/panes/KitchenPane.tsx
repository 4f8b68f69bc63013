import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { readBrowser, SAVED_KEY } from '../../browser/storage/browserReading';
import { createLazyPart, useStore } from '../../browser/store';
import { IngredientForm } from '../../kitchen/IngredientForm';
import { IngredientList } from '../../kitchen/IngredientList';
import { RecipePrompt } from '../../kitchen/RecipePrompt';
import { Status } from '../../kitchen/Status';
import type { Typing } from '../../kitchen/Typing';
import { Progress } from '../../kitchen/wait/Progress';
import { DialogButton } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import * as firstWords from '../../words/en/first';
import appStyles from '../App.module.css';
import { useApp, useChoice, useListNotes, usePart } from '../AppContext';
import styles from './KitchenPane.module.css';

interface KitchenPaneProps {
  inputRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLButtonElement | null>;
  preferences: ReactNode;
}

/** Another list, or other preferences, may be what the page can check. */
export const KitchenPane = (props: KitchenPaneProps) => (
  <ErrorBoundary until={useApp().kitchen} fallback={<Pane {...props} isPlain />}>
    <Pane {...props} />
  </ErrorBoundary>
);

interface PaneProps extends KitchenPaneProps {
  /** Without what reads the list, once that has thrown. */
  isPlain?: boolean;
}

function Pane({ inputRef, requestRef, preferences, isPlain = false }: PaneProps) {
  const { recipe, parts, growth, notices, needsNetwork } = useApp();
  const typing = isPlain ? NO_TYPING : parts.typing;
  const tools = useStore(typing);
  const choice = useChoice();
  const notes = useListNotes(isPlain);
  const hasRecipe = useSelector(recipe, (snapshot) => snapshot.hasTag('text'));
  const focusInput = useCallback(() => inputRef.current?.focus(), [inputRef]);
  const focusRequest = useCallback(
    () => (requestRef.current ?? inputRef.current)?.focus(),
    [inputRef, requestRef],
  );

  return (
    <section
      className={styles.pane}
      aria-label={firstWords.kitchen.pane}
      data-settled={hasRecipe || undefined}
    >
      <div className={styles.lead}>
        <p>{firstWords.kitchen.lead}</p>
        {!isPlain && <PhotoButton />}
      </div>
      <div className={styles.worktop}>
        <IngredientForm inputRef={inputRef} typing={typing}>
          {tools && <tools.Suggestions inputRef={inputRef} foods={tools.foods} />}
        </IngredientForm>
        <Status notices={notices} say={tools?.sayLeftOut} />
      </div>
      {tools && <tools.PasteQuestion inputRef={inputRef} {...tools} />}
      <IngredientList {...notes} typing={typing} onFocusLost={focusInput} />
      <RecipePrompt {...{ inputRef, requestRef, preferences }} needsNetwork={needsNetwork(choice)}>
        {!isPlain && <FromCookbook />}
      </RecipePrompt>
      {/* Below the button, because it comes late and must move nothing. */}
      {tools && <tools.KeptListLine {...tools} />}
      <Progress growth={growth} onFocusLost={focusRequest}>
        {!isPlain && <MoreOfWait />}
      </Progress>
      {!isPlain && (
        <p className={styles.note}>
          <Planned />
          <SampleNote />
        </p>
      )}
    </section>
  );
}

const NO_TYPING = createLazyPart<Typing>(() => Promise.reject(new Error()));

function PhotoButton() {
  const hasPhoto = useStore(useApp().takesPhotos);
  return (
    hasPhoto && (
      <DialogButton look="text" opens={{ name: 'photo' }}>
        <span>{firstWords.app.photo}</span>
      </DialogButton>
    )
  );
}

function MoreOfWait() {
  const { growth } = useApp();
  const requests = usePart('requests');
  return requests && <requests.WaitDetails growth={growth} />;
}

function Planned() {
  const dinners = useStore(useApp().planned);
  const cookbook = usePart('cookbook');
  return (
    dinners && (
      <>
        <DialogButton look="text" opens={{ name: 'cookbook' }}>
          <span>{dinners}</span>
        </DialogButton>
        {cookbook && (
          <>
            {' · '}
            <cookbook.PlanLink cookbook={cookbook} />
          </>
        )}{' '}
      </>
    )
  );
}

function SampleNote() {
  const { hostModel } = useApp();
  const model = usePart('model');
  return (
    useChoice() === 'sample' && (
      <>
        <DialogButton className={appStyles.preferences} opens={{ name: 'model' }}>
          <span>{firstWords.app.sampleNote}</span>
          <span>{firstWords.app.connect}</span>
        </DialogButton>
        {model && !hostModel && <model.BrowserModelLine controller={model.controller} />}
      </>
    )
  );
}

/** Saved recipes for which the list is enough. Their room is kept free, so they move nothing. */
function FromCookbook() {
  const [isKept] = useState(() => readBrowser(SAVED_KEY));
  const cookbook = usePart('cookbook');
  return (
    isKept && (
      <div className={appStyles.saved}>
        {cookbook && <cookbook.Proposals cookbook={cookbook} />}
      </div>
    )
  );
}
