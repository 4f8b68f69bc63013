import type { AppContext } from '../AppContext';
import { createRequester } from '../requests/request';

export { WaitDetails } from '../../kitchen/wait/WaitLines';
export { PendingCheck } from '../../recipe/allergens/PendingCheck';
export { RecipeNotes } from '../../recipe/notes/RecipeNotes';
export { FailureHelp } from '../requests/FailureHelp';
export { PageTitle } from '../requests/PageTitle';

export const startPart = (app: AppContext) => ({ requester: createRequester(app) });
