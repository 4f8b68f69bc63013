import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/words/*/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function wordsOf(code: string): string {
  const own = Object.entries(sources).filter(([path]) => path.includes(`/${code}/`));
  expect(own.length).toBeGreaterThan(3);
  return own.map(([, text]) => text).join('\n');
}

it.each([
  ['de', 'kann … enthalten', /k(?:ann|önn)[^.\n]* enthalten/i],
  ['fr', 'peut contenir', /peu(?:t|vent) contenir/i],
  ['es', 'puede contener', /pued[ea]n? (?:contener|tener)/i],
])('the page in "%s" never says "%s", which labels say of traces', (code, _, phrase) => {
  expect(wordsOf(code)).not.toMatch(phrase);
});

it('the French page breaks no line before a colon', () => {
  // The page needs narrow spaces that do not break. Conditions in code have plain ones.
  expect(wordsOf('fr')).not.toMatch(/« | »|\p{L} ;|\p{L} [:?!]['`]/u);
});
