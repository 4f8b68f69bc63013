import { type LazyPart, useStore } from '../../browser/store';
import type { ModelController } from '../../models/control/createModelController';
import { ModelDialog as Dialog } from '../../models/ModelDialog';
import type { DialogProps } from './DialogButton';

interface ModelPage {
  parts: { model: LazyPart<{ controller: ModelController }> };
}

export function ModelDialog({ app, footer, onClose }: DialogProps<ModelPage>) {
  const model = useStore(app.parts.model);
  return model && <Dialog controller={model.controller} footer={footer} onClose={onClose} />;
}
