import { useCallback, useState } from 'react';
import type { SavedRecipe } from '../../../machines/cookbook/CookbookContext';
import { useStore } from '../../browser/store';
import { limitText } from '../../ui/limitText';
import { PictureView } from '../../ui/PictureView';
import * as restWords from '../../words/en/rest';
import type { Cookbook } from '../startCookbook';
import { shownTitle } from '../storage/fromSaved';
import type { Pictures } from './createPictures';
import styles from './DishPicture.module.css';
import type { PictureSize } from './pictureDatabase';
import { useDish } from './useDish';

interface DishPictureProps {
  pictures: Pictures;
  recipe: SavedRecipe;
  size: PictureSize;
}

/** Nothing for a recipe without a picture. */
export function DishPicture(props: DishPictureProps) {
  const { id } = props.recipe;
  const kept = useStore(props.pictures.kept, (all) => all.get(id));
  return kept && <Frame key={kept.serial} {...props} />;
}

/** How far outside of the window a picture is drawn. */
const MARGIN = '50%';

/** Holds a picture only while it is near: a list may have thousands. */
function Frame({ pictures, recipe, size }: DishPictureProps) {
  /** Empty if the page cannot show the picture, null while it is far from view. */
  const [shown, setShown] = useState<readonly Uint8Array[] | null>(null);
  const { id } = recipe;
  const dropFrame = useCallback(() => setShown([]), []);

  const watch = useCallback(
    (frame: HTMLElement) => {
      let isNear = false;
      async function show() {
        const bytes = await pictures.read(id, size);
        if (isNear) setShown(bytes ? [bytes] : []);
      }
      const observer = new IntersectionObserver(
        (entries) => {
          isNear = entries.at(-1)?.isIntersecting === true;
          if (isNear) show();
          else setShown(null);
        },
        { rootMargin: MARGIN },
      );
      observer.observe(frame);
      return () => {
        isNear = false;
        observer.disconnect();
      };
    },
    [pictures, id, size],
  );

  if (shown?.length === 0) return null;
  return (
    <span ref={watch} className={styles[size]} data-picture>
      {shown && (
        <PictureView pictures={shown} label={limitText(shownTitle(recipe))} onBroken={dropFrame} />
      )}
    </span>
  );
}

interface RecipePictureProps {
  cookbook: Cookbook;
  recipe: { text: string };
  /** Where it would be: above the title, or below the verdict. */
  place: 'above' | 'below';
}

/**
 * A picture that the visitor has chosen for a recipe of this page is above its title. Any other may be a stranger's, and
 * could imitate what the page says: it comes after the verdict, with a caption.
 */
export function RecipePicture({ cookbook, recipe, place }: RecipePictureProps) {
  const { pictures } = cookbook;
  const { saved, picture } = useDish(cookbook, recipe);
  const isPrinted = useStore(pictures.prints);
  if (!saved || !picture) return null;
  const isForeign = saved.source !== undefined || !picture.isOwn;
  if (isForeign !== (place === 'below')) return null;
  return (
    <figure className={styles.dish} aria-live="off" data-printed={isPrinted || undefined}>
      <DishPicture pictures={pictures} recipe={saved} size="large" />
      {isForeign && <figcaption>{restWords.pictures.unchecked}</figcaption>}
    </figure>
  );
}

/** Paper shows the picture of a recipe only if the visitor wants it. */
export function PrintTick({ cookbook, recipe }: Omit<RecipePictureProps, 'place'>) {
  const { pictures } = cookbook;
  const { picture } = useDish(cookbook, recipe);
  const isPrinted = useStore(pictures.prints);
  return (
    picture && (
      <label className="box-row">
        <input
          type="checkbox"
          checked={isPrinted}
          onChange={({ target }) => pictures.prints.set(target.checked)}
        />
        <span>{restWords.pictures.print}</span>
      </label>
    )
  );
}
