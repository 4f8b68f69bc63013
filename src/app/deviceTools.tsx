import type { ReactNode } from 'react';
import { isOutdated } from '../browser/isOutdated';
import { createStore } from '../browser/store';
import { startWorker } from '../offline/startWorker';
import type { Application } from './createApp';
import { NewVersion } from './NewVersion';

/** What makes the page an app of the visitor's device. */
export interface DeviceTools {
  /** Looks whether there is a newer version of the page. */
  lookForNewVersion(): Promise<void>;
  /** Offers a new version, as soon as it disturbs nobody. */
  NewVersion(props: { isCooking: boolean }): ReactNode;
}

interface Options extends Pick<Application, 'recipe' | 'cookingTools'> {
  /** The address of the script that this page runs. */
  script: string;
  /** The address of the service worker; undefined for a page without one. */
  workerAddress: string | undefined;
}

/** Starts the service worker, and looks for new versions of the page. */
export function createDeviceTools({ script, workerAddress, ...app }: Options): DeviceTools {
  const hasNewVersion = createStore(false);
  const lookForNewVersion = async () => {
    if (await isOutdated(script)) hasNewVersion.set(true);
  };
  if (workerAddress) startWorker(workerAddress, script, lookForNewVersion);

  return {
    lookForNewVersion,
    NewVersion: (props) => <NewVersion {...app} {...props} hasNewVersion={hasNewVersion} />,
  };
}
