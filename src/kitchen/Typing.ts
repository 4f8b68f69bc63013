import type { KeptListActor } from '../../machines/keptListMachine';
import type { RenderAge } from './LeftoverAge';
import type { FoodReader } from './typingTools';

/** The part that helps with typing and editing, keeps the list, and follows the days of its leftovers. */
export type Typing = typeof import('./typingTools') &
  Pick<typeof import('./readPastedList'), 'readPastedList'> &
  typeof import('./KeepList') & {
    foods: FoodReader;
    keptList: KeptListActor;
    renderAge: RenderAge;
  };
