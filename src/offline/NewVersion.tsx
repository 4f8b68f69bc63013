import { reloadPage } from '../browser/isOutdated';
import { type Store, useStore } from '../browser/store';
import { messages } from './messages';

interface NewVersionProps {
  isOffered: Store<boolean>;
}

export function NewVersion({ isOffered }: NewVersionProps) {
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
