import type { Picture, Sight } from '../../../machines/photo/photoMachine';
import { readSight } from '../../kitchen/photo/readSight';
import { readPastedList } from '../../kitchen/readPastedList';
import type { LazyConnection } from '../../models/connections/connection';
import { writePhotoMessage } from '../../models/prompt/photoPrompt';
import { askOnce } from '../requests/ask';

interface Look {
  connection: LazyConnection;
  picture: Picture;
  list: readonly string[];
  /** Fetches what marks foods that the visitor avoids. */
  loadCheck(): Promise<unknown>;
  onGrowth(): void;
}

/** The request says nothing else about the visitor. Every failure has a `diagnosis`. */
export const lookAt = (
  { connection, picture, list, loadCheck, onGrowth }: Look,
  signal: AbortSignal,
): Promise<Sight> =>
  askOnce(
    {
      connection,
      messages: [writePhotoMessage(picture.bytes)],
      // The page must not offer foods without their marks.
      prepare: loadCheck,
      read: ({ text, cut }) => readSight(text, { list, readList: readPastedList, isCut: cut }),
      onGrowth,
    },
    signal,
  );
