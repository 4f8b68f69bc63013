import type { ReactNode } from 'react';
import { CookbookView } from '../../cookbook';
import type { ExportMenuProps } from '../../cookbook/ExportMenu';
import type { DialogProps } from './Dialogs';

/** Makes the dialog with the visitor's recipes and joins it with the page. */
export function createCookbookDialog(tools: ExportMenuProps, shoppingList: ReactNode) {
  return function CookbookDialog({ app, open, openRecipe, footer, onClose }: DialogProps) {
    return (
      <CookbookView
        {...tools}
        shoppingList={shoppingList}
        footer={footer}
        onShown={() => void app.loadRecipeParts()}
        onAdd={() => open('bring')}
        onOpen={(recipe) => openRecipe({ ...recipe, arrivedAt: Date.now() })}
        onClose={onClose}
      />
    );
  };
}
