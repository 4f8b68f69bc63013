import { isPlainSection } from '../../document/vocabulary';
import type { JsonObject } from '../json/words';

const RULE = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/m;
const HEADING = /^#{1,6} /;
const ITEM = /^ {0,3}[-*+] +(?=\S)/;
/** "- *2 cups* milk": no other markdown writes amounts so. */
const AMOUNT = /^ {0,3}[-*+] +[*_](?![*_\s])[^*_]+[*_] /;
const WHOLE_BOLD = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)$/;
const WHOLE_ITALIC = /^[*_]([^*_]+)[*_]$/;

const blocksOf = (text: string) =>
  text
    .trim()
    .split(/\n(?:[ \t]*\n)+|\n(?=#{1,6} | {0,3}(?:[-*+]|\d{1,2}[.)]) )/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * A title, facts, a rule, a list, a rule, the work: https://recipemd.org. Null for any other text.
 */
export function ofRecipeMd(text: string): JsonObject | null {
  const [head = '', list = '', ...work] = text.split(RULE);
  const items = list.split('\n').filter((line) => line.trim());
  const isList = items.every((line) => ITEM.test(line) || HEADING.test(line) || /^ {2}/.test(line));
  const [title = '', ...blocks] = blocksOf(head);
  // "## Ingredients" is of another layout.
  const hasSection = items.some((line) => HEADING.test(line) && isPlainSection(line));
  const hasAmount = items.some((line) => AMOUNT.test(line));
  if (!title.startsWith('# ') || !isList || hasSection || !hasAmount) return null;
  const insideOf = (pattern: RegExp) =>
    blocks.map((block) => pattern.exec(block)?.[1]).find((inside) => inside !== undefined) ?? null;
  const leads = blocks.filter((block) => !WHOLE_BOLD.test(block) && !WHOLE_ITALIC.test(block));
  return {
    '@markdown': true,
    name: title.slice(2),
    description: leads.join(' '),
    tags: insideOf(WHOLE_ITALIC),
    recipeYield: insideOf(WHOLE_BOLD)?.split(/,\s/) ?? null,
    recipeIngredient: blocksOf(list).map(ingredientIn),
    recipeInstructions: blocksOf(work.join('\n\n')),
  };
}

/** "- *2 cups* [pesto](./pesto.md)": the page cannot check what is in another recipe. */
const ingredientIn = (line: string): string =>
  line
    .replace(ITEM, '')
    .replace(/^[*_]([^*_]+)[*_](?=\s)/, '$1')
    .replace(/^(.*?)\[([^\]]+)\]\([^()]*\)$/, '$1$2 (linked recipe)');
