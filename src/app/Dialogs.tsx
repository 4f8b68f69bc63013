import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { DIALOGS, type Dialog, type OpenDialog } from '../../machines/dialogs/dialogsMachine';
import { type LazyPart, useStore } from '../browser/store';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import * as firstWords from '../words/en/first';
import { type AppContext, type DialogPart, useApp } from './AppContext';

const partOf = ({ parts }: AppContext, { name }: Dialog): LazyPart<DialogPart> =>
  parts[DIALOGS[name]];

/** Fetches the part of a dialog, and prepares what its view begins with. */
export async function fetchDialog(app: AppContext, dialog?: Dialog): Promise<Dialog> {
  if (!dialog) throw new Error('No dialog.');
  const { prepareDialog } = await partOf(app, dialog).load();
  return prepareDialog?.(app, dialog) ?? dialog;
}

/** The open dialogs, each above the one before. */
export function Dialogs() {
  const open = useSelector(useApp().dialogs, ({ context }) => context.open);
  return open.map((dialog) => (
    <ErrorBoundary key={dialog.id} of={dialog} fallback={<Broken dialog={dialog} />}>
      <View dialog={dialog} />
    </ErrorBoundary>
  ));
}

interface ViewProps {
  dialog: OpenDialog;
}

/** Closes a dialog that throws. The page says so, and the recipe stays on it. */
function Broken({ dialog: { id } }: ViewProps) {
  const { dialogs, notices } = useApp();
  useEffect(() => {
    dialogs.send({ type: 'dialog.close', id });
    notices.say(firstWords.app.brokenDialog);
  }, [dialogs, notices, id]);
  return null;
}

function View({ dialog }: ViewProps) {
  const app = useApp();
  const part = useStore(partOf(app, dialog));
  const onClose = () => app.dialogs.send({ type: 'dialog.close', id: dialog.id });
  return part && <part.DialogView {...{ dialog, onClose }} />;
}
