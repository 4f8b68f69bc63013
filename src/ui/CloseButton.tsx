import { X } from 'lucide-react';
import { Button } from './Button';

interface CloseButtonProps {
  /** Called before the dialog closes. */
  onPress?: (() => void) | undefined;
  children: string;
}

/** Closes the dialog that it is in. */
export function CloseButton({ onPress, children }: CloseButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        onPress?.();
        currentTarget.closest('dialog')?.close();
      }}
    >
      <X aria-hidden />
      <span>{children}</span>
    </Button>
  );
}
