import type { LiveList } from '../../../machines/liveModels/liveModelsMachine';
import type { Look, PhotoResult, Viewer, WhyNoPhotos } from '../../../machines/photo/photoMachine';
import { diagnoseMissingPart } from '../../browser/loading/missingPart';
import {
  askAboutPictures,
  createHostConnection,
  findBrowserModel,
  type HostOptions,
  type LazyConnection,
} from '../../wire';
import type { ModelController } from './createModelController';
import { findLiveModels, takesImages } from './startLiveModels';

interface Models {
  settings: HostOptions & { visionModel: string | undefined };
  hostModel: string | null;
  parts: { model: { load(): Promise<{ controller: ModelController }> } };
}

const MOST_NAMED = 3;

/**
 * The model that may look at a picture: the browser's own, else the visitor's if it takes images,
 * else the host's only if the host named one for that. Rejects if the part for models cannot load.
 */
export async function findViewer({
  settings,
  hostModel,
  parts,
}: Models): Promise<Viewer<LazyConnection> | WhyNoPhotos> {
  const own = await findBrowserModel(true);
  if (own) return viewerOf(own);
  const { controller } = await parts.model.load();
  const { choice, model } = controller.actor.getSnapshot().context.current;
  if (choice === 'host' && hostModel !== null && settings.visionModel) {
    return viewerOf(createHostConnection({ ...settings, model: settings.visionModel }));
  }
  const found = await findLiveModels(controller.liveModels);
  const list = found.context;
  const isAccount = choice === 'signIn' || choice === 'token';
  if (isAccount && takesImages(list.models, model)) {
    return viewerOf(controller.connection);
  }
  return {
    model: controller.connection.model,
    isKnown: !isAccount || found.matches('found'),
    others: nameOthers(list),
  };
}

const viewerOf = (connection: LazyConnection): Viewer<LazyConnection> => ({
  model: connection.model ?? '',
  recipients: connection.recipients,
  limit: connection.limits?.total,
  connection,
});

function nameOthers({ models, good }: LiveList): string[] {
  const takers = models.filter(({ takesImages }) => takesImages).map(({ id }) => id);
  const first = good.map(({ id }) => id).filter((id) => takers.includes(id));
  return [...new Set([...first, ...takers])].slice(0, MOST_NAMED);
}

/** Reads the names of foods in an answer, which may have been cut. */
type ReadFoods = (answer: string, isCut: boolean) => PhotoResult;

/**
 * The request says nothing else about the visitor. Every failure has a `diagnosis`. `loadReader`
 * fetches what reads foods, and what marks those that the visitor avoids.
 */
export async function readPhoto(
  { aim, connection, pictures }: Look<LazyConnection>,
  loadReader: () => Promise<ReadFoods>,
  signal: AbortSignal,
): Promise<PhotoResult> {
  const read = aim === 'foods' ? await loadReader().catch(diagnoseMissingPart) : readWriting;
  const about = { pictures, aim };
  return askAboutPictures(connection, about, ({ text, cut }) => read(text, cut), signal);
}

/** In characters: several times four pages. */
const LONGEST_TEXT = 40_000;

/** The lines as the model copied them. Throws if the end is missing: half a recipe must not pass for a whole one. */
function readWriting(text: string, isCut: boolean): PhotoResult {
  const lines = text.replace(/^```\w*\n|\n```\s*$/g, '').trim();
  if (/^\W*none\W*$/i.test(lines)) return { kind: 'none' };
  if (isCut || lines.length > LONGEST_TEXT)
    throw Object.assign(new Error('The text breaks off.'), { diagnosis: { kind: 'brokenOff' } });
  return { kind: 'text', text: lines };
}
