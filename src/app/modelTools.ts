import { tab } from '../browser/tabStorage';
import {
  downloadBrowserModel,
  readAvailability,
  testBrowserModel,
} from '../connections/browserModel';
import { createLinkConnection } from '../connections/createLinkConnection';
import { fetchLiveModels } from '../connections/liveModels/fetchLiveModels';
import { LOCAL_LIMITS } from '../connections/localLimits';
import { providerFor } from '../connections/provider';
import { finishSignIn, isAnswerTo, startSignIn } from '../connections/signIn';
import { testLocalServer } from '../connections/testLocalServer';
import { testModel } from '../connections/testModel';
import { createModelController, type ModelController } from '../model/createModelController';
import type { PartsContext } from './parts';

export { BrowserModelLine } from '../model/BrowserModelLine';
export { explain } from '../model/explain';
export { offerModels } from '../model/offerModels';
export { ModelDialog } from './ModelDialog';

interface ModelPart {
  controller: ModelController;
  stop(): void;
}

/** Starts the controller of models and gives it the connections. */
export async function startPart(page: PartsContext): Promise<ModelPart> {
  const { settings, modelStatus, recipe, parts } = page;
  const { requester } = await parts.requests.load();
  const { provider } = settings;
  const controller = createModelController({
    ...page,
    hostConnection: requester.hostConnection,
    tab,
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
      localTimeLimit: LOCAL_LIMITS.silence,
      startSignIn,
      isAnswerTo,
      finishSignIn,
    },
  });
  modelStatus.set(controller.status);
  controller.actor.subscribe(() => modelStatus.set(controller.status));
  return { controller, stop: controller.stop };
}
