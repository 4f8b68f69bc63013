import type { Step } from '../recipe/document/RecipeDocument';
import { messages } from './messages';

/** Names each step as it is shown: "Step 2", with its part if the parts count anew. */
export function nameSteps(steps: readonly Step[]): string[] {
  const hasSeveralCounts = new Set(steps.map(({ number }) => number)).size < steps.length;
  return steps.map(({ number, part }) => messages.stepName(number, hasSeveralCounts ? part : null));
}
