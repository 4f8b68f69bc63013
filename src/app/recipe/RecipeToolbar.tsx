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
import { useSaved } from './useSaved';

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
  const part = useStore(useRecipe().tools.cookbook);
  const note = useSaved()?.note;
  return part && note && <part.SavedNote note={note} />;
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
