import { type ReactNode, useState } from 'react';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { useStore } from '../../browser/store';
import { BringDialog, type Reader } from '../../cookbook/bring/BringDialog';
import type { Brought } from '../../cookbook/bring/readFiles';
import { sortMessages } from '../../cookbook/bring/sort/messages';
import type { Sorting } from '../../cookbook/bring/sort/Sorting';
import type { Found } from '../../reading/lines/Found';
import type { DialogProps } from '../dialogs/Dialogs';
import { Correct } from './Correct';
import { hasKeptLines } from './keptLines';
import type { SortingTools } from './sorting';

interface Options {
  /** Fetches the reader of recipes. */
  loadReader(): Promise<Reader>;
  /** Shows the lines of a text, to sort. */
  sorting: LazyPart<SortingTools>;
  /** Puts several recipes into the cookbook. */
  addBrought(brought: Brought): void;
}

/** Makes the dialog that takes recipes from elsewhere and joins it with the cookbook. */
export function createBring(options: Options) {
  const { loadReader, sorting, addBrought } = options;

  function Paste({ app, open, openRecipe, onClose }: DialogProps): ReactNode {
    const incoming = useStore(app.incoming);
    const sorted = useSorting(options);
    const forget = () => {
      sorted.end();
      app.incoming.set(null);
    };

    function openFound({ text, source }: Found) {
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
    }

    return (
      <BringDialog
        loadReader={loadReader}
        text={incoming?.text}
        files={incoming?.files}
        onShown={sorted.resume}
        onOpen={openFound}
        onAdd={(found) => {
          // First, or the dialog would read these files again.
          forget();
          addBrought(found);
          open('cookbook');
        }}
        onSort={sorted.begin}
        sorting={sorted.render(openFound)}
        onClose={() => {
          forget();
          onClose();
        }}
      />
    );
  }

  return function Bring(props: DialogProps): ReactNode {
    const opened = useStore(props.app.incoming)?.sorting;
    const tools = useStore(sorting);
    return opened && tools ? (
      <Correct {...props} opened={opened} tools={tools} />
    ) : (
      <Paste {...props} />
    );
  };
}

/** The lines of the last text, and how to sort them. */
function useSorting({ loadReader, sorting, addBrought }: Options) {
  const tools = useStore(sorting);
  const [shown, show] = useState<{ sorting: Sorting; said: string } | null>(null);

  async function begin(text: string, found: Found, said = ''): Promise<boolean> {
    const part = await sorting.load().catch(() => null);
    if (part) show({ sorting: await part.begin({ text, found }), said });
    return part !== null;
  }

  /** Shows the lines from before a reload. */
  async function resume() {
    if (!hasKeptLines('saffron.lines')) return;
    // What opens the recipe has to come as well.
    const [part] = await Promise.all([sorting.load(), loadReader()]).catch(() => []);
    const begun = await part?.resume();
    if (begun) show({ sorting: begun, said: '' });
  }

  function end() {
    shown?.sorting.close();
    show(null);
  }

  async function goOn(first: Found, rest: string) {
    end();
    addBrought({ found: [first], refused: [], cookbooks: [] });
    const [next] = (await (await loadReader()).readPaste(rest)).found;
    await begin(rest, next ?? { ...first, text: rest }, sortMessages.kept);
  }

  const render = (onOpen: (found: Found) => void) =>
    shown && tools && <tools.Sort {...shown} onOpen={onOpen} onBack={end} onNext={goOn} />;
  return { begin, resume, end, render };
}
