import { StepIngredients } from '../../amounts/StepIngredients';
import { useStore } from '../../browser/store';
import { CookControls } from '../../cooking/CookControls';
import { RecipeToolbar as Toolbar } from '../../recipe/RecipeToolbar';
import { RecipeFrame, RecipeNodes } from '../../recipe/RecipeView';
import { TimerBar } from '../../timers/TimerBar';
import { Cooked } from './Cooked';
import { pageComponents } from './components';
import { RecipeActions } from './RecipeActions';
import type { RecipeContentProps } from './RecipeContent';
import { LineMarks, RecipeProvider, useRecipe } from './RecipeContext';
import { RecipeStatements } from './RecipeStatements';

/** What a visitor can do with a recipe, above its text. */
export function RecipeToolbar(props: RecipeContentProps) {
  return (
    <RecipeProvider {...props}>
      <Toolbar>
        <Cook />
        <RecipeActions />
      </Toolbar>
      <Note />
    </RecipeProvider>
  );
}

function Note() {
  const { recipe, tools } = useRecipe();
  const part = useStore(tools.cookbook);
  return part && <part.SavedNote cookbook={part.actor} text={recipe.text} />;
}

function Cook() {
  const { reading, tools } = useRecipe();
  return (
    <LineMarks>
      <CookControls
        reading={reading}
        wakeLock={tools.wakeLock}
        onToggle={tools.isCooking.set}
        renderStepIngredients={(step) => (
          <StepIngredients document={reading.document} step={step} />
        )}
        Frame={RecipeFrame}
        renderNodes={(nodes) => <RecipeNodes nodes={nodes} components={pageComponents} />}
        warnings={<RecipeStatements isBrief />}
        end={<Cooked />}
        renderTimers={(onFocusLost) => (
          <TimerBar openDish={reading.document.title?.text} onFocusLost={onFocusLost} />
        )}
      />
    </LineMarks>
  );
}
