import { assignRoles } from '../../reading/document/assignRoles';
import { blocksOf } from '../../reading/document/blocks';
import { factsIn } from '../../reading/document/factsIn';
import { headingsIn } from '../../reading/document/headingsIn';
import { ingredientsIn } from '../../reading/document/ingredientsIn';
import { notesIn } from '../../reading/document/notesIn';
import { runsOf } from '../../reading/document/runs';
import { isCutOff, stepsOf } from '../../reading/document/steps';
import { detectLanguage } from '../../reading/languages/detectLanguage';
import { durationsIn } from './durationsIn';
import { findChatter } from './findChatter';
import { findEnd } from './findEnd';
import { findLead } from './findLead';
import { findVideos } from './findVideos';
import type { RecipeDocument, RecipeTree } from './RecipeDocument';
import { findTitle } from './readTitle';

/**
 * Reads a recipe. It never throws, takes time in proportion to the text, and leaves out what it
 * cannot tell for certain.
 *
 * @param tree from remark-parse and remark-gfm, after `separateLines`; the reader does not change it
 * @param source the text that the tree was parsed from
 */
export function readRecipe(tree: RecipeTree, source: string): RecipeDocument {
  const blocks = blocksOf(tree);
  const language = detectLanguage(source);
  const title = findTitle(blocks);
  const runs = runsOf(blocks);
  const { placed, end, mayLackIngredients, mayLackSteps } = assignRoles(
    runs.slice(0, findEnd(runs, title)),
    title,
  );
  const steps = stepsOf(placed, language);
  const ingredients = ingredientsIn(placed, language);
  return {
    language,
    title: title && { text: title.text, span: title.span, node: title.node },
    // A recipe in prose has no lead: its first paragraph is already the recipe.
    lead: end < 0 ? null : findLead(blocks, title, end),
    ...factsIn(placed, title),
    ingredients,
    steps,
    notes: notesIn(placed),
    videos: findVideos(tree, source),
    headings: headingsIn(placed),
    chatter: findChatter(blocks, title, { ingredients, steps }),
    durations: steps.length === 0 ? durationsIn(tree.children, language) : [],
    hasAllIngredients: ingredients.length > 0 && !mayLackIngredients,
    hasAllSteps: steps.length > 0 && !mayLackSteps && !isCutOff(steps, source),
  };
}
