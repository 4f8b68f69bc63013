import { useSelector } from '@xstate/react';
import { statementsOf } from '../../allergens/statementsOf';
import { findStepIngredients } from '../../amounts/findStepIngredients';
import { StepIngredients } from '../../amounts/StepIngredients';
import { shortenLine } from '../../amounts/shortenLine';
import { useStore } from '../../browser/store';
import { RequestLine } from '../../changes/RequestLine';
import { CookControls } from '../../cooking/CookControls';
import type { ReadStep } from '../../recipe/document/reading/Reading';
import { RecipeFrame, RecipeNodes } from '../../recipe/RecipeView';
import { TimerBar } from '../../timers/TimerBar';
import { pageComponents } from './components';
import type { RecipeContentProps } from './RecipeContent';
import { LineMarks, RecipeProvider, useRecipe, useRecipeCheck } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import styles from './RecipeToolbar.module.css';

/** The tools above a recipe's text, in a row: a few buttons, and the menu with the rest. */
export function RecipeToolbar(props: RecipeContentProps) {
  const { Keep, FromCookbook } = props.tools;
  return (
    <RecipeProvider {...props}>
      <div className={styles.tools}>
        <Cook />
        <Keep />
        <Change />
      </div>
      <FromCookbook view="SavedNote" />
    </RecipeProvider>
  );
}

function Change() {
  const { recipe, reading, tools } = useRecipe();
  return <RequestLine document={reading.document} getNote={() => tools.noteOn(recipe.text)} />;
}

const SPEECH_TOOLS = { statementsOf, findStepIngredients, shortenLine };

function Cook() {
  const opened = useRecipe();
  const { reading, tools } = opened;
  const found = useRecipeCheck();
  const aloud = useStore(tools.aloud);
  const isReadAloud = useSelector(aloud?.actor, (snapshot) => snapshot?.hasTag('wanted') ?? false);
  const read = (step: ReadStep) => aloud?.read({ opened, step, found, tools: SPEECH_TOOLS });

  function toggle(isOpen: boolean) {
    tools.isCooking.set(isOpen);
    if (isOpen) tools.aloud.preload();
    else aloud?.actor.send({ type: 'aloud.leave' });
  }

  return (
    <LineMarks>
      <CookControls
        reading={reading}
        wakeLock={tools.wakeLock}
        onToggle={toggle}
        isReadAloud={isReadAloud}
        onStep={read}
        renderVoice={(step, place) =>
          aloud && (
            <aloud.ReadAloud
              actor={aloud.actor}
              language={reading.document.language ?? 'en'}
              place={place}
              onRead={() => read(step)}
            />
          )
        }
        renderStepIngredients={(step) => (
          <StepIngredients document={reading.document} step={step} />
        )}
        Frame={RecipeFrame}
        renderNodes={(nodes) => <RecipeNodes nodes={nodes} components={pageComponents} />}
        warnings={<RecipeStatements isBrief />}
        end={<tools.FromCookbook view="Cooked" isQuiet />}
        renderTimers={(onFocusLost) => (
          <TimerBar openDish={reading.document.title?.text} onFocusLost={onFocusLost} />
        )}
      />
    </LineMarks>
  );
}
