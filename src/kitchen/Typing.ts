import type { KeptListActor } from '../../machines/keptList/keptListMachine';
import type { Store } from '../browser/store';
import type { FoodReader } from './list/typingTools';

export type Typing = typeof import('./list/typingTools') &
  Pick<typeof import('./list/ListQuestions'), 'KeepList' | 'PasteQuestion'> &
  Pick<typeof import('./list/days'), 'EatByNote'> &
  Pick<typeof import('./photo/readSight'), 'readSight'> & {
    /** Adds the foods of a pasted list. Asks first if it looks like a recipe. */
    takePasted(text: string): Promise<void>;
    pasted: Store<string>;
    addFoods(text: string): Promise<void>;
    /** Adds each food of a typed line with commas. */
    addTyped(line: string): Promise<void>;
    openRecipe(text: string): void;
    foods: FoodReader;
    keptList: KeptListActor;
    today: Store<string>;
    useIsSaved(): boolean;
  };
