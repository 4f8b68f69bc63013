import { useSelector } from '@xstate/react';
import { reloadPage } from '../browser/isOutdated';
import { type Store, useStore } from '../browser/store';
import { messages } from '../offline/messages';
import type { Application } from './createApp';
import { useTimers } from './useTimers';

interface NewVersionProps extends Pick<Application, 'recipe' | 'cookingTools'> {
  hasNewVersion: Store<boolean>;
  /** Whether the view for cooking is open. */
  isCooking: boolean;
}

/** Offers a new version of the page, except to someone who cooks or waits for a recipe. */
export function NewVersion({ recipe, isCooking, ...props }: NewVersionProps) {
  const hasNewVersion = useStore(props.hasNewVersion);
  const isWaiting = useSelector(recipe, (snapshot) => snapshot.hasTag('loading'));
  const hasTimers = useTimers(props, ({ actors }) => actors.length > 0);

  if (!hasNewVersion || isCooking || isWaiting || hasTimers) return null;
  return (
    <>
      <p>{messages.newVersion}</p>
      <button type="button" onClick={reloadPage}>
        {messages.reload}
      </button>
    </>
  );
}
