import { useCallback } from 'react';
import { messages } from './messages';
import styles from './PhotoFoods.module.css';

/** Shows the picture as a model would get it. The policy allows none from the visitor's device. */
export function PictureView({ bytes }: { bytes: Uint8Array }) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      createImageBitmap(new Blob([bytes as BlobPart], { type: 'image/jpeg' })).then(
        (bitmap) => {
          canvas.width = bitmap.width;
          canvas.height = bitmap.height;
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
          bitmap.close();
        },
        // Without its small picture, the dialog still says what it would send.
        () => {},
      );
    },
    [bytes],
  );
  return <canvas ref={draw} role="img" aria-label={messages.picture} className={styles.picture} />;
}
