import type { LazyPart } from '../browser/store';
import {
  downloadBrowserModel,
  readAvailability,
  testBrowserModel,
} from '../models/connections/browserModel';
import { testModel } from '../models/connections/call/testModel';
import type { LazyConnection } from '../models/connections/connection';
import { createLinkConnection } from '../models/connections/createLinkConnection';
import { fetchLiveModels } from '../models/connections/liveModels/fetchLiveModels';
import { LOCAL_LIMITS } from '../models/connections/local/localLimits';
import { testLocalServer } from '../models/connections/local/testLocalServer';
import { providerFor } from '../models/connections/provider';
import { finishSignIn, isAnswerTo, startSignIn } from '../models/connections/token/signIn';
import { createModelController } from '../models/control/createModelController';
import { ModelDialog } from '../models/ModelDialog';
import type { DialogProps } from './dialogs/DialogButton';
import type { PartPage } from './Page';

export { BrowserModelLine } from '../models/BrowserPanel';
export { explain } from '../models/control/explain';
export { words } from './languages/english/model';

interface ModelPage
  extends Pick<
    PartPage,
    'start' | 'settings' | 'modelStatus' | 'recipe' | 'dialogs' | 'hideSecret'
  > {
  parts: { requests: LazyPart<{ requester: { hostConnection: LazyConnection } }> };
}

export async function startPart(page: ModelPage) {
  const { settings, modelStatus, recipe, parts } = page;
  const { requester } = await parts.requests.load();
  const { provider } = settings;
  const controller = createModelController({
    ...page,
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
      localTimeLimit: LOCAL_LIMITS.silence,
      startSignIn,
      isAnswerTo,
      finishSignIn,
    },
  });
  // A visitor who returns from signing in wants to see whether it worked.
  if (controller.isReturning)
    page.dialogs.send({ type: 'dialog.launch', dialog: { name: 'model' } });
  modelStatus.set(controller.status);
  const showStatus = () => modelStatus.set(controller.status);
  controller.actor.subscribe(showStatus);
  controller.liveModels.subscribe(showStatus);
  return {
    controller,
    ModelDialog: ({ footer, onClose }: Pick<DialogProps, 'footer' | 'onClose'>) => (
      <ModelDialog controller={controller} footer={footer} onClose={onClose} />
    ),
    stop: controller.stop,
  };
}
