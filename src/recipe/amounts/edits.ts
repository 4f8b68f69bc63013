import type { LanguageCode } from '../../reading/languages/Language';
import type { Span } from '../../reading/quantities/units';

export interface View {
  factor: number;
  units: 'original' | 'metric' | 'us';
  language: LanguageCode | null;
}

export interface Edit extends Span {
  text: string;
}

export function applyEdits(line: string, edits: readonly Edit[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, text: shown } of edits) {
    text += line.slice(at, start) + shown;
    at = end;
  }
  return (text + line.slice(at)).replace(/ {2,}/g, ' ');
}
