import type { ReactNode } from 'react';
import type { Recipe, Wish } from '../../machines/recipeMachine';
import { avoidsSomething } from '../allergens/avoidsSomething';
import { PendingCheck } from '../allergens/PendingCheck';
import type { Avoidance } from '../foods/thingsToAvoid';
import { PlainText } from '../recipe/markdown/PlainText';
import { RecipeNotes } from '../recipe/RecipeNotes';
import type { RenderedRecipe } from '../recipe/RecipePane';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import type { CookingTools } from './cookingTools';
import type { AllergensPart } from './parts';

interface Options {
  /** The parts that have arrived. */
  markdown: typeof import('../recipe/markdown/Markdown') | null;
  tools: CookingTools | null;
  allergens: AllergensPart | null;
  /** What the visitor wants to avoid. */
  toAvoid: Avoidance;
  /** Whether the check for it could not be fetched. */
  isCheckMissing: boolean;
  /** Fetches the check again. */
  onRetryCheck(): void;
  /** Whether the connection in use can change a recipe by what the visitor writes. */
  takesConversation: boolean;
  /** Called when the view for cooking opens and closes. */
  onCooking(isOpen: boolean): void;
  /** Asks for another recipe, or for a change. */
  onAsk(wish: Wish): void;
}

/**
 * Renders a recipe with the parts that have arrived: plain text before the renderer is there, markdown
 * before the tools are. A recipe that cannot be rendered is plain text too.
 */
export function renderRecipe(recipe: Recipe, options: Options): RenderedRecipe {
  const { content, toolbar } = renderText(recipe, options);
  return {
    content: (
      <ErrorBoundary key={recipe.text} fallback={<PlainText text={recipe.text} />}>
        {content}
      </ErrorBoundary>
    ),
    toolbar,
    notes: <RecipeNotes recipe={recipe} />,
  };
}

function renderText(
  recipe: Recipe,
  { markdown, tools, allergens, toAvoid, isCheckMissing, onRetryCheck, ...rest }: Options,
): { content: ReactNode; toolbar: ReactNode } {
  const isChecked = avoidsSomething(toAvoid);
  const pending = isChecked && (
    <PendingCheck {...toAvoid} hasFailed={isCheckMissing} onRetry={onRetryCheck} />
  );
  if (markdown && tools) {
    const check = isChecked && allergens ? { ...allergens, toAvoid } : null;
    const { takesConversation, onCooking: onToggle, onAsk } = rest;
    return tools.renderRecipe(recipe, {
      markdown,
      check,
      pending,
      takesConversation,
      onToggle,
      onAsk,
    });
  }
  return {
    content: (
      <>
        {pending}
        {markdown ? markdown.renderMarkdown(recipe.text) : <PlainText text={recipe.text} />}
      </>
    ),
    toolbar: null,
  };
}
