import type { ReactNode } from 'react';
import { CookbookView, type CookbookViewProps } from '../../cookbook';
import type { DialogProps } from './Dialogs';

/** Makes the dialog with the visitor's recipes and joins it with the page. */
export function createCookbookDialog(
  tools: Pick<CookbookViewProps, 'cookbook' | 'writeZip' | 'proposals' | 'onEdit'>,
  shoppingList: ReactNode,
) {
  return function CookbookDialog({ app, open, openRecipe, footer, onClose }: DialogProps) {
    return (
      <CookbookView
        {...tools}
        shoppingList={shoppingList}
        footer={footer}
        onShown={() => void app.loadRecipeParts()}
        onAdd={() => open('bring')}
        onOpen={(recipe, servings) => {
          if (servings) app.parts.recipe.get()?.tools.serve(recipe.text, servings);
          openRecipe({ ...recipe, arrivedAt: Date.now() });
        }}
        onClose={onClose}
      />
    );
  };
}
