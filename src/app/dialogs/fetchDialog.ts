import type { Dialog } from '../../../machines/dialogs/dialogsMachine';
import type { ToEdit } from '../Page';
import type { Parts } from '../parts';

/** Fetches the part of a dialog, and prepares what its view begins with. */
export async function fetchDialog(parts: Parts, dialog?: Dialog): Promise<Dialog> {
  if (!dialog) throw new Error('There is no dialog to fetch.');
  switch (dialog.name) {
    case 'edit':
      return { ...dialog, field: await (await parts.cookbook.load()).beginEdit(dialog as ToEdit) };
    case 'model':
      // The dialog starts fresh, however the visitor closed it.
      await (await parts.model.load()).controller.prepare();
      return dialog;
    case 'bring':
    case 'list':
      await parts.cookbook.load();
      return dialog;
    case 'shared':
      await parts.device.load();
      return dialog;
    default:
      await parts[dialog.name].load();
      return dialog;
  }
}
