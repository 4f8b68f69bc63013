import { CookbookView } from '../../cookbook';
import type { ExportMenuProps } from '../../cookbook/ExportMenu';
import { messages } from '../messages';
import { DialogButton } from './DialogButton';
import type { DialogProps } from './Dialogs';

/** Makes the dialog with the visitor's recipes and joins it with the page. */
export function createCookbookDialog(tools: ExportMenuProps) {
  return function CookbookDialog({ app, open, openRecipe, footer, onClose }: DialogProps) {
    return (
      <CookbookView
        {...tools}
        footer={footer}
        onShown={() => void app.loadRecipeParts()}
        shoppingList={
          <DialogButton open={() => open('shopping')}>
            <span>{messages.shoppingList}</span>
          </DialogButton>
        }
        onAdd={() => open('bring')}
        onOpen={(recipe) => openRecipe({ ...recipe, arrivedAt: Date.now() })}
        onClose={onClose}
      />
    );
  };
}
