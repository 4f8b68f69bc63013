import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';

export type DialogName = 'bring' | 'cookbook' | 'model' | 'photo' | 'preferences';

/** A dialog opens when it mounts. */
export interface DialogProps<App = unknown> {
  app: App;
  open(name: DialogName): Promise<void>;
  openRecipe(recipe: Recipe): void;
  /** The timers, which stay in reach below the dialog. */
  footer(onFocusLost: () => void): ReactNode;
  /** Called after the dialog has closed, to unmount it. */
  onClose(): void;
}
