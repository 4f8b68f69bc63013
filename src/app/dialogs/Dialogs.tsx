import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { DialogName } from '../../../machines/dialogs/dialogsMachine';
import { useStore } from '../../browser/store';
import type { Application } from '../Application';
import type { DialogProps } from './DialogButton';

type DialogsProps = Omit<DialogProps<Application>, 'dialog' | 'open' | 'onClose'>;

/** The open dialogs, each above the one before. */
export function Dialogs(props: DialogsProps) {
  const { parts, dialogs } = props.app;
  const open = useSelector(dialogs, ({ context }) => context.open);
  const cookbook = useStore(parts.cookbook);
  const model = useStore(parts.model);
  const device = useStore(parts.device);
  const preferences = useStore(parts.preferences);
  const photo = useStore(parts.photo);
  const views: Record<DialogName, ComponentType<DialogProps<Application>> | undefined> = {
    model: model?.ModelDialog,
    shared: device?.SharedIngredients,
    preferences: preferences?.PreferencesDialog,
    cookbook: cookbook?.CookbookDialog,
    photo: photo?.PhotoDialog,
    bring: cookbook?.Bring,
    edit: cookbook?.EditDialog,
    list: cookbook?.SharedList,
  };
  return open.map((dialog) => {
    const { id, name } = dialog;
    const View = views[name];
    return (
      View && (
        <View
          key={id}
          {...props}
          dialog={dialog}
          open={(next) => dialogs.send({ type: 'dialog.open', dialog: next })}
          onClose={() => dialogs.send({ type: 'dialog.close', id })}
        />
      )
    );
  });
}
