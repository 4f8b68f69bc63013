import type { KeptListActor } from '../../machines/keptListMachine';
import type { FoodReader } from './typingTools';

/** What helps while typing and editing, and what keeps the list. */
export type Typing = typeof import('./typingTools') &
  typeof import('./KeepList') & {
    foods: FoodReader;
    keptList: KeptListActor;
  };
