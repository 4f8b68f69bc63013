import { isBlank } from '../../../machines/ingredientList';
import type { Picture, Sight } from '../../../machines/photoMachine';
import { CAUSES } from '../../../machines/recipeMachine';
import { readSight } from '../../kitchen/photo/readSight';
import { readPastedList } from '../../kitchen/readPastedList';
import type { LazyConnection } from '../../models/connections/connection';
import { writePhotoMessage } from '../../models/prompt/photoPrompt';
import { diagnoseMissingPart } from '../requests/diagnoseMissingPart';

/** How often a growing answer says so, in ms. */
const GROWTH_INTERVAL = 1_000;

/** What looks at a picture once. */
interface Look {
  connection: LazyConnection;
  picture: Picture;
  /** What the list has. */
  list: readonly string[];
  /** Fetches what marks foods that the visitor avoids. */
  loadCheck(): Promise<unknown>;
  onGrowth(): void;
}

/**
 * Asks a model once for the foods in a picture. The request says nothing else about the visitor.
 *
 * @throws {Error} with a `diagnosis`, for every failure
 */
export async function lookAt(
  { connection, picture, list, loadCheck, onGrowth }: Look,
  signal: AbortSignal,
): Promise<Sight> {
  let last = Number.NEGATIVE_INFINITY;
  function hear() {
    if (performance.now() - last < GROWTH_INTERVAL) return;
    last = performance.now();
    onGrowth();
  }
  try {
    // Foods without their marks must not be offered.
    await Promise.all([loadCheck(), connection.prepare()]).catch(diagnoseMissingPart);
    signal.throwIfAborted();
    const { text, cut } = await connection.ask([writePhotoMessage(picture.bytes)], signal, hear);
    if (isBlank(text)) throw Object.assign(new Error(), CAUSES.blank);
    return readSight(text, { list, readList: readPastedList, isCut: cut });
  } catch (error) {
    const diagnosis =
      Object(error).diagnosis ?? (await connection.diagnose(error, signal).catch(() => undefined));
    throw Object.assign(Object(error), { diagnosis });
  }
}
