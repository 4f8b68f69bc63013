import { createContext, use, useSyncExternalStore } from 'react';
import type { Choice } from '../../machines/connectionMachine';
import { isSampling } from './config';

/** What the page says of the model in use, outside of the dialog. */
export interface ModelStatus {
  choice: Choice;
  /** What has become of it, in two words at most; empty as long as it is well. */
  condition: string;
}

/** The model in use, and the way to another, for the views. */
export interface ModelStore {
  get(): ModelStatus;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /**
   * Opens the dialog.
   *
   * @throws where its code cannot be fetched
   */
  open(): Promise<void>;
}

const HOST: ModelStatus = { choice: 'host', condition: '' };

/** What is there until somebody provides more: the host's model, as the page is built with. */
export const ModelContext = createContext<ModelStore>({
  get: () => HOST,
  subscribe: () => () => {},
  open: async () => {},
});

export function useModelStatus(): ModelStatus {
  const { get, subscribe } = use(ModelContext);
  return useSyncExternalStore(subscribe, get, () => HOST);
}

/** Whether the sample kitchen cooks. */
export function isSample({ choice }: ModelStatus): boolean {
  return choice === 'sample' || (choice === 'host' && isSampling);
}
