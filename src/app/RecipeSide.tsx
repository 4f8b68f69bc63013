import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import { useStore } from '../browser/store';
import { FirstDishes } from '../kitchen/UsualFoods';
import { PlainText } from '../recipe/markdown/PlainText';
import { BrokenRecipe, EarlyCheck, RecipePane } from '../recipe/RecipePane';
import { Button, DialogButton } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import { useApp, useChoice, useListNotes } from './AppContext';

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
              {requests ? <requests.PendingCheck part={parts.recipe} /> : <EarlyCheck />}
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
            {requests && (
              <requests.RecipeNotes recipe={shown}>
                {view && <view.SafetyNotes tools={view.tools} recipe={shown} />}
              </requests.RecipeNotes>
            )}
          </>
        )}
        isSeveral={(entry) => typing?.foods.isSeveral(entry) === true}
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
  const { growth, adding } = useApp();
  return (
    <BrokenRecipe
      growth={useStore(growth)}
      ways={
        <Button onClick={() => adding.send({ type: 'kitchen.clear' })}>
          {firstWords.kitchen.startOver}
        </Button>
      }
    >
      {children}
    </BrokenRecipe>
  );
}
