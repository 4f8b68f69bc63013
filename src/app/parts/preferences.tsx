import { useEffect } from 'react';
import type { Preferences } from '../../../machines/kitchen/preferences';
import { readBrowser } from '../../browser/storage/browserReading';
import { createStore, useStore } from '../../browser/store';
import { KEPT_LIST_KEY } from '../../kitchen/keeping/kitchenStorage';
import { PreferencesDialog } from '../../kitchen/preferences/PreferencesDialog';
import { savePartly, savePreferences } from '../../kitchen/preferences/savePreferences';
import { AlwaysHave, KeepsList } from '../../kitchen/preferences/TextFields';
import { DialogButton } from '../../ui/Button';
import * as restWords from '../../words/en/rest';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';

export { loadChangedPreferences } from '../../kitchen/preferences/preferencesStorage';

export const startPart = ({ keeping }: AppContext) => ({
  /** After a loss, only the visitor's answer to the page's question ends it. */
  saveChange(preferences: Preferences, before: Preferences): void {
    keeping.set(
      keeping.getSnapshot().context === 'unreadable'
        ? savePartly(preferences)
        : savePreferences(preferences, before, isListKept()),
    );
  },
});

const isListKept = () => readBrowser(KEPT_LIST_KEY) !== null;

/** Until the reader is there. */
const NOTHING_SAID = createStore(null);
const NO_LANGUAGES = createStore(0);

export function DialogView({ onClose }: DialogViewProps) {
  const app = useApp();
  const reader = useStore(app.parts.recipe);
  const basics = reader?.tools.kitchenCheck.basics;
  const isSaid = useStore<string | null>(basics?.said ?? NOTHING_SAID) !== null;
  useStore(reader?.languages ?? NO_LANGUAGES);
  useEffect(app.parts.recipe.preload, []);
  useEffect(app.parts.typing.preload, []);
  const typing = useStore(app.parts.typing);
  return (
    <PreferencesDialog
      kitchen={app.kitchen}
      meaningOf={reader?.meaningOf}
      findExclusions={reader?.findExclusions}
      also={basics && { field: <AlwaysHave basics={basics} />, isSaid, forget: basics.forget }}
      keepsList={
        <>
          {typing && <KeepsList keptList={typing.keptList} />}
          <DialogButton look="text" opens={{ name: 'kept' }}>
            <span>{restWords.kept.heading}</span>
          </DialogButton>
        </>
      }
      keeping={useStore(app.keeping)}
      onAnswer={() => {
        const { preferences } = app.kitchen.getSnapshot().context;
        app.keeping.set(savePreferences(preferences, preferences, isListKept()));
      }}
      onClose={onClose}
    />
  );
}
