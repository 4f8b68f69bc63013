import { type ReactNode, useState } from 'react';
import { readTab } from '../../browser/storage/tabStorage';
import { type LazyPart, useStore } from '../../browser/store';
import { BringDialog } from '../../cookbook/bring/BringDialog';
import type { Brought } from '../../cookbook/bring/readFiles';
import { sortMessages } from '../../cookbook/bring/sort/messages';
import { LINES_KEY, type Sorting } from '../../cookbook/bring/sort/Sorting';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import type { DialogProps } from '../dialogs/DialogButton';
import type { Texts } from './texts';

interface Options {
  /** Reads recipes, and shows the lines of a text for the visitor to sort. */
  texts: LazyPart<Texts>;
  addBrought(brought: Brought): void;
}

interface BringPage {
  parts: { typing: LazyPart<{ addFoods(text: string): void }> };
}

export function createBring(options: Options) {
  const { texts, addBrought } = options;

  return function Bring(props: DialogProps<BringPage>): ReactNode {
    const { app, dialog, open, openRecipe, onClose } = props;
    const sorted = useSorting(options);
    const { text, opens, files, saves } = dialog;

    function openFound(found: FoundRecipe) {
      sorted.end();
      onClose();
      if (saves) return addBrought({ found: [found], refused: [], cookbooks: [] });
      const { source } = found;
      openRecipe({
        text: found.text,
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
        loadReader={texts.load}
        {...{ text, opens, files }}
        onShown={sorted.resume}
        onOpen={openFound}
        onFoods={async (foods) => {
          onClose();
          (await app.parts.typing.load()).addFoods(foods);
        }}
        onAdd={(found) => {
          addBrought(found);
          if (!saves) open({ name: 'cookbook' });
        }}
        onSort={sorted.begin}
        sorting={sorted.render(openFound)}
        onClose={() => {
          sorted.end();
          onClose();
        }}
      />
    );
  };
}

function useSorting({ texts, addBrought }: Options) {
  const tools = useStore(texts)?.sorting;
  const [shown, show] = useState<{ sorting: Sorting; said: string } | null>(null);

  async function begin(text: string, found: FoundRecipe, said = ''): Promise<boolean> {
    const part = await texts.load().catch(() => null);
    if (part) show({ sorting: await part.sorting.begin({ text, found }), said });
    return part !== null;
  }

  async function resume() {
    if (readTab(LINES_KEY) === null) return;
    const part = await texts.load().catch(() => null);
    const begun = await part?.sorting.resume();
    if (begun) show({ sorting: begun, said: '' });
  }

  function end() {
    shown?.sorting.close();
    show(null);
  }

  async function goOn(first: FoundRecipe, rest: string) {
    end();
    addBrought({ found: [first], refused: [], cookbooks: [] });
    const [next] = (await (await texts.load()).readPaste(rest)).found;
    await begin(rest, next ?? { ...first, text: rest }, sortMessages.kept);
  }

  const render = (onOpen: (found: FoundRecipe) => void) =>
    shown &&
    tools && (
      <tools.SortView
        key={shown.sorting.actor.id}
        {...shown}
        onOpen={onOpen}
        onBack={end}
        onNext={goOn}
      />
    );
  return { begin, resume, end, render };
}
