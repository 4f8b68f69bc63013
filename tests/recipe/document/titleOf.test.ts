import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';
import { titleOf } from '../../../src/recipe/document/titleOf';
import { timeOf } from '../../support/timeOf';

const FOLDER = new URL('../../recipes/', import.meta.url);

it('the beginning of a recipe gives the title of the whole', () => {
  const texts = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
  expect(texts.map(titleOf)).toEqual(texts.map((text) => parseRecipe(text).title?.text ?? ''));
});

it('the title of a long recipe takes little of the time to read it', () => {
  const long = `# Soup\n\n${'- 1 cup *rice* a\n'.repeat(1_400)}`;
  expect(titleOf(long)).toBe('Soup');
  expect(timeOf(() => titleOf(long))).toBeLessThan(timeOf(() => parseRecipe(long)) / 4);
});
