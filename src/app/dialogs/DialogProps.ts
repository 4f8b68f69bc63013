import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';

/** The dialogs that a button opens. */
export type DialogName = 'bring' | 'cookbook' | 'model' | 'photo' | 'preferences';

/** What a dialog gets: what it takes of the page, and what opens and closes it. It opens when it mounts. */
export interface DialogProps<App = unknown> {
  app: App;
  /** Opens another dialog. Rejects if the page cannot fetch its code. */
  open(name: DialogName): Promise<void>;
  openRecipe(recipe: Recipe): void;
  /** Renders the timers, which stay in reach below the dialog. */
  footer(onFocusLost: () => void): ReactNode;
  /** Called after the dialog has closed, to unmount it. */
  onClose(): void;
}
