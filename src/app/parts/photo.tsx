import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type Blindness,
  type PhotoActor,
  photoMachine,
  type Sight,
  type Viewer,
} from '../../../machines/photo/photoMachine';
import { drawPicture } from '../../browser/picture/drawPicture';
import { useStore } from '../../browser/store';
import { PhotoDialog as Dialog } from '../../kitchen/photo/PhotoDialog';
import { readSight } from '../../kitchen/photo/readSight';
import { askOnce, findBrowserModel } from '../../models/connections/call/ask';
import type { LazyConnection } from '../../models/connections/connection';
import { createHostConnection } from '../../models/connections/createConnection';
import { takesImages } from '../../models/connections/liveModels/liveModels';
import type { LiveList } from '../../models/control/createLiveModels';
import { writePhotoMessage } from '../../models/prompt/photoPrompt';
import { type AppContext, useApp } from '../AppContext';

export { words } from '../languages/english/photo';

export function startPart(app: AppContext) {
  const { start, recipe, parts } = app;
  // This part takes a pasted picture.
  parts.device.preload();

  const photo = start(
    'photo',
    photoMachine.provide({
      actors: {
        findViewer: fromPromise<Viewer | Blindness>(() => findViewer(app)),
        drawPicture: fromPromise(({ input }) => drawPicture(input.file ?? new Blob())),
        lookAtPicture: fromPromise(({ input, signal }) =>
          lookAt(
            {
              ...(input as Looking),
              list: recipe.getSnapshot().context.ingredients,
              loadCheck: parts.recipe.load,
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
  return { photo };
}

interface PhotoDialogProps {
  photo: PhotoActor;
  files: readonly File[] | undefined;
  onClose(): void;
}

export function PhotoDialog({ photo, files, onClose }: PhotoDialogProps) {
  const { parts, recipe, dialogs, modelStatus } = useApp();
  const model = useStore(parts.model);
  const check = useStore(parts.recipe);
  const { choice } = useStore(modelStatus);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const noteOn = useMemo(
    () => check?.createListNotes(preferences, true) ?? (() => ''),
    [check, preferences],
  );
  return (
    <Dialog
      photo={photo}
      noteOn={noteOn}
      explain={(diagnosis) => model?.explain(diagnosis, choice)}
      file={files?.[0]}
      openModels={() => dialogs.send({ type: 'dialog.open', dialog: { name: 'model' } })}
      onAdded={parts.typing.preload}
      onClose={onClose}
    />
  );
}

/** The visitor sends nothing without both. */
type Looking = Pick<Look, 'connection' | 'picture'>;

interface FoundViewer extends Viewer {
  connection: LazyConnection;
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
}: AppContext): Promise<FoundViewer | Blindness> {
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
  limit: connection.limits?.total,
  connection,
});

function nameOthers({ models, good }: LiveList): string[] {
  const takers = models.filter(({ takesImages }) => takesImages).map(({ id }) => id);
  const first = good.map(({ id }) => id).filter((id) => takers.includes(id));
  return [...new Set([...first, ...takers])].slice(0, MOST_NAMED);
}

interface Look {
  connection: LazyConnection;
  picture: Uint8Array;
  list: readonly string[];
  /** Fetches what marks foods that the visitor avoids. */
  loadCheck(): Promise<unknown>;
}

/** The request says nothing else about the visitor. Every failure has a `diagnosis`. */
export const lookAt = (
  { connection, picture, list, loadCheck }: Look,
  signal: AbortSignal,
): Promise<Sight> =>
  askOnce(
    {
      connection,
      messages: [writePhotoMessage(picture)],
      // The page must not offer foods without their marks.
      prepare: loadCheck,
      read: ({ text, cut }) => readSight(text, { list, isCut: cut }),
      onGrowth: () => {},
    },
    signal,
  );
