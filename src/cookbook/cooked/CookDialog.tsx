import type { ReactNode } from 'react';
import { type LazyPart, useStore } from '../../browser/store';
import { Cook, isBookNote, useRecipe } from '../../recipe';
import * as recipeWords from '../../words/en/recipe';
import type { CookbookPart } from '../RecipeToolbar';

interface CookDialogProps {
  /** Notes the dinner. A cook needs no other part of it, so the view opens without it. */
  cookbook: LazyPart<CookbookPart>;
  /** The timers. */
  footer(onFocusLost: () => void): ReactNode;
  onClose(): void;
}

/** The view for cooking the recipe around it. */
export function CookDialog({ cookbook, footer, onClose }: CookDialogProps) {
  const opened = useRecipe();
  const part = useStore(cookbook);
  const isMissing = useStore(cookbook.isMissing);

  async function note() {
    (await cookbook.load()).cook(opened);
  }

  return (
    <Cook
      onCooked={isBookNote(opened) ? null : note}
      end={
        part ? (
          <part.CookedStatus
            key={opened.recipe.text}
            cookbook={part}
            onCookAgain={note}
            {...opened}
          />
        ) : (
          <p role="status">{isMissing && recipeWords.save.notLoaded}</p>
        )
      }
      footer={footer}
      onClose={onClose}
    />
  );
}
