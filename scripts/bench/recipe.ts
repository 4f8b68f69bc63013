/** A part of a recipe, with most of what GFM has beside plain markdown. */
const COURSE = `## Course %

| Ingredient | Amount | Or else |
| --- | ---: | --- |
| spring onion | % bunches | leek, ~~raw onion~~ |
| soy sauce | 3 tbsp | [tamari](https://example.org/tamari) |

- [x] Boil the rice for % minutes the day before
- [ ] Warm the plates
  - in the oven, at \`60 °C\`

1. Heat the oil in a wide pan until it **shimmers**, then fry the onions for % minutes.
2. Add the rice, press it flat, and *leave it alone* until it crackles.

> Cold rice fries; warm rice steams. See www.example.com for more.`;

/**
 * Writes a recipe as a model would.
 *
 * @param bytes its least size; it ends with the next course
 * @param serial distinguishes one recipe from another
 * @returns the markdown, and its last line, which no other recipe has
 */
export function writeRecipe(bytes: number, serial: number): { text: string; end: string } {
  const end = `This was recipe number ${serial}.`;
  let text = `# Supper number ${serial}\n\nServes **four**.[^1]\n\n[^1]: With *little* work.`;
  for (let course = 1; text.length < bytes - COURSE.length / 2; course += 1) {
    text += `\n\n${COURSE.replaceAll('%', String(course))}`;
  }
  return { text: `${text}\n\n${end}`, end };
}
