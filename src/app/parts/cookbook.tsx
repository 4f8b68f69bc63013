import type { Dialog } from '../../../machines/dialogs/dialogsMachine';
import { useStore } from '../../browser/store';
import { type Cookbook, startCookbook } from '../../cookbook/startCookbook';
import {
  Bring,
  CookbookDialog,
  EditDialog,
  PictureDialog,
  readPlanned,
  SharedList,
  Shopping,
} from '../../cookbook/views';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';
import { KeptDialog } from '../kept/KeptDialog';
import { timersFor } from '../Timers';

export * from '../../cookbook/views';

export const startPart = (app: AppContext): Cookbook =>
  startCookbook({
    ...app,
    reader: app.parts.recipe,
    addFoods: (text) => app.adding.send({ type: 'words.enter', text, from: 'choice' }),
  });

export async function prepareDialog({ parts, kitchen }: AppContext, dialog: Dialog) {
  const cookbook = await parts.cookbook.load();
  if (dialog.name === 'edit') return cookbook.prepareEdit(dialog);
  if (dialog.name === 'bring') return cookbook.prepareBring(dialog);
  // It takes a pasted picture.
  if (dialog.name === 'picture') parts.device.preload();
  if (dialog.name === 'shopping') {
    const { tools } = await parts.recipe.load();
    if (dialog.of === 'plan') await readPlanned(cookbook, tools, kitchen);
  }
  return dialog;
}

export function DialogView({ dialog, onClose }: DialogViewProps) {
  const { parts } = useApp();
  const cookbook = useStore(parts.cookbook);
  const tools = useStore(parts.recipe)?.tools;
  if (!cookbook) return null;
  switch (dialog.name) {
    case 'bring':
      return <Bring {...{ cookbook, dialog, onClose }} />;
    case 'edit':
      return <EditDialog {...{ cookbook, onClose }} />;
    case 'kept':
      return <KeptDialog {...{ cookbook, onClose }} />;
    case 'list':
      return <SharedList {...{ cookbook, dialog, onClose }} />;
    case 'picture':
      return <PictureDialog {...{ cookbook, dialog, onClose }} />;
    case 'shopping':
      return tools && <Shopping {...{ cookbook, tools, dialog, onClose }} />;
    default:
      return <CookbookDialog footer={timersFor} {...{ cookbook, onClose }} />;
  }
}
