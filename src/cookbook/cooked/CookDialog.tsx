import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type LazyPart, useStore } from '../../browser/store';
import { AroundCooking, Cook, isNote, type RecipeTools, useRecipe } from '../../recipe';
import { useActors } from '../../ui/Actors';
import * as recipeWords from '../../words/en/recipe';
import type { CookbookPart } from '../RecipeToolbar';

interface CookDialogProps {
  /** Notes the dinner. A cook needs no other part of it, so the view opens without it. */
  cookbook: LazyPart<CookbookPart>;
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
  const part = useStore(cookbook);
  const isMissing = useStore(cookbook.isMissing);

  async function note() {
    const { cooking } = await cookbook.load();
    cooking.cook(opened);
  }

  return (
    <Cook
      onCooked={isNote(opened) ? null : note}
      end={
        part ? (
          <part.CookedStatus key={opened.recipe.text} cookbook={part} {...opened} />
        ) : (
          <p role="status">{isMissing && recipeWords.save.notLoaded}</p>
        )
      }
      {...props}
    />
  );
}
