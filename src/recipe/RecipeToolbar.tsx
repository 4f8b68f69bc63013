import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { useStore } from '../browser/store';
import type { ReadStep } from '../reading/document/marks/Reading';
import { statementsOf } from './allergens/statementsOf';
import { findStepIngredients } from './amounts/findStepIngredients';
import { StepIngredients } from './amounts/StepIngredients';
import { shortenLine } from './amounts/shortenLine';
import { ChangeForm } from './changes/ChangeForm';
import { RequestItems } from './changes/RequestItems';
import { pageComponents } from './components';
import { CookControls } from './cooking/CookControls';
import { LineMarks, useRecipe, useRecipeCheck } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';
import styles from './RecipeToolbar.module.css';
import { RecipeFrame, RecipeNodes } from './RecipeView';
import { TimerBar } from './timers/TimerBar';
import { RecipeMenu } from './toolbar/RecipeMenu';

/** What a visitor can do with a recipe, in a row: a few buttons, and the menu with the rest. */
export function RecipeToolbar() {
  const { recipe, reading, tools } = useRecipe();
  const { Save, Plan, Share, FromCookbook } = tools;
  const { document } = reading;
  const [isChanging, setChanging] = useState(false);
  const menuRef = useRef<HTMLButtonElement>(null);

  return (
    <>
      {/* Screen readers should not read the buttons as words of the recipe, whose direction they do not share. */}
      <div className={styles.tools} aria-live="off" dir="ltr">
        <Cook />
        <Save />
        <RecipeMenu buttonRef={menuRef}>
          {(finish) => (
            <>
              <RequestItems
                onChange={() => {
                  finish('');
                  setChanging(!isChanging);
                }}
              />
              <Plan onDone={finish} />
              <FromCookbook view="CorrectItem" onDone={finish} />
              <Share onDone={finish} />
            </>
          )}
        </RecipeMenu>
        {isChanging && (
          <ChangeForm
            document={document}
            getNote={() => tools.noteOn(recipe.text)}
            onClose={() => {
              menuRef.current?.focus();
              setChanging(false);
            }}
          />
        )}
      </div>
      <FromCookbook view="SavedNote" />
    </>
  );
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
