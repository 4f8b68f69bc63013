import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../browser/store';
import { languagesNow, onLanguages } from '../../foods/languages/spoken';
import type { Reading, ReadNodes, ReadStep } from '../../reading/document/marks/Reading';
import { Button } from '../../ui/Button';
import { ChefHat } from '../../ui/ChefHat';
import * as recipeWords from '../../words/en/recipe';
import { statementsOf } from '../allergens/statementsOf';
import { findStepIngredients, stepLines } from '../amounts/findStepIngredients';
import { StepIngredients } from '../amounts/StepIngredients';
import { useAmounts } from '../amounts/shownAmounts';
import { pageComponents } from '../components';
import type { OpenedRecipe } from '../openRecipe';
import { getReady, ReadyPage } from '../ReadyPage';
import { LineMarks, useRecipe, useRecipeCheck } from '../RecipeContext';
import { RecipeStatements } from '../RecipeStatements';
import { RecipeFrame, RecipeNodes } from '../RecipeView';
import { TimerBar } from '../timers/TimerBar';
import { CookingView, pageAt } from './CookingView';
import { findUnsafe, sayUnsafe } from './cookedThrough';

const SPEECH_TOOLS = {
  statementsOf,
  findStepIngredients,
  stepLines,
  getReady,
  // Another language replaces the words after this module has loaded.
  oven: (...heat: Parameters<typeof recipeWords.cooking.oven>) => recipeWords.cooking.oven(...heat),
  findUnsafe,
  sayUnsafe,
};

const FEWEST_STEPS = 2;

const renderNodes = (nodes: ReadNodes) => <RecipeNodes nodes={nodes} components={pageComponents} />;

interface CookProps {
  /** Null before the cookbook has arrived. */
  onCooked: (() => void) | null;
  /** Follows the last step. */
  end: ReactNode;
}

/** Opens the view for cooking. */
export function Cook({ onCooked, end }: CookProps) {
  const opened = useRecipe();
  const { reading, tools, progress } = opened;
  const found = useRecipeCheck();
  const aloud = useStore(tools.aloud);
  const isReadAloud = useSelector(aloud?.actor, (snapshot) => snapshot?.hasTag('wanted') ?? false);
  const [isOpen, setOpen] = useState(false);
  const { document, ingredients, steps } = reading;
  const ready = useMemo(() => (isOpen ? getReady(reading) : null), [isOpen, reading]);

  const { safetyOf, wordsOf } = useSafety(opened, isOpen);

  const read = (step: ReadStep) => aloud?.read({ opened, step, found, tools: SPEECH_TOOLS });

  function open() {
    const at = progress.stepToBegin(steps.map((step) => ({ of: 'step' as const, ...step })));
    progress.goTo(at);
    setOpen(true);
    tools.isCooking.set(true);
    tools.aloud.preload();
    if (aloud) read(pageAt(at, reading, getReady(reading) !== null).step);
  }

  function close() {
    setOpen(false);
    tools.isCooking.set(false);
    aloud?.actor.send({ type: 'aloud.leave' });
  }

  return (
    <>
      {(steps.length >= FEWEST_STEPS || opened.isGrowing) && <CookButton {...{ found, open }} />}
      {isOpen && (
        <LineMarks>
          <RecipeFrame>
            <CookingView
              reading={reading}
              isReadAloud={isReadAloud}
              onStep={read}
              renderVoice={(step, place) =>
                aloud && (
                  <aloud.ReadAloud
                    actor={aloud.actor}
                    language={document.language ?? 'en'}
                    place={place}
                    onRead={() => read(step)}
                  />
                )
              }
              renderBeside={(step) => <Beside {...{ document, step, lines: safetyOf(step) }} />}
              ready={ready && <ReadyPage {...{ ready, ingredients, renderNodes }} />}
              renderNodes={renderNodes}
              wordsOf={wordsOf}
              warnings={<RecipeStatements isBrief />}
              onCooked={onCooked}
              end={end}
              renderTimers={(onFocusLost) => (
                <TimerBar openDish={document.title?.text} onFocusLost={onFocusLost} />
              )}
              onClose={close}
            />
          </RecipeFrame>
        </LineMarks>
      )}
    </>
  );
}

interface CookButtonProps {
  found: ReturnType<typeof useRecipeCheck>;
  open(): void;
}

/** For a recipe that has what the visitor avoids, the first thing to do is to ask again. */
function CookButton({ found, open }: CookButtonProps) {
  const hasFind = found?.check.results.some(({ verdict }) => verdict === 'contains');
  return (
    <Button look={hasFind ? 'plain' : 'main'} aria-haspopup="dialog" onClick={open}>
      <ChefHat aria-hidden />
      <span>{recipeWords.cooking.cook}</span>
    </Button>
  );
}

/** What the page says of poultry, mince and kidney beans in each step. */
function useSafety({ reading: { document }, amounts }: OpenedRecipe, isOpen: boolean) {
  const { units } = useAmounts();
  const languages = useSyncExternalStore(onLanguages, languagesNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it finds depends on the languages
  const unsafe = useMemo(() => (isOpen ? findUnsafe(document) : []), [isOpen, document, languages]);
  const safetyOf = (step: number) => sayUnsafe(unsafe[step] ?? [], units);
  const wordsOf = ({ index, text }: ReadStep) =>
    [amounts.stepText(text), ...safetyOf(index)].join(' ');
  return { safetyOf, wordsOf };
}

interface BesideProps {
  document: Reading['document'];
  step: number;
  lines: readonly string[];
}

function Beside({ document, step, lines }: BesideProps) {
  return (
    <>
      <StepIngredients document={document} step={step} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
