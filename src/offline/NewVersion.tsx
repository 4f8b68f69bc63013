import { reloadPage } from '../browser/isOutdated';
import { type Store, useStore } from '../browser/store';
import { messages } from './messages';

export function NewVersion({ isOffered }: { isOffered: Store<boolean> }) {
  if (!useStore(isOffered)) return null;
  return (
    <>
      <p>{messages.newVersion}</p>
      <button type="button" onClick={reloadPage}>
        {messages.reload}
      </button>
    </>
  );
}
