import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for what most visitors come to do; `text` for words without a border. */
  look?: 'plain' | 'main' | 'text';
}

/** A button, with an icon before its words if it has one. It submits a form only with `type="submit"`. */
export function Button({ look = 'plain', ...props }: ButtonProps) {
  return <button type="button" data-look={look} {...props} />;
}
