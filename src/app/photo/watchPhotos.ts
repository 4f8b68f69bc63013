import { readAvailability } from '../../browser/languageModel';
import type { PartsContext } from '../parts';

/** Keeps up to date whether a model in use takes pictures. It asks the browser about its own model, and no server. */
export async function watchPhotos({
  settings,
  hostModel,
  modelStatus,
  takesPhotos,
}: Pick<PartsContext, 'hostModel' | 'modelStatus' | 'takesPhotos'> & {
  settings: Pick<PartsContext['settings'], 'visionModel'>;
}): Promise<void> {
  const hasOwn = (await readAvailability(true)) === 'available';
  const isByHost = hostModel !== null && settings.visionModel !== undefined;
  function update() {
    const { choice, takesImages } = modelStatus.get();
    takesPhotos.set(hasOwn || (choice === 'host' ? isByHost : takesImages));
  }
  modelStatus.subscribe(update);
  update();
}
