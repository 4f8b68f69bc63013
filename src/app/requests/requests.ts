import { createRequester, type RequesterOptions } from './request';

export { WaitDetails } from '../../kitchen/wait/WaitLines';
export { PendingCheck } from '../../recipe/allergens/PendingCheck';
export { RecipeNotes } from '../../recipe/notes/RecipeNotes';
export { words } from '../languages/english/requests';
export { FailureHelp } from './FailureHelp';
export { PageTitle } from './PageTitle';

export const startPart = (page: RequesterOptions) => ({ requester: createRequester(page) });
