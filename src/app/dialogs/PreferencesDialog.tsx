import { useEffect } from 'react';
import { createStore, useStore } from '../../browser/store';
import { AlwaysHave } from '../../kitchen/preferences/AlwaysHave';
import { PreferencesDialog as Dialog } from '../../kitchen/preferences/PreferencesDialog';
import type { DialogProps } from './Dialogs';

export { loadChangedPreferences } from '../../kitchen/preferences/preferencesStorage';
export { savePreferences } from '../../kitchen/preferences/savePreferences';
export { words } from '../languages/english/preferences';

/** Until the reader is there. */
const NOTHING_SAID = createStore(false);
const NO_LANGUAGES = createStore(0);

/** The dialog for the visitor's preferences, with the reader's knowledge of foods once it is there. */
export function PreferencesDialog({ app, onClose }: DialogProps) {
  const reader = useStore(app.parts.recipe);
  const check = reader?.tools.kitchenCheck;
  const isSaid = useStore(check?.hasSaidBasics ?? NOTHING_SAID);
  useStore(reader?.languages ?? NO_LANGUAGES);
  useEffect(app.parts.recipe.preload, []);
  return (
    <Dialog
      recipe={app.recipe}
      meaningOf={reader?.meaningOf}
      findWishedAway={reader?.findWishedAway}
      also={
        check && {
          field: <AlwaysHave controller={check} />,
          isSaid,
          forget: check.forgetBasics,
        }
      }
      keeping={useStore(app.keeping)}
      onClose={() => {
        app.asksForPreferences.set(false);
        onClose();
      }}
    />
  );
}
