import { useCallback } from 'react';

interface PictureViewProps {
  /** JPEGs. */
  pictures: readonly Uint8Array[];
  label: string;
  className?: string | undefined;
  /** Zero in a box that scrolls, so the keys scroll it. */
  tabIndex?: number;
  /** Called if it cannot be drawn. Has to stay the same function. */
  onBroken?: (() => void) | undefined;
}

/**
 * Draws pictures, each below the one before. The policy allows none from the visitor's device, so
 * none has an address.
 */
export function PictureView({ pictures, label, onBroken, ...rest }: PictureViewProps) {
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return;
      const reading = pictures.map((bytes) =>
        createImageBitmap(new Blob([bytes as BlobPart], { type: 'image/jpeg' })),
      );
      Promise.all(reading).then(
        (bitmaps) => {
          canvas.width = Math.max(...bitmaps.map(({ width }) => width));
          canvas.height = bitmaps.reduce((sum, { height }) => sum + height, 0);
          let top = 0;
          for (const bitmap of bitmaps) {
            canvas.getContext('2d')?.drawImage(bitmap, 0, top);
            top += bitmap.height;
            bitmap.close();
          }
        },
        // The words around it say what it is.
        () => onBroken?.(),
      );
    },
    [pictures, onBroken],
  );
  return <canvas ref={draw} role="img" aria-label={label} {...rest} />;
}
