import { describe, expect, it } from 'vitest';
import { parseRecipe, titleOf } from '../../../src/reading/document/parseRecipe';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';

const INGREDIENTS = '## Ingredients\n\n- 2 eggs\n- 1 cup rice\n\n';
describe('a recipe counts as cut off', () => {
  const hasAllSteps = (text: string) => parseRecipe(`# Rice\n\n${INGREDIENTS}${text}`).hasAllSteps;

  it.each([
    ['a step without a full stop, if the others have one', '1. Boil.\n2. Drain.\n3. Eat it'],
    ['a bullet without a full stop below a step', '1. Boil.\n2. Drain:\n   - Shake the sieve well'],
    ['a word that ends no step', '1. Boil\n2. Drain\n3. Stir in the\n'],
    ['a comma', '1. Boil\n2. Drain\n3. Stir in the oil,\n'],
  ])('at %s', (_, text) => {
    expect(hasAllSteps(text)).toBe(false);
  });

  it.each([
    ['if notes follow its last step', '1. Boil.\n2. Drain.\n3. Eat it\n\n## Notes\n\n- It keeps.'],
    ['if none of its steps has a full stop', '1. Boil\n2. Drain\n3. Eat it'],
    ['if another step has none', '1. Boil.\n2. Rinse.\n3. Drain\n4. Eat it'],
    ['after a bracket', '1. Boil.\n2. Drain.\n3. Eat (hot)'],
    ['after a quotation', '1. Boil.\n2. Drain.\n3. Say “enjoy”'],
    ['after a picture', '1. Boil.\n2. Drain.\n3. Eat 🍚'],
    ['after a Chinese full stop', '1. Boil.\n2. Drain.\n3. 吃。'],
    ['with one step alone', '1. Boil and eat'],
    ['if its writer has ended its last line', '1. Boil.\n2. Drain.\n3. Eat it\n'],
  ])('not %s', (_, text) => {
    expect(hasAllSteps(text)).toBe(true);
  });
});

describe('servings and times', () => {
  const read = (above: string) => parseRecipe(`# Rice\n\n${above}\n\n${INGREDIENTS}1. Boil.`);
  const SENTENCE = 'This serves 4 as a starter and is quick to cook.';

  it.each<[string, string, number | null]>([
    ['a line of facts beats a sentence below it', `Serves 2 · 40 minutes\n\n${SENTENCE}`, 2],
    ['a line of facts beats a sentence above it', `${SENTENCE}\n\nServes 2 · 40 minutes`, 2],
    ['a sentence counts if no line says them', SENTENCE, 4],
    ['two sentences that differ do not count', `${SENTENCE}\n\nIt serves 6 as a side.`, null],
    ['two lines that differ in the upper end do not count', 'Serves 2\n\nServes 2–3', null],
  ])('%s', (_, above, servings) => {
    expect(read(above).servings?.from ?? null).toBe(servings);
  });

  it('a range has both of its ends, and what is counted', () => {
    expect(read('Makes 10 to 12 pancakes').servings).toMatchObject({
      text: 'Makes 10 to 12 pancakes',
      from: 10,
      to: 12,
      unit: 'pancakes',
    });
  });

  it.each<[string, string, object]>([
    ['is the whole time beside the servings', 'Serves 2 · 40 minutes', { total: 40 }],
    ['does not count alone', '40 minutes', {}],
    ['does not count beside another one', 'Serves 2 · 40 minutes · 10 minutes', {}],
    [
      'counts for nothing beside a whole time that is named',
      'Serves 2 · 40 minutes\n\nTotal time: 1 hour',
      { total: 60 },
    ],
    [
      'counts for nothing beside a whole time that the reader cannot tell',
      'Serves 2 · 40 minutes\n\nTotal time: 1–2 hours',
      {},
    ],
  ])('a bare time %s', (_, above, times) => {
    expect(read(above).times).toEqual(times);
  });

  it('a time that is given twice in different ways is left out, and the others stay', () => {
    expect(read('Prep: 5 min\n\nPrep time: 10 min\n\nCook: 20 min').times).toEqual({ cook: 20 });
  });

  it.each([
    ['in a table across', '| Fact | Value |\n|-|-|\n| Prep: | 5 min |\n| Servings： | 4 |'],
    ['in a list', '- **Prep time:** 5 min\n- **Servings:** 4'],
    ['in bold lines of one paragraph', '**Servings:** 4\n**Prep time:** 5 min'],
    ['beside others', '**Details**\n\n- Prep time: 5 min\n- Servings: 4\n- Level: easy'],
    ['in a list with something else', 'Serves 4\n\n- Prep time: 5 min\n- Level: easy'],
  ])('are read %s', (_, above) => {
    const { servings, times } = read(above);
    expect([servings?.from, times]).toEqual([4, { prep: 5 }]);
  });

  it.each([
    ['in brackets after the title', `# Rice (serves 4)\n\n${INGREDIENTS}1. Boil.`],
    ['in brackets after a heading', '# Rice\n\n## Ingredients (Serves 4)\n\n- 1 egg\n\n1. Boil.'],
    ['in a German heading', '# Reis\n\nZutaten für 4 Personen:\n\n- 1 egg\n\n1. Boil.'],
    ['in bold words', '# Riz\n\n**Ingrédients pour 4 personnes**\n\n- 1 egg\n\n1. Boil.'],
    ['after bold words', '# Rice\n\n**Ingredients** (serves 4)\n\n- 1 egg\n\n1. Boil.'],
    ['after the steps', `# Rice\n\n${INGREDIENTS}## Method\n\n1. Boil.\n2. Eat.\n\nServes 4`],
  ])('are read %s', (_, text) => {
    expect(parseRecipe(text).servings?.from).toBe(4);
  });
});

describe('the marks of steps', () => {
  const numbersOf = (...lines: string[]) =>
    parseRecipe(`# Rice\n\n${INGREDIENTS}## Method\n\n${lines.join('\n')}`).steps.map(
      ({ number, text }) => [number, text],
    );

  it.each<[string, number]>([
    ['❶', 1],
    ['①', 1],
    ['⑳', 20],
    ['🔟', 10],
    ['1️⃣2️⃣', 12],
    ['(7)', 7],
    ['12.', 12],
    ['Step 4:', 4],
    ['Schritt 6.', 6],
  ])('%s is step %i', (mark, number) => {
    expect(numbersOf(`${mark} Boil the rice.`)).toEqual([[number, 'Boil the rice.']]);
  });
});

it('the beginning of a recipe gives the title of the whole', () => {
  const corpus = sample(readCorpus(), 20);
  expect(corpus.map(({ text }) => titleOf(text))).toEqual(
    corpus.map(({ document }) => document.title?.text ?? ''),
  );
});

it('the title of a long recipe comes from its first 2,000 characters', () => {
  const before = 'Beans.\n\n'.repeat(300);
  expect(titleOf(`${before.slice(-1_992)}# Soup\n`)).toBe('Soup');
  expect(titleOf(`${before}# Soup\n`)).not.toBe('Soup');
});
