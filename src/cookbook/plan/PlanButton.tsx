import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import * as recipeWords from '../../words/en/recipe';

interface PlanButtonProps {
  isPlanned: boolean;
  label?: string;
  icon?: ReactNode;
  onPress(): void;
}

export function PlanButton({ isPlanned, label, icon, onPress }: PlanButtonProps) {
  return (
    <Button
      look={icon ? 'plain' : null}
      aria-pressed={isPlanned}
      aria-label={label}
      // A key held down would undo its own press.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={onPress}
    >
      {icon}
      <span>{isPlanned ? recipeWords.plan.planned : recipeWords.plan.plan}</span>
    </Button>
  );
}
