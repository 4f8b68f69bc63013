import { whenIdle } from '../browser/loading/whenIdle';
import { readText } from '../reading/document/marks/readText';
import { parseRecipe } from '../reading/document/parseRecipe';
import { pageComponents } from './components';
import { renderNodes } from './RecipeView';
import { checkKitchen } from './shopping/checkKitchen';

const TOAST = `# Toast

**Serves:** 2
**Prep time:** 2 minutes

## Ingredients

- 2 slices of bread
- 1/2 tbsp butter, soft
- salt, to taste

## Method

1. **Toast.** Toast the bread at 200 °C for 2–3 minutes, until golden.
2. Add the butter, let it stand for 1 minute, then serve.`;

/** Reads, checks and renders a small recipe that nobody sees, so the browser has compiled the code in advance. */
export function practise(): void {
  // One by one, so the browser can answer a key press in between.
  for (const part of TOAST.split(/\n\n(?=## )/)) whenIdle(() => parseRecipe(part));
  whenIdle(() => readText(TOAST));
  whenIdle(() => checkKitchen(['bread'], readText(TOAST).document, []));
  whenIdle(() => {
    const { tree } = readText(TOAST);
    if (tree) renderNodes({ nodes: tree.children, components: pageComponents });
  });
}
