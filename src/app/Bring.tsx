import type { Recipe, Source } from '../../machines/recipe';
import { BringDialog } from '../bring/BringDialog';
import type { Brought } from '../bring/readFiles';

export interface BringProps {
  loadReader: Parameters<typeof BringDialog>[0]['loadReader'];
  /** What another app has shared. */
  text: string | undefined;
  /** What the visitor has dropped on the page. */
  files: readonly File[];
  addBrought(brought: Brought): void;
  openCookbook(): void;
  onOpen(recipe: Recipe): void;
  onClose(): void;
}

/** The dialog for recipes from elsewhere: one is opened, several go into the cookbook. */
export function Bring({ addBrought, openCookbook, onOpen, ...props }: BringProps) {
  return (
    <BringDialog
      {...props}
      onOpen={({ text, source }) => onOpen(broughtRecipe(text, source))}
      onAdd={(brought) => {
        addBrought(brought);
        openCookbook();
      }}
    />
  );
}

/** A recipe from elsewhere as the page shows it. */
const broughtRecipe = (text: string, source: Source): Recipe => ({
  text,
  source,
  cut: false,
  model: null,
  origin: 'imported',
  askedWith: [],
  arrivedAt: Date.now(),
});
