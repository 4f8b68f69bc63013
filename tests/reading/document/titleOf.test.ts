import { expect, it } from 'vitest';
import { titleOf } from '../../../src/reading/document/parseRecipe';
import { readCorpus } from '../../support/corpus';
import { sample } from '../../support/sample';

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
