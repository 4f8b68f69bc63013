import type { Root } from 'mdast';
import { detectLanguage } from '../languages/detectLanguage';
import type { Run } from './blocks/blocks';
import { type PlacedBlock, runsOf } from './blocks/blocks';
import { blocksOf, seeBlocks } from './blocks/seeBlocks';
import { findVideos } from './facts/readVideo';
import { readLineBreaks, separateLines } from './lines/separateLines';
import { parseMarkdown } from './markdown/parseMarkdown';
import { textOf } from './markdown/plainText';
import type { RecipeDocument } from './RecipeDocument';
import type { Role } from './roles/LineFeatures';
import { assignRoles } from './roles/rules';
import { factsIn } from './sections/factsIn';
import { ingredientsIn } from './sections/ingredientsIn';
import { findLead, headingsIn, notesIn, wordsBefore } from './sections/notesIn';
import type { FoundTitle } from './sections/readTitle';
import { findTitle } from './sections/readTitle';
import { durationsIn, isCutOff, stepsIn, stepsOf } from './sections/steps';
import { bareHeading, isGroupHeading, sectionOf } from './vocabulary';

/** Empty for a text that would take too long to parse. Trust nothing in `markdown`. */
export function parseRecipe(markdown: string): RecipeDocument {
  try {
    const parsed = viewTree(markdown);
    if (parsed) return parsed.document;
  } catch (error) {
    // Deeply nested text can exhaust the parser's stack; anything else is a fault of the reader.
    if (!(error instanceof RangeError)) throw error;
  }
  return readNothing();
}

/** A document without a recipe, and a new one for each caller. */
export const readNothing = (): RecipeDocument => readRecipe({ type: 'root', children: [] }, '');

interface ParsedRecipe {
  root: Root;
  document: RecipeDocument;
  placed: readonly PlacedBlock[];
}

/** The page looks at a paste, reads its title to save it, and opens it next: all the same text. Nothing changes it. */
let viewed: { markdown: string; parsed: ParsedRecipe | null } | null = null;

function viewTree(markdown: string): ParsedRecipe | null {
  if (viewed?.markdown !== markdown) viewed = { markdown, parsed: parse(markdown) };
  return viewed.parsed;
}

/** A tree that the caller may change, and the document with its nodes; null for a text that would take too long. */
export function parseTree(markdown: string): Pick<ParsedRecipe, 'root' | 'document'> | null {
  if (viewed?.markdown !== markdown) return parse(markdown);
  const { parsed } = viewed;
  // Takes a hundredth of the time.
  return parsed && structuredClone({ root: parsed.root, document: parsed.document });
}

function parse(markdown: string): ParsedRecipe | null {
  const root = parseMarkdown(markdown);
  if (!root) return null;
  // Each line becomes a node.
  readLineBreaks(root);
  separateLines(root);
  return { root, ...readPlaced(root, markdown) };
}

/** In UTF-16 units. To read thirty long texts in full would take seconds. */
const TITLE_WITHIN = 2_000;

/** Reads a recipe's beginning; empty without a title there. */
export const titleOf = (markdown: string): string =>
  parseRecipe(markdown.slice(0, TITLE_WITHIN)).title?.text ?? '';

/** The words of each block that heads a section or tells facts, for who lays the recipe out anew. */
export function headsAndFacts(markdown: string): { role: Role; text: string }[] {
  return (viewTree(markdown)?.placed ?? []).flatMap(({ role, block }) =>
    role === 'fact' || /sHead|dHead/.test(role) ? [{ role, text: textOf(block.node) }] : [],
  );
}

/**
 * Never throws, takes linear time, and leaves out what it cannot tell for certain.
 * @param tree from `parseMarkdown`, after `separateLines`; the reader does not change it
 * @param source the text that the tree was parsed from
 */
const readRecipe = (tree: Root, source: string): RecipeDocument =>
  readPlaced(tree, source).document;

function readPlaced(tree: Root, source: string): Omit<ParsedRecipe, 'root'> {
  const language = detectLanguage(source);
  const blocks = blocksOf(tree);
  const title = findTitle(blocks);
  const runs = runsOf(blocks);
  const { placed, end, mayLackIngredients } = placeBlocks(
    runs.slice(0, findEnd(runs, title)),
    title,
  );
  const steps = stepsOf(placed, language);
  const ingredients = ingredientsIn(placed, language);
  const document: RecipeDocument = {
    language,
    title: title && { text: title.text, node: title.node },
    // A recipe in prose has no lead: its first paragraph is already the recipe.
    lead: end < 0 ? null : findLead(blocks, title, end),
    ...factsIn(placed, title),
    ingredients,
    steps,
    notes: notesIn(placed),
    videos: findVideos(tree),
    headings: headingsIn(placed),
    chatter: wordsBefore(blocks, title, placed),
    durations: steps.length === 0 ? durationsIn(tree.children, language) : [],
    hasAllIngredients: ingredients.length > 0 && !mayLackIngredients,
    hasAllSteps: steps.length > 0 && !isCutOff(steps, source),
  };
  return { document, placed };
}

function placeBlocks(runs: readonly Run[], title: FoundTitle | null) {
  const assigned = assignRoles(seeBlocks(runs, title));
  const placed = assigned.map(({ line, role, begins, from, to }): PlacedBlock => {
    return { block: line, role: role ?? 'words', from, to, steps: begins ? stepsIn(line) : [] };
  });
  const end = placed.findIndex(({ role }) => /Head|group|ingredient|part|step/.test(role));
  const hasFoods = placed.some(({ role }) => role === 'ingredient');
  const isPlain = ({ role, block }: PlacedBlock) => role === 'words' && block.mark === 'bullet';
  const plain = hasFoods ? undefined : placed.find(isPlain);
  // If nothing else does, the first plain list above the steps holds the ingredients.
  if (plain?.from === 'top' && placed.some(({ steps }) => steps.length > 0))
    plain.role = 'ingredient';
  return {
    placed,
    /** The place of the first ingredient, step, note or heading of these; -1 without one. */
    end,
    // May there be more than the blocks say? "Sauce" would be one more group, "Goes well with" not.
    mayLackIngredients: assigned.some(
      ({ line, role, from }) =>
        line.opens === 'other' && from === 'list' && role !== 'group' && line.below.foods,
    ),
  };
}

/** Where a second recipe begins, or a model starts its recipe anew; else the number of runs. */
function findEnd(runs: readonly Run[], title: FoundTitle | null): number {
  const parts = runs.map(({ label }): Part => label && sectionOf(label.text));
  const titleAt = runs.findIndex(
    ({ label, blocks }) =>
      title !== null &&
      (label?.node === title.node || blocks.some(({ node }) => node === title.node)),
  );
  const rank = runs[titleAt]?.label?.rank ?? 0;
  const seen = new Set<string>();
  for (const [at, run] of runs.entries()) {
    const { label } = run;
    const isAfterRecipe = holdsRecipe(parts.slice(0, at));
    const part = parts[at];
    if (label && part) {
      const begins = `${bareHeading(label.text)}\n${firstLineOf(run)}`.toLowerCase();
      if (isAfterRecipe && part === 'ingredients' && seen.has(begins)) return at;
      seen.add(begins);
    }
    if (label && !part && isAfterRecipe) {
      const isTitle = label.rank <= rank && !isGroupHeading(label.text);
      if (isTitle && holdsRecipe(parts.slice(at + 1))) return at;
    }
  }
  return runs.length;
}

type Part = ReturnType<typeof sectionOf>;

const holdsRecipe = (parts: readonly Part[]): boolean =>
  parts.includes('ingredients') && parts.includes('method');

function firstLineOf({ blocks: [first] }: Run): string {
  const node = first?.node.type === 'list' ? first.node.children[0] : first?.node;
  return node ? textOf(node) : '';
}
