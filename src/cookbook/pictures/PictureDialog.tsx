import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenDialog } from '../../../machines/dialogs/dialogsMachine';
import type { Recipe } from '../../../machines/kitchen/recipe';
import { isTouchScreen } from '../../browser/device';
import { useStore } from '../../browser/store';
import { useActors } from '../../ui/Actors';
import { Button, DialogButton } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import * as firstWords from '../../words/en/first';
import * as restWords from '../../words/en/rest';
import { FileButton } from '../FileButton';
import { toTheHeading } from '../Notice';
import type { Cookbook } from '../startCookbook';
import { DishPicture } from './DishPicture';
import { jobFor } from './jobFor';
import styles from './PictureDialog.module.css';
import { pictureProblem } from './PictureReport';
import { useDish } from './useDish';

const OPENS = { name: 'picture', of: 'recipe' } as const;

interface PictureItemProps {
  cookbook: Cookbook;
  recipe: { text: string };
  onDone(message: string): void;
}

/** An entry of the recipe's menu. Only a saved recipe can have a picture. */
export function PictureItem({ cookbook, recipe, onDone }: PictureItemProps) {
  const { dialogs } = useActors();
  const { saved, picture } = useDish(cookbook, recipe);
  if (!saved) return null;
  return (
    <Button
      aria-haspopup="dialog"
      onClick={() => {
        // The dialog returns the focus to the button of the menu.
        onDone('');
        dialogs.send({ type: 'dialog.open', dialog: OPENS });
      }}
    >
      <Plus aria-hidden />
      <span>{picture ? restWords.pictures.change : restWords.pictures.add}</span>
    </Button>
  );
}

/** After *I cooked this*, unless the dish has a picture. */
export function CookedPicture({ cookbook, recipe }: Omit<PictureItemProps, 'onDone'>) {
  const { picture } = useDish(cookbook, recipe);
  return (
    !picture && (
      <p>
        <DialogButton look="plain" opens={OPENS}>
          {restWords.pictures.add}
        </DialogButton>
      </p>
    )
  );
}

interface PictureDialogProps {
  cookbook: Cookbook;
  dialog: OpenDialog;
  onClose(): void;
}

/** The picture of the recipe on the page: the visitor takes, chooses, pastes or drops it. */
export function PictureDialog(props: PictureDialogProps) {
  const recipe = useSelector(useActors().recipe, ({ context }) => context.recipe);
  return recipe && <OfRecipe {...props} recipe={recipe} />;
}

function OfRecipe({
  cookbook,
  dialog: { files },
  onClose,
  recipe,
}: PictureDialogProps & { recipe: Recipe }) {
  const { pictures } = cookbook;
  const { saved, picture } = useDish(cookbook, recipe);
  const [isRefused, setRefused] = useState(false);

  function choose([file]: readonly File[]) {
    if (!file) return;
    // Another tab may have removed the recipe.
    setRefused(!saved);
    if (saved) pictures.bring(jobFor(saved, { file }, { isOwn: true }));
  }

  const take = useEffectEvent((dropped: readonly File[]) => choose(dropped));
  // An open dialog takes a picture that a visitor drops or pastes.
  useEffect(() => {
    if (files) take(files);
  }, [files]);

  function close() {
    pictures.replaced.set(null);
    pictures.actor.send({ type: 'pictures.close' });
    onClose();
  }

  return (
    <Dialog heading={restWords.pictures.heading} onClose={close}>
      <div className={styles.body}>
        <PictureStatus cookbook={cookbook} isRefused={isRefused} />
        {saved && <DishPicture pictures={pictures} recipe={saved} size="large" />}
        <div className={styles.buttons}>
          {/* On a phone, the browser also offers the camera. */}
          <FileButton accept="image/*" aria-label={restWords.pictures.heading} onFiles={choose}>
            {picture ? restWords.photo.another : restWords.photo.choose}
          </FileButton>
          {saved && picture && (
            <Button ref={toTheHeading} look="text" onClick={() => pictures.remove(saved.id)}>
              {restWords.pictures.remove}
            </Button>
          )}
          {!isTouchScreen() && <small>{restWords.photo.drop}</small>}
          <small>{restWords.pictures.about}</small>
        </div>
      </div>
    </Dialog>
  );
}

function PictureStatus({ cookbook, isRefused }: { cookbook: Cookbook; isRefused: boolean }) {
  const { actor, replaced, undo } = cookbook.pictures;
  const { queue, left } = useSelector(actor, ({ context }) => context);
  const change = useStore(replaced);
  const isDrawing = queue.some(({ isOwn }) => isOwn);
  const problem = isRefused ? 'notKept' : left.at(-1)?.problem;
  return (
    <>
      <div role="status">
        {isDrawing && <p>{restWords.photo.drawing}</p>}
        {change && !isDrawing && (
          <p>
            <span>{restWords.pictures[change.isRemoved ? 'removed' : 'kept']}</span>{' '}
            <Button ref={toTheHeading} look="text" onClick={undo}>
              {firstWords.language.undo}
            </Button>
          </p>
        )}
      </div>
      <div role="alert">{problem && !isDrawing && !change && <p>{pictureProblem(problem)}</p>}</div>
    </>
  );
}
