import { useStore } from '../../browser/store';
import { PreferencesDialog as Dialog } from '../../kitchen/preferences/PreferencesDialog';
import type { DialogProps } from './Dialogs';

export { loadChangedPreferences } from '../../kitchen/preferences/preferencesStorage';
export { savePreferences } from '../../kitchen/preferences/savePreferences';
export { words } from '../languages/english/preferences';

/** The dialog for the visitor's preferences, with the reader's knowledge of foods once it is there. */
export function PreferencesDialog({ app, onClose }: DialogProps) {
  const reader = useStore(app.parts.recipe);
  return (
    <Dialog
      recipe={app.recipe}
      meaningOf={reader?.meaningOf}
      findWishedAway={reader?.findWishedAway}
      keeping={useStore(app.keeping)}
      onClose={() => {
        app.asksForPreferences.set(false);
        onClose();
      }}
    />
  );
}
