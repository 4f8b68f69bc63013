import { useEffect } from 'react';
import { readBrowser } from '../../browser/storage/browserReading';
import { createStore, type LazyPart, type Store, useStore } from '../../browser/store';
import { KEPT_LIST_KEY } from '../../kitchen/keeping/kitchenStorage';
import { AlwaysHave } from '../../kitchen/preferences/AlwaysHave';
import {
  PreferencesDialog as Dialog,
  type PreferencesDialogProps,
} from '../../kitchen/preferences/PreferencesDialog';
import { savePreferences } from '../../kitchen/preferences/savePreferences';
import type { RecipeTools } from '../../recipe/createRecipeTools';
import type { Page } from '../Page';
import type { DialogProps } from './DialogButton';

export { loadChangedPreferences } from '../../kitchen/preferences/preferencesStorage';
export { savePartly, savePreferences } from '../../kitchen/preferences/savePreferences';
export { words } from '../languages/english/preferences';

interface PreferencesPage extends Pick<Page, 'recipe' | 'keeping'> {
  parts: {
    recipe: LazyPart<
      Pick<PreferencesDialogProps, 'meaningOf' | 'findExclusions'> & {
        tools: Pick<RecipeTools, 'kitchenCheck'>;
        languages: Omit<Store<number>, 'set'>;
      }
    >;
  };
}

/** Until the reader is there. */
const NOTHING_SAID = createStore(null);
const NO_LANGUAGES = createStore(0);

export function PreferencesDialog({ app, onClose }: DialogProps<PreferencesPage>) {
  const reader = useStore(app.parts.recipe);
  const basics = reader?.tools.kitchenCheck.basics;
  const isSaid = useStore<string | null>(basics?.said ?? NOTHING_SAID) !== null;
  useStore(reader?.languages ?? NO_LANGUAGES);
  useEffect(app.parts.recipe.preload, []);
  return (
    <Dialog
      recipe={app.recipe}
      meaningOf={reader?.meaningOf}
      findExclusions={reader?.findExclusions}
      also={basics && { field: <AlwaysHave basics={basics} />, isSaid, forget: basics.forget }}
      keeping={useStore(app.keeping)}
      onAnswer={() => {
        const { preferences } = app.recipe.getSnapshot().context;
        const isListKept = readBrowser(KEPT_LIST_KEY) !== null;
        app.keeping.set(savePreferences(preferences, preferences, isListKept));
      }}
      onClose={onClose}
    />
  );
}
