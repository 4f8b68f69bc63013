import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findStepIngredients,
  shortenLine,
  stepLines,
} from '../../../src/amounts/scaling/findStepIngredients';
import { learn } from '../../../src/foods/languages/learn';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { once } from '../../support/once';
import { readTable } from '../../support/readTable';

const hasAmount = (line: string) => /\d/.test(line);

function readExpected(text: string) {
  if (text === 'nothing') return [];
  return text
    .split(' | ')
    .map((line) => ({
      isSure: !line.startsWith('?'),
      forms: line.replace(/^\?/, '').split(' // '),
    }))
    .filter(({ forms }) => forms.every(hasAmount));
}

/** Compares what the page shows with each step with what the author expects. */
function judge(block: string) {
  const [name = '', ...rows] = block.trim().split('\n');
  const list = rows.filter((row) => row.startsWith('- '));
  const work = rows.filter((row) => /^\d/.test(row)).map((row) => row.split(' => '));
  const steps = [...work.map(([step]) => step), `${work.length + 1}. Enjoy.`];
  const recipe = parseRecipe(
    `# Dish\n\n## Ingredients\n\n${list.join('\n')}\n\n## Instructions\n\n${steps.join('\n')}`,
  );
  const lines = recipe.ingredients.flatMap(({ items }) => items.map(({ line }) => line));
  const found = findStepIngredients(recipe);
  return work.map(([step = '', expected = ''], at) => {
    const shown = (found[at] ?? []).map(({ index }) => lines[index] ?? '').filter(hasAmount);
    const forms = shown.map((line) => shortenLine(line));
    const wanted = readExpected(expected);
    return {
      step: `${name}: ${step}`,
      wrong: forms.filter((line) => !wanted.some((one) => one.forms.includes(line))),
      missing: wanted.filter(
        (one) => one.isSure && !one.forms.some((form) => forms.includes(form)),
      ),
    };
  });
}

describe('stepIngredients.txt, written before it was tried', () => {
  const recipes = readFileSync(new URL('stepIngredients.txt', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1);
  const judged = once(() => recipes.flatMap(judge));

  it('shows only ingredients that a step takes, and cuts no line before its food', () => {
    expect(recipes).toHaveLength(34);
    expect(judged().filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });

  it('leaves out few ingredients that a step takes', () => {
    expect(judged().flatMap(({ missing }) => missing).length).toBeLessThanOrEqual(4);
  });
});

function namedIn(step: string, ...lines: string[]): string[] {
  const list = lines.map((line) => `- ${line}`).join('\n');
  const text = `# Dish\n\n## Ingredients\n\n${list}\n\n## Method\n\n1. ${step}\n2. Serve.`;
  return (findStepIngredients(parseRecipe(text))[0] ?? []).map(({ index }) => lines[index] ?? '');
}

it.each(
  `
  the same food | Fry the onion. | 1 onion / 2 eggs | 1 onion
  a kind of it | Add the lentils and stock. | 150 g red lentils / 500 ml chicken stock | 150 g red lentils / 500 ml chicken stock
  the exact food before its kinds | Add the onion. | 1 onion / 2 spring onions | 1 onion
  water that was measured | Add the water. | 150 ml water / 1 onion | 150 ml water
  a food whose other names are in a note | Add the beans. | 1 tin beans; drained, with water / 1 onion | 1 tin beans; drained, with water
  a line whose alternative is in its note | Add the butter. | 50 g butter, or margarine / 2 eggs | 50 g butter, or margarine
  a food after a decimal comma | Add the rice. | 1,5 kg rice | 1,5 kg rice
  its ingredients in the order of the list | Add the eggs, then the onion. | 1 onion / 2 eggs | 1 onion / 2 eggs
  the lemon of its juice | Add the lemon juice. | 1 lemon / 2 eggs | 1 lemon
  what an order without a comma takes | When it is hot add the eggs. | 2 eggs | 2 eggs
  nothing of a list that a clause is about | Once the onion, the carrot and celery are soft, stir. | 1 onion / 1 carrot / 1 celery stalk | nothing
  what no other step takes | Fry it before adding the eggs. | 2 eggs | 2 eggs
  the plain food of two kinds | Fry the onion. | 1 onion / 2 red onions | 1 onion
  a food in oil | Add the tuna. | 200 g tuna in oil / 2 eggs | 200 g tuna in oil
  a kind in its line | Boil the penne. | 200 g penne pasta / 2 eggs | 200 g penne pasta
  what was cooked before | Stir in the cooked rice. | 200 g rice / 2 eggs | 200 g rice
  a food for which it waits later | Fry the onion. While the onion cooks, beat the eggs. | 1 onion / 2 eggs | 1 onion / 2 eggs
  what only its title names | **Prep the salmon:** Pat it dry. | 1 salmon | 1 salmon
  `
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | ')),
)('a step takes %s', (_, step = '', lines = '', named) => {
  expect(namedIn(step, ...lines.split(' / ')).join(' / ') || 'nothing').toBe(named);
});

it.each(
  `
  "the oil" of two oils | Heat the oil. | 2 tbsp olive oil / 1 tsp sesame oil
  a food of two lines | Rub in the butter. | 100 g butter / 20 g butter, melted
  one that may be that of a line with two | Add the garlic. | 1 tbsp garlic / 4 cloves minced garlic
  another food of the same name | Pour in the coconut milk. | 200 ml milk
  water without a measure | Cook in boiling water. | 150 ml water
  a verb | Toast the seeds. | 4 slices toast
  what it leaves out | Cook without the onion. | 1 onion
  what another food replaces | Fry it in oil rather than butter. | 20 g butter
  a sauce that is named after it | Stir in the tomato sauce. | 2 tomatoes
  a mixture that it is part of | Pour the onion mixture over it. | 1 onion
  a food that another one tells more about | Add the lemon chicken. | 200 g chicken
  a misspelt word | Fry it in the buter. | 20 g butter
  a thing of the kitchen | Use the spoon. | 1 spoon
  a food that may be anything | Add the sauce. | 1 jar sauce
  a line of two alternatives | Add the butter. | 100 g margarine or butter
  another kind of the food | Add the red onion. | 1 onion
  the first of two alternatives | Fry the onion. | 1 onion or shallot
  a line of two foods | Add the butter. | 100 g flour and butter
  such a line with a comma before | Add the avocado. | 2 large, ripe avocados and tomatoes
  `
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' | ')),
)('no line is named by %s in a step', (_, step = '', lines = '') => {
  expect(namedIn(step, ...lines.split(' / '))).toEqual([]);
});

it.each([
  ['what it waits for', 'While the rice is cooking, chop the onion.'],
  ['what it waits for, in a list', 'Once the peas, fresh onion and rice are hot, serve.'],
  ['what it cooks on', 'Stir until the rice is tender.'],
  ['what comes from another step', 'Serve with the rice from step 1.'],
  ['what has been cooked before', 'Stir in the cooked rice.'],
  ['what another step adds', 'Toast the seeds before adding the rice.'],
])('a second step does not take %s again', (_, step) => {
  const text = `# Dish\n\n## Ingredients\n\n- 200 g rice\n\n## Method\n\n1. Boil the rice.\n2. ${step}`;
  expect(findStepIngredients(parseRecipe(text))).toEqual([[{ index: 0, share: 1 }], []]);
});

it('the steps of a recipe in another language name no line', () => {
  const text =
    '# Zuppa\n\nPer 2 persone\n\n## Ingredienti\n\n- 1 cipolla\n- 200 g di lenticchie\n\n## Preparazione\n\n1. Soffriggere la cipolla e cuocere con le lenticchie in una pentola.\n2. Servire.';
  expect(findStepIngredients(parseRecipe(text))).toEqual([[], []]);
});

it('a step names the part of an ingredient that it takes, the whole of another, and only the food if its part is not clear', () => {
  const lines = ['100 g butter', '2 eggs', '1 tbsp oil', 'salt'];
  const shown = stepLines(
    [
      { index: 0, share: 0.5 },
      { index: 1, share: 1 },
      { index: 2, share: null },
      { index: 3, share: 1 },
    ],
    {
      lineOf: (index) => lines[index] ?? '',
      partOf: (index, share) => (index === 0 && share === 0.5 ? '50 g butter' : 'another part'),
      foodOf: (index) => (index === 2 ? 'oil' : ''),
    },
  );
  expect(shown.map(({ line }) => line)).toEqual(['50 g butter', '2 eggs', 'oil']);
});

/** A part of the ingredient for each step; "?" if no reader can tell. */
function sharesIn(line: string, steps: readonly string[], words = ['Ingredients', 'Method']) {
  const work = [...steps, 'Enjoy.'].map((step, at) => `${at + 1}. ${step}`).join('\n');
  const text = `# Dish\n\n## ${words[0]}\n\n- ${line}\n- 1 tin beans\n\n## ${words[1]}\n\n${work}`;
  const found = findStepIngredients(parseRecipe(text)).slice(0, steps.length);
  return found.map((taken) => {
    const one = taken.find(({ index }) => index === 0);
    return one && (one.share === null ? '?' : Math.round(one.share * 1000) / 1000);
  });
}

const WORDS: Record<string, string[]> = {
  de: ['Zutaten', 'Zubereitung'],
  fr: ['Ingrédients', 'Préparation'],
  es: ['Ingredientes', 'Preparación'],
};

it.each(readTable(new URL('shares.txt', import.meta.url)))(
  '$section: $title',
  async ({ text, expected: [code = ''] }) => {
    if (code) await learn(code);
    const [line = '', ...work] = text.split(' | ');
    const steps = work.map((step) => step.split(' = '));
    const shares = sharesIn(
      line,
      steps.map(([step = '']) => step),
      WORDS[code],
    );
    expect(shares.map((share) => `${share ?? 'nothing'}`)).toEqual(steps.map(([, share]) => share));
  },
);

it('what a step says of the next food is not about the one before', () => {
  expect(sharesIn('1 tsp salt', ['Season with half of the salt and some beans.'])).toEqual([0.5]);
});

it.each([
  ['2 boneless, skinless chicken breasts, cubed', '2 boneless, skinless chicken breasts'],
  ['1 large, ripe avocado, pitted and sliced', '1 large, ripe avocado'],
  ['1/2 cup low-sodium, gluten-free soy sauce', '1/2 cup low-sodium, gluten-free soy sauce'],
  ['1,5 kg rice; rinsed', '1,5 kg rice'],
  ['50 g butter, or margarine', '50 g butter'],
  ['Basmati rice, 1 cup, rinsed', 'Basmati rice, 1 cup'],
  ['2 tbsp butter, divided', '2 tbsp butter, divided'],
  ['1 cup flour, plus more for dusting', '1 cup flour, plus more for dusting'],
  ['2 large, round zorblaxes, peeled', '2 large, round zorblaxes, peeled'],
  ['Salt, to taste', 'Salt, to taste'],
  ['2 extra large eggs, beaten', '2 extra large eggs'],
  ['', ''],
])('"%s" is shown with a step as "%s"', (line, short) => {
  expect(shortenLine(line)).toBe(short);
});
