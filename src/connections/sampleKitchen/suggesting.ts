import { chooseDishes, type Pantry, unusedOf } from './composing';
import { ingredientsOf } from './dishIngredients';
import { type Item, readItem } from './reading';
import { capitalised } from './wording';

/** What many kitchens have, and many dishes begin with. */
const STAPLES = 'eggs, bread, pasta, potatoes, rice, chickpeas, tomatoes, cheese, flour, milk';
const MOST_SUGGESTIONS = 3;

/** The best dish for a list and one food more, as far as it uses any of the list. */
function dishWith(staple: Item, items: readonly Item[]): string | undefined {
  const [choice] = chooseDishes({
    items: [...items, staple].sort((a, b) => a.stock.rank - b.stock.rank),
  });
  if (!choice) return undefined;
  const used = new Set([...choice.filling.values()].flat().map(({ item }) => item));
  const usesList = items.length === 0 || items.some((item) => used.has(item));
  if (!used.has(staple) || !usesList) return undefined;
  return choice.dish.write(ingredientsOf(choice.filling)).title.trim();
}

/** Says kindly that no dish suits a list, and what would help. */
export function writeSuggestions(pantry: Pantry): string {
  const { items } = pantry;
  const titles = new Map<string, string>();
  for (const name of STAPLES.split(', ')) {
    const staple = readItem(name);
    const title = staple && dishWith(staple, items);
    // Nobody wants bread with nothing on it.
    const isPlain = /with oil$/.test(title ?? '');
    if (
      title &&
      !isPlain &&
      titles.size < MOST_SUGGESTIONS &&
      ![...titles.values()].includes(title)
    ) {
      titles.set(name, title);
    }
  }
  const suggestions = [...titles].map(([name, title]) => `- With ${name}: ${capitalised(title)}`);
  const sections = [
    '# Nothing here suits this list yet',
    items.length === 0
      ? 'The sample kitchen has a small book, and it does not know what is on the list. It would rather say so than guess.'
      : 'The sample kitchen has a small book, and nothing in it goes with what is on the list. It would rather say so than spoil good food.',
    suggestions.length > 0 && `One thing more would be enough:\n\n${suggestions.join('\n')}`,
    unusedOf(pantry, new Set()),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
