import type { Root } from 'mdast';
import { detectLanguage } from '../languages/detectLanguage';
import { runsOf } from './blocks/blocks';
import { findEnd, placeBlocks } from './blocks/placeBlocks';
import { blocksOf } from './blocks/seeBlocks';
import type { RecipeDocument } from './RecipeDocument';
import { durationsIn } from './sections/durationsIn';
import { factsIn } from './sections/factsIn';
import { findChatter, findLead } from './sections/findChatter';
import { findVideos } from './sections/findVideos';
import { ingredientsIn } from './sections/ingredientsIn';
import { headingsIn, notesIn } from './sections/notesIn';
import { findTitle } from './sections/readTitle';
import { isCutOff, stepsOf } from './sections/steps';

/**
 * Never throws, takes linear time, and leaves out what it cannot tell for certain.
 * @param tree from `parseMarkdown`, after `separateLines`; the reader does not change it
 * @param source the text that the tree was parsed from
 * @param language of a text that is a piece of a recipe
 */
export function readRecipe(
  tree: Root,
  source: string,
  language: RecipeDocument['language'] = detectLanguage(source),
): RecipeDocument {
  const blocks = blocksOf(tree);
  const title = findTitle(blocks);
  const runs = runsOf(blocks);
  const { placed, end, mayLackIngredients } = placeBlocks(
    runs.slice(0, findEnd(runs, title)),
    title,
  );
  const steps = stepsOf(placed, language);
  const ingredients = ingredientsIn(placed, language);
  return {
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
    chatter: findChatter(blocks, title, placed),
    durations: steps.length === 0 ? durationsIn(tree.children, language) : [],
    hasAllIngredients: ingredients.length > 0 && !mayLackIngredients,
    hasAllSteps: steps.length > 0 && !isCutOff(steps, source),
  };
}
