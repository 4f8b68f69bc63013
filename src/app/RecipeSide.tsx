import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { Choice } from '../../machines/connection/connectionMachine';
import { useStore } from '../browser/store';
import { messages as kitchenMessages } from '../kitchen/messages';
import { PlainText } from '../recipe/markdown/PlainText';
import { BrokenRecipe, RecipePane } from '../recipe/RecipePane';
import { Button } from '../ui/Button';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { Application } from './Application';
import { DialogButton } from './dialogs/DialogButton';
import { messages } from './messages';

interface RecipeSideProps {
  app: Application;
  choice: Choice;
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function RecipeSide({ app, choice, headingRef, children }: RecipeSideProps) {
  const { parts, kitchenName } = app;
  const view = useStore(parts.recipe);
  const requests = useStore(parts.requests);
  const typing = useStore(parts.typing);
  const shown = useSelector(app.recipe, ({ context, value }) =>
    JSON.stringify([value, context.recipe?.text]),
  );

  return (
    <ErrorBoundary of={shown} fallback={<Broken {...{ app, children }} />}>
      <RecipePane
        kitchenName={kitchenName}
        headingRef={headingRef}
        growth={app.growth}
        renderText={(shown, growth, key) =>
          view ? (
            <view.RecipeContent tools={view.tools} recipe={shown} growth={growth} id={key} />
          ) : (
            <>
              {requests && <requests.PendingCheck part={parts.recipe} />}
              <PlainText text={shown.text} />
            </>
          )
        }
        renderNotes={(shown) => (
          <>
            {view && <view.RecipeEnd tools={view.tools} recipe={shown} />}
            {requests && <requests.RecipeNotes recipe={shown} />}
          </>
        )}
        isSeveral={(entry) => typing !== null && typing.foods.splitFoods(entry).length > 0}
        empty={
          <>
            <DialogButton look="text" opens={{ name: 'bring' }}>
              <span>{messages.add}</span>
            </DialogButton>
            {choice !== 'sample' && <small>{messages.writer}</small>}
          </>
        }
        history={view && <view.EarlierRecipes />}
        renderHelp={(failure) =>
          requests ? (
            <requests.FailureHelp {...{ app, choice }}>{failure}</requests.FailureHelp>
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

function Broken({ app: { growth, recipe }, children }: Pick<RecipeSideProps, 'app' | 'children'>) {
  return (
    <BrokenRecipe
      growth={useStore(growth)}
      ways={
        <Button onClick={() => recipe.send({ type: 'kitchen.clear' })}>
          {kitchenMessages.startOver}
        </Button>
      }
    >
      {children}
    </BrokenRecipe>
  );
}
