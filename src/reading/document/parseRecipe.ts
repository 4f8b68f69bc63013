import type { Root } from 'mdast';
import { detectLanguage } from '../languages/detectLanguage';
import { type PlacedBlock, runsOf } from './blocks/blocks';
import { findEnd, placeBlocks } from './blocks/placeBlocks';
import { blocksOf } from './blocks/seeBlocks';
import { findVideos } from './facts/readVideo';
import { readLineBreaks, separateLines } from './lines/separateLines';
import { parseMarkdown } from './markdown/parseMarkdown';
import { textOf } from './markdown/plainText';
import type { RecipeDocument } from './RecipeDocument';
import type { Role } from './roles/LineFeatures';
import { factsIn } from './sections/factsIn';
import { ingredientsIn } from './sections/ingredientsIn';
import { findLead, findSignOff, headingsIn, notesIn, wordsBefore } from './sections/notesIn';
import { findTitle } from './sections/readTitle';
import { durationsIn, isCutOff, stepsOf } from './sections/steps';

/** Empty for a text that would take too long to parse. Trust nothing in `markdown`. */
export function parseRecipe(markdown: string): RecipeDocument {
  try {
    const tree = parseTree(markdown);
    // The next caller gets the same tree, so no one changes it.
    last = tree && { markdown, tree };
    if (tree) return tree.document;
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

/** The page looks at a paste, reads its title to save it, and opens it next: all the same text. */
let last: { markdown: string; tree: ParsedRecipe } | null = null;

/** A tree of its own, or null for a text that would take too long. */
export function parseTree(markdown: string): ParsedRecipe | null {
  const known = last;
  last = null;
  if (known?.markdown === markdown) return known.tree;
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
  const tree = parseTree(markdown);
  last = tree && { markdown, tree };
  return (tree?.placed ?? []).flatMap(({ role, block }) =>
    role === 'fact' || /sHead|dHead/.test(role) ? [{ role, text: textOf(block.node) }] : [],
  );
}

/**
 * Never throws, takes linear time, and leaves out what it cannot tell for certain.
 * @param tree from `parseMarkdown`, after `separateLines`; the reader does not change it
 * @param source the text that the tree was parsed from
 */
export const readRecipe = (tree: Root, source: string): RecipeDocument =>
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
    videos: findVideos(tree, source),
    headings: headingsIn(placed),
    chatter: {
      before: wordsBefore(blocks, title, placed),
      signOff: findSignOff(blocks, placed),
    },
    durations: steps.length === 0 ? durationsIn(tree.children, language) : [],
    hasAllIngredients: ingredients.length > 0 && !mayLackIngredients,
    hasAllSteps: steps.length > 0 && !isCutOff(steps, source),
  };
  return { document, placed };
}
