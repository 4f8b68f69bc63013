import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Dialog, OpenDialog } from '../../machines/dialogs/dialogsMachine';
import { useStore } from '../browser/store';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import { type AppContext, useApp } from './AppContext';

/** Fetches the part of a dialog, and prepares what its view begins with. */
export async function fetchDialog({ parts, recipe }: AppContext, dialog?: Dialog): Promise<Dialog> {
  if (!dialog) throw new Error('No dialog.');
  switch (dialog.name) {
    case 'edit':
      return (await parts.cookbook.load()).prepareEdit();
    case 'bring':
      return (await parts.cookbook.load()).prepareBring(dialog);
    case 'model':
      // The dialog starts fresh, however the visitor closed it.
      await (await parts.model.load()).controller.prepare();
      break;
    case 'cook':
      (await parts.recipe.load()).tools.beginCooking();
      break;
    case 'shopping': {
      const [cookbook, { tools }] = await Promise.all([parts.cookbook.load(), parts.recipe.load()]);
      if (dialog.of === 'plan') await cookbook.readPlanned(cookbook, tools, recipe);
      break;
    }
    case 'list':
    case 'usedUp':
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
  return open.map((dialog) => (
    <ErrorBoundary key={dialog.id} of={dialog} fallback={<Broken dialog={dialog} />}>
      <View {...props} dialog={dialog} />
    </ErrorBoundary>
  ));
}

interface ViewProps extends DialogsProps {
  dialog: OpenDialog;
}

/** Closes a dialog that throws. The page says so, and the recipe stays on it. */
function Broken({ dialog: { id } }: Pick<ViewProps, 'dialog'>) {
  const { dialogs, recipe } = useApp();
  useEffect(() => {
    dialogs.send({ type: 'dialog.close', id });
    recipe.send({ type: 'link.report', text: firstWords.app.brokenDialog });
  }, [dialogs, recipe, id]);
  return null;
}

function View({ dialog, footer }: ViewProps) {
  const { parts, dialogs } = useApp();
  const recipe = useStore(parts.recipe);
  const tools = recipe?.tools;
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
    case 'cook':
      return (
        recipe && (
          <recipe.CookDialog {...recipe} {...{ cookbook: parts.cookbook, footer, onClose }} />
        )
      );
    case 'shopping':
      return cookbook && tools && <cookbook.Shopping {...{ cookbook, tools, dialog, onClose }} />;
    case 'usedUp':
      return cookbook && tools && <cookbook.UsedUp {...{ cookbook, tools, onClose }} />;
  }
}
