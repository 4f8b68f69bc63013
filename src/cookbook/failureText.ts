import {
  type CookbookErrorCode,
  type CookbookNotice,
  MOST_PLANNED,
} from '../../machines/cookbook/CookbookContext';
import * as restWords from '../words/en/rest';

export const errorText = (code: CookbookErrorCode) =>
  code === 'planFull' ? restWords.cookbook.planFull(MOST_PLANNED) : restWords.cookbookErrors[code];

export function failureText({ command, code }: CookbookNotice & { type: 'failed' }): string {
  // The storage may still complete the command.
  const what =
    code === 'timeout' ? restWords.cookbook.perhaps : restWords.cookbookFailures[command.type];
  return `${what} ${errorText(code)}`;
}
