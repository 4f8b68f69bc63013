import type { LanguageCode } from '../recipe/document/languages/Language';
import type { Place } from '../recipe/document/numbersIn';

/** What the page shows instead of the amounts that a recipe was written with. */
export interface View {
  /** How many times the recipe is made. */
  factor: number;
  units: 'original' | 'metric' | 'us';
  language: LanguageCode | null;
}

/** A change of a line: the words at a place, and what is shown in their place. */
export interface Edit extends Place {
  text: string;
}

/** Makes the changes in a text. */
export function applyEdits(line: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: shown } of edits) {
    text += line.slice(at, start) + shown;
    at = end;
  }
  return (text + line.slice(at)).replace(/ {2,}/g, ' ');
}
