import type { Block } from './blocks';
import { blocksAbove, findEnd } from './findEnd';
import { RecipeDraft } from './RecipeDraft';
import { readBlock } from './readBlock';
import { readHeading } from './readHeading';
import type { FoundTitle } from './readTitle';
import { runsOf } from './runs';
import { isPlainSection, sectionOf } from './vocabulary';

const namesMethod = (text: string) => isPlainSection(text) && sectionOf(text) === 'method';

/** Reads the parts of a recipe, heading by heading. It stops before a second recipe. */
export function readSections(
  blocks: readonly Block[],
  title: FoundTitle | null,
  source: string,
): RecipeDraft {
  const all = runsOf(blocks);
  const end = findEnd(all, title);
  const runs = all.slice(0, end);
  const draft = new RecipeDraft(blocksAbove(blocks, all[end]), source);
  const method = runs.findLastIndex(({ label }) => label && namesMethod(label.text));
  for (const [index, run] of runs.entries()) {
    draft.isAboveMethod = index < method;
    const { label } = run;
    if (label && label.node === title?.node) {
      draft.section = null;
      if (!title.isWhole) draft.addFacts(run.block);
    } else if (label) readHeading(draft, label, run, index === runs.length - 1);
    for (const [at, block] of run.blocks.entries()) {
      if (block.node !== title?.node) readBlock(draft, block, run, at);
      else if (!title.isWhole) draft.addFacts(block);
    }
  }
  draft.finish();
  return draft;
}
