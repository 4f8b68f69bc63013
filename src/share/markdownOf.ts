/** A byte order mark. Some programs take the start of a file for settings, and some even run them. */
const BEFORE_FRONT_MATTER = /^\ufeff?(?=---|\+{3})/;

/** A recipe as markdown, with a line at its end that says who wrote it. */
export function markdownOf(recipe: string, attribution: string): string {
  // The model's name may come from a link, with any characters in it.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  const text = recipe.trimEnd().replace(BEFORE_FRONT_MATTER, '\n');
  return `${text}\n\n---\n\n${literal}\n`;
}
