/** A recipe with everything that GFM has beside plain markdown. */
export interface LongRecipe {
  /** Markdown. */
  text: string;
  /** What its last line, and no other, says. */
  end: string;
}

/**
 * Writes a recipe in the way of a model.
 *
 * @param bytes its size, which is reached to within a part of the recipe
 * @param serial tells one recipe from another
 */
export function writeRecipe(bytes: number, serial: number): LongRecipe {
  const end = `This was recipe number ${serial}.`;
  const parts = [`# Supper number ${serial}\n\nServes **four**, with *little* work.[^1]`];
  const size = () => parts.join('\n\n').length + FOOTNOTE.length + end.length + 4;
  for (let part = 0; size() < bytes; part += 1) {
    const next = PARTS[part % PARTS.length] ?? '';
    parts.push(next.replaceAll('%', String(part + 1)));
  }
  return { text: [...parts, FOOTNOTE, end].join('\n\n'), end };
}

const FOOTNOTE = '[^1]: Counted with four hungry people.';

const PARTS = [
  `## Course %

| Ingredient | Amount | Or else |
| --- | ---: | --- |
| spring onion | % bunches | leek, ~~raw onion~~ |
| long-grain rice | 320 g | *basmati* |
| eggs | 4 | **firm** tofu |
| soy sauce | 3 tbsp | [tamari](https://example.org/tamari) |`,

  `### Before you start

- [x] Boil the rice for % minutes the day before
- [ ] Take the eggs out of the fridge
- [ ] Warm the plates
  - in the oven, at \`60 °C\`
  - or in hot water`,

  `### Method

1. Slice the spring onions. Keep the white and the green apart: they go in at different times.
2. Heat the oil in a wide pan until it **shimmers**, then fry the white for % minutes.
3. Add the rice, press it flat, and *leave it alone* until it crackles.
4. Push it aside, scramble the eggs in the gap, and fold all together.`,

  `> Cold rice fries; warm rice steams. If there is no rice from yesterday, spread fresh rice on a
> tray for % minutes. See www.example.com for more on ~~old~~ *rested* rice.

The pan should never be crowded: fry in two goes where it is small. Season at the end, with soy
sauce first and salt last, since the sauce is salty enough for most.`,
];
