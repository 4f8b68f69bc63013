// The part that sends requests and shows their progress and their end.

import type { PartsContext } from '../parts';
import { createRequester, type Requester } from './request';

export { WaitDetails } from '../../kitchen/wait/WaitDetails';
export { RecipeNotes } from '../../recipe/notes/RecipeNotes';
export { words } from '../languages/english/requests';
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';
export { PendingRecipe } from './PendingRecipe';

export function startPart(page: PartsContext): { requester: Requester } {
  const { model, recipe: reader } = page.parts;
  return { requester: createRequester({ ...page, model, reader }) };
}
