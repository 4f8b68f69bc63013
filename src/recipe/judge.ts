import { avoidsSomething } from '../../machines/kitchen/preferences';
import type { Source } from '../../machines/kitchen/recipe';
import { type Avoidance, learnFor } from '../foods';
import { languagesIn, readText } from '../reading';
import { checkReading } from './allergens/checkReading';
import { sayFound, thingsWith } from './allergens/sayFound';

export interface Judged {
  hasTitle: boolean;
  ingredients: number;
  steps: number;
  /** What the text contains or may contain of what the visitor avoids: "contains milk". */
  finds: readonly string[];
  /** The page could not check all of the text for what the visitor avoids. */
  isOpen: boolean;
}

/**
 * Names finds in a text that the visitor still edits, and never says that nothing was found. Of a photo or a clip, the
 * check is never complete.
 */
export function checkDraft(text: string, toAvoid: Avoidance, source?: Source): Judged {
  const reading = readText(text);
  learnFor({ codes: languagesIn(text) });
  const { title, ingredients, steps } = reading.document;
  const check = avoidsSomething(toAvoid)
    ? checkReading(reading, toAvoid, false, undefined, source).check
    : null;
  const results = check?.results ?? [];
  return {
    hasTitle: title !== null,
    ingredients: ingredients.flatMap(({ items }) => items).length,
    steps: steps.length,
    finds: [
      ...sayFound(thingsWith(results, 'contains'), 'contains'),
      ...sayFound(thingsWith(results, 'may contain'), 'may contain'),
    ],
    isOpen:
      check !== null && (check.unchecked !== null || thingsWith(results, 'not checked').length > 0),
  };
}
