import { emptyStorages } from '../../browser/storage/allOfBoth';
import type { AppContext } from '../AppContext';

/** Another tab may have been writing. By then it has heard of the deletion, in ms. */
const SAME_MOMENT = 500;

/**
 * Deletes all of `stores.ts` but the page's own files, and stops the page, which only a reload
 * brings back. Rejects if the browser has not deleted it all.
 */
export async function deleteEverything({ parts, stop }: AppContext): Promise<void> {
  // A copy of this tab, even in an older page, then forgets the same token.
  parts.model.getSnapshot().context?.controller.choose('host');
  // First the mark, so that no tab saves anything meanwhile.
  emptyStorages();
  await parts.cookbook.getSnapshot().context?.deleteAll();
  stop();
  await new Promise((resolve) => setTimeout(resolve, SAME_MOMENT));
  if (!emptyStorages()) throw new Error('Something is left.');
}
