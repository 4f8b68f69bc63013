import type { Choice } from '../../machines/connectionMachine';
import type { Settings } from './settings';

/** What the page says about the model in use, outside of the dialog. */
export interface ModelStatus {
  choice: Choice;
  /** What has become of it, in two words at most; empty as long as it works. */
  condition: string;
}

/** Whether recipes come from the sample kitchen. */
export function isSample({ choice }: ModelStatus, { accessToken, endpoint }: Settings): boolean {
  return choice === 'sample' || (choice === 'host' && !accessToken && !endpoint);
}
