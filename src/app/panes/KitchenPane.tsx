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

interface KitchenPaneProps {
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

function Pane({ preferences, isPlain = false }: PaneProps) {
  const { recipe, parts, notices } = useApp();
  const typing = isPlain ? NO_TYPING : parts.typing;
  const tools = useStore(typing);
  const { noteOn, isCertain, canOffer } = useListNotes(isPlain);
  const shown = useSelector(recipe, readKitchen);
  const hasEnough = useSelector(recipe, ({ context }) => context.entries >= FEWEST_INGREDIENTS);
  const isCutOff = useIsCutOff();
  const { isSettled, hasUsual, hasIdeas, running } = fillPlaces(shown);

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
          {tools ? <tools.ListWords {...tools} {...{ notices, noteOn }} /> : <NewestRows />}
          {!isPlain && <WaitWords />}
        </Status>
      </div>
      {tools && <tools.PasteQuestion {...tools} />}
      <IngredientList {...{ noteOn, isCertain, typing }}>
        {hasUsual && <UsualFoods canOffer={canOffer} typing={typing} />}
      </IngredientList>
      {hasEnough ? (
        <RecipePrompt {...{ preferences, hasIdeas }} isOffline={isCutOff}>
          {!isPlain && <FromCookbook />}
        </RecipePrompt>
      ) : (
        <div>{preferences}</div>
      )}
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
