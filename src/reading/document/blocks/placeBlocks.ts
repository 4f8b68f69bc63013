import { textOf } from '../markdown/plainText';
import { assignRoles } from '../roles/rules';
import type { FoundTitle } from '../sections/readTitle';
import { stepsIn } from '../sections/steps';
import { bareHeading, isGroupHeading, sectionOf } from '../vocabulary';
import type { PlacedBlock, Run } from './blocks';
import { seeBlocks } from './seeBlocks';

export function placeBlocks(runs: readonly Run[], title: FoundTitle | null) {
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
export function findEnd(runs: readonly Run[], title: FoundTitle | null): number {
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
