import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { FAILURE_TEXT } from '../../machines/recipeMachine';
import { createSampleKitchen } from '../../src/connections/sampleKitchen/createSampleKitchen';
import type { Block } from '../../src/recipe/document/old/outline';
import { dish } from '../../src/app/cookingTools';
import { remarkLineBreaks } from '../../src/recipe/markdown/remarkLineBreaks';
import { type Facts, readFacts } from '../../src/share/facts';
import { type Part, structuredData } from '../../src/share/structuredData';
import { RECIPES } from '../browser/scenes';
import SAMPLE from './recipes/of-the-sample-kitchen.json';
import SCENES_READ from './recipes/of-the-scenes.json';

const SCENES: Record<string, unknown> = SCENES_READ;

/** The outline of a text, as the page has it. */
function outlineOf(text: string): readonly Block[] {
  let outline: readonly Block[] = [];
  const take = () => (tree: { children: { properties?: { outline?: () => Block[] } }[] }) => {
    outline = tree.children.at(-1)?.properties?.outline?.() ?? [];
  };
  ReactMarkdown({
    children: text,
    remarkPlugins: [remarkGfm, remarkLineBreaks],
    rehypePlugins: [...dish.rehypePlugins, take as never],
    components: dish.components,
  });
  return outline;
}

const read = (text: string) => structuredData(outlineOf(text), 'Who wrote it.');

/** What is read of a recipe, without what all have in common. */
function dataOf(text: string) {
  const result = read(text);
  if ('missing' in result) return result;
  const { '@context': context, '@type': type, creditText, ...data } = JSON.parse(result.json);
  expect([context, type, creditText]).toEqual(['https://schema.org', 'Recipe', 'Who wrote it.']);
  return data;
}

const FOLDER = join(import.meta.dirname, 'recipes');
const names = readdirSync(FOLDER).flatMap((file) => /^(.*)\.md$/.exec(file)?.[1] ?? []);

describe('what really stands in a recipe, and no more, is given to recipe managers', () => {
  it.each(names)('%s', (name) => {
    const file = (ending: string) => readFileSync(join(FOLDER, `${name}.${ending}`), 'utf8');
    expect(dataOf(file('md'))).toEqual(JSON.parse(file('json')));
  });
});

it('what of a recipe of the sample kitchen is given to them', async () => {
  const { signal } = new AbortController();
  const { text } = await createSampleKitchen().generate(['eggs', 'rice', 'spring onion'], signal);
  expect(dataOf(text)).toEqual(SAMPLE);
});

describe('what of the recipes that the page is looked at with', () => {
  it.each(Object.entries(RECIPES))('%s', (name, recipe) => {
    expect(dataOf(recipe)).toEqual(SCENES[name]);
  });
});

describe('where title, ingredients and steps cannot be told apart for sure, nothing is given', () => {
  const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 200 g rice\n\n';
  const METHOD = '## Method\n\n1. Boil.\n2. Serve.\n\n';
  it.each<[string, string, Part[]]>([
    ['the text of a failure', FAILURE_TEXT, ['title', 'ingredients', 'steps']],
    [
      'an essay',
      '# On saffron\n\nIt is dear.\n\n## Why\n\nIt is picked by hand.',
      ['ingredients', 'steps'],
    ],
    ['no title', INGREDIENTS + METHOD, ['title']],
    ['a lead-in for a title', `Here is your recipe:\n\n${INGREDIENTS}${METHOD}`, ['title']],
    ['a title behind the ingredients', `${INGREDIENTS}# Rice\n\n${METHOD}`, ['title']],
    ['a method for a title', `## Method\n\n1. Boil.\n\n${INGREDIENTS}`, ['title', 'ingredients']],
    ['no steps', `# Rice\n\n${INGREDIENTS}Boil it all.`, ['steps']],
    ['steps in prose', `# Rice\n\n${INGREDIENTS}## Method\n\nBoil it. Serve it.`, ['steps']],
    ['numbered tips alone', `# Rice\n\n${INGREDIENTS}## Tips\n\n1. Rinse.\n2. Rest.`, ['steps']],
    ['no ingredients', `# Rice\n\n${METHOD}`, ['ingredients']],
    ['a list that is of no amounts', `# Rice\n\n- quick\n- cheap\n\n${METHOD}`, ['ingredients']],
    [
      'two lists, and none called so',
      `# Rice\n\n- 1 pot\n\ntext\n\n- 2 eggs\n\n${METHOD}`,
      ['ingredients'],
    ],
    [
      'tables alone',
      '# Rice\n\n| Ingredient | Amount |\n| - | - |\n| Rice | 1 |\n\n| Step | Do |\n| - | - |\n| 1 | Boil |',
      ['ingredients', 'steps'],
    ],
    [
      'two dishes',
      `# Rice\n\n${INGREDIENTS}${METHOD}# Soup\n\n${INGREDIENTS}${METHOD}`,
      ['ingredients'],
    ],
    ['nothing', '', ['title', 'ingredients', 'steps']],
  ])('(%s)', (_, text, missing) => {
    expect(read(text)).toEqual({ missing });
  });
});

it('is JSON that no text ends early, between the tags of a script', () => {
  const title = 'Soup </script><script>hit()</script> & <!-- "rice" \\\\ \u2028';
  const result = structuredData(
    [
      { kind: 'heading', text: title, rank: 1, isLeadIn: false, about: null },
      { kind: 'ingredients', items: ['1 egg </script>'] },
      { kind: 'steps', items: ['<!--', '2'] },
    ],
    '</SCRIPT>',
  );
  const json = 'json' in result ? result.json : '';
  expect(json).not.toContain('<');
  const { name, recipeIngredient, creditText } = JSON.parse(json);
  expect({ name, recipeIngredient, creditText }).toEqual({
    name: title,
    recipeIngredient: ['1 egg </script>'],
    creditText: '</SCRIPT>',
  });
});

describe('facts are read from their lines and from plain sentences', () => {
  it.each<[string, Facts]>([
    [
      'Prep: 10 minutes, Cook: 20 minutes, Serves 4',
      { prepTime: 10, cookTime: 20, recipeYield: '4 servings' },
    ],
    ['Preparation time – about 1 hour and 5 min.', { prepTime: 65 }],
    ['Total Time: 2½ hrs', { totalTime: 150 }],
    ['Total: 1.5 h; Yields: 24 cookies', { totalTime: 90, recipeYield: '24 cookies' }],
    ['Time: 45 min', { totalTime: 45 }],
    ['Cook time: an hour', { cookTime: 60 }],
    ['Ready in 3/4 hour', {}],
    ['Cooking: 1 1/2 hours', { cookTime: 90 }],
    ['Cook: 20-25 minutes', {}],
    ['Cook: 20 minutes per side', {}],
    ['Prep: 20 minutes (plus a night of soaking)', {}],
    ['Total: overnight', {}],
    ['Prep: 5 min | Prep: 10 min', {}],
    ['Prep: 5 min | Prep: 5 minutes', { prepTime: 5 }],
    ['Serves: as many as come', {}],
    ['Serves 4', { recipeYield: '4 servings' }],
    ['Makes 12', { recipeYield: '12' }],
    ['Kochzeit: 1 Std. 20 Min.', { cookTime: 80 }],
    ['Tiempo de cocción: 40 minutos • Raciones: 4', { cookTime: 40, recipeYield: '4' }],
    ['Makes a mess', {}],
    ['Time flies', {}],
    ['Cook the rice for 10 minutes', {}],
  ])('%s', (line, facts) => {
    expect(readFacts([line], [])).toEqual(facts);
  });

  it.each<[string, Facts]>([
    [
      'A fine dish that serves 4 to 6 and is ready in 25 minutes.',
      { recipeYield: '4 to 6 servings', totalTime: 25 },
    ],
    ['Ready in about 30 minutes after a night of soaking.', {}],
    ['Serves 2 in 25 minutes.', { recipeYield: '2 servings', totalTime: 25 }],
    ['Total time of 1 hour, for two.', { totalTime: 60 }],
    ['It observes 4 rules and serves 100% of needs.', {}],
    ['Ready in 20 to 30 minutes.', {}],
  ])('%s', (sentence, facts) => {
    expect(readFacts([], [sentence])).toEqual(facts);
  });
});
