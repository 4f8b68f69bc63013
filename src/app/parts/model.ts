import {
  createModelController,
  type ModelController,
} from '../../models/control/createModelController';
import {
  downloadBrowserModel,
  readAvailability,
  testBrowserModel,
} from '../../wire/connections/browserModel';
import { testModel } from '../../wire/connections/call/testModel';
import { createLinkConnection } from '../../wire/connections/createLinkConnection';
import { fetchLiveModels } from '../../wire/connections/liveModels/fetchLiveModels';
import { testLocalServer } from '../../wire/connections/local/testLocalServer';
import { providerFor } from '../../wire/connections/provider';
import { finishSignIn, isAnswerTo, startSignIn } from '../../wire/connections/token/signIn';
import type { AppContext } from '../AppContext';

export { BrowserModelLine } from '../../models/BrowserPanel';
export { explain } from '../../models/control/explain';
export { ModelDialog } from '../../models/ModelDialog';

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
      createConnection: (link, getToken) => createLinkConnection(link, { provider, getToken }),
      testModel: (model, token, signal) =>
        testModel({ getToken: () => token, model, provider: providerFor(model, provider) }, signal),
      fetchLiveModels,
      testLocalServer,
      readAvailability,
      testBrowserModel,
      downloadBrowserModel,
      startSignIn,
      isAnswerTo,
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
