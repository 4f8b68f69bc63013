import { detectLanguage } from '../../reading/languages/detectLanguage';
import { blocksOf } from './blocks';
import { collectFacts } from './collectFacts';
import { durationsIn } from './durationsIn';
import { findChatter } from './findChatter';
import { findLead } from './findLead';
import { findVideos } from './findVideos';
import type { RecipeDocument, RecipeTree } from './RecipeDocument';
import { readSections } from './readSections';
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
  const sections = readSections(blocks, title, source);
  const { ingredients, steps, notes, hasAllIngredients, hasAllSteps } = sections;
  const { servings, times } = collectFacts(blocks, title, sections);
  const readSteps = steps.stepsIn(language);
  const groups = ingredients.groupsIn(language);
  return {
    language,
    title: title && { text: title.text, span: title.span, node: title.node },
    // A recipe in prose has no lead: its first paragraph is already the recipe.
    lead: sections.end < blocks.length ? findLead(blocks, title, sections.end) : null,
    servings,
    times,
    ingredients: groups,
    steps: readSteps,
    notes: notes.notes,
    videos: findVideos(tree, source),
    headings: sections.headings,
    chatter: findChatter(blocks, title, { ingredients: groups, steps: readSteps }),
    durations: readSteps.length === 0 ? durationsIn(tree.children, language) : [],
    hasAllIngredients,
    hasAllSteps,
  };
}
