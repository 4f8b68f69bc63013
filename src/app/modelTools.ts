import {
  downloadBrowserModel,
  readAvailability,
  testBrowserModel,
} from '../connections/browserModel';
import type { LazyConnection } from '../connections/connection';
import { createLinkConnection } from '../connections/createLinkConnection';
import { fetchLiveModels } from '../connections/liveModels/fetchLiveModels';
import { LOCAL_LIMITS } from '../connections/localLimits';
import { providerFor } from '../connections/provider';
import { finishSignIn, isAnswerTo, startSignIn } from '../connections/signIn';
import { testLocalServer } from '../connections/testLocalServer';
import { testModel } from '../connections/testModel';
import { createModelController } from '../model/createModelController';
import type { ModelOptions } from '../model/modelOptions';
import type { Settings } from './settings';

export { BrowserModelLine } from '../model/BrowserModelLine';
export { explain } from '../model/explain';
export { ModelDialog } from '../model/ModelDialog';
export { offerModels } from '../model/offerModels';

interface Options extends Omit<ModelOptions, 'services'> {
  settings: Settings;
  hostConnection: LazyConnection;
}

/** Starts the controller of models and gives it the connections. */
export function startModelController(options: Options) {
  const { provider } = options.settings;
  return createModelController({
    ...options,
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
}
