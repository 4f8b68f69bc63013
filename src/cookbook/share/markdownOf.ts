/** Some programs take the start of a file for settings, or run them. A byte order mark helps. */
const BEFORE_FRONT_MATTER = /^\ufeff?(?=---|\+{3})/;

/** Signs that turn letters around, also by name: other programs would show another food. */
const TURNS = /[\u202d\u202e\0]|&#(?:x0*202[de]|0*823[78]);/gi;

/** The last line says who wrote the recipe. */
export function markdownOf(recipe: string, attribution: string): string {
  // The model's name may come from a link, with any characters in it.
  const literal = attribution.replace(/[\\`*[\]<>|~]/g, '\\$&');
  const text = recipe
    .trimEnd()
    .replace(BEFORE_FRONT_MATTER, '\n')
    .replace(TURNS, '')
    .toWellFormed();
  return `${text}\n\n---\n\n${literal}\n`;
}
