import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { readBrowser } from '../browser/storage/browserReading';
import { createLazyPart, useStore } from '../browser/store';
import { KitchenPane } from '../kitchen/KitchenPane';
import type { Typing } from '../kitchen/Typing';
import { FirstDishes } from '../kitchen/UsualFoods';
import { avoidsSomething } from '../recipe/allergens/avoidsSomething';
import { PlainText } from '../recipe/markdown/PlainText';
import { BrokenRecipe, RecipePane } from '../recipe/RecipePane';
import { Button } from '../ui/Button';
import { DialogButton } from '../ui/DialogButton';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';

import styles from './App.module.css';
import { useApp } from './AppContext';

/** The model in use. If the host has none, the page gives sample recipes. */
export function useChoice() {
  const { modelStatus, hostModel } = useApp();
  const { choice } = useStore(modelStatus);
  return choice === 'host' && !hostModel ? 'sample' : choice;
}

interface KitchenSideProps {
  inputRef: RefObject<HTMLInputElement | null>;
  requestRef: RefObject<HTMLButtonElement | null>;
  preferences: ReactNode;
  draft?: string;
  onDraft?(text: string): void;
}

export function KitchenSide(props: KitchenSideProps) {
  const { parts, wait, takesPhotos, needsNetwork } = useApp();
  const requests = useStore(parts.requests);
  const hasPhoto = useStore(takesPhotos);
  const listNotes = useListNotes();
  const latest = useRef(props.draft);
  const pane = {
    ...props,
    wait,
    needsNetwork: needsNetwork(useChoice()),
    onDraft(text: string) {
      latest.current = text;
      props.onDraft?.(text);
    },
  };

  return (
    <ErrorBoundary fallback={<PlainKitchen {...pane} latest={latest} />}>
      <KitchenPane
        typing={parts.typing}
        photo={
          hasPhoto && (
            <DialogButton look="text" opens={{ name: 'photo' }}>
              <span>{firstWords.app.photo}</span>
            </DialogButton>
          )
        }
        renderWait={(onFocusLost) =>
          requests && <requests.WaitDetails wait={wait} onFocusLost={onFocusLost} />
        }
        proposals={<FromCookbook />}
        {...listNotes}
        {...pane}
      >
        <Planned />
        <SampleNote />
      </KitchenPane>
    </ErrorBoundary>
  );
}

function Planned() {
  const { planned, parts } = useApp();
  const dinners = useStore(planned);
  const cookbook = useStore(parts.cookbook);
  return (
    dinners > 0 && (
      <>
        <DialogButton look="text" opens={{ name: 'cookbook' }}>
          <span>{firstWords.app.planned(dinners)}</span>
        </DialogButton>
        {cookbook && (
          <>
            {' · '}
            <cookbook.PlanShopping look="text" />
          </>
        )}{' '}
      </>
    )
  );
}

function SampleNote() {
  const { parts, hostModel } = useApp();
  const model = useStore(parts.model);
  return (
    useChoice() === 'sample' && (
      <>
        <DialogButton className={styles.preferences} opens={{ name: 'model' }}>
          <span>{firstWords.app.sampleNote}</span>
          <span>{firstWords.app.connect}</span>
        </DialogButton>
        {model && !hostModel && <model.BrowserModelLine controller={model.controller} />}
      </>
    )
  );
}

const NO_TYPING = createLazyPart<Typing>(() => Promise.reject(new Error('No typing.')));

interface PlainKitchenProps extends KitchenSideProps {
  needsNetwork: boolean;
  /** The text in the field when the pane failed. */
  latest: RefObject<string | undefined>;
}

/** The pane without what reads the list, once that has thrown. */
function PlainKitchen({ latest, ...props }: PlainKitchenProps) {
  const { recipe, wait } = useApp();
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const [draft] = useState(() => latest.current);
  return (
    <KitchenPane
      {...props}
      {...(draft !== undefined && { draft })}
      typing={NO_TYPING}
      noteOn={() => (avoidsSomething(preferences) ? firstWords.kitchen.unchecked : '')}
      canOffer={() => false}
      wait={wait}
      renderWait={() => null}
    />
  );
}

/** Saved recipes for which the list is enough. Their room is kept free, so they move nothing. */
function FromCookbook() {
  const [isKept] = useState(() => readBrowser('saffron.saved'));
  const cookbook = useStore(useApp().parts.cookbook);
  return (
    isKept && (
      <div className={styles.saved}>{cookbook && <cookbook.Proposals cookbook={cookbook} />}</div>
    )
  );
}

/** Notes which ingredients the visitor avoids, and which surely not, once the check has arrived. */
function useListNotes() {
  const { recipe, parts } = useApp();
  const part = useStore(parts.recipe);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  return useMemo(() => {
    const noteOn = part?.createListNotes(preferences, 'none');
    // A food that the page could not check is not offered either.
    const doubtOf = part?.createListNotes(preferences, 'all');
    const canOffer = (food: string) =>
      doubtOf ? doubtOf(food, firstWords.language.code) === '' : !avoidsSomething(preferences);
    return { noteOn, canOffer };
  }, [part, preferences]);
}

interface RecipeSideProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The timers. */
  children: ReactNode;
}

export function RecipeSide({ headingRef, children }: RecipeSideProps) {
  const { parts, kitchenName, recipe, growth } = useApp();
  const choice = useChoice();
  const view = useStore(parts.recipe);
  const requests = useStore(parts.requests);
  const typing = useStore(parts.typing);
  const { canOffer } = useListNotes();
  const shown = useSelector(recipe, ({ context, value }) =>
    JSON.stringify([value, context.recipe?.text]),
  );

  return (
    <ErrorBoundary of={shown} fallback={<Broken>{children}</Broken>}>
      <RecipePane
        kitchenName={kitchenName}
        headingRef={headingRef}
        growth={growth}
        renderText={(shown, growth, key) =>
          view ? (
            <view.RecipeContent
              tools={view.tools}
              recipe={shown}
              growth={growth}
              id={key}
              toolbar={<view.RecipeToolbar cookbook={parts.cookbook} />}
            />
          ) : (
            <>
              {requests && <requests.PendingCheck part={parts.recipe} />}
              <PlainText text={shown.text} />
            </>
          )
        }
        renderNotes={(shown) => (
          <>
            {view && (
              <view.RecipeEnd tools={view.tools} recipe={shown}>
                <view.Cooked cookbook={parts.cookbook} />
              </view.RecipeEnd>
            )}
            {requests && <requests.RecipeNotes recipe={shown} />}
          </>
        )}
        isSeveral={(entry) => typing !== null && typing.foods.splitFoods(entry).length > 0}
        empty={
          <>
            <DialogButton look="text" opens={{ name: 'bring' }}>
              <span>{firstWords.app.add}</span>
            </DialogButton>
            {choice !== 'sample' && <small>{firstWords.app.writer}</small>}
            {/* Last, as the built page has none of them: nothing may jump when they come. */}
            <p>
              <FirstDishes canOffer={canOffer} />
            </p>
          </>
        }
        history={view && <view.EarlierRecipes />}
        renderHelp={(failure) =>
          requests ? (
            <requests.FailureHelp choice={choice}>{failure}</requests.FailureHelp>
          ) : (
            failure
          )
        }
      >
        {children}
      </RecipePane>
    </ErrorBoundary>
  );
}

function Broken({ children }: { children: ReactNode }) {
  const { growth, recipe } = useApp();
  return (
    <BrokenRecipe
      growth={useStore(growth)}
      ways={
        <Button onClick={() => recipe.send({ type: 'kitchen.clear' })}>
          {firstWords.kitchen.startOver}
        </Button>
      }
    >
      {children}
    </BrokenRecipe>
  );
}
