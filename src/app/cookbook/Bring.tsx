import type { ReactNode } from 'react';
import type { Recipe } from '../../../machines/kitchen/recipe';
import type { LazyPart } from '../../browser/store';
import { BringDialog } from '../../cookbook/bring/BringDialog';
import type { Brought } from '../../cookbook/bring/readFiles';
import type { FoundRecipe } from '../../reading/lines/FoundRecipe';
import type { DialogProps } from '../dialogs/DialogButton';
import type { ToEdit } from '../Page';
import { loadPaste } from './pasteStorage';
import type { Texts } from './texts';

interface Options {
  texts: LazyPart<Texts>;
  addBrought(brought: Brought): void;
  /** Opens the field. */
  edit(what: ToEdit): void;
  /** Gives the recipe to be shown, unless it is saved. */
  addFound(found: FoundRecipe, saves: boolean): Promise<Recipe | null>;
}

interface BringPage {
  parts: { typing: LazyPart<{ addFoods(text: string): void }> };
}

export function createBring({ texts, addBrought, edit, addFound }: Options) {
  return function Bring(props: DialogProps<BringPage>): ReactNode {
    const { app, dialog, open, openRecipe, onClose } = props;
    const { text, opens, files, saves = false } = dialog;

    return (
      <BringDialog
        loadReader={texts.load}
        {...{ text, opens, files }}
        onShown={() => {
          const last = loadPaste();
          if (!last) return;
          onClose();
          edit({ paste: last });
        }}
        onOpen={async (found) => {
          onClose();
          const recipe = await addFound(found, saves);
          if (recipe) openRecipe(recipe);
        }}
        onDoubt={(found) => edit({ paste: { found, saves } })}
        onFoods={async (foods) => {
          onClose();
          (await app.parts.typing.load()).addFoods(foods);
        }}
        onAdd={(found) => {
          addBrought(found);
          if (!saves) open({ name: 'cookbook' });
        }}
        onClose={onClose}
      />
    );
  };
}
