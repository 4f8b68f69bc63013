import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { AroundCooking, Cook, isNote, type RecipeTools, useRecipe } from '../../recipe';
import { useActors } from '../../ui/Actors';
import type { Cookbook } from '../startCookbook';
import { CookedStatus } from './CookedStatus';

interface CookDialogProps {
  cookbook: Cookbook;
  tools: RecipeTools;
  /** The timers. */
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

/** The view for cooking the recipe on the page. */
export function CookDialog({ tools, ...props }: CookDialogProps) {
  const recipe = useSelector(useActors().recipe, ({ context }) => context.recipe);
  return (
    recipe && (
      <AroundCooking {...{ tools, recipe }}>
        <CookAndNote {...props} />
      </AroundCooking>
    )
  );
}

function CookAndNote({ cookbook, ...props }: Omit<CookDialogProps, 'tools'>) {
  const opened = useRecipe();
  return (
    <Cook
      onCooked={isNote(opened) ? null : async () => cookbook.cooking.cook(opened)}
      end={<CookedStatus key={opened.recipe.text} cookbook={cookbook} {...opened} />}
      {...props}
    />
  );
}
