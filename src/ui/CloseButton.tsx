import { X } from 'lucide-react';
import { closeModal } from '../browser/modal';
import * as firstWords from '../words/en/first';
import { Button } from './Button';

interface CloseButtonProps {
  /** Called before the dialog closes. The dialog stays open if this gives false. */
  onPress?: (() => unknown) | undefined;
}

export function CloseButton({ onPress }: CloseButtonProps) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (onPress?.() !== false) closeModal(currentTarget);
      }}
    >
      <X aria-hidden />
      <span>{firstWords.ui.close}</span>
    </Button>
  );
}
