import type { KeptListActor } from '../../machines/keptList/keptListMachine';
import type { Store } from '../browser/store';
import type { RenderAge } from './list/LeftoverAge';
import type { FoodReader } from './list/typingTools';

/** The part that helps with typing and editing, keeps the list, and follows the days of its leftovers. */
export type Typing = typeof import('./list/typingTools') &
  Pick<typeof import('./readPastedList'), 'readPastedList'> &
  typeof import('./list/KeepList') & {
    foods: FoodReader;
    keptList: KeptListActor;
    today: Store<string>;
    renderAge: RenderAge;
    useIsSaved(): boolean;
  };
