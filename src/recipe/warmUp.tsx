import { createRoot } from 'react-dom/client';
import { whenIdle } from '../browser/loading/pauses';
import { parseRecipe, readText } from '../reading';
import { type Actors, ActorsContext } from '../ui/Actors';
import { joinNames } from '../words/format';
import { checkReading } from './allergens/checkReading';
import type { RecipeTools } from './createRecipeTools';
import { growRecipe } from './growRecipe';
import { RecipeContent } from './RecipeContent';

/** Has what models write in markdown, and no word of another language: the page would fetch the foods of that. */
export const TOAST = `# Toast

*Quick* – for two.

**Serves 2** | **Prep: 2 min**

## Ingredients

**Main**
- 2 slices of bread, halved
  - white
- salt, to taste

**To serve**

| Food | Amount |
| - | -: |
| butter | 1/2 tbsp |

## Method

1. **Toast.** Toast the bread at 200 °C for 2–3 minutes.
2. Add the butter, wait 30 seconds, then serve.

> Hot!`;

const ABOUT = { cut: false, model: null, origin: 'request' as const, askedWith: [] };

/** Reads, checks, compares and renders a small recipe unseen, so the browser compiles the code in advance. */
export function warmUp(tools: RecipeTools, actors: Actors) {
  // One by one, so the browser can answer a key press in between.
  for (const part of TOAST.split(/\n\n(?=## )/)) whenIdle(() => parseRecipe(part));
  whenIdle(() => joinNames(['salt', 'oil']));
  const root = createRoot(document.createElement('div'));
  // Browsers compile a pattern for each kind of text (with and without a sign of two bytes):
  // plainly at first, and well when it runs again.
  for (let at = 0; at < 4; at += 1) {
    const text = `${at % 2 ? TOAST : TOAST.replaceAll('–', '-')} ${at}`;
    whenIdle(() =>
      checkReading(readText(text), { diet: null, allergens: ['milk'], avoid: [] }, false),
    );
    whenIdle(() => {
      const growth = growRecipe(text, ABOUT, actors.kitchen)(text, '');
      if (!growth) return;
      root.render(
        <ActorsContext value={actors}>
          <RecipeContent tools={tools} recipe={growth.recipe} growth={growth} toolbar={null} />
        </ActorsContext>,
      );
    });
  }
  whenIdle(() => root.unmount());
}
