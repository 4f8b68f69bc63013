import type { ReactNode } from 'react';
import type { Recipe } from '../../machines/recipe';
import { BringDialog, type Reader } from '../bring/BringDialog';
import type { Brought } from '../bring/readFiles';
import { type Store, useStore } from '../browser/store';

/** What came from outside the page: dropped files, or a text from another app. */
export interface Handed {
  files?: readonly File[];
  text?: string;
}

interface Options {
  /** Fetches the reader of recipes. */
  loadReader(): Promise<Reader>;
  /** Puts several recipes into the cookbook. */
  addBrought(brought: Brought): void;
}

interface BringProps {
  brought: Store<Handed | null>;
  onOpen(recipe: Recipe): void;
  openCookbook(): void;
  onClose(): void;
}

/** Makes the dialog that takes recipes from elsewhere and joins it with the cookbook. */
export function createBring({ loadReader, addBrought }: Options) {
  return function Bring({ brought, onOpen, openCookbook, onClose }: BringProps): ReactNode {
    const handed = useStore(brought);
    const forget = () => brought.set(null);

    return (
      <BringDialog
        loadReader={loadReader}
        text={handed?.text}
        files={handed?.files}
        onOpen={({ text, source }) => {
          forget();
          onOpen({
            text,
            source,
            cut: false,
            model: null,
            origin: 'imported',
            askedWith: [],
            arrivedAt: Date.now(),
          });
        }}
        onAdd={(found) => {
          // First, or the dialog would read these files again.
          forget();
          addBrought(found);
          openCookbook();
        }}
        onClose={() => {
          forget();
          onClose();
        }}
      />
    );
  };
}
