import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` is for most visitors; `text` has no border; null if a style sets the look. */
  look?: 'plain' | 'main' | 'text' | null;
}

/** Submits a form only with `type="submit"`. */
export function Button({ look = 'plain', onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      data-look={look ?? undefined}
      onClick={(event) => {
        // Not every browser focuses a pressed button, and a dialog returns the focus to it.
        if (props['aria-haspopup'] === 'dialog') event.currentTarget.focus();
        onClick?.(event);
      }}
      {...props}
    />
  );
}
