import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';

interface PlanButtonProps {
  isPlanned: boolean;
  label?: string;
  /** Whether the day of the dinner shows beside the button. */
  isOpen?: boolean | undefined;
  icon?: ReactNode;
  onPress(): void;
}

export function PlanButton({ isPlanned, label, isOpen, icon, onPress }: PlanButtonProps) {
  return (
    <Button
      look={icon ? 'plain' : null}
      aria-label={label}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {icon}
      <span>{isPlanned ? recipeWords.plan.planned : recipeWords.plan.plan}</span>
    </Button>
  );
}
