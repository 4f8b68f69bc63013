import type { Entry } from '../../machines/adding/addingMachine';
import type { Store } from '../browser/store';
import type { KeptList } from './keeping/startKeptList';
import type { FoodReader } from './list/typingTools';

export type Typing = Pick<
  typeof import('./list/typingTools'),
  'ItemEditor' | 'RowOffers' | 'ScrollToNewest' | 'Suggestions'
> &
  Pick<typeof import('./list/ListQuestions'), 'KeptListLine' | 'PasteQuestion'> &
  Pick<typeof import('./list/days'), 'EatByNote'> &
  Pick<typeof import('./list/fittingFoods'), 'fittingFoods'> &
  Pick<typeof import('./list/ListWords'), 'ListWords'> &
  Pick<typeof import('./list/sayLeftOut'), 'sayLeftOut'> &
  Pick<typeof import('./photo/readSight'), 'readSight'> & {
    /** Finds the foods. The result adds them, or asks first if a pasted text looks like a recipe. */
    readWords(entry: Entry): Promise<() => void>;
    pasted: Store<string>;
    openRecipe(text: string): void;
    foods: FoodReader;
    keptList: Omit<KeptList, 'stop'>;
    today: Store<string>;
  };
