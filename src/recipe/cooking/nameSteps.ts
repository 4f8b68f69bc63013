import type { Step } from '../../reading/document/RecipeDocument';
import { messages } from './messages';

/** "Step 2", with its part if several parts count from 1. */
export function nameSteps(steps: readonly Step[]): string[] {
  const hasSeveralCounts = new Set(steps.map(({ number }) => number)).size < steps.length;
  return steps.map(({ number, part }) => messages.stepName(number, hasSeveralCounts ? part : null));
}
