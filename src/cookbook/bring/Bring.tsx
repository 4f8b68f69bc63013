import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import { useActors } from '../../ui/Actors';
import { loadPaste } from '../edit/pasteStorage';
import type { Cookbook } from '../startCookbook';
import { BringDialog } from './BringDialog';

interface BringProps {
  cookbook: Cookbook;
  dialog: OpenDialog;
  onClose(): void;
}

export function Bring({ cookbook, dialog, onClose }: BringProps) {
  const { dialogs, open } = useActors();
  const { text, opens, files, saves = false } = dialog;
  const { texts, adding, edit } = cookbook;

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
        const recipe = await adding.addFound(found, saves);
        if (recipe) open(recipe);
      }}
      onDoubt={(found) => edit({ paste: { found, saves } })}
      onFoods={(foods) => {
        onClose();
        cookbook.addFoods(foods);
      }}
      onAdd={(found) => {
        adding.addBrought(found);
        if (!saves) dialogs.send({ type: 'dialog.open', dialog: { name: 'cookbook' } });
      }}
      onClose={onClose}
    />
  );
}
