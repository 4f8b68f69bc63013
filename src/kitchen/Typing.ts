import type { KeptListActor } from '../../machines/keptListMachine';
import type { RenderAge } from './LeftoverAge';
import type { FoodReader } from './typingTools';

/** What helps while typing and editing, and what keeps the list and follows its days. */
export type Typing = typeof import('./typingTools') &
  typeof import('./KeepList') & {
    foods: FoodReader;
    keptList: KeptListActor;
    renderAge: RenderAge;
  };
