import { readAvailability } from '../../browser/languageModel';
import type { Page } from '../Page';

/** Asks the browser about its own model, and no server. Returns a function that stops this. */
export function watchPhotos({
  settings,
  hostModel,
  modelStatus,
  takesPhotos,
}: Pick<Page, 'hostModel' | 'modelStatus' | 'takesPhotos'> & {
  settings: Pick<Page['settings'], 'visionModel'>;
}): () => void {
  let hasOwn = false;
  const isByHost = hostModel !== null && settings.visionModel !== undefined;
  function update() {
    const { choice, takesImages } = modelStatus.get();
    takesPhotos.set(hasOwn || (choice === 'host' ? isByHost : takesImages));
  }
  const unsubscribe = modelStatus.subscribe(update);
  readAvailability(true).then((availability) => {
    hasOwn = availability === 'available';
    update();
  });
  return unsubscribe;
}
