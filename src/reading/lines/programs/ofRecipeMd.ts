import { isPlainSection } from '../../document/vocabulary';
import type { JsonObject } from '../json/words';

const RULE = /^ {0,3}(?:[-*_][ \t]*){3,}$/m;
const HEADING = /^#{1,6} /;
const ITEM = /^ *(?:[-*+]|\d{1,9}[.)]) +(?=\S)/;
/** "- *2 cups* milk": no other markdown writes amounts so. */
const AMOUNT = /^ *(?:[-*+]|\d{1,9}[.)]) +[*_](?=[\p{N}.,])[^*_]+[*_]\s/u;
/** What an item goes on with: a paragraph, or an item without an amount. */
const INSIDE = /\s*\n {2,}(?=\S)(?!\S+ +[*_][\p{N}.,])((?:[-*+]|\d{1,9}[.)]) +)?/gu;
const WHOLE_BOLD = /^(?:\*\*|__)([^*_]+)(?:\*\*|__)$/;
const WHOLE_ITALIC = /^[*_]([^*_]+)[*_]$/;

const blocksOf = (text: string) =>
  text
    .trim()
    .split(/\n(?:[ \t]*\n)+|\n(?=#{1,6} | {0,3}(?:[-*+]|\d{1,2}[.)]) )/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/**
 * A title, facts, a rule, a list, a rule, the work: https://recipemd.org. Null for any other text, and
 * for a list without amounts, which may be the work.
 */
export function ofRecipeMd(text: string): JsonObject | null {
  const [head = '', list = '', ...work] = text.split(RULE);
  const items = list
    // The whole list may be indented.
    .replaceAll(/\n {0,3}(?=\S)/.exec(list)?.[0] ?? '\n', '\n')
    .replace(INSIDE, (_, mark) => (mark ? ', ' : ' '))
    .split('\n')
    .filter((line) => line.trim());
  const [title = '', ...blocks] = blocksOf(head);
  // "## Ingredients" is of another layout, and so is a list above the rule.
  const hasOtherLayout =
    items.some((line) => (HEADING.test(line) ? isPlainSection(line) : !ITEM.test(line))) ||
    blocks.some((block) => HEADING.test(block) || ITEM.test(block));
  const hasAmount = items.some((line) => AMOUNT.test(line));
  if (!title.startsWith('# ') || !hasAmount || hasOtherLayout) return null;
  const insideOf = (pattern: RegExp) =>
    blocks.map((block) => pattern.exec(block)?.[1]).find((inside) => inside !== undefined) ?? null;
  const leads = blocks.filter((block) => !WHOLE_BOLD.test(block) && !WHOLE_ITALIC.test(block));
  return {
    '@markdown': true,
    name: title.slice(2),
    description: leads.join(' '),
    tags: insideOf(WHOLE_ITALIC),
    recipeYield: insideOf(WHOLE_BOLD)?.split(/,\s/) ?? null,
    recipeIngredient: items.map(ingredientIn),
    recipeInstructions: blocksOf(work.join('\n\n')),
  };
}

/** "- *2 cups* [pesto](./pesto.md)": the page cannot check what is in another recipe. */
const ingredientIn = (line: string): string =>
  line
    .replace(ITEM, '')
    .replace(/^[*_]([^*_]+)[*_](?=\s)/, '$1')
    .replace(/\]\([^()]*\)\s*$/, '$& (linked recipe)')
    .replace(/\[([^\]]+)\]\([^()]*\)/g, '$1');
