import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import {
  type Aim,
  type Blindness,
  type PhotoActor,
  photoMachine,
  type Sight,
  type Viewer,
} from '../../../machines/photo/photoMachine';
import { drawPicture, type PictureLimits } from '../../browser/picture/drawPicture';
import { useStore } from '../../browser/store';
import { PhotoDialog as Dialog } from '../../kitchen/photo/PhotoDialog';
import type { readSight } from '../../kitchen/photo/readSight';
import { askOnce, findBrowserModel } from '../../models/connections/call/ask';
import type { LazyConnection } from '../../models/connections/connection';
import { createHostConnection } from '../../models/connections/createConnection';
import { diagnoseMissingPart } from '../../models/connections/diagnoseMissingPart';
import { takesImages } from '../../models/connections/liveModels/liveModels';
import type { LiveList } from '../../models/control/createLiveModels';
import { writePhotoMessage } from '../../models/prompt/photoPrompt';
import { type AppContext, useApp } from '../AppContext';

/** A page of a book needs more than foods do. */
const LIMITS: Record<Aim, PictureLimits> = {
  foods: { sides: [1_024, 768, 512], bytes: 300_000 },
  recipe: { sides: [2_048, 1_536, 1_024], bytes: 1_000_000 },
};

export function startPart(app: AppContext) {
  const { start, recipe, parts } = app;
  // This part takes a pasted picture.
  parts.device.preload();

  const photo = start(
    'photo',
    photoMachine.provide({
      actors: {
        findViewer: fromPromise<Viewer | Blindness>(() => findViewer(app)),
        drawPictures: fromPromise<readonly Uint8Array[], { aim: Aim; files: readonly Blob[] }>(
          async ({ input: { aim, files } }) => {
            const drawn = [];
            // One after the other: each may fill the memory of a phone.
            for (const file of files) drawn.push(await drawPicture(file, LIMITS[aim]));
            return drawn;
          },
        ),
        lookAtPicture: fromPromise(({ input, signal }) =>
          lookAt(
            {
              ...(input as Looking),
              list: recipe.getSnapshot().context.ingredients,
              async loadReader() {
                // The page must not offer foods without their marks.
                await parts.recipe.load();
                return (await parts.typing.load()).readSight;
              },
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
  dialog: OpenDialog;
  onClose(): void;
}

export function PhotoDialog({ photo, dialog, onClose }: PhotoDialogProps) {
  const { aim = 'foods', files, saves = false } = dialog;
  const { parts, recipe, dialogs, modelStatus } = useApp();
  const model = useStore(parts.model);
  useEffect(() => {
    // What a model has read needs these, and they may not come afterwards.
    if (aim === 'recipe') prepareField(parts).catch(() => {});
  }, [aim, parts]);
  const check = useStore(parts.recipe);
  const { choice } = useStore(modelStatus);
  const preferences = useSelector(recipe, ({ context }) => context.preferences);
  const noteOn = useMemo(
    () => check?.createListNotes(preferences, 'none') ?? (() => ''),
    [check, preferences],
  );
  return (
    <Dialog
      photo={photo}
      aim={aim}
      files={files}
      noteOn={noteOn}
      explain={(diagnosis) => model?.explain(diagnosis, choice)}
      openModels={() => dialogs.send({ type: 'dialog.open', dialog: { name: 'model' } })}
      onRead={async (text, pictures) => {
        const found = { name: '', text, pasted: text, source: { isPhoto: true } as const };
        (await parts.cookbook.load()).edit({ paste: { found, saves, pictures } });
      }}
      onAdded={parts.typing.preload}
      onClose={onClose}
    />
  );
}

async function prepareField({ cookbook, recipe }: AppContext['parts']) {
  const [{ texts }] = await Promise.all([cookbook.load(), recipe.load()]);
  await texts.load();
}

/** The visitor sends nothing without both. */
type Looking = Pick<Look, 'aim' | 'connection' | 'pictures'>;

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
  aim: Aim;
  connection: LazyConnection;
  pictures: readonly Uint8Array[];
  list: readonly string[];
  /** Fetches what reads foods, and what marks those that the visitor avoids. */
  loadReader(): Promise<typeof readSight>;
}

/** The request says nothing else about the visitor. Every failure has a `diagnosis`. */
export async function lookAt(
  { aim, connection, pictures, list, loadReader }: Look,
  signal: AbortSignal,
): Promise<Sight> {
  const readFoods = aim === 'foods' ? await loadReader().catch(diagnoseMissingPart) : null;
  return askOnce(
    {
      connection,
      messages: [writePhotoMessage(pictures, aim)],
      read: ({ text, cut }) =>
        readFoods ? readFoods(text, { list, isCut: cut }) : readWriting(text, cut),
      onGrowth: () => {},
    },
    signal,
  );
}

/** In characters: several times four pages. */
const LONGEST_TEXT = 40_000;

/** The lines as the model copied them. Throws if the end is missing: half a recipe must not pass for a whole one. */
function readWriting(text: string, isCut: boolean): Sight {
  const lines = text.replace(/^```\w*\n|\n```\s*$/g, '').trim();
  if (/^\W*none\W*$/i.test(lines)) return { kind: 'none' };
  if (isCut || lines.length > LONGEST_TEXT)
    throw Object.assign(new Error('The text breaks off.'), { diagnosis: { kind: 'brokenOff' } });
  return { kind: 'text', text: lines };
}
