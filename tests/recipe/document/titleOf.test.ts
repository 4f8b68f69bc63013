import { expect, it } from 'vitest';
import { parseRecipe } from '../../../src/recipe/document/parseRecipe';
import { titleOf } from '../../../src/recipe/document/titleOf';
import { readCorpus } from '../../support/corpus';
import { timeOf } from '../../support/timeOf';

it('the beginning of a recipe gives the title of the whole', () => {
  const corpus = readCorpus();
  expect(corpus.map(({ text }) => titleOf(text))).toEqual(
    corpus.map(({ document }) => document.title?.text ?? ''),
  );
});

it('the title of a long recipe takes little of the time to read it', () => {
  const long = `# Soup\n\n${'- 1 cup *rice* a\n'.repeat(1_000)}`;
  expect(titleOf(long)).toBe('Soup');
  expect(timeOf(() => titleOf(long))).toBeLessThan(timeOf(() => parseRecipe(long), 2) / 4);
});
