import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { LazyPart } from '../../browser/loading/lazyPart';
import type { Store } from '../../browser/store';
import { messages } from '../../cookbook/bring/messages';
import type { OpenedLines } from '../../cookbook/bring/sort/Sorting';
import type { Found } from '../../reading/lines/Found';
import { Dialog } from '../../ui/Dialog';
import { ListChecks } from '../../ui/icons';
import type { Incoming } from '../Application';
import { DialogButton } from '../dialogs/DialogButton';
import type { DialogProps } from '../dialogs/Dialogs';
import type { SortingTools } from './sorting';

interface CorrectProps extends DialogProps {
  opened: OpenedLines;
  tools: SortingTools;
}

/** The lines of the recipe on the page, which get other roles here. */
export function Correct({ app, opened, tools, openRecipe, onClose }: CorrectProps): ReactNode {
  const { recipe, sorting } = opened;

  function close() {
    sorting.close();
    app.incoming.set(null);
    onClose();
  }

  function openCorrected({ text }: Found) {
    close();
    if (text === recipe.text) return;
    tools.follow(recipe.text, text);
    openRecipe({ ...recipe, text, arrivedAt: Date.now() });
  }

  return (
    <Dialog heading={messages.correct} onClose={close}>
      <tools.Sort sorting={sorting} onOpen={openCorrected} />
    </Dialog>
  );
}

interface CorrectItemProps {
  recipe: Recipe;
  /** Closes the menu. */
  onDone?: ((message: string) => void) | undefined;
}

/** Makes the entry of a recipe's menu that shows its lines. */
export function createCorrectItem(
  sorting: LazyPart<SortingTools>,
  incoming: Store<Incoming | null>,
) {
  return function CorrectItem({ recipe, onDone }: CorrectItemProps) {
    async function open() {
      const { beginWith } = await sorting.load();
      const begun = await beginWith(recipe);
      // The dialog returns the focus to the button of the menu.
      onDone?.('');
      incoming.set({ sorting: { recipe, sorting: begun } });
    }
    return (
      <DialogButton open={open}>
        <ListChecks aria-hidden />
        <span>{messages.correct}</span>
      </DialogButton>
    );
  };
}
