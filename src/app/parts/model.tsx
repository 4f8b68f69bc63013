import type { Dialog } from '../../../machines/dialogs/dialogsMachine';
import { readAvailability } from '../../browser/languageModel';
import { useStore } from '../../browser/store';
import {
  createModelController,
  type ModelController,
} from '../../models/control/createModelController';
import { ModelDialog } from '../../models/ModelDialog';
import {
  createLinkConnection,
  downloadBrowserModel,
  fetchLiveModels,
  finishSignIn,
  startSignIn,
  testLink,
} from '../../wire';
import * as restWords from '../../words/en/rest';
import { type AppContext, type DialogViewProps, useApp } from '../AppContext';
import { timersFor } from '../Timers';

export { BrowserModelLine } from '../../models/BrowserPanel';
export { explain } from '../../models/control/explain';

interface ModelPart {
  controller: ModelController;
  stop(): void;
}

export async function startPart(app: AppContext): Promise<ModelPart> {
  const { settings, modelStatus, recipe, parts, dialogs } = app;
  const { requester } = await parts.requests.load();
  const { provider } = settings;
  const controller = createModelController({
    ...app,
    hostConnection: requester.hostConnection,
    onConnectionChange: () => recipe.send({ type: 'recipe.stop' }),
    services: {
      createConnection: (link, getToken) =>
        link.choice === 'sample'
          ? requester.sampleKitchen
          : createLinkConnection(link, { provider, getToken }),
      testLink: (link, token, signal) => testLink(link, { provider, token }, signal),
      fetchLiveModels,
      readAvailability,
      downloadBrowserModel,
      startSignIn,
      finishSignIn,
    },
  });
  // A visitor who returns from signing in wants to see whether it worked.
  if (controller.isReturning) dialogs.send({ type: 'dialog.launch', dialog: { name: 'model' } });
  modelStatus.set(controller.status);
  const showStatus = () => modelStatus.set(controller.status);
  controller.actor.subscribe(showStatus);
  controller.liveModels.subscribe(showStatus);
  return { controller, stop: controller.stop };
}

/** The dialog starts fresh, however the visitor closed it. */
export async function prepareDialog({ parts }: AppContext, dialog: Dialog) {
  await (await parts.model.load()).controller.prepare();
  return dialog;
}

export function DialogView({ onClose }: DialogViewProps) {
  const { parts, notices } = useApp();
  const model = useStore(parts.model);
  return (
    model && (
      <ModelDialog
        controller={model.controller}
        onTestStopped={() => notices.say(restWords.model.stopped)}
        footer={timersFor}
        onClose={onClose}
      />
    )
  );
}
