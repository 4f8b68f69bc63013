import { expect, it } from 'vitest';
import { viewMarkdown } from '../../../src/reading/document/markdown/parseMarkdown';
import { readText } from '../../../src/reading/document/marks/readText';
import { parseRecipe } from '../../../src/reading/document/parseRecipe';

const CAKE = `# Cake

Serves 2
Quick.

- 1 egg<br>beaten
- 100 g flour

Recipe notes

1. Beat it for 5 minutes, see https://youtu.be/aB3-_dE9xYz.
2. Bake.
`;

it('a tree that one part of the page looks at stays as it is when another part reads the same text', () => {
  const tree = viewMarkdown(CAKE);
  const before = structuredClone(tree);
  parseRecipe(CAKE);
  expect(tree).toEqual(before);
});

it('a document stays as it is when the page opens a recipe with the same text', () => {
  const document = parseRecipe(CAKE);
  const before = structuredClone(document);
  readText(CAKE);
  expect(document).toEqual(before);
});
