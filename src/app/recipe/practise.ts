import { readText } from '../../recipe/document/reading/readText';
import { renderNodes } from '../../recipe/RecipeView';
import { pageComponents } from './components';

const TOAST =
  '# Toast\n\nServes 2.\n\n## Ingredients\n\n- 2 slices of bread\n\n## Method\n\n1. Toast for 2 minutes.';

/** Reads and renders a small recipe that nobody sees, so the browser has compiled the code in advance. */
export function practise(): void {
  const { tree } = readText(TOAST);
  if (tree) renderNodes({ nodes: tree.children, components: pageComponents });
}
