import { whenIdle } from '../browser/loading/whenIdle';
import { readText } from '../reading/document/marks/readText';
import { parseRecipe } from '../reading/document/parseRecipe';
import { joinNames } from '../words/format';

import { checkReading } from './allergens/checkReading';
import { pageComponents } from './components';
import { renderBlock } from './RecipeView';
import type { CheckController } from './shopping/createKitchenCheck';

const TOAST = `# Toast

Quick – for two.

**Serves 2** | **Prep: 2 min** | **Cook:** 3 minutes

## Ingredients

**Main**
- 2 slices of bread, halved
- salt, to taste

**To serve**
- 1/2 tbsp butter

## Method

1. **Toast.** Toast the bread at 200 °C for 2–3 minutes, until golden.
2. Add the butter, wait 1 minute, then serve.`;

/** Reads, checks, compares and renders a small recipe unseen, so the browser compiles the code in advance. */
export function practise({ compareNow }: Pick<CheckController, 'compareNow'>): void {
  // One by one, so the browser can answer a key press in between.
  for (const part of TOAST.split(/\n\n(?=## )/)) whenIdle(() => parseRecipe(part));
  whenIdle(() => joinNames(['salt', 'oil']));
  // Browsers compile a pattern for each kind of text (with and without a sign of two bytes):
  // plainly at first, and well when it runs again.
  for (let at = 0; at < 4; at += 1) {
    const text = `${at % 2 ? TOAST : TOAST.replaceAll('–', '-')} ${at}`;
    whenIdle(() =>
      checkReading(readText(text), { diet: null, allergens: ['milk'], avoid: [] }, false),
    );
    whenIdle(() => compareNow(readText(text), null));
    whenIdle(() => {
      const { tree } = readText(text);
      for (const node of tree?.children ?? []) renderBlock({ node, components: pageComponents });
    });
  }
}
