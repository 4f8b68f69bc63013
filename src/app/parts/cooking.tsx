import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Dialog } from '../../../machines/dialogs/dialogsMachine';
import { COOKING, removeFromTab, writeTab } from '../../browser/storage/tabStorage';
import { useStore } from '../../browser/store';
import { CookDialog } from '../../cookbook/cooked/CookDialog';
import { AroundCooking } from '../../recipe/cooking/Cook';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';
import { timersFor } from '../Timers';

export { startPart } from '../../recipe/cooking/aloud/startReadAloud';

export async function prepareDialog({ parts }: AppContext, dialog: Dialog) {
  (await parts.recipe.load()).tools.beginCooking();
  return dialog;
}

export function DialogView({ onClose }: DialogViewProps) {
  const { parts, recipe: actor } = useApp();
  // A reload runs no cleanup, so it comes back to here.
  useEffect(() => {
    writeTab(COOKING, '1');
    return () => removeFromTab(COOKING);
  }, []);
  const tools = useStore(parts.recipe)?.tools;
  const recipe = useSelector(actor, ({ context }) => context.recipe);
  return (
    tools &&
    recipe && (
      <AroundCooking {...{ tools, recipe }}>
        <CookDialog cookbook={parts.cookbook} footer={timersFor} onClose={onClose} />
      </AroundCooking>
    )
  );
}
