import type { SavedRecipe } from '../../machines/cookbookMachine';

/** Letters that no Unicode form takes apart, as people without them on their keyboards type them. */
const PLAIN: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th' };

/** What all spellings of a text have in common, whatever their case and diacritics. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[łøđıæœþ]/g, (letter) => PLAIN[letter] ?? letter);
}

const folded = new WeakMap<SavedRecipe, string>();

function textOf(saved: SavedRecipe): string {
  let text = folded.get(saved);
  if (text === undefined) {
    text = fold([...saved.ingredients, saved.recipe].join('\n'));
    folded.set(saved, text);
  }
  return text;
}

/** Those of the recipes in which every word of a query stands, in the text or its ingredients. */
export function filterRecipes<Saved extends SavedRecipe>(
  recipes: readonly Saved[],
  query: string,
): readonly Saved[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return recipes;
  return recipes.filter((saved) => {
    const text = textOf(saved);
    return words.every((word) => text.includes(word));
  });
}
