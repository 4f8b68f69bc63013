import type { EditCommand, Outcome } from '../../../machines/cookbook/CookbookContext';

/** Takes an edit back. */
export function undoEdit({ recipe, was }: Outcome & { type: 'edited' }): EditCommand {
  const { recipe: text, name, note = '', byHand } = was;
  return {
    type: 'recipe.edit',
    before: recipe,
    recipe: text,
    note,
    ...(name !== undefined && { name }),
    ...(byHand && { byHand }),
  };
}
