import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { findSaved } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import type { DialogsActor } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { passFocusTo } from '../../browser/passFocusTo';
import { createStore, type LazyPart, useStore } from '../../browser/store';
import { EditDialog as Dialog, type EditedField } from '../../cookbook/edit/EditDialog';
import { editMessages as messages } from '../../cookbook/edit/messages';
import { fileMessages, rowMessages } from '../../cookbook/messages';
import { Notice } from '../../cookbook/Notice';
import { MAX_NOTE_LENGTH } from '../../cookbook/storage/savedRecipe';
import { ownTitle } from '../../cookbook/storage/shownTitle';
import { Button } from '../../ui/Button';
import { Pencil } from '../../ui/icons';
import { DialogButton, type DialogProps } from '../dialogs/DialogButton';
import type { ToEdit } from '../Page';
import type { UnsavedEdit } from './editing';
import type { Texts } from './texts';

interface EditItemProps {
  recipe: Recipe;
  onDone?: ((message: string) => void) | undefined;
}

const toTheHeading = passFocusTo('section', 'h2');
const noEdit = createStore<UnsavedEdit>(null);

export function createEdit(texts: LazyPart<Texts>, dialogs: DialogsActor, cookbook: CookbookActor) {
  const edit = (what: ToEdit) =>
    dialogs.send({ type: 'dialog.open', dialog: { name: 'edit', ...what } });

  function EditItem({ recipe, onDone }: EditItemProps) {
    return (
      <DialogButton
        look="plain"
        opens={async () => {
          await texts.load();
          // The dialog returns the focus to the button of the menu.
          onDone?.('');
          edit({ recipe });
        }}
      >
        <Pencil aria-hidden />
        <span>{messages.edit}</span>
      </DialogButton>
    );
  }

  function Edited({ recipe: { text } }: EditItemProps) {
    const last = useStore(useStore(texts)?.editing.unsaved ?? noEdit);
    const isSaved = useSelector(cookbook, ({ context }) => !!findSaved(context.recipes, text));
    return (
      <>
        <Notice cookbook={cookbook} edited={text} />
        <div role="status">
          {last?.text === text && !isSaved && (
            <p dir="auto">
              <span>{rowMessages.editedTitle(ownTitle({ recipe: text }))}</span>{' '}
              <Button ref={toTheHeading} look="text" onClick={last.undo}>
                {fileMessages.undo}
              </Button>
            </p>
          )}
        </div>
      </>
    );
  }

  function EditDialog({ dialog, openRecipe, onClose }: DialogProps): ReactNode {
    const field = dialog.field as EditedField;
    return (
      <Dialog field={field} longestNote={MAX_NOTE_LENGTH} onOpen={openRecipe} onClose={onClose} />
    );
  }

  return { edit, EditItem, Edited, EditDialog };
}
