import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { FEWEST_INGREDIENTS } from '../../../machines/recipe/request';
import { useIsOffline } from '../../browser/device';
import { readBrowser, SAVED_KEY } from '../../browser/storage/browserReading';
import { createLazyPart, useStore } from '../../browser/store';
import { IngredientForm } from '../../kitchen/IngredientForm';
import { IngredientList } from '../../kitchen/IngredientList';
import { RecipePrompt } from '../../kitchen/RecipePrompt';
import { NewestRows, Status } from '../../kitchen/Status';
import { type KitchenShown, readKitchen } from '../../kitchen/shown';
import type { Typing } from '../../kitchen/Typing';
import { UsualFoods } from '../../kitchen/UsualFoods';
import { Progress } from '../../kitchen/wait/Progress';
import { DialogButton } from '../../ui/Button';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import * as firstWords from '../../words/en/first';
import appStyles from '../App.module.css';
import { useApp, useChoice, useListNotes, usePart } from '../AppContext';
import styles from './KitchenPane.module.css';
import { PreferencesButton } from './PreferencesButton';

/** Once what reads the list has thrown, the pane goes on without. Another list, or other preferences, try it again. */
export const KitchenPane = () => (
  <ErrorBoundary until={useApp().kitchen} fallback={<Pane isPlain />}>
    <Pane />
  </ErrorBoundary>
);

interface PaneProps {
  /** Without what reads the list. */
  isPlain?: boolean;
}

function Pane({ isPlain = false }: PaneProps) {
  const { recipe, parts, notices } = useApp();
  const typing = isPlain ? NO_TYPING : parts.typing;
  const tools = useStore(typing);
  const notes = useListNotes(isPlain);
  const { isSettled, hasUsual, hasIdeas, running } = fillPlaces(useSelector(recipe, readKitchen));

  return (
    <section
      className={styles.pane}
      aria-label={firstWords.kitchen.pane}
      data-settled={isSettled || undefined}
    >
      <div className={styles.lead}>
        <p>{firstWords.kitchen.lead}</p>
        {!isPlain && <PhotoButton />}
      </div>
      <div className={styles.worktop}>
        <IngredientForm typing={typing}>
          {tools && <tools.Suggestions foods={tools.foods} />}
        </IngredientForm>
        <Status notices={notices} say={tools?.sayLeftOut}>
          {tools ? (
            <tools.ListWords {...tools} {...{ notices, noteOn: notes.noteOn }} />
          ) : (
            <NewestRows />
          )}
          {!isPlain && <WaitWords />}
        </Status>
      </div>
      {tools && <tools.PasteQuestion {...tools} />}
      <IngredientList {...{ notes, typing }}>
        {hasUsual && <UsualFoods canOffer={notes.canOffer} typing={typing} />}
      </IngredientList>
      <Request hasIdeas={hasIdeas}>{!isPlain && <FromCookbook />}</Request>
      {/* Below the button, because it comes late and must move nothing. */}
      {tools && <tools.KeptListLine {...tools} />}
      <Progress running={running}>{!isPlain && <MoreOfWait />}</Progress>
      {!isPlain && (
        <p className={styles.note}>
          <Planned />
          <SampleNote />
        </p>
      )}
    </section>
  );
}

interface RequestProps {
  hasIdeas: boolean | undefined;
  children: ReactNode;
}

/** What the visitor avoids, and the button, once the list is long enough for it. */
function Request({ hasIdeas, children }: RequestProps) {
  const hasEnough = useSelector(
    useApp().recipe,
    ({ context }) => context.entries >= FEWEST_INGREDIENTS,
  );
  const isOffline = useIsCutOff();
  const preferences = <PreferencesButton />;
  return hasEnough ? (
    <RecipePrompt {...{ preferences, hasIdeas, isOffline }}>{children}</RecipePrompt>
  ) : (
    <div>{preferences}</div>
  );
}

interface Places {
  /** Beside a recipe there is enough to press. */
  isSettled?: boolean;
  /** Foods that most kitchens have. */
  hasUsual?: boolean;
  /** Its button. Nothing may move when a recipe is finished. */
  hasIdeas?: boolean;
  /** What a request that runs says. */
  running?: string;
}

function fillPlaces(shown: KitchenShown): Places {
  const { ideas, notices } = firstWords.kitchen;
  switch (shown) {
    case 'listing':
      return { hasUsual: true, hasIdeas: true };
    case 'asking':
      return { running: notices['request.started']('', 0, 0) };
    case 'asking for ideas':
      return { running: ideas, hasIdeas: true };
    case 'text':
      return { isSettled: true };
    case 'other':
      return { hasIdeas: true };
  }
}

/** Whether the connection in use needs a network that is not there. */
function useIsCutOff(): boolean {
  const { needsNetwork } = useApp();
  const choice = useChoice();
  return useIsOffline() && needsNetwork(choice);
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

function WaitWords() {
  const { growth } = useApp();
  const requests = usePart('requests');
  return requests && <requests.WaitWords growth={growth} />;
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
            {'\u00a0· '}
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
