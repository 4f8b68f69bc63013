/** A recipe as markdown, with a line at its end that says who wrote it. */
export function markdownOf(recipe: string, attribution: string): string {
  // The model's name may come from a link, with any characters in it.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  return `${recipe.trimEnd()}\n\n---\n\n${literal}\n`;
}
