import type { Picture, Sight } from '../../../machines/photo/photoMachine';
import { readSight } from '../../kitchen/photo/readSight';
import { readPastedList } from '../../kitchen/readPastedList';
import type { LazyConnection } from '../../models/connections/connection';
import { writePhotoMessage } from '../../models/prompt/photoPrompt';
import { askOnce } from '../requests/ask';

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
export const lookAt = (
  { connection, picture, list, loadCheck, onGrowth }: Look,
  signal: AbortSignal,
): Promise<Sight> =>
  askOnce(
    {
      connection,
      messages: [writePhotoMessage(picture.bytes)],
      // Foods without their marks must not be offered.
      prepare: loadCheck,
      read: ({ text, cut }) => readSight(text, { list, readList: readPastedList, isCut: cut }),
      onGrowth,
    },
    signal,
  );
