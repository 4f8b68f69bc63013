import type { Blindness, Viewer } from '../../../machines/photo/photoMachine';
import type { LazyPart } from '../../browser/loading/lazyPart';
import type { LazyConnection } from '../../models/connections/connection';
import { createHostConnection } from '../../models/connections/createConnection';
import { takesImages } from '../../models/connections/liveModels/liveModels';
import type { LiveList } from '../../models/control/createLiveModels';
import type { ModelController } from '../../models/control/createModelController';
import type { PartPage } from '../Page';
import { findBrowserModel } from '../requests/findBrowserModel';

/** Who may look, with the way there. */
export interface FoundViewer extends Viewer {
  connection: LazyConnection;
}

interface SeenOfPage extends Pick<PartPage, 'settings' | 'hostModel'> {
  parts: { model: LazyPart<{ controller: ModelController }> };
}

/** How many models that take images the dialog names. */
const MOST_NAMED = 3;

/**
 * Finds the model that may look at a picture: the browser's own, else the visitor's if the list of live models
 * says that it takes images, and at the host's cost only the one that the host has named. It chooses no other.
 *
 * @throws {Error} if it cannot fetch the part that connects models
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

/** Live models that take images: good ones first. */
function nameOthers({ models, good }: LiveList): string[] {
  const takers = models.filter(({ takesImages }) => takesImages).map(({ id }) => id);
  const first = good.map(({ id }) => id).filter((id) => takers.includes(id));
  return [...new Set([...first, ...takers])].slice(0, MOST_NAMED);
}
