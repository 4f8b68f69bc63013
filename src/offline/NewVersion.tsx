import { reloadPage } from '../browser/isOutdated';
import { type Store, useStore } from '../browser/store';
import * as restWords from '../words/en/rest';

export function NewVersion({ isOffered }: { isOffered: Store<boolean> }) {
  if (!useStore(isOffered)) return null;
  return (
    <>
      <p>{restWords.offline.newVersion}</p>
      <button type="button" onClick={reloadPage}>
        {restWords.offline.reload}
      </button>
    </>
  );
}
