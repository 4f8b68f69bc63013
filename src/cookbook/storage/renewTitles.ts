import type { SavedRecipe, SavedTitle } from '../../../machines/cookbook/CookbookContext';
import type { CookbookActor } from '../../../machines/cookbook/cookbookMachine';
import { whenIdle } from '../../browser/loading/whenIdle';
import { loadTitleReader } from './savedTitle';

/** How many titles to save at once. After each save, all tabs read the whole cookbook again. */
const BATCH_SIZE = 100;

/** How long to read titles before waiting for idle time again, in ms. */
const READING_TIME = 10;

/**
 * Reads missing titles in idle time, each once. After a failure it gives up until the next visit.
 * Returns a function that stops this.
 * @param save takes titles by the ids of their recipes
 */
export function renewTitles(
  cookbook: CookbookActor,
  save: (titles: ReadonlyMap<string, SavedTitle>) => Promise<void>,
): () => void {
  const done = new Set<string>();
  let isRunning = false;
  let isStopped = false;

  function nextBatch() {
    const { recipes } = cookbook.getSnapshot().context;
    const batch: SavedRecipe[] = [];
    for (const recipe of recipes) {
      if (batch.length === BATCH_SIZE) break;
      if (!recipe.title && !done.has(recipe.id)) batch.push(recipe);
    }
    return batch;
  }

  async function run() {
    const readTitle = await loadTitleReader();
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      const titles = new Map<string, SavedTitle>();
      let pauseAt = 0;
      for (const { id, recipe } of batch) {
        if (performance.now() >= pauseAt) {
          await new Promise<void>(whenIdle);
          pauseAt = performance.now() + READING_TIME;
        }
        if (isStopped) return;
        titles.set(id, readTitle(recipe));
        done.add(id);
      }
      await save(titles);
    }
  }

  function start() {
    if (isRunning || isStopped || nextBatch().length === 0) return;
    isRunning = true;
    run()
      .catch(stop)
      .finally(() => {
        isRunning = false;
        start();
      });
  }

  function stop() {
    isStopped = true;
    unsubscribe();
  }

  const { unsubscribe } = cookbook.subscribe({ next: start, complete: stop });
  return stop;
}
