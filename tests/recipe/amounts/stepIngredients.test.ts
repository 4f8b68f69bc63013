import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';
import { findStepIngredients, shortenLine } from '../../../src/recipe/amounts/findStepIngredients';
import { once } from '../../support/once';

/** The numbers: how many recipes the file has, and how many lines of steps may be missing. */
const FILES = [
  ['stepIngredients.txt', 60, 4],
  ['stepIngredientsSecond.txt', 30, 1],
] as const;

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

describe.each(FILES)('%s, written before it was tried', (file, count, most) => {
  const recipes = readFileSync(join(import.meta.dirname, file), 'utf8')
    .split(/^## /m)
    .slice(1);
  const judged = once(() => recipes.flatMap(judge));

  it('shows only ingredients that a step takes, and cuts no line before its food', () => {
    expect(recipes).toHaveLength(count);
    expect(judged().filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });

  it('leaves out few ingredients that a step takes', () => {
    expect(judged().flatMap(({ missing }) => missing).length).toBeLessThanOrEqual(most);
  });
});
