import type { Preferences } from '../../../machines/preferences';
import { type Pantry, unusedOf } from './composing';
import { ingredientsOf } from './dishIngredients';
import { chooseAllowed, leaveOut, type Obeyed } from './obeying';
import { type Item, readItem } from './reading';
import { capitalised } from './wording';

/** What many kitchens have, and many dishes begin with. */
const STAPLES = 'eggs, bread, pasta, potatoes, rice, chickpeas, tomatoes, cheese, flour, milk';
const MOST_SUGGESTIONS = 3;

/** The best dish for a list with one more food, if it uses that food and something of the list. */
function dishWith(
  name: string,
  staple: Item,
  pantry: Pantry,
  preferences: Preferences,
): string | undefined {
  const { items } = pantry;
  const [choice] = chooseAllowed(
    {
      ...pantry,
      items: [...items, staple].sort((a, b) => a.stock.rank - b.stock.rank),
      typed: new Map([...pantry.typed, [staple, name]]),
    },
    preferences,
  );
  if (!choice) return undefined;
  const used = new Set([...choice.filling.values()].flat().map(({ item }) => item));
  const usesList = items.length === 0 || items.some((item) => used.has(item));
  if (!used.has(staple) || !usesList) return undefined;
  return choice.dish.write(ingredientsOf(choice.filling)).title.trim();
}

/** Says kindly that the visitor has seen every dish for a list. */
export function writeNoOther(): string {
  return `# That was every dish for this list

The sample kitchen has a small book, and you have seen all that it has for what is on your list. They are still here, under _Earlier recipes_. One thing more on the list may make another dish.
`;
}

const TO_CHANGE: Record<Obeyed, string> = {
  foods: 'what you avoid',
  swap: 'what is left out',
  time: 'the time',
  equipment: 'the equipment',
};

/**
 * Says kindly that no dish suits a list, and what would help.
 *
 * @param inTheWay the preferences that keep every dish away; empty if no dish suits the list anyway
 */
export function writeSuggestions(
  whole: Pantry,
  preferences: Preferences,
  inTheWay: readonly Obeyed[],
): string {
  const pantry = leaveOut(whole, preferences);
  const { items } = pantry;
  const titles = new Map<string, string>();
  for (const name of STAPLES.split(', ')) {
    const staple = readItem(name);
    const isThere = items.some(({ food }) => food === staple?.food);
    const title = staple && !isThere ? dishWith(name, staple, pantry, preferences) : undefined;
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
    inTheWay.length > 0
      ? '# Nothing here fits your preferences'
      : '# Nothing here suits this list yet',
    inTheWay.length > 0
      ? `The sample kitchen has a small book, and for this list no dish in it keeps to all you asked for. There is one if you change ${inTheWay.map((part) => TO_CHANGE[part]).join(' or ')}.`
      : items.length === 0
        ? 'The sample kitchen has a small book, and it does not know what is on the list. It would rather say so than guess.'
        : 'The sample kitchen has a small book, and nothing in it goes with what is on the list. It would rather say so than spoil good food.',
    suggestions.length > 0 && `One thing more would be enough:\n\n${suggestions.join('\n')}`,
    unusedOf(pantry, new Set()),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
