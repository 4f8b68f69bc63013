import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import {
  type Aim,
  type Look,
  type PhotoActor,
  photoMachine,
  type Viewer,
  type WhyNoPhotos,
} from '../../../machines/photo/photoMachine';
import { drawPicture, type PictureLimits } from '../../browser/picture';
import { useStore } from '../../browser/store';
import { PhotoDialog as Dialog, type PhotoTools } from '../../kitchen/photo/PhotoDialog';
import { findViewer, readPhoto } from '../../models/control/viewer';
import type { LazyConnection } from '../../wire';
import { type AppContext, type DialogViewProps, useApp, useListNotes } from '../AppContext';

/** A page of a book needs more than foods do. */
const LIMITS: Record<Aim, PictureLimits> = {
  foods: { sides: [1_024, 768, 512], bytes: 300_000 },
  recipe: { sides: [2_048, 1_536, 1_024], bytes: 1_000_000 },
};

export function startPart(app: AppContext) {
  const { start, kitchen, parts } = app;
  // This part takes a pasted picture.
  parts.device.preload();

  async function loadReader() {
    // The page must not offer foods without their marks.
    await parts.recipe.load();
    const { readSight } = await parts.typing.load();
    const list = kitchen.getSnapshot().context.ingredients;
    return (text: string, isCut: boolean) => readSight(text, { list, isCut });
  }

  const photo = start(
    'photo',
    photoMachine.provide({
      actors: {
        findViewer: fromPromise<Viewer | WhyNoPhotos>(() => findViewer(app)),
        drawPictures: fromPromise<readonly Uint8Array[], { aim: Aim; files: readonly Blob[] }>(
          async ({ input: { aim, files } }) => {
            const drawn = [];
            // One after the other: each may fill the memory of a phone.
            for (const file of files) drawn.push(await drawPicture(file, LIMITS[aim]));
            return drawn;
          },
        ),
        lookAtPicture: fromPromise(({ input, signal }) =>
          // The viewer that `findViewer` has found.
          readPhoto(input as Look<LazyConnection>, loadReader, signal).catch((error) => {
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

export function DialogView(props: DialogViewProps) {
  const photo = useStore(useApp().parts.photo)?.photo;
  return photo && <PhotoDialog {...props} photo={photo} />;
}

interface PhotoDialogProps extends DialogViewProps {
  photo: PhotoActor;
}

function PhotoDialog({ photo, dialog, onClose }: PhotoDialogProps) {
  const { aim = 'foods', files, saves = false } = dialog;
  const { parts, dialogs, modelStatus } = useApp();
  const model = useStore(parts.model);
  useEffect(() => {
    // What a model has read needs these, and they may not come afterwards.
    if (aim === 'recipe') prepareField(parts).catch(() => {});
  }, [aim, parts]);
  const { choice } = useStore(modelStatus);
  const { noteOn = () => '', isCertain } = useListNotes();
  const tools: PhotoTools = {
    photo,
    noteOn,
    isCertain,
    explain: (diagnosis) => model?.explain(diagnosis, choice),
    openModels: () => dialogs.send({ type: 'dialog.open', dialog: { name: 'model' } }),
    async onRead(text, pictures) {
      const found = { name: '', text, pasted: text, source: { isPhoto: true } as const };
      (await parts.cookbook.load()).edit({ paste: { found, saves, pictures } });
    },
    onAdded: parts.typing.preload,
  };
  return <Dialog {...{ tools, aim, files, onClose }} />;
}

async function prepareField({ cookbook, recipe }: AppContext['parts']) {
  const [{ texts }] = await Promise.all([cookbook.load(), recipe.load()]);
  await texts.load();
}
