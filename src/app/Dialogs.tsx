import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Dialog, OpenDialog } from '../../machines/dialogs/dialogsMachine';
import { useStore } from '../browser/store';
import { type Parts, useApp } from './AppContext';

/** Fetches the part of a dialog, and prepares what its view begins with. */
export async function fetchDialog(parts: Parts, dialog?: Dialog): Promise<Dialog> {
  if (!dialog) throw new Error('No dialog.');
  switch (dialog.name) {
    case 'edit':
      await (await parts.cookbook.load()).prepareEdit();
      break;
    case 'model':
      // The dialog starts fresh, however the visitor closed it.
      await (await parts.model.load()).controller.prepare();
      break;
    case 'bring':
    case 'list':
      await parts.cookbook.load();
      break;
    case 'shared':
      await parts.device.load();
      break;
    default:
      await parts[dialog.name].load();
  }
  return dialog;
}

interface DialogsProps {
  /** The timers, which stay in reach below the dialog. */
  footer(onFocusLost: () => void): ReactNode;
}

/** The open dialogs, each above the one before. A dialog opens when it mounts. */
export function Dialogs(props: DialogsProps) {
  const open = useSelector(useApp().dialogs, ({ context }) => context.open);
  return open.map((dialog) => <View key={dialog.id} {...props} dialog={dialog} />);
}

function View({ dialog, footer }: DialogsProps & { dialog: OpenDialog }) {
  const { parts, dialogs } = useApp();
  const cookbook = useStore(parts.cookbook);
  const model = useStore(parts.model);
  const device = useStore(parts.device);
  const preferences = useStore(parts.preferences);
  const photo = useStore(parts.photo);
  const onClose = () => dialogs.send({ type: 'dialog.close', id: dialog.id });
  switch (dialog.name) {
    case 'model':
      return model && <model.ModelDialog {...model} footer={footer} onClose={onClose} />;
    case 'shared':
      return device && <device.SharedIngredients text={device.sharedList} onClose={onClose} />;
    case 'preferences':
      return preferences && <preferences.PreferencesDialog onClose={onClose} />;
    case 'photo':
      return photo && <photo.PhotoDialog {...photo} dialog={dialog} onClose={onClose} />;
    case 'cookbook':
      return cookbook && <cookbook.CookbookDialog {...{ cookbook, footer, onClose }} />;
    case 'bring':
      return cookbook && <cookbook.Bring {...{ cookbook, dialog, onClose }} />;
    case 'edit':
      return cookbook && <cookbook.EditDialog {...{ cookbook, onClose }} />;
    case 'list':
      return cookbook && <cookbook.SharedList {...{ cookbook, dialog, onClose }} />;
  }
}
