import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for what most visitors come to do; `text` for words without a border. */
  look?: 'main' | 'text';
}

/** A button, with an icon before its words if it has one. It submits a form only with `type="submit"`. */
export function Button({ look, className, ...props }: ButtonProps) {
  const names = [styles.button, look && styles[look], className];
  return <button type="button" className={names.filter(Boolean).join(' ')} {...props} />;
}
