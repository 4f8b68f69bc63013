import type {
  CookbookContents,
  CookbookContext,
  CookbookErrorCode,
  Outcome,
} from './CookbookContext';
import { hasText } from './CookbookContext';

export function errorCodeOf(error: unknown): CookbookErrorCode {
  return (Object(error) as { code?: CookbookErrorCode }).code ?? 'broken';
}

function nextSerial({ notice }: CookbookContext): number {
  return (notice?.serial ?? 0) + 1;
}

export const afterReading = (
  { removed }: CookbookContext,
  { recipes, unreadable }: CookbookContents,
): Partial<CookbookContext> => ({
  recipes,
  unreadable,
  removed: removed.filter(({ id }) => recipes.every((recipe) => recipe.id !== id)),
  errorCode: null,
});

export function afterOutcome(context: CookbookContext, outcome: Outcome): Partial<CookbookContext> {
  return {
    notice: { ...outcome, serial: nextSerial(context) },
    ...(outcome.type === 'removed' && {
      recipes: context.recipes.filter(({ id }) => id !== outcome.recipe.id),
      removed: [...context.removed, outcome.recipe],
    }),
    ...((outcome.type === 'restored' || outcome.type === 'edited') && {
      // At once, so the recipe's row stays and keeps the focus.
      recipes: [...context.recipes.filter(({ id }) => id !== outcome.recipe.id), outcome.recipe],
      removed: context.removed.filter((one) => !hasText(one, outcome.recipe.recipe)),
    }),
  };
}

export function afterFailure(
  context: CookbookContext,
  code: CookbookErrorCode,
): Partial<CookbookContext> {
  const [command, ...queue] = context.queue;
  if (!command) return {};
  return { queue, notice: { type: 'failed', command, code, serial: nextSerial(context) } };
}
