import { expect, it } from 'vitest';
import {
  checkRecipe,
  exclusionsIn,
  learnFor,
  readFoods,
  thingsToAvoid,
} from '../../../../src/foods';
import { readAmounts, readText } from '../../../../src/reading';
import { cutList, LANGUAGES } from '../../../../src/reading/languages';

const GREETINGS = `
Sure! Here is a recipe:
Sure! Here’s a simple recipe you can make with your ingredients:
Here's a simple and delicious recipe you can make with the ingredients you have:
Here is a recipe using those ingredients:
Of course! Here's a recipe for you to try:
Certainly! Here's a step-by-step recipe:
Absolutely! I'd be happy to help. Here's a recipe for you:
Thank you for sharing your ingredients! Here's what you can cook:
Klar! Hier ist ein Rezept:
Gerne! Hier ist ein einfaches Rezept mit deinen Zutaten:
Natürlich, hier kommt ein leckeres Rezept für dich:
Hier ist ein Rezept, das du mit den Zutaten kochen kannst:
Bien sûr ! Voici une recette :
Avec plaisir ! Voici une recette simple avec vos ingrédients :
Voici une délicieuse recette que vous pouvez préparer avec ces ingrédients :
¡Claro! Aquí tienes una receta:
¡Por supuesto! Aquí tienes una receta sencilla con tus ingredientes:
Aquí tienes una receta deliciosa que puedes preparar en casa:
`;

const OF_USE = `
Sure! Here's a recipe for Kubdari:
Sure! Here's a simple chicken and rice recipe:
Sure! Here is a recipe 🥜
Sure! Here's a vegan recipe:
Here's a gluten-free recipe for you:
Sure! Here's a recipe without your allergens:
Sure! Here's an allergy-friendly recipe:
Sure! Here's a recipe that is safe for you:
Of course! Here's a healthy recipe:
Here's a halal recipe for you:
Sure! Here's a meatless recipe:
Sure! Here's a recipe for two:
Sure! Here's a 20-minute recipe:
Sure! Here's a recipe that freezes well:
Sure! I could not use the ingredients.
Sure! I used only your ingredients.
Sure! Here's [a recipe](https://example.com):
Okay, I assumed that you have an oven. Here is the recipe:
Sure! Be careful with the hot pan.
Quick and easy to make with what you have.
Klar! Hier ist ein veganes Rezept:
Gerne! Hier ist ein Rezept ohne deine Allergene:
Hier ist ein Rezept für zwei:
Gerne! Hier ist ein Rezept mit Hähnchen:
Hier ist ein Rezept, das für dich geeignet ist:
Bien sûr ! Voici une recette sans gluten :
Voici une recette végétalienne :
Voici une recette pour deux :
Voici une recette au poulet :
¡Claro! Aquí tienes una receta vegana:
Aquí tienes una receta sin gluten:
Aquí tienes una receta para dos:
Aquí tienes una receta con pollo:
`;

const partsOf = (before: string) =>
  readText(
    `${before}\n\n# Fried rice\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice.`,
  ).parts?.whole;

const rowsOf = (table: string) => table.trim().split('\n');

it.each(rowsOf(GREETINGS))('knows that these words of a model only greet: %s', (before) => {
  expect(partsOf(before)?.greeting?.nodes).toHaveLength(1);
});

it.each(rowsOf(OF_USE))(
  'takes nothing for a greeting that a cook may want to know: %s',
  (before) => {
    expect(partsOf(before)).toMatchObject({ greeting: null });
  },
);

it('takes several paragraphs for a greeting only if each one is', () => {
  expect(partsOf("Sure!\n\nHere's a recipe:")?.greeting).not.toBeNull();
  expect(partsOf('Sure!\n\nIt keeps for a week.')?.greeting).toBeNull();
});

it('finds no food, claim or amount in the words of greetings', async () => {
  await learnFor({ codes: ['de', 'fr', 'es'] });
  const everything = thingsToAvoid({
    allergens: ['milk', 'eggs', 'nuts', 'peanuts', 'gluten', 'fish', 'soya', 'sesame'],
    diet: 'vegan',
    avoid: ['alcohol'],
  });
  const lines = LANGUAGES.flatMap(({ code, greetingWords = '' }) =>
    // At the beginning of a line, an article is a number: "an egg".
    cutList(greetingWords).map((word) => ({ code, text: `recipe ${word}` })),
  );
  const named = lines.filter(({ code, text }) => {
    const facts = { isReadable: true, language: code };
    const { results } = checkRecipe(everything, [{ text, isIngredient: false }], facts);
    return (
      readFoods(text, code, 'everything').foods.length > 0 ||
      exclusionsIn(text, { language: code }).length > 0 ||
      readAmounts(text, code)?.length !== 0 ||
      results.some(({ verdict }) => verdict === 'contains' || verdict === 'mentioned')
    );
  });
  expect(named).toEqual([]);
});
