// All that finds foods in a picture is one part, which a press fetches.

import { fromPromise } from 'xstate';
import {
  type Blindness,
  type Picture,
  photoMachine,
  type Viewer,
} from '../../../machines/photo/photoMachine';
import type { LazyPart } from '../../browser/loading/lazyPart';
import { drawPicture } from '../../browser/picture/drawPicture';
import type { LazyConnection } from '../../models/connections/connection';
import type { ModelController } from '../../models/control/createModelController';
import type { PartPage } from '../Page';
import { provideAttempts } from '../requests/ask';
import { findViewer } from './findViewer';
import { lookAt } from './lookAt';

export { words } from '../languages/english/photo';
export { PhotoDialog } from './PhotoDialog';

interface PhotoPage
  extends Pick<PartPage, 'start' | 'recipe' | 'incoming' | 'settings' | 'hostModel'> {
  parts: {
    device: LazyPart<unknown>;
    recipe: LazyPart<unknown>;
    model: LazyPart<{ controller: ModelController }>;
  };
}

export function startPart(page: PhotoPage) {
  const { start, recipe, parts, incoming } = page;
  let connection: LazyConnection | undefined;
  // This part takes a pasted picture.
  parts.device.preload();

  const photo = start(
    'photo',
    photoMachine.provide({
      actors: {
        findViewer: fromPromise<Viewer | Blindness>(async () => {
          const found = await findViewer(page);
          if (!('connection' in found)) return found;
          connection = found.connection;
          return { model: found.model, recipients: found.recipients };
        }),
        drawPicture: fromPromise(({ input }) => drawPicture(input.file ?? new Blob())),
        attempts: provideAttempts<Picture>(
          () => connection?.limits,
          (picture, onGrowth, signal) =>
            lookAt(
              {
                connection: connection as LazyConnection,
                picture,
                list: recipe.getSnapshot().context.ingredients,
                loadCheck: parts.recipe.load,
                onGrowth,
              },
              signal,
            ).catch((error) => {
              // That part explains what went wrong.
              parts.model.preload();
              throw error;
            }),
        ),
      },
    }),
  );

  function take() {
    const { name, files: [file] = [] } = incoming.get() ?? {};
    if (name !== 'photo' || !file) return;
    // A closed dialog takes the first event, an open one the second.
    photo.send({ type: 'photo.open', file });
    photo.send({ type: 'picture.choose', file });
  }
  return { photo, stop: incoming.subscribe(take) };
}
