import { useStore } from '../../browser/store';
import { ModelDialog as Dialog } from '../../models/ModelDialog';
import type { DialogProps } from './Dialogs';

/** The dialog about models. */
export function ModelDialog({ app, footer, onClose }: DialogProps) {
  const model = useStore(app.parts.model);
  return model && <Dialog controller={model.controller} footer={footer} onClose={onClose} />;
}
