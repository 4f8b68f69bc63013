import type { ReactNode } from 'react';
import { useStore } from '../../browser/store';
import { BringDialog, type Reader } from '../../cookbook/bring/BringDialog';
import type { Brought } from '../../cookbook/bring/readFiles';
import type { DialogProps } from '../dialogs/Dialogs';

interface Options {
  /** Fetches the reader of recipes. */
  loadReader(): Promise<Reader>;
  /** Puts several recipes into the cookbook. */
  addBrought(brought: Brought): void;
}

/** Makes the dialog that takes recipes from elsewhere and joins it with the cookbook. */
export function createBring({ loadReader, addBrought }: Options) {
  return function Bring({ app, open, openRecipe, onClose }: DialogProps): ReactNode {
    const incoming = useStore(app.incoming);
    const forget = () => app.incoming.set(null);

    return (
      <BringDialog
        loadReader={loadReader}
        text={incoming?.text}
        files={incoming?.files}
        onOpen={({ text, source }) => {
          forget();
          openRecipe({
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
          open('cookbook');
        }}
        onClose={() => {
          forget();
          onClose();
        }}
      />
    );
  };
}
