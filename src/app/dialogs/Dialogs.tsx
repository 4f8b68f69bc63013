import { type ComponentType, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../browser/store';
import type { Application } from '../Application';
import type { DialogName, DialogProps } from './DialogButton';

interface Opening {
  name?: DialogName | 'shared' | 'edit' | undefined;
  /** Rises with each opening and closing, so each opening renders a new dialog. */
  count: number;
}

/** Without a name, closes the opening that `count` names. */
function changeOpening(last: Opening, { name, count = last.count }: Partial<Opening>): Opening {
  // A browser fires a dialog's close event late, maybe after the next dialog has opened.
  return count === last.count ? { name, count: count + 1 } : last;
}

export function useDialogs({ parts }: Application) {
  const [{ name, count }, change] = useReducer(changeOpening, { count: 0 });
  const isReturning = useStore(parts.model)?.controller.isReturning;
  const device = useStore(parts.device);
  // A visitor who returns from signing in wants to see whether it worked.
  const first = isReturning ? 'model' : device?.firstDialog;

  return {
    name: count === 0 ? first : name,
    count,
    async open(next: DialogName) {
      await parts[next === 'bring' ? 'cookbook' : next].load();
      // The dialog starts fresh, however the visitor closed it.
      if (next === 'model') await parts.model.get()?.controller.prepare();
      // In a later render, the dialog could not take over the focus from this press.
      flushSync(() => change({ name: next }));
    },
    close: () => change({ count }),
  };
}

interface DialogsProps extends DialogProps<Application>, Opening {}

export function Dialogs({ name, count, ...props }: DialogsProps) {
  const { parts, incoming, asksForPreferences } = props.app;
  const cookbook = useStore(parts.cookbook);
  const model = useStore(parts.model);
  const device = useStore(parts.device);
  const preferences = useStore(parts.preferences);
  const isAsked = useStore(asksForPreferences);
  const photo = useStore(parts.photo);
  const brought = useStore(incoming);
  const views: Record<
    NonNullable<Opening['name']>,
    ComponentType<DialogProps<Application>> | undefined
  > = {
    model: model?.ModelDialog,
    shared: device?.SharedIngredients,
    preferences: preferences?.PreferencesDialog,
    cookbook: cookbook?.CookbookDialog,
    photo: photo?.PhotoDialog,
    bring: cookbook?.Bring,
    edit: cookbook?.EditDialog,
  };
  const above: Opening['name'] = brought
    ? (brought.name ?? 'bring')
    : isAsked
      ? 'preferences'
      : undefined;
  return [...new Set([name, above])].map((shown) => {
    const View = shown && views[shown];
    return View && <View key={shown + count} {...props} />;
  });
}
