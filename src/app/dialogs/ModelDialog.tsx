import { useStore } from '../../browser/store';
import { ModelDialog as Dialog } from '../../models/ModelDialog';
import type { DialogProps } from './Dialogs';

/** The dialog about models, and below it the offer to install the page. */
export function ModelDialog({ app: { parts }, footer, onClose }: DialogProps) {
  const model = useStore(parts.model);
  const device = useStore(parts.device);
  return (
    model && (
      <Dialog controller={model.controller} footer={footer} onClose={onClose}>
        {device && <device.Install />}
      </Dialog>
    )
  );
}
