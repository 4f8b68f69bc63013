import type { Blindness, Viewer } from '../../../machines/photo/photoMachine';
import type { LazyPart } from '../../browser/loading/lazyPart';
import type { LazyConnection } from '../../models/connections/connection';
import { createHostConnection } from '../../models/connections/createConnection';
import { takesImages } from '../../models/connections/liveModels/liveModels';
import type { LiveList } from '../../models/control/createLiveModels';
import type { ModelController } from '../../models/control/createModelController';
import type { PartPage } from '../Page';
import { findBrowserModel } from '../requests/findBrowserModel';

export interface FoundViewer extends Viewer {
  connection: LazyConnection;
}

interface SeenOfPage extends Pick<PartPage, 'settings' | 'hostModel'> {
  parts: { model: LazyPart<{ controller: ModelController }> };
}

/** How many models that take images the dialog names. */
const MOST_NAMED = 3;

/**
 * The model that may look at a picture: the browser's own, else the visitor's if it takes images,
 * else the host's only if the host named one for that. Rejects if the part for models cannot load.
 */
export async function findViewer({
  settings,
  hostModel,
  parts,
}: SeenOfPage): Promise<FoundViewer | Blindness> {
  const own = await findBrowserModel(true);
  if (own) return viewerOf(own);
  const { controller } = await parts.model.load();
  const { choice, model } = controller.actor.getSnapshot().context.current;
  if (choice === 'host' && hostModel !== null && settings.visionModel) {
    return viewerOf(createHostConnection({ ...settings, model: settings.visionModel }));
  }
  await controller.liveModels.retry();
  const list = controller.liveModels.get();
  const isAccount = choice === 'signIn' || choice === 'token';
  if (isAccount && takesImages(list.models, model)) {
    return viewerOf(controller.connection);
  }
  return {
    model: controller.connection.model,
    isKnown: !isAccount || list.state === 'found',
    others: nameOthers(list),
  };
}

const viewerOf = (connection: LazyConnection): FoundViewer => ({
  model: connection.model ?? '',
  recipients: connection.recipients,
  connection,
});

function nameOthers({ models, good }: LiveList): string[] {
  const takers = models.filter(({ takesImages }) => takesImages).map(({ id }) => id);
  const first = good.map(({ id }) => id).filter((id) => takers.includes(id));
  return [...new Set([...first, ...takers])].slice(0, MOST_NAMED);
}
