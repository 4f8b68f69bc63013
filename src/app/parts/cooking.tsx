import type { Dialog } from '../../../machines/dialogs/dialogsMachine';
import { useStore } from '../../browser/store';
import { CookDialog } from '../../cookbook/cooked/CookDialog';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';

export { startPart } from '../../recipe/cooking/aloud/startReadAloud';

export async function prepareDialog({ parts }: AppContext, dialog: Dialog) {
  (await parts.recipe.load()).tools.beginCooking();
  return dialog;
}

export function DialogView({ footer, onClose }: DialogViewProps) {
  const { parts } = useApp();
  const tools = useStore(parts.recipe)?.tools;
  return tools && <CookDialog {...{ tools, cookbook: parts.cookbook, footer, onClose }} />;
}
