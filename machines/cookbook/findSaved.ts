/** Normalizes line endings and the blanks around a recipe, so its copies have the same text. */
export function normalizeRecipe(recipe: string): string {
  return recipe.replace(/\r\n?/g, '\n').trim();
}

export function hasText({ recipe }: { recipe: string }, text: string): boolean {
  return normalizeRecipe(recipe) === normalizeRecipe(text);
}

export function findSaved<Saved extends { recipe: string }>(
  saved: readonly Saved[],
  text: string,
): Saved | undefined {
  const wanted = normalizeRecipe(text);
  return saved.find(({ recipe }) => normalizeRecipe(recipe) === wanted);
}
