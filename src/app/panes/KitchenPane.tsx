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

/**
 * Once something in the pane has thrown, the pane shows only what a visitor needs to get a recipe. It
 * tries the rest again when the list or the preferences change.
 */
export const KitchenPane = () => (
  <ErrorBoundary until={useApp().kitchen} fallback={<Pane isPlain />}>
    <Pane />
  </ErrorBoundary>
);

interface PaneProps {
  /** Leaves out all but the form, the list, the preferences, the button and *Stop*. */
  isPlain?: boolean;
}

function Pane({ isPlain = false }: PaneProps) {
  const { recipe, parts, notices } = useApp();
  const typing = isPlain ? NO_TYPING : parts.typing;
  const tools = useStore(typing);
  const notes = useListNotes(isPlain);
  const { isSettled, hasUsual, offersIdeas, running } = readContent(
    useSelector(recipe, readKitchen),
  );

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
      <Request offersIdeas={offersIdeas}>{!isPlain && <FromCookbook />}</Request>
      {/* Below the button, which must not move when this line arrives late. */}
      {tools && <tools.KeptListLine {...tools} />}
      <Progress running={running}>{!isPlain && <MoreOfWait />}</Progress>
      {!isPlain && (
        <p className={styles.note}>
          <Planned />
          {/* Beside a recipe, the header alone says where recipes come from. */}
          {!isSettled && <SampleNote />}
        </p>
      )}
    </section>
  );
}

interface RequestProps {
  offersIdeas: boolean | undefined;
  children: ReactNode;
}

/** Says which preferences are set and, once the list is long enough, offers a recipe. */
function Request({ offersIdeas, children }: RequestProps) {
  const hasEnough = useSelector(
    useApp().recipe,
    ({ context }) => context.entries >= FEWEST_INGREDIENTS,
  );
  const isOffline = useIsCutOff();
  const preferences = <PreferencesButton />;
  return hasEnough ? (
    <RecipePrompt {...{ preferences, offersIdeas, isOffline }}>{children}</RecipePrompt>
  ) : (
    <div>{preferences}</div>
  );
}

interface PaneContent {
  /** Beside a recipe, the button for a photo hides until the visitor comes to the field. */
  isSettled?: boolean;
  /** Whether the page offers foods that most kitchens have. */
  hasUsual?: boolean;
  /**
   * Whether the button for ideas shows. During a request, it shows only if it will show beside the
   * answer, so nothing moves when the answer comes.
   */
  offersIdeas?: boolean;
  /** What the page says while a request runs. */
  running?: string;
}

function readContent(shown: KitchenShown): PaneContent {
  const { ideas, notices } = firstWords.kitchen;
  switch (shown) {
    case 'listing':
      return { hasUsual: true, offersIdeas: true };
    case 'asking':
      return { running: notices['request.started']('', 0, 0) };
    case 'asking for ideas':
      return { running: ideas, offersIdeas: true };
    case 'text':
      return { isSettled: true };
    case 'other':
      return { offersIdeas: true };
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
        {cookbook && <cookbook.PlanLink cookbook={cookbook} />}{' '}
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

/** Offers saved recipes that the list is enough for. Their room is there before they come. */
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
