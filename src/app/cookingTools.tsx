import type { ReactElement, ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { StartActor } from '../../machines/actorSystem';
import type { Recipe, RecipeActor, recipeMachine, Wish } from '../../machines/recipeMachine';
import { StepIngredients } from '../amounts/StepIngredients';
import { loadServings } from '../amounts/servingsStorage';
import { AmountsContext, openAmounts } from '../amounts/shownAmounts';
import { leaveView } from '../browser/closeOnBack';
import type { LazyPart } from '../browser/lazyPart';
import { createStore } from '../browser/store';
import { whenIdle } from '../browser/whenIdle';
import { wishWithout } from '../changes/wishWithout';
import { CookControls } from '../cooking/CookControls';
import { KeepScreenOn } from '../cooking/KeepScreenOn';
import { openProgress, ProgressContext } from '../cooking/progress';
import { browserWakeLockMachine } from '../cooking/wakeLock';
import type { Avoidance } from '../foods/thingsToAvoid';
import { parseRecipe } from '../recipe/document/parseRecipe';
import { titleOf } from '../recipe/document/titleOf';
import { EarlierRecipes } from '../recipe/EarlierRecipes';
import type { RenderedRecipe } from '../recipe/RecipePane';
import { RecipeToolbar } from '../recipe/RecipeToolbar';
import { createTimers, type Timers } from '../timers/createTimers';
import { TimerBar } from '../timers/TimerBar';
import { TimersContext } from '../timers/TimersContext';
import { loadTimers, saveTimers } from '../timers/timerStorage';
import { createAmountsExtension, createCookableRecipe } from './cookableRecipe';
import type { CookbookTools } from './cookbookTools';
import type { AllergensPart, CreatePart, KitchenCheckPart } from './parts';
import { RecipeActions } from './RecipeActions';

/** What helps to cook a recipe, once its chunk has arrived. */
export interface CookingTools {
  timers: Timers;
  /** The cook's timers at the foot of the page or of a dialog. */
  TimerBar(props: { onFocusLost(): void }): ReactNode;
  /** Renders the way back to earlier recipes. */
  renderHistory(onReturn: (recipe: Recipe) => void): ReactNode;
  /** Renders a recipe with all that helps to cook it. */
  renderRecipe(recipe: Recipe, options: RenderOptions): Omit<RenderedRecipe, 'notes'>;
}

interface RenderOptions {
  markdown: Pick<
    typeof import('../recipe/markdown/Markdown'),
    'renderMarkdown' | 'renderNodes' | 'MarkdownFrame'
  >;
  /** The check for what the visitor wants to avoid; null if there is nothing to avoid, or no check yet. */
  check: (AllergensPart & { toAvoid: Avoidance }) | null;
  /** What the page shows while a check is missing. */
  pending: ReactNode;
  /** Whether the connection in use can change a recipe by what the visitor writes. */
  takesConversation: boolean;
  /** Called when the view for cooking opens and closes. */
  onToggle(isOpen: boolean): void;
  /** Asks for another recipe, or for a change. */
  onAsk(wish: Wish): void;
}

interface Options {
  start: StartActor;
  createPart: CreatePart;
  recipe: RecipeActor;
  cookbook: LazyPart<CookbookTools>;
  markdown: LazyPart<typeof import('../recipe/markdown/Markdown')>;
  kitchenCheck: LazyPart<KitchenCheckPart>;
  kitchenName: string;
}

const TOAST =
  '# Toast\n\nServes 2.\n\n## Ingredients\n\n- 2 slices of bread\n\n## Method\n\n1. Toast for 2 minutes.';

/**
 * Starts what helps to cook a recipe: ticks, timers, the view for cooking and the wake lock. Waits for what
 * scales and converts if the visitor has chosen other amounts, which come back without a flash then.
 */
export async function createCookingTools({
  start,
  createPart,
  recipe,
  markdown,
  cookbook,
  kitchenCheck,
  kitchenName,
}: Options): Promise<CookingTools> {
  const share = createPart(() => import('../share'));
  const changes = createPart(() => import('../changes'));
  const timers = createTimers({ start, saved: loadTimers(), save: saveTimers });
  // A reload has closed the view that Back would close.
  leaveView();
  const wakeLock = start('wakeLock', browserWakeLockMachine);

  // The lock goes with the recipe.
  const shownText = (snapshot: SnapshotFrom<typeof recipeMachine>) =>
    snapshot.matches({ shown: 'recipe' }) ? snapshot.context.recipe?.text : undefined;
  let lockedText = shownText(recipe.getSnapshot());
  recipe.subscribe((snapshot) => {
    const text = shownText(snapshot);
    if (text !== lockedText) wakeLock.send({ type: 'screen.release' });
    lockedText = text;
  });

  // The browser compiles what shows a recipe while the visitor waits for nothing.
  markdown.load().then(
    ({ renderMarkdown }) =>
      whenIdle(() =>
        renderMarkdown(
          TOAST,
          createCookableRecipe(TOAST, { kitchenCheck, recipe, onSwap: null }).extension,
        ),
      ),
    () => {},
  );

  const units = createStore(recipe.getSnapshot().context.preferences.units);
  recipe.subscribe(({ context }) => units.set(context.preferences.units));

  const amountTools = createPart(() => import('../amounts'));
  const { recipe: restored } = recipe.getSnapshot().context;
  const hasChosen =
    units.get() !== 'original' || (restored && loadServings(restored.text) !== null);
  if (hasChosen) await amountTools.load().catch(() => {});
  const stepIngredients = createPart(() => import('../amounts/findStepIngredients'));

  const TimersBar: CookingTools['TimerBar'] = (props) => (
    <TimersContext value={timers}>
      <TimerBar {...props} />
    </TimersContext>
  );

  return {
    timers,
    TimerBar: TimersBar,
    renderHistory: (onReturn) => (
      <EarlierRecipes recipe={recipe} readTitle={titleOf} onReturn={onReturn} />
    ),

    renderRecipe(shown, { markdown, check, pending, takesConversation, onToggle, onAsk }) {
      const { text } = shown;
      // The sample kitchen can leave a food out of what it wrote itself.
      const isFromBook = shown.origin === 'request' && shown.model === null;
      const onSwap =
        takesConversation || isFromBook
          ? (foods: readonly string[]) => onAsk(wishWithout(foods))
          : null;
      const recipeCheck = check?.createRecipeCheck(check.toAvoid, {
        isCut: shown.cut,
        getDocument: () => reading.result.document,
      });
      const renderCheck = (isBrief: boolean) =>
        check && recipeCheck ? (
          <check.AllergenStatements
            check={recipeCheck.finish()}
            recipe={recipe}
            isBrief={isBrief}
            onSwap={onSwap}
          />
        ) : (
          pending
        );
      const reading = createCookableRecipe(text, {
        kitchenCheck,
        recipe,
        onSwap,
        ...(recipeCheck && { rehypePlugins: [recipeCheck.rehypePlugin] }),
        renderAfterTitle: () => renderCheck(false),
      });
      const { extension } = reading;
      const rendered = markdown.renderMarkdown(text, extension);
      const { parts } = reading.result;
      // A text that is too long to be parsed can still be saved and shared.
      const document = reading.result.document ?? parseRecipe('');
      // It has no title, behind which the check would be.
      const content = reading.result.document ? (
        rendered
      ) : (
        <>
          {renderCheck(false)}
          {rendered}
        </>
      );
      const progress = openProgress(text);
      const amounts = openAmounts(text, {
        getDocument: () => reading.result.document,
        getPlaces: () => reading.result.places,
        tools: amountTools,
        units,
      });
      /** A copy has the amounts that the page shows. */
      const renderCopy = (text: string) => {
        if (amounts.isOriginal()) return markdown.renderMarkdown(text);
        const copy = markdown.renderMarkdown(text, createAmountsExtension());
        return <AmountsContext value={{ ...amounts, isCopy: true }}>{copy}</AmountsContext>;
      };
      const provide = (children: ReactElement) => (
        <TimersContext value={timers}>
          <ProgressContext value={progress}>
            <AmountsContext value={amounts}>{children}</AmountsContext>
          </ProgressContext>
        </TimersContext>
      );
      const toolbar = (
        <RecipeToolbar>
          {parts && (
            <CookControls
              document={document}
              parts={parts}
              wakeLock={wakeLock}
              onToggle={(isOpen) => {
                if (isOpen) stepIngredients.load().catch(() => {});
                onToggle(isOpen);
              }}
              renderStepIngredients={(step) => (
                <StepIngredients part={stepIngredients} document={document} step={step} />
              )}
              Frame={markdown.MarkdownFrame}
              renderNodes={(nodes) => markdown.renderNodes(nodes, extension)}
              warnings={renderCheck(true)}
              renderTimers={(onFocusLost) => <TimersBar onFocusLost={onFocusLost} />}
            />
          )}
          <RecipeActions
            recipe={shown}
            document={document}
            cookbook={cookbook}
            share={share}
            changes={changes}
            actor={recipe}
            takesConversation={takesConversation}
            readTitle={titleOf}
            onAsk={onAsk}
            kitchenName={kitchenName}
            renderText={renderCopy}
          >
            <KeepScreenOn actor={wakeLock} />
          </RecipeActions>
        </RecipeToolbar>
      );
      return { content: provide(content), toolbar: provide(toolbar) };
    },
  };
}
