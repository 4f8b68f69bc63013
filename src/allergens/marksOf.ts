import type { RecipeLine } from '../foods/allergens';
import type { Check } from '../foods/checkRecipe';
import { messages, nameOf } from './messages';
import type { Mark } from './recipeLines';

/** What is said at one place of a recipe. */
interface Said {
  line: number;
  end: number;
  contained: string[];
  possible: string[];
}

/** Says what to write into the lines of a recipe: a word once in each line, and nothing in the title. */
export function marksOf({ results }: Check, lines: readonly RecipeLine[]): Mark[] {
  const said = new Map<string, Said>();
  for (const { thing, places } of results) {
    for (const { line, end, words, presence } of places) {
      if (lines[line]?.heading === 'title') continue;
      const key = `${line} ${words.toLowerCase()}`;
      const at = said.get(key) ?? { line, end, contained: [], possible: [] };
      said.set(key, at);
      if (presence === 'contains') at.contained.push(nameOf(thing));
      if (presence === 'may contain') at.possible.push(nameOf(thing));
    }
  }
  return [...said.values()].map(({ line, end, contained, possible }) => ({
    line,
    end,
    words: messages.mark([...new Set(contained)], [...new Set(possible)]),
  }));
}
