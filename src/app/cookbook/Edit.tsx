import type { ReactNode } from 'react';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { useStore } from '../../browser/store';
import { EditDialog as Dialog } from '../../cookbook/edit/EditDialog';
import { editMessages as messages } from '../../cookbook/edit/messages';
import { Notice } from '../../cookbook/Notice';
import { MAX_NOTE_LENGTH } from '../../cookbook/storage/savedRecipe';
import { Pencil } from '../../ui/icons';
import { DialogButton } from '../dialogs/DialogButton';
import type { DialogProps } from '../dialogs/DialogProps';
import type { Page, ToEdit } from '../Page';
import type { Texts } from './texts';

interface EditItemProps {
  recipe: Recipe;
  /** Closes the menu. */
  onDone?: ((message: string) => void) | undefined;
}

/** Makes the views with which a visitor edits recipes. */
export function createEdit(
  texts: LazyPart<Texts>,
  incoming: Page['incoming'],
  cookbook: CookbookActor,
) {
  const edit = async (what: ToEdit) =>
    incoming.set({ name: 'edit', editing: await (await texts.load()).editing.begin(what) });

  /** The entry of the menu that opens the field. */
  function EditItem({ recipe, onDone }: EditItemProps) {
    return (
      <DialogButton
        look="plain"
        open={async () => {
          await texts.load();
          // The dialog returns the focus to the button of the menu.
          onDone?.('');
          await edit({ recipe });
        }}
      >
        <Pencil aria-hidden />
        <span>{messages.edit}</span>
      </DialogButton>
    );
  }

  /** What came of an edit of the saved recipe on the page. */
  const Edited = ({ recipe: { text } }: EditItemProps) => (
    <Notice cookbook={cookbook} edited={text} />
  );

  function EditDialog({ app }: DialogProps<Pick<Page, 'incoming'>>): ReactNode {
    const opened = useStore(app.incoming)?.editing;
    if (!opened) return null;
    return (
      <Dialog
        key={opened.actor.id}
        actor={opened.actor}
        isNew={!opened.recipe && !opened.saved}
        longestNote={MAX_NOTE_LENGTH}
        onClose={() => app.incoming.set(null)}
      />
    );
  }

  return { edit, EditItem, Edited, EditDialog };
}
