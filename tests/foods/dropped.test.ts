import { describe, expect, it } from 'vitest';
import { droppedBy } from '../../src/foods/avoided/wishedAway';

const said = (words: string, without: readonly string[] = []) => {
  const { allergens, diet, avoid } = droppedBy(words, without);
  return [...allergens, ...(diet ? [diet] : []), ...avoid];
};

describe('a change asks a recipe to lose', () => {
  it.each<[string, ...foods: string[]]>([
    ['without paprika', 'paprika'],
    ['milder, without paprika or milk', 'milk', 'paprika'],
    ['with no oven and no paprika', 'paprika'],
    ['remove the paprika, cumin and salt', 'paprika', 'cumin', 'salt'],
    ['remove the paprika from the recipe', 'paprika'],
    ['replace the paprika with cumin', 'paprika'],
    ['swap butter and cheese for oil', 'butter', 'cheese'],
    ['oil instead of butter and salt', 'butter'],
    ['substitute butter with oil', 'butter'],
    ['substitute oil for butter', 'butter'],
    ['use tofu rather than chicken', 'chicken'],
    ['leave the paprika out, please', 'paprika'],
    ["I'm out of paprika", 'paprika'],
    ["don't add salt", 'salt'],
    ['hold the mayo', 'mayo'],
    ['ditch the onions and add leeks', 'onions'],
    ['paprika-free', 'paprika'],
    ['gluten-free and vegan', 'gluten', 'vegan'],
    ['vegetarian', 'vegetarian'],
    ['no paprika, more rice', 'paprika'],
  ])('in %j', (words, ...foods) => {
    expect(said(words)).toEqual(foods);
  });

  it.each([
    'less salt',
    'make it spicier',
    'more garlic',
    'no more salt',
    'no extra cheese',
    'not so much garlic',
    'half of the butter',
    'double the rice',
    'milder, without an oven',
    'with vegan butter',
    'not without garlic',
    "don't remove the paprika",
    'a sauce out of tomatoes',
    'remove the chicken from the pan earlier',
    'take the chicken out after 5 minutes',
    'for children',
  ])('nothing in %j', (words) => {
    expect(said(words)).toEqual([]);
  });

  it('what a swap names, whatever its words are', () => {
    expect(
      said('without that', ['smoked paprika', 'milk', "ingredients that aren't vegan"]),
    ).toEqual(['milk', 'vegan', 'smoked paprika']);
  });
});
